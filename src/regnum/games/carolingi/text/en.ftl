# Carolingi in English.

season-winter = winter
season-spring = spring
season-summer = summer
season-autumn = autumn

tile-influence = influence
tile-influence-2 = influence with a dot
tile-develop = develop
tile-develop-2 = develop with a dot
tile-equip-missi = equip Missi
tile-equip-missi-2 = equip Missi with a dot
tile-move-troops = move troops
tile-move-troops-2 = move troops with a dot
tile-battle = battle
tile-battle-2 = battle with a dot
tile-soothe-riot = soothe riot
tile-soothe-riot-2 = soothe riot with a dot
tile-peace = peace
tile-co-regent = co-regent
tile-no-action = no action
tile-no-action-2 = no action (the second)
tile-event = event

colour-red = red
colour-blue = blue
colour-yellow = yellow
colour-white = white
colour-purple = purple
colour-orange = orange

space-missi = Missi
space-leudes = Leudes
space-nobiles = Nobiles

country-none = no card is left

reason-sundial = the last year, that of the sundial, is over
reason-peace = peace is declared
reason-problems = Skuld has come upon three problems
reason-gangs = the Empire is overrun by gangs

reckoning-expansion = Expansion: six countries
reckoning-development = Development: six counters
reckoning-following = Following: twelve followers (most break a tie)
reckoning-glory = Glory: four trophies, or the most
reckoning-regions = United regions
reckoning-palace = A palace built
reckoning-honors = Marks of honor decide if the Empire falls

option-years = How many years are played at most; the sundial stands on the last.
option-variant = The base game, the variant for advanced players with drafted countries and palaces to build, or Scenario 814, in which all can lose.
option-anarchy = Whether the cards Anarchy and Rebellion come in with the first hunger card.
option-hourglass = Seconds to lay one’s tiles after the first player has laid both.
variant-base = base game
variant-advanced = for advanced players
variant-814 = Scenario 814

ask-lay = { $count ->
    [one] Lay another tile on the Scriptorium.
   *[other] Lay { $count } tiles on the Scriptorium.
}
ask-swap = Swap an active tile for a used one, or keep what you have.
ask-swap-away = To take back { $tile }: which active tile goes away for it?
ask-swap-back = To put away { $tile }: which used tile comes back for it?
ask-act = Use your tile: { $tile }.
ask-send = Send another Missus to a card ({ $count } left), or end.
ask-unfold = Bring your followers from another card to its country, or end.
ask-build = Place another development counter ({ $count } more at most), or end.
ask-expel = Drive a gang out of { $country } ({ $count } to go): to which neighbour?
ask-equip = How many Leudes become Missi? You have { $count ->
    [one] one levy
   *[other] { $count } levies
} left.
ask-summon = How many Nobiles join the Leudes? You have { $count ->
    [one] one levy
   *[other] { $count } levies
} left.
ask-march = Let another group march ({ $count ->
    [one] one Missus
   *[other] { $count } Missi
} left), or end.
ask-group = How many march from { $country } to { $target }?
ask-fight = Fight in another country, or end.
ask-trophy = Put a trophy on the glory track? It costs one of your Leudes.
ask-starve = Hunger in { $country }: whose follower leaves ({ $count } to go)?
ask-extra = You claim the throne. Before it is checked, play one more tile from your court, or none.
ask-honor = Give a follower to the honors tracker, or end.
ask-draft = Place your follower. The card: { $country }.

decision-ask-lay = lay tiles
decision-ask-swap = swap a tile or keep it
decision-ask-swap-away = the tile that goes away
decision-ask-swap-back = the tile that comes back
decision-ask-act = use the drawn tile or pass
decision-ask-send = send Missi to cards or end
decision-ask-unfold = bring followers from cards or end
decision-ask-build = place counters or end
decision-ask-expel = drive out a gang
decision-ask-equip = equip Missi
decision-ask-summon = summon Nobiles
decision-ask-march = let a group march or end
decision-ask-group = the size of the group
decision-ask-fight = fight or end
decision-ask-trophy = claim the trophy or end
decision-ask-starve = whose follower leaves
decision-ask-extra = one more tile from the court, or pass
decision-ask-honor = a follower for the honors tracker, or end
decision-ask-draft = place the follower

