# Duel auf Deutsch.

option-rounds = Wie viele Runden gespielt werden.
ask-number = Wähle eine Zahl.
decision-ask-number = eine Zahl wählen
event-chosen = { $seat } wählt { $number }.
event-revealed = Die Zahlen sind { $numbers }.
reckoning-rounds = Gewonnene Runden
reason-points = die letzte Runde ist vorbei
name-points = Punkte
name-own = Deine Zahl
move-number = { $arg1 }
