# What all games say.

refusal-game-over = The game is over.
refusal-no-seat = There is no seat { $number } at this table.
refusal-not-your-turn = It is not { $seat }’s decision now.
refusal-no-move = There is no move { $number }.
refusal-no-timer = No time is running.