event-homeland = { $country } is the homeland of { $seat }.
event-season = Year { $year }, { $season }.
event-laid = { $seat } has laid two tiles.
event-laid-tile = You lay { $tile }.
event-sand = The sand has run out. Too late: { $seat }.
event-swap = { $seat } swaps a tile and takes { $tile } back.
event-put-away = You put { $tile } on the swap space.
event-messenger = A messenger arrives.
event-card = The card says: { $country }.
event-inserted = The card of { $country } lies in its slot{ $count ->
    [0] .
    [one] , a gang on it.
   *[other] , { $count } gangs on it.
}
event-slots-full = The slots of { $region } are full: what is on the cards comes to the countries.
event-transfer = What was on the card is now in { $country }{ $count ->
    [0] .
    [one] , a gang with it.
   *[other] , { $count } gangs with it.
}
event-spread = The riot spreads from the woodland of { $country } to: { $countries }.
event-hunger = Hunger in the Empire.
event-left-hungry = { $country } cannot feed { $count ->
    [one] one follower
   *[other] { $count } followers
} of { $seat }: home to the Leudes.
event-sent-home = { $seat } sends a follower of { $rival } home from { $country }.
event-starved = Hunger makes gangs rise in: { $countries }.
event-anarchy = Anarchy: countries without a ruler rise.
event-rebellion = Rebellion: developed countries with too few followers rise.
event-risen = A gang rises in: { $countries }.
event-no-action = { $seat } does nothing: a no-action tile goes back to court.
event-tile = The tile of { $seat } is drawn: { $tile }.
event-blocked = The tile of { $seat } is drawn: { $tile }. A problem of this season prevents it.
event-idle = There is nothing that { $seat } could do with { $tile } now.
event-declined = { $seat } does not use it: { $tile }.
event-home = { $seat } sends { $count ->
    [one] one Missus
   *[other] { $count } Missi
} home to { $country }.
event-sent = { $seat } sends a follower to the card of { $country }.
event-unfolded = { $seat } shows the influence gained in { $country }.
event-activated = { $seat } activates a tile.
event-activated-tile = You activate { $tile }; it can be laid next season.
event-built = { $seat } develops { $country }.
event-palace = { $seat } builds a palace in { $country }.
event-expelled = { $seat } drives a gang out to { $country }.
event-summoned = { $seat } summons { $count ->
    [one] one Nobilis
   *[other] { $count } Nobiles
} to court.
event-equipped = { $seat } equips { $count ->
    [one] one Missus
   *[other] { $count } Missi
}.
event-marched = { $count ->
    [one] One follower of { $seat } marches
   *[other] { $count } followers of { $seat } march
} from { $country } to { $target }.
event-battle = { $seat } wins a battle in { $country } and loses { $count ->
    [one] one follower
   *[other] { $count } followers
}{ $number ->
    [0] .
    [one] ; a gang is driven out.
   *[other] ; { $number } gangs are driven out.
}
event-routed = { $count ->
    [one] One follower
   *[other] { $count } followers
} of { $seat } must leave { $country }.
event-trophy = { $seat } has won glory: trophy { $count }.
event-soothed = { $seat } wins over { $count ->
    [one] one gang
   *[other] { $count } gangs
} in { $country }.
event-claim = { $seat } claims the throne: the tile { $tile } is drawn.
event-claim-holds = { $seat } fulfils the conditions of peace, and no other claim does.
event-too-few-conditions = { $seat } does not fulfil enough conditions.
event-open = In the bag of { $seat }: { $tile }.
event-false-companion = { $seat } did not lay a no-action tile with it: the claim is void.
event-undone = The extra action is taken back.
event-rivals = There are other claims in the bag: { $seat }.
event-no-sole-claim = { $count ->
    [0] Nobody
   *[other] More than one
} of those who claim the throne is worthy of it: { $seat }.
event-forfeit = The tile { $tile } of { $seat } is inactive again.
event-year = The turn of the year: year { $year } begins.
event-court-day = Court day: { $seat } fulfils { $count ->
    [0] no condition
    [one] one condition
   *[other] { $count } conditions
}.
event-surplus = Gangs beyond three go to the Archivium from: { $countries }.
event-forest = A woodland: { $countries }.
event-draft-missus = { $seat } keeps the follower as a Missus.
event-settled = { $seat } places a follower in { $country }.
event-problem = A problem for { $season }: { $tile }.
event-solved = { $seat } solves a problem of { $season }: { $tile }.
event-honor = { $seat } gains honor with a follower from the { $space }.
event-forgotten = The oldest deed is forgotten: { $seat } takes the cube back to the Leudes.
event-end = The game ends: { $reason }.

