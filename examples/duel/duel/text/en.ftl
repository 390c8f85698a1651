# Duel in English.

option-rounds = How many rounds are played.
ask-number = Choose a number.
decision-ask-number = choose a number
event-chosen = { $seat } chooses { $number }.
event-revealed = The numbers are { $numbers }.
reckoning-rounds = Rounds won
reason-points = the last round is over
name-points = Points
name-own = Your number
move-number = { $arg1 }
