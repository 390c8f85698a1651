# What the terminal says.

cli-game = { $key }: { $title }, { $fewest } to { $most } players
cli-bot = { $bot } { $number }
cli-choices = Type a number or a move. Also: undo, hint, board, rules, save FILE, quit, help.
cli-prompt = Your move
cli-help =
    A number plays that choice; a move may also be typed as it is written there, such as “red court”.
    undo takes back your latest decision, as long as no dice have fallen since.
    hint tells what a bot would play, and what for.
    board draws the board again. rules names the rule behind what is asked.
    save FILE writes the game’s record; quit leaves (the game is kept, regnum play --resume goes on).
cli-rule = Rulebook, section { $rule }: { $title }.
cli-refused = { $reason } (rule { $rule })
cli-unknown = “{ $text }” is neither a number of the list nor a move.
cli-undo-nothing = There is nothing of yours to take back.
cli-undo-sealed = It cannot be taken back: chance has spoken since.
cli-undone = Taken back.
cli-saved = Saved in { $file }.
cli-save-where = Name a file: save FILE.
cli-save-failed = The record could not be written: { $reason }.
cli-kept = The game is kept in { $file }; regnum play --resume goes on with it.
cli-over = The game is over.
cli-draws-checked = All draws are those of the seed that was committed to.
cli-draws-unchecked = The seed is not revealed, so the draws cannot be checked.
cli-replayed = { $moves } moves replayed without a fault.
cli-score = Score
cli-rank = Rank
cli-commitment = The dice are fixed by a seed whose SHA-256 is { $commitment }; it is revealed at the end.
cli-seed = The seed was { $seed }.
cli-record = The record of the game is in { $file }.
cli-save-exists = { $file } is there already; name another file.
cli-heir = Heir

# Where a game has no board of its own.

board-none = –
board-yes = yes
board-no = no
cli-course = What everybody could expect, from the first turn to the last
cli-turning-points = What turned the game
cli-turning = Move { $line }, round { $round }, turn of { $player }. { $seat }: { $before } → { $after }
cli-turning-time = Move { $line }, round { $round }: time ran out. { $seat }: { $before } → { $after }
cli-no-turning = No single turn changed much.
cli-better = better, for { $worth } instead of { $played }: { $moves }
cli-options = What { $seat } could have done after { $line } moves, and what to expect of it
cli-option-played = (played)
cli-hint = A bot would play: { $moves }
cli-chart = The course is drawn in { $file }.