refusal-other-tile = That is not what this tile does: { $tile }.
refusal-not-at-court = This tile is not active at your court now: { $tile }.
refusal-swap-begun = You have begun to swap: now name the other tile of the two.
refusal-not-used = This tile does not lie on a season: { $tile }.
refusal-other-country = That is not the country in question: { $country }.
refusal-nobody-there = This player has no follower in { $country }.
refusal-no-palace = You have no homeland yet.
refusal-missi = You need { $count ->
    [one] one Missus
   *[other] { $count } Missi
}, but have { $number }.
refusal-card-not-in-slot = The card of { $country } is not in a slot.
refusal-ruled-by-other = { $rival } controls { $country }.
refusal-no-emissary = You have no follower on the card of { $country }.
refusal-empty-card = Nobody has a follower on a card of { $country }.
refusal-already-active = This tile is not inactive: { $tile }.
refusal-woodland = { $country } is a woodland and cannot be developed.
refusal-homeland = { $country } is a homeland and cannot be developed any further.
refusal-no-control = You do not control { $country }.
refusal-fully-developed = { $country } has two development counters already.
refusal-no-counters = No development counters are left.
refusal-palace-given = In the base game everybody has a palace from the start.
refusal-palace-built = Your palace stands already.
refusal-two-counters = { $country } needs two development counters for a palace.
refusal-palace-in-region = There is a palace in the region of { $country } already.
refusal-no-neighbour = { $target } does not border on { $country }.
refusal-foreign-homeland = { $target } is a homeland and cannot be entered.
refusal-nobiles = You cannot summon { $count } Nobiles: you have { $number }.
refusal-levies = Your levies do not reach for { $count }: you have { $number }.
refusal-leudes = You cannot equip { $count } Leudes: you have { $number }.
refusal-nobody-to-equip = You have no Leudes, so at least one Nobilis must come.
refusal-equip-somebody = Nobody has been summoned, so at least one of the Leudes must be equipped.
refusal-not-in-play = { $country } does not take part with so many players.
refusal-nobody-to-move = You have nobody in { $country } who could still move.
refusal-group-too-large = There are fewer than { $count } who could march from { $country }.
refusal-no-follower = You have no follower in { $country }.
refusal-nobody-to-fight = There is nobody to fight in { $country }.
refusal-no-majority = You need more followers in { $country } than anybody else, and more than there are gangs.
refusal-no-victory = A battle must be won before a trophy is claimed.
refusal-gangs = There are fewer than { $count ->
    [one] one gang
   *[other] { $count } gangs
} in { $country }.
refusal-nobody-near = You have no follower in { $country } or next to it.
refusal-follower-beside = You have followers next to { $country } already.
refusal-card-just-drawn = The follower cannot join others in { $country }, whose card has just been drawn.
refusal-other-symbol = This tile does not solve a problem of this kind: { $tile }.
refusal-no-problem = There is no such problem in { $season }: { $tile }.
refusal-problem-too-late = Skuld is in { $season } already: that problem can no longer be solved.
refusal-no-problems = There are no problems to solve in this game; they belong to Scenario 814.
refusal-space-empty = You have nobody among your { $space }.

board-year = Year { $year } (to { $last })
board-archive = Archivium
board-discards = discards
board-supply = supply
board-bag = bag
board-cards = cards
board-tiles = tiles
board-problems = Problems to come
board-honors = Honors
board-glory = glory
board-expansion = expansion
board-development = development
board-following = following
board-regions = regions
board-palace = palace
board-court = court
board-laid = laid
board-fresh = next season
board-swapped = swapped
board-inactive = inactive
board-legend = ♣ woodland  ⌂ palace  ☠ gangs  • development  letters: followers  colour: who controls  tiles: at court + laid (inactive)

# Headings and names where a thing is listed plainly.

