# What all games say.

refusal-game-over = The game is over.
refusal-no-seat = There is no seat { $number } at this table.
refusal-not-your-turn = This seat has nothing to decide now.
refusal-no-move = There is no move { $number }.
refusal-other-decision = What is asked now: { $decision }.
refusal-no-timer = No time is running.

# Headings and names where a thing is listed plainly.

name-players = Players
name-seat = Player
name-order = Order of play
name-round = Round
name-year = Year
name-season = Season
name-number = Number
name-owner = Owner
name-spring = Spring
name-summer = Summer
name-autumn = Autumn
name-winter = Winter
name-red = red
name-pink = pink
name-blue = blue
name-yellow = yellow
name-green = green

aim-nothing-better = the bot simply expects most of this
