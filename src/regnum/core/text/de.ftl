# Was alle Spiele sagen.

refusal-game-over = Das Spiel ist zu Ende.
refusal-no-seat = An diesem Tisch gibt es keinen Platz { $number }.
refusal-not-your-turn = Dieser Platz hat jetzt nichts zu entscheiden.
refusal-no-move = Es gibt keinen Zug { $number }.
refusal-other-decision = Gefragt ist jetzt: { $decision }.
refusal-no-timer = Es läuft gerade keine Zeit ab.

# Überschriften und Namen, wo etwas schlicht aufgelistet wird.

name-players = Spieler
name-seat = Spieler
name-order = Reihenfolge
name-round = Runde
name-year = Jahr
name-season = Jahreszeit
name-number = Nummer
name-owner = Besitzer
name-spring = Frühling
name-summer = Sommer
name-autumn = Herbst
name-winter = Winter
name-red = rot
name-pink = rosa
name-blue = blau
name-yellow = gelb
name-green = grün

aim-nothing-better = davon verspricht sich der Bot einfach am meisten