name-acting = Being carried out
name-amounts = Towards the victory conditions
name-colour = Colour
name-deadly = Problems that end the game
name-hungry = More than it feeds
name-levies = Levies
name-consequences = What moves bring
name-move = Move
name-left = Left
name-count = Count
name-levy = Levy
name-needed = Needed
name-toll = A battle costs
name-united = United by
name-worthy = May declare peace
name-years = Years
name-variant = Variant
country-anarchy = Anarchy
name-anarchy = Anarchy & Rebellion
hourglass-0 = without
name-hourglass = Hourglass (seconds)
name-last_year = Last year
name-regions = Regions
name-region = Region
name-countries = Countries
name-country = Country
name-archive = Archivium
name-discards = Discard pile
name-supply = Supply
name-event_tiles = Event tiles
name-bag = Bag
name-open_bag = Known in the bag
name-cards = Cards
name-card = Card
name-claiming = Claiming
name-conditions = Victory conditions
name-counters = Development counters
name-development = Development
name-expansion = Expansion
name-feeds = Feeds
name-followers = Followers
name-following = Following
name-fresh = Just activated
name-gangs = Rebel gangs
name-glory = Glory
name-homeland = Homeland
name-inactive = Inactive
name-laid = Laid
name-leudes = Leudes
name-missi = Missi
name-neighbours = Neighbours
name-nobiles = Nobiles
name-own = Own tiles
name-palace = Palace
name-problem = Problem
name-ruler = Ruler
name-shown = Shown
name-slots = Slots
name-swapped = Swapped
name-swapping = Swapping
name-companions = Wanted beside them
name-taken_back = Taken back
name-tiles_at_court = Tiles at court
name-tiles_inactive = Inactive tiles
name-tiles_laid = Tiles laid
name-trophies = Trophies
name-used = Used tiles
name-waiting = Waiting
name-woodland = Woodland
name-court = Court
name-tile = Tile
name-aside = Set aside
name-hunger = Hunger
name-rebellion = Rebellion
name-face_up = face up
name-honors = Marks of honor
name-problem_slot = Problem slot
name-problems = Problems
name-scenario = Scenario 814
name-skuld = Skuld
name-tracker = Room on the honors tracker
name-sea_neighbours = Neighbours by sea
name-first_card = First card
name-dot = With a dot
name-action = Action

# What a button says that plays a move; the arguments as in the notation.

move-pass = decline
move-pass-ask-act = do not use it
move-pass-ask-extra = no other tile
move-done = that is all
move-done-ask-send = nobody else is sent
move-done-ask-unfold = no other card
move-done-ask-build = nothing else is built
move-done-ask-march = nobody else marches
move-done-ask-fight = no other battle
move-done-ask-trophy = no trophy
move-done-ask-honor = no mark of honor
move-keep = swap nothing
move-lay = lay { $arg1 }
move-swap = swap { $arg1 }
move-take = take { $arg1 } back
move-play = act with { $arg1 }
move-solve = solve { $arg1 }: { $arg2 }
move-honor = a follower of the { $arg1 }
move-home = { $arg1 ->
    [one] one Missus
   *[other] { $arg1 } Missi
} to the homeland
move-send = a Missus to the card { $arg1 }
move-unfold = bring all from the card { $arg1 } to its country
move-activate = for 2 Missi, activate { $arg1 }
move-build = develop { $arg1 }
move-palace = a palace in { $arg1 }
move-expel = the gang goes to { $arg1 }
move-summon = { $arg1 ->
    [0] nobody joins the Leudes
    [one] one of the Nobiles joins the Leudes
   *[other] { $arg1 } Nobiles join the Leudes
}
move-equip = { $arg1 ->
    [0] nobody becomes a Missus
    [one] one of the Leudes becomes a Missus
   *[other] { $arg1 } Leudes become Missi
}
move-group = { $arg1 ->
    [one] one follower goes
   *[other] { $arg1 } followers go
}
move-fight = battle in { $arg1 }
move-trophy = take the trophy
move-soothe = { $arg1 }: { $arg2 ->
    [one] a Missus for a gang
   *[other] Missi for { $arg2 } gangs
}
move-starve = { $arg1 }: a follower of { $arg2 } leaves
move-starve-ask-starve = a follower of { $arg2 } leaves
move-settle = on { $arg1 }
move-missus = as a Missus
move-join = to the followers in { $arg1 }
move-post = on the card { $arg1 }
move-march = from { $arg1 } to { $arg2 }

