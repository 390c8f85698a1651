# What the page says. What a game says is in the game's own files.

motto = Three board games about the old Empire, to play with friends or against bots.
my-name = Your name
my-name-empty = Guest
language = Language
language-name = English
candlelight = Candlelight
loading = One moment …
error-network = The server cannot be reached just now.
games = Games
players-range = { $few } to { $many } players
blurb-carolus-magnus = Win the clans at your court, lead the Emperor on his round and let castle grow to castle.
blurb-carolingi = The heirs of Louis the Pious divide his realm: influence, battles and a treaty that will not hold.
blurb-own-board = The same game on a board that somebody here has brought along, with countries and borders of its own.
blurb-wallenstein = Levy, build and tax through the Thirty Years’ War, and keep your peasants from revolt.
learn = Learn by playing
learn-on = Go on learning
row-moves = { $count ->
    [0] not begun
    [one] one move
   *[other] { $count } moves
}
guide = Your first game
guide-progress = How far you are
guide-next = Next
guide-back = Back
guide-do-it = Do it for me
guide-play-on = Play on here
guide-afresh = A new game
guide-done = { $count } of { $of } done.
guide-playing = Watch what happens. Then it goes on here.
guide-first = Read on: then comes your move.
guide-fold = Fold up
guide-unfold = Unfold
goal-label = The goal:
captions = Captions
captions-help = Say under each panel what it is for
captions-off = Put the goal and the captions away
about = What is this?
about-close = Close
about-nothing = What is this?
about-how = Tap something, hold a finger on it, or point at it and press “?”: you are told what it is.
keys = Keys
keys-arrows = walk over the board, from neighbour to neighbour
keys-tab = goes on to the next thing that can be chosen or pressed, with Shift to the one before
keys-enter = chooses
keys-digits = choose amounts and numbers; or answers, by the number beside them. 0 declines, or takes what has no number.
keys-list = all possible moves as a list; type a part of one
keys-escape = lets go, and closes what lies over the board
keys-about = tells what this is; once more: the keys
about-unknown = Nothing more is known about this.
about-tool-undo = Takes your last decision back.
about-tool-restart = Takes all back that you have decided in this turn.
about-tool-ask = Asks the others whether your last decision may be taken back: since then chance has spoken, or something was revealed.
about-tool-hint = A bot says what it would play for you, and what for. Nothing is played until you choose it.
about-tool-show = Plays on the board what has happened since your last move.
about-tool-list = Names everything that you may play now. Type the beginning of a word to find it.
caption-decision = What you are asked now. Tap what glows on the board, or a button here. “{ hint }” asks a bot for advice, “{ type-move }” names all that is possible, “{ undo }” takes back what chance has not sealed yet.
caption-player = Somebody at the table: whether they are to move, and whether they are here. You can let a bot play for you, and take your seat back at any time.
caption-replay = The game move by move: turn its pages by the arrows, let it play by itself, or jump to a round or a battle.
caption-journal = What has happened, what was said, and the rules.
caption-reckoning = What everybody’s points come from, and the way to the next game.
caption-course = How likely everybody was to win, from turn to turn, and which turns changed that most.
quick = Play now
new-table = New table
new-table-of = New table: { $game }
how-many = How many play?
who-sits = Who sits where?
who-sits-at = Who sits at seat { $number }
sits-me = me
sits-screen = someone at this screen
sits-link = a friend, by link
sits-bot = a bot
bot-level = How seat { $number } plays
bot-name = Bot { $number } ({ $level })
seat-of = Seat { $number }: { $name }
bot-random = at random
bot-greedy = greedy
bot-greedy-1 = greedy, as at first
bot-page = Page
bot-squire = Squire
bot-knight = Knight
bot-count = Count
bot-king = King
about-page = Sees its own gain, one step at a time, and forgets what the others are up to.
about-squire = Makes the most of its turn by rules of thumb, and does not ask what comes after it.
about-knight = Has learned from many games what matters, but decides quickly.
about-count = Weighs whole turns by what it has learned.
about-king = Tries its best turns out in thought, with everybody's answers, before it decides.
their-name = Name
name-at = Name at seat { $number }
link-follows = You get the link next.
options = Options
choice-true = yes
choice-false = no
table-rules = The table
make-public = Everybody may watch, and sit down where a seat is free
clock = Time to think
clock-none = as long as you like
clock-days = days a move
clock-minutes = minutes for the game
clock-amount = How many
open-table = Open the table
cancel = Cancel
list-mine = My tables
list-open = Open tables
list-watch = Games to watch
list-mine-empty = You sit at no table yet.
list-open-empty = Nobody is waiting for players.
list-watch-empty = No public game is running.
exercises = Today's exercises
exercises-help = One position a day and game: find the turn that stands out.
exercise-open = Solve: { $game }
exercise = Exercise
exercise-find = Find your best turn. One stands out.
exercise-right = That was it!
exercise-wrong = That was not the best turn.
exercise-worth = { $share } % of the victories may be expected of the best turn, { $next } % of the next best.
exercise-solution = The solution
exercise-show = Play the solution out
exercise-again = Try again
course = How it went
course-show = Show how it went
course-working = Looking back …
course-help = How likely each was to win, from turn to turn.
course-line = { $name }: { $share } %
course-turnings = What turned it
course-no-turnings = No single turn decided it.
course-turn = Move { $line }: the chances of { $player } go from { $before } % to { $after } %
course-turn-other = Move { $line } by { $player }: the chances of { $name } go from { $before } % to { $after } %
course-turn-time = Move { $line }, time ran out: the chances of { $name } go from { $before } % to { $after } %
course-better = Better: { $moves } ({ $gain } percentage points)
record-upload = Study a game
record-upload-help = Open a record that was saved before and go through it move by move.
record-choose = Choose a record
record-download = Record
is-study = Study

