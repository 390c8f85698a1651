# Was alle Spiele sagen.

refusal-game-over = Das Spiel ist zu Ende.
refusal-no-seat = An diesem Tisch gibt es keinen Platz { $number }.
refusal-not-your-turn = { $seat } hat jetzt nichts zu entscheiden.
refusal-no-move = Es gibt keinen Zug { $number }.
refusal-no-timer = Es läuft gerade keine Zeit ab.
