# What the server says when it cannot do what it was asked.

refused-not-your-seat = This seat is not yours.
error-banned = Whoever runs this server does not let you in.
refused-closed = This table has been closed.
refused-gathering = Not everybody has sat down yet.
refused-bot-plays = A bot plays at this seat now. Take the seat back first.
refused-stale = Something else happened first. Look again and choose.
refused-sealed = This cannot be taken back freely any more: dice were thrown, something was revealed, or others have played on.
refused-already-asked = That has been asked for already.
refused-not-asked = Nobody is waiting for this answer.
refused-nothing-to-take-back = There is nothing to take back.
refused-seat-taken = This seat is already taken.
refused-already-seated = You already sit at this table.
refused-not-away = { $seat } is not away.
refused-clock-decides = This game is rated: a bot plays on when their time has run out, not before.
refused-nothing-to-change = That is already so.
refused-rated-take-back = This game counts for the ratings: against bots nothing is taken back once chance or others have answered.
refused-rated-hint = This game counts for the ratings: there are no hints in it.
refused-nothing-said = There is nothing to say.
refused-no-exercise = There is no exercise at this table.
refused-lesson = The rules allow that. In this lesson, please play what the guide speaks of; afterwards you are free.
refused-no-lesson = There is no lesson at this table.
refused-not-over = The game is not over yet.
refused-over = The game is over.
refused-sealed-between = These moves cannot be played in one go: chance or a reveal comes between them.
refused-no-such-line = The game has not come that far.
refused-rematch-exists = The rematch is open already.
refused-contest = This game belongs to a tournament: who meets whom next is settled there.

refused-passkey = That did not work: the passkey was not made for this page, or the attempt is too old. Try again.
refused-unknown-passkey = Nobody here has this passkey.
refused-code = This recovery code is not right, or has been used already.
refused-enough-passkeys = You have { $count } passkeys already. Remove one first.
refused-last-way-in = This is the only way to sign in that you have left. Make recovery codes or another passkey first.
refused-no-account = You could not sign in again. Make a passkey or recovery codes first.

error-bad-request = The request was not understood: { $detail }
error-no-such-table = There is no such table.
error-no-longer-played = This table cannot be opened any more: it follows rules of { $game } that are no longer played here. Its players can take the record away as a file.
error-away =
    { $missing ->
        [board] This table cannot be opened now: the board of { $game } that it is played on is not here.
       *[game] This table cannot be opened now: { $game } is not installed here.
    } Once it is back, the game goes on.
error-damaged = This table is damaged and cannot be opened. Whoever runs this server has been told; a backup may bring it back.
error-private = This table is private. Ask its host for a link.
error-no-such-thing = There is nothing here.
error-record-sealed = The record is given out when the game is over; before, it would tell secrets.
error-too-large = That is larger than anything of ours.
error-too-many = Too many requests at once. Wait a moment.
error-foreign-origin = This request came from another site.
error-no-cookie = This browser has no cookie of ours. Load the page again.
error-internal = Something went wrong on our side.
error-not-ready = The server cannot store anything just now.

turn-notice = It is your turn.
turn-notice-with = It is your turn, at the table with { $others }.
mail-confirm-subject = Regnum: is this your address?
mail-confirm = Somebody has asked that a mail be sent here when it is their turn at a table. If that was you, open this address:

    { $yes }

    If it was not you, do nothing: there will be no more mail.
mail-digest-subject = { $count ->
    [one] Regnum: a game waits for you
   *[other] Regnum: { $count } games wait for you
}
mail-digest = It is your turn:
mail-digest-row = { $game }, with { $others }
mail-digest-stop = No more mail: { $stop }
refused-no-mail = This server sends no mail.
refused-mail-failed = The mail could not be sent. Try it again later.
refused-mail-link = This link does not hold any more. Set your address once more.

error-no-such-club = There is no such club.
refused-not-your-club = Only the host of the club can do that.
refused-club-full = The club is full: { $count } people belong to it.
refused-removed = The host has taken you off the list of this club. Only they can let you in again.
refused-host-stays = The host cannot leave the club.
refused-nameless = A club needs a name.
refused-tournament-goes-on = A tournament goes on already. End it first.
refused-entrants = At least one person takes part, and { $count } at most.