table-outlived = A table of former days
to-lobby = To the lobby
offline-lobby = You are offline. Your tables are shown as they stood at { $when }.
offline-table = Offline: the table as you saw it at { $when }.
reconnecting = The line is broken; trying again …
skip = To the decision
menu = Settings
sound = Sound
pace = Pace
pace-off = at once
pace-brisk = brisk
pace-calm = calm
stage-skip = Skip
stage-missed = What happened?
notify = Notify me
plain-board = Plain board
plain-help = Everything as named buttons and lists
plain-elements = What you can choose
plain-about = What is known about it
plain-nothing = There is nothing to choose now.
plain-everything = Show every element
plain-facts = The position
your-turn = Your turn
your-turn-named = It is your turn, { $name }.
asked-by-name = { $name }: { $question }
decision = Decision
choices = Possible moves
waiting-for = Waiting for { $names }.
gathering = Waiting for players
begins-with-all = The game begins as soon as every seat is taken.
game-over = The game is over
is-closed = This table has been closed
drop = Cancel
undo = Undo
restart = Restart turn
ask-undo = Ask to take back
ask-undo-help = Chance or a reveal has sealed the last decision; everybody must agree.
asked-undo = { $name } would like to take a decision back.
asked-rematch = { $name } would like a rematch.
asked-rematch-turned = { $name } would like a rematch, everybody one seat further.
undo-asked = You have asked to take it back. Waiting for { $names }.
rematch-offered = You have offered a rematch. Waiting for { $names }.
declined-rematch = The rematch was declined.
dropped-rematch = There will be no rematch for now.
agree = Agree
disagree = Decline
withdraw = Withdraw
hint = Hint
tap-plays = A tap plays: { $move }
hint-says = A bot would play: { $move }
hint-then = – then { $moves }
hint-why = (aim: { $reasons })
bot-aim = What is it after?
bot-aims = Aim: { $reasons }.
bot-aim-none = Nothing to tell yet.
hint-play = Play that
type-move = Possible moves
typed-label = Find a move: the beginnings of its words are enough
typed-more = { $count ->
    [one] … and one more: type on
   *[other] … and { $count } more: type on
}
typed-none = None of the moves that are possible now fits that.
typed-unknown = There is no such move.
play = Play
rule-section = Rule { $rule }
only-watching = You are watching; only players decide.
seat-number = Seat { $number }
seat-open = Seat { $number } is free.
seat-link = Link for seat { $number }
copy = Copy link
copied-private = Copied. This table is private: only who sits at it can open the link.
copied = Copied
sit-down = Sit down
to-move = to move
is-bot = bot
is-open = free
is-away = away
bot-fails = does not know what to do; it is asked again
is-absent = absent
bot-plays = a bot plays
let-bot = Let a bot play
let-bot-help = A bot decides for you from now on, until you take your seat back.
let-bot-host-help = A bot decides for them until they are back.
take-seat-back = Play again myself
hand-over = Hand over
hand-over-to = Now { $name }
hand-over-help = Hand the screen to { $name }. Nothing is shown until you are ready.
hand-over-ready = I am { $name }
leaves = Pages
margin-close = Back to the board
leaf-journal = Journal
leaf-chat = Chat
leaf-rules = Rules
chat-empty = Nothing has been said yet.
chat-say = Say something
send = Send
guest = Guest
since = Since you were last here
since-play = Show me
since-close = I have seen it
replay = Replay
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-times = { $speed } ×
replay-rounds = Rounds and seasons
replay-battles = Battles
replay-jump = Jump to …
comments = Comments on this move
comment-say = Comment on this move
replay-at = You are looking at move { $line } of { $lines }.
replay-start = To the beginning
replay-back = One move back
replay-on = One move on
replay-end = To the present
replay-leave = Leave the replay
journal-there = Position { $line }
replay-slider = Move of the game
replay-link = Link to this position
replay-more = { $count ->
    [0] Comment, link and more
    [one] One comment, link and more
   *[other] { $count } comments, link and more
}
best = The best turns here
best-for = What { $name } could expect of each, by what they could know:
best-worth = { $share } %
best-played = played
play-on = Play on from here
play-on-as = You play
play-on-against = against bots of the level
play-on-go = Play on
reckoning = The reckoning
to-reckoning = To the reckoning: { $standing }
reckoning-brackets = In brackets stands how many were counted for it.
nobody-wins = Nobody has won
winner = { $names } has won
winners = { $names } share the victory
rank = Rank
score = Points
rematch = Play again
to-rematch = To the next game
links-here = These links lead to this computer only. For friends elsewhere, start the server with --host 0.0.0.0 and open this page by the computer’s name or address.
declined-undo = The take-back was declined.
dropped-undo = Nothing is taken back.
time-is-up = { $name } has run out of time; a bot plays on.
your-time-is-up = Your time has run out; a bot plays on for you.
seat-taken-over = A bot plays for you meanwhile; “{ take-seat-back }” gives you your seat back at once.
unread = { $count } unread
your-name = What shall the others call you?
join = Sit down
closer = Closer
farther = Farther
guest-number = Guest { $number }
partners = Seats { $seats } are partners: they win together.
invited-to = You are invited to play { $game }
invited-by = { $host } invites you to play { $game }
invited-with = At the table: { $names }.
invited-partner = You would be partners with { $names } and win together.
invited-clock = Time to think: { $clock }.
you-win = You have won
you-win-with = You have won, with { $names }
you-share = You share the victory with { $names }
winners-together = { $names } have won
rematch-turned = Again, with other seats
rematch-stronger = A level higher: { $level }
points-by-round = Points by round