aim-expansion = expansion: { $count } of { $wanted } countries
aim-development = development: { $count } of { $wanted } counters
aim-following = following: { $count } of { $wanted } followers
aim-glory = glory: { $count } of { $wanted } trophies
aim-united = to unite { $region }
aim-region = { $region }: { $count } { $count ->
    [one] country
   *[other] countries
} short of being united
aim-rival = to cost { $rival } a condition
aim-tile = to activate a tile
aim-emissaries = followers on cards, for countries to come
aim-missi = Missi for later
aim-peace = to make peace: that wins
aim-bluff = to claim peace, though conditions are lacking

# For those who learn: the goal, what lies where, and what an element is.

goal = Meet the most conditions when the last year ends, or three of them in time to declare peace.
caption-year = The year and its season. Used tiles lie on their season until the year ends. After the year of the sundial the game is over.
caption-stores = What is still to come: cards, the bag of the season’s tiles, gangs and counters.
caption-conditions = How near everybody is to six countries, six counters, twelve followers, four trophies (or the most) and whole regions. Gold is a point.
caption-court = Your people: Missi act and become Leudes; levies bring Nobiles and Leudes one step on.
caption-hand = Your tiles: two are laid each season. A dot marks those that begin inactive, until “develop” activates them.
about-tile = An action tile. Two are laid each season, face down; all are drawn from the bag one by one, and whose is drawn may do what it says.
about-tile-influence = Influence: up to three Missi join the followers in your homeland, or any number go to country cards, or those who are on a card come over to its country.
about-tile-influence-2 = { about-tile-influence }
about-tile-develop = Develop: two Missi activate a tile with a dot, or up to three counters are placed in countries that you control, each for one Missus.
about-tile-develop-2 = { about-tile-develop }
about-tile-equip-missi = Equip Missi: each levy turns one of the Nobiles into Leudes, or one of the Leudes into a Missus.
about-tile-equip-missi-2 = { about-tile-equip-missi }
about-tile-move-troops = Move troops: followers go from countries that you control to neighbours; each group costs a Missus.
about-tile-move-troops-2 = { about-tile-move-troops }
about-tile-battle = Battle: where you have more followers than any other player and more than there are gangs, all lose one for one. If only you are left, you may take a trophy.
about-tile-battle-2 = { about-tile-battle }
about-tile-soothe-riot = Soothe riot: in one country where you have a follower, or next to one, up to three of your Missi take the place of as many gangs.
about-tile-soothe-riot-2 = { about-tile-soothe-riot }
about-tile-no-action = No action: nothing happens, and the tile comes back at once.
about-tile-no-action-2 = { about-tile-no-action }
about-tile-peace = Peace: laid together with “no action”. Whoever meets at least three conditions when it is drawn, and is the only one to do so with peace, has won early.
about-scriptorium = The Scriptorium: the two tiles that you lay for this season.
about-country = A country. Whoever has more followers here than all others and the gangs together controls it. It feeds one follower and one more for each counter, a homeland three.
about-country-out = It does not take part with so many players: no follower and no gang goes there.
about-card = The card of a country in a slot of its region. Missi work on it until they come over to the country, by influence or when the slots are full.
about-court = Your court. Missi carry out orders and become Leudes; levies bring Nobiles to the Leudes and Leudes to the Missi. Trophies are glory.
about-levies = Levies: one for each country that you control and each counter there, one for the homeland, none for a woodland; at least three, each time anew that you equip. Each brings one of your people a step nearer to the Missi.
about-seat = A player, with how near each condition is, from left to right: six countries under control, six counters in them, twelve followers on the map, four trophies or the most, regions held whole (control of all their countries, and a follower in each woodland), and where palaces are played, one’s own palace.
about-season = A season. Its tiles are drawn and carried out, then they lie here until the year ends.
about-bag = The bag. The season’s tiles and the event tiles are drawn from it one by one.
about-archive = The Archivium. Each event tile reveals its top card: a country card goes into a slot, a hunger card starves countries with too many followers.
about-problem = A problem to come (Scenario 814). It strikes when its season is reached, unless the action that it shows resolves it before.
