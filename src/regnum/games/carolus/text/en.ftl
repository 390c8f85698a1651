# Carolus Magnus in English.

colour-red = red
colour-pink = pink
colour-blue = blue
colour-yellow = yellow
colour-green = green

side-black = Black
side-white = White
side-gray = Gray

dice-red = red
dice-pink = pink
dice-blue = blue
dice-yellow = yellow
dice-green = green
dice-crown = crown

reason-castles = one side has built all its castles
reason-territories = fewer than four territories are left

reckoning-castles = Castles in play (territories held)
reckoning-markers = Clan markers break the tie
brackets = In brackets: territories or clan markers held.

tiebreak-draw = nobody
tiebreak-markers = the side with more clan markers
option-tiebreak = Who wins when castles are equal at the end: nobody, or the side with more clan markers.

ask-disc = Choose a disc: the lower number acts first, the higher one moves the Emperor farther.
ask-paladin = Play a paladin to your court or to a territory ({ $count } to go).
ask-emperor = Move the Emperor { $count ->
    [one] one step
   *[other] up to { $count } steps
}.
ask-crown = { $count ->
    [one] A crown was thrown: choose a clan for it.
   *[other] { $count } crowns were thrown: choose a clan for each, one after the other.
}

decision-ask-disc = choose a disc
decision-ask-paladin = play a paladin
decision-ask-emperor = move the Emperor
decision-ask-crown = choose a clan in the middle for a crown

event-starts = { $seat } chooses first. The Emperor sets out from territory { $territory }.
event-round = Round { $round }.
event-disc = { $seat } shows disc { $number }.
event-equal-discs = { $seat } and { $rival } show the same number; { $seat } showed it first, and acts first.
event-paladin = { $seat } sends a { $colour } paladin to territory { $territory }.
event-courtier = { $seat } calls a { $colour } paladin to court.
event-marker = { $seat } now controls the { $colour } clan.
event-marker-taken = { $seat } takes control of the { $colour } clan from { $rival }.
event-emperor = { $seat } leads the Emperor to territory { $territory }.
event-castle = { $side } builds a castle in territory { $territory }.
event-takeover = { $side } takes territory { $territory } from { $former } and puts { $count ->
    [one] one castle
   *[other] { $count } castles
} there.
event-merge = Territory { $territory } grows together with neighbours: { $count } castles for { $side }.
event-throw = { $seat } throws: { $dice }.
event-taken = { $seat } takes from the middle: { $colour }.
event-returned = The { $colour } paladins have run out: every court gives one back.
event-crown = { $seat } takes a { $colour } paladin for a crown.
event-nothing-left = There is no paladin left for { $seat } to take.
event-end = The game ends: { $reason }.

refusal-disc-played = You have played disc { $number } already; all discs come back after the fifth round.
refusal-disc-taken = Disc { $number } was shown by somebody else this round, and you have another.
refusal-none-in-reserve = You have no { $colour } paladin in your reserve.
refusal-merged-away = Territory { $territory } has become part of a larger one.
refusal-must-move = The Emperor must go on at least one step.
refusal-too-far = Disc { $number } does not take the Emperor as far as territory { $territory }: he only goes clockwise.
refusal-exhausted = No { $colour } paladin can be had: the middle has none, and not every court can give one back.

# On the board in the terminal.

board-round = Round { $round }
board-order = Order
board-middle = Middle
board-markers = Clans
board-nobody = –
board-court = court
board-reserve = reserve
board-discs = left
board-castles = castles
board-part = in { $number }
board-disc = disc
board-legend =
    The ring runs clockwise. In each territory: r, p, b, y, g and a number are red, pink, blue, yellow and green paladins; ♔ is the Emperor; B♜, W♜, G♜ is a black, white or gray castle.
    Double lines are a merged territory, which goes by the number of its first segment; “in 9” belongs to territory 9.
    Clans shows who controls each clan, the middle what can still be taken, castles how many are built of how many.

# Headings and names where a thing is listed plainly.

name-tiebreak = Tie
name-emperor = Emperor
name-territories = Territories
name-territory = Territory
name-sides = Sides
name-side = Side
name-markers = Clan markers
name-middle = Middle
name-castles = Castles
name-court = Court
name-disc = Disc
name-discs = Discs left
name-hand = In hand
name-paladins = Paladins
name-reserve = Reserve
name-segments = Segments
name-builds = Builds if the Emperor stops
name-strengths = What counts
name-clan = Clan

# What a button says that plays a move; the arguments as in the notation.

move-disc = disc { $arg1 }
move-place = { $arg1 } to { $arg2 ->
    [court] the court
   *[other] territory { $arg2 }
}
move-emperor = Emperor to territory { $arg1 }
move-crown = { $arg1 } for a crown
arg1-red = red
arg1-pink = pink
arg1-blue = blue
arg1-yellow = yellow
arg1-green = green
arg2-court = court

aim-early = to act early in the round
aim-far = to lead the Emperor far
aim-castle = to build a castle in territory { $territory }
aim-takeover = to take territory { $territory } from { $former }
aim-territory = to be strongest in territory { $territory } when the Emperor comes
aim-clan = to control the { $colour } clan
aim-clan-from = to take the { $colour } clan from { $rival }
aim-paladin = to have a { $colour } paladin for turns to come
aim-keep-clan = to keep the { $colour } clan

# For those who learn: the goal, what lies where, and what an element is.

goal = Be the first to have all your castles on the board.
caption-castles = Your castles: one that is built fades in this row, the others still wait.
caption-court = Your court: most paladins of a clan here, and the whole clan obeys you.
caption-hand = Your reserve, from which you play paladins, and your discs for the order and the Emperor’s steps.
about-castles = The castles of a side. Whoever first has all of them on the board has won.
about-court = A court. Whoever has more paladins of a clan here than the player who controls it takes its banner; then every paladin of that clan on the board counts for them.
about-reserve = Paladins in reserve. They count for nothing until they are played, to the court or to a territory.
about-disc = A disc. The lower number acts first in the round; the higher one leads the Emperor farther. Each is used once in five rounds.
about-territory = A territory. When the Emperor stops here, the side whose clans have most paladins builds a castle; each castle counts like a paladin. The numbers in the colours of the sides tell how much counts for each. Neighbours with castles of one colour grow together.
about-clan = A clan in the middle: the paladins that dice can still bring, and its banner as long as nobody controls it.
about-majority = Who has how many paladins of this clan at court. A golden rim shows who has its banner and controls it; another must have more to take it.
about-dice = The latest throw. At the end of a turn each die brings a paladin of its clan into the reserve; for a crown one chooses the clan.
about-emperor = The Emperor. At the end of a turn he moves clockwise, up to as many steps as the disc says; only the territory where he stops is counted.