my-games = My games
my-games-of = { $name }: my games
statistics = My results
game = Game
played = Played
won = Won
best-score = Best score
mean-rank = Mean rank
played-nothing = No game has ended yet. What you play to its end is told here.
history = Games played
played-won = Won
played-left = Left to a bot
played-shared = Shared the victory
played-place = { $rank ->
    [2] Second
    [3] Third
   *[other] Place { $rank }
}
earlier-games = Earlier games
tables-put-away = Put away
take-out = Take out again
put-away-table = Put away: { $game }
leave-table = Leave: { $game }
leave-running = A bot will play on for you. Where the game is rated, that counts as the last place.
leave-gathering = The table will go on without you.
leave-yes = Leave

account = Account
account-none = You are a guest: this browser knows you. With a passkey or recovery codes you are the same player on every device, without a password.
account-help = With these you are the same player on every device.
passkey = Passkey
passkey-made = made on { $day }
passkey-used = last used on { $day }
passkey-remove = Remove
passkey-remove-named = Remove: { $name }
passkey-name = Name of the passkey
passkey-name-empty = such as: my phone
passkey-add = Make a passkey
passkey-known = This device has one of your passkeys already.
passkeys-impossible = Passkeys need a secure address (https), or a newer browser. Recovery codes work everywhere.
codes-shown = Write these recovery codes down: they are shown only now. Each signs you in once when no passkey is at hand.
codes-copy = Copy the codes
codes-make = Make recovery codes
codes-renew = Make new recovery codes
codes-left = { $count ->
    [one] one code left
   *[other] { $count } codes left
}
sign-in = Sign in
sign-in-help = What you have played here as a guest comes along.
sign-in-passkey = Sign in with a passkey
code = Recovery code
sign-in-code = Sign in with the code
sign-out = Sign out
sign-out-elsewhere = Sign out everywhere else
signed-out-elsewhere = Every other browser is signed out.

make-rated = The game counts for the ratings
is-rated = This game counts for the ratings.
rated-host-help = This game counts for the ratings; if you let a bot play for them, it no longer does.
rated-help = Whoever leaves decisions to a bot, or runs out of time, counts as the last.
rated-no-hints = There are no hints in it.
rating = Rating
ratings = Ratings
ratings-help = By the rated games, those that are surest first. In 19 cases of 20 the strength is no farther off than the number behind ±.
rated-bot = Bot ({ $level })

notices = Told of my turn
notices-help = When a table has waited for you for a minute and you are not there. A notice says which game and with whom, nothing else. Games with a clock of minutes send none.
notices-here = Tell me on this device
notices-elsewhere = { $count ->
    [one] on another device as well
   *[other] on { $count } other devices as well
}
notices-impossible = This browser can show notices only on a secure address (https); on an iPhone or iPad, add the page to the home screen first.
notices-forbidden = Your browser does not allow notices from this page. Allow them in its settings for this page.
notices-failed = Your browser could not reach its push service. Try it again later.
quiet-hours = Quiet hours
quiet-from = from
quiet-to = to
mail-digest = A mail a day at most, to
mail-on = Send me mail
mail-off = No more mail
mail-waits = A mail is on its way to { $mail }. Open the link in it.
mail-is-on = Tables that wait for an hour are told to { $mail }.
mail-confirmed = Thank you. From now on a mail tells what waits for you.
mail-stopped = There will be no more mail.

clubs = Clubs
my-clubs = My clubs
club-found = Start a club
club-name = Name of the club
club-help = A page for people who play together: who is here, which tables are open, and small tournaments. Whoever has its address can join.
club-hosted = you are the host
club-join = { $club }: you are invited
club-join-help = Who belongs to the club is on its list, and can take part in its tournaments.
club-join-yes = Join
club-leave = Leave the club
club-people = Who is here
club-host = host
club-manage = What to do about { $name }
club-remove = Take { $name } off the list
club-hand-over = Hand the club over to { $name }
club-remove-sure = { $name } leaves the list and cannot join again until you let them in. Who has no account could still come as a new guest.
club-hand-over-sure = { $name } becomes the host, and you a member like all the others. Only they can undo that.
club-removed = Taken off the list
club-readmit = Let in again
club-removed-you = The host has taken you off the list of { $club }. Only they can let you in again.
club-here = here
club-away = away
club-invite = Copy the club's address
club-tables = Tables
club-tables-empty = Nobody plays at a public table now.
club-open-table = Open { $game }
club-table-hidden = Then the table does not stand on the page of your club.
tournament-new = A tournament
tournament-seats = At a table
tournament-system = System
system-round-robin = Everybody meets everybody
system-swiss = Swiss system
tournament-rounds = Rounds
tournament-clock = Time to think
tournament-clock-none = as long as you like
tournament-clock-minutes = { $amount ->
    [one] a minute for the game
   *[other] { $amount } minutes for the game
}
tournament-clock-days = { $amount ->
    [one] a day a move
   *[other] { $amount } days a move
}
tournament-bots = Bots
tournament-public = Others may watch the tables
tournament-who = Who takes part
tournament-nobody = Nobody takes part yet.
tournament-bots-join = { $people ->
    [one] One person
   *[other] { $people } people
}{ $count ->
    [0] {"."}
    [one] {" "}and a bot, so that every table is full.
   *[other] {" "}and { $count } bots, so that every table is full.
}
tournament-begin = Begin the tournament
tournament-of = Tournament: { $game }
tournament-at = Tournament: { $club }, round { $round }
to-tournament = To the tournament
tournament-round = Round { $round }
tournament-round-of = Round { $round } of { $rounds }
tournament-over = { $count ->
    [one] { $names } has won
   *[other] { $names } have won together
}
tournament-standings = Standings
tournament-place = Place
tournament-points = Points
tournament-met = Opponents
tournament-met-help = The points of those whom they met: it decides between equals
tournament-playing = goes on
tournament-table-won = { $count ->
    [one] { $names } won
   *[other] { $names } were equal
}
tournament-substitute = A bot for { $name }
tournament-substitute-help = From now on a bot plays all their games in this tournament, until they play again themselves at their table.
tournament-end-help = Its tables go on, but no further round is made.
tournament-end = End the tournament
