# Wallenstein in English. Names of counties and regions stay as printed.

colour-red = red
colour-blue = blue
colour-yellow = yellow
colour-purple = purple
colour-black = black
colour-green = green

season-spring = spring
season-summer = summer
season-fall = fall
season-winter = winter

building-palace = palace
building-church = church
building-trading_post = trading post

action-palace = build a palace
action-church = build a church
action-trading_post = build a trading post
action-grain = collect grain
action-taxes = collect taxes
action-deploy5 = deploy 5 armies
action-deploy3 = deploy 3 armies
action-deploy1 = deploy 1 army and move
action-combat_a = combat or movement A
action-combat_b = combat or movement B

box-bid = the bid
box-convert3 = convert 3 armies
box-convert2 = convert 2 armies
box-convert1 = convert 1 army
box-palace = build a palace
box-church = build a church
box-trading_post = build a trading post
box-grain = collect grain
box-taxes = collect taxes
box-deploy5 = deploy 5 armies
box-deploy3 = deploy 3 armies
box-deploy1 = deploy 1 army and move
box-combat_a = combat or movement A
box-combat_b = combat or movement B

tile-thaler = one Thaler more
tile-grain = one grain more
tile-armies = six armies
tile-attack = one army more in attack
tile-defence = one army more in defence

effect-trading_post_calms = a new trading post removes a revolt marker
effect-neutral_two_peasants = neutral counties defend with two peasants
effect-palace_defends = a palace adds an army to the defence
effect-church_protects = counties with a church cannot be attacked
effect-tax_at_most_5 = taxes bring 5 Thalers at most
effect-tax_at_least_6 = taxes bring 6 Thalers at least
effect-grain_at_least_4 = a harvest brings 4 grain at least
effect-grain_at_most_3 = a harvest brings 3 grain at most
effect-deploy_reduced = only 3 and 2 armies are deployed instead of 5 and 3

benefit-thalers = Thalers
benefit-armies = armies in the tray
benefit-grain = grain
benefit-vp = victory points

trouble-type-stands = This building already stands there.
trouble-no-site = No open site there.
trouble-no-tile = No tile of this building is left.
trouble-no-thalers = Too few Thalers are left.
trouble-few-armies = The supply has too few armies.
trouble-lone-army = Its one army must stay: nobody could march.
trouble-one-stays = One army must stay, so none can go.
trouble-no-way = There is nowhere to go.
trouble-revolt = The peasants will rise first.
covered-at-once = by what you have
covered-with-taxes = with the taxes that come before
covered-if-taxes-first = if taxes come first
covered-too-late = no, taxes come too late
covered-short = no

favor-cancel_event = the event may be removed
favor-thalers = Thalers
favor-tray_armies = armies in the tray
favor-remove_revolt = a revolt marker less
favor-grain = grain
favor-vp = victory points
favor-building = a building for nothing
favor-immune = safety from attacks
favor-deploy_free = armies for nothing

# What a favor card says.
favor-card = { $kind ->
    [cancel_event] the event may be removed
    [thalers] { $count } Thalers
    [tray_armies] { $count } armies into the tray
    [remove_revolt] a revolt marker less, now or later
    [grain] { $count } grain
    [vp] { $count ->
        [one] one victory point
       *[other] { $count } victory points
    }
    [building] a { $building } for nothing
    [immune] safety from combat { $immune }
   *[deploy_free] { $count } armies for nothing, also into a neutral county
}

reinforcement-attack = one army by the attacker’s tile
reinforcement-defence = one army by the defender’s tile
reinforcement-palace = one army by the event, for the palace
reinforcement-peasants = a second peasant, by the event

reason-points = two years are over

reckoning-counties-first = Counties, first winter
reckoning-buildings-first = Buildings, first winter
reckoning-majorities-first = Majorities, first winter
reckoning-counties-second = Counties, second winter
reckoning-buildings-second = Buildings, second winter
reckoning-majorities-second = Majorities, second winter
reckoning-favors = The Emperor’s favors
reckoning-benefits = Landsknechte
reckoning-statues = Statues
reckoning-trophies = Trophies
reckoning-thalers = Thalers break ties

option-lineup = How the counties are dealt: the printed line-ups, or drafted one by one.
option-court = Armies become courtiers, who ask the Emperor for favors.
option-landsknechte = Counties in four regions bring a growing benefit.
option-leaders = Each strengthens the county where he stands and leaves statues behind.
option-tower = How the dice tower lets cubes fall: steady, two of three thrown and one of three stuck ones; or restless, one of two thrown and three of five stuck ones.
lineup-default = the printed line-ups
lineup-draft = a draft
tower-steady = steady
tower-restless = restless

ask-plan = { $count ->
    [0] Does your plan stand?
    [one] Lay your cards: one box is empty.
   *[other] Lay your cards: { $count } boxes are empty.
}
ask-place = Choose your place in the player order, and the bonus tile with it.
ask-march = Where do the armies of { $county } go?
ask-armies = How many armies go to { $county }?
ask-revolt = Which revolt comes next? Choose its county.
ask-claim = Take a county card.
ask-group = Which group of armies goes to { $county }?
ask-post-leader = Does your military leader come to { $county }?
ask-favor = Ask the Emperor for a favor, or for none.
ask-cancel-event = Shall the event of this round be removed?
ask-calm = From which county do you take a revolt marker?
ask-found = Where do you put your free { $building }?
ask-muster = Where do your { $count } free armies go?
ask-benefit = Choose what your Landsknechte bring.
ask-place-leader = Where does your military leader stand?
ask-move-leader = Where does your military leader go now? Moving to a neighbour, he may leave a statue behind; statues of others become his trophies.
ask-statue = Does a statue stay behind in { $county }?

decision-ask-plan = the plan of the season
decision-ask-place = a place in the player order
decision-ask-march = where armies go
decision-ask-armies = how many armies go
decision-ask-revolt = the next revolt
decision-ask-claim = a county card
decision-ask-group = a group of armies
decision-ask-post-leader = whether the military leader comes now
decision-ask-favor = a favor of the Emperor
decision-ask-cancel-event = whether the event is removed
decision-ask-calm = a county to calm
decision-ask-found = a county for the building
decision-ask-muster = a county for the armies
decision-ask-benefit = a benefit of the Landsknechte
decision-ask-place-leader = a county for the military leader
decision-ask-move-leader = the next county of the military leader
decision-ask-statue = whether a statue is raised

event-lineup = The counties are dealt as printed.
event-draft = The counties are drafted. { $seat } begins; open are { $county }.
event-claim = { $seat } takes { $county }.
event-buried = { $seat } puts the open cards under the deck. Now open: { $county }.
event-settled = { $seat } sends { $count } armies to { $county }.
event-tower-filled = The tower is filled; { $count } cubes stay inside.
event-year = Year { $number }. Events: { $effect }.
event-season = It is { $season }.
event-planned = { $seat } has planned.
event-drawn = The event of the round: { $effect }.
event-bid = { $seat } bids { $count }.
event-bid-county = { $seat } bids a county card: { $county }.
event-bid-nothing = { $seat } bids nothing.
event-place = { $seat } takes place { $number }: { $tile }.
event-revealed = Card { $number } of the row is turned over: { $action }.
event-action = Action { $number }: { $action }.
event-built = { $seat } builds a { $building } in { $county } { $cost ->
    [0] for nothing
    [one] for one Thaler
   *[other] for { $cost } Thalers
}.
event-grain = { $seat } harvests { $count } grain in { $county }; { $markers ->
    [0] no revolt marker lies there
    [one] one revolt marker lies there
   *[other] { $markers } revolt markers lie there
}.
event-taxes = { $seat } raises { $count ->
    [one] one Thaler
   *[other] { $count } Thalers
} in { $county }; { $markers ->
    [0] no revolt marker lies there
    [one] one revolt marker lies there
   *[other] { $markers } revolt markers lie there
}.
event-deployed = { $seat } deploys { $count ->
    [one] one army
   *[other] { $count } armies
} in { $county } { $cost ->
    [0] for nothing
    [one] for one Thaler
   *[other] for { $cost } Thalers
}.
event-skipped = { $seat } cannot do this in { $county }: { $action }. { $trouble }
event-forfeited = { $seat } cannot do this: { $action }. The county of the card is lost.
event-stays = { $seat } lets the armies of { $county } stay.
event-march = { $seat } moves { $count ->
    [one] one army
   *[other] { $count } armies
} from { $origin } to { $county }.
event-attack = { $seat } attacks { $rival } in { $county } with { $count ->
    [one] one army
   *[other] { $count } armies
} from { $origin }.
event-attack-neutral = { $seat } attacks neutral { $county } with { $count ->
    [one] one army
   *[other] { $count } armies
} from { $origin }.
event-thrown = Into the tower go { $count } of { $seat } and { $peasants } of the peasants{ $tray ->
    [0] {""}
   *[other] , and { $tray } from the tray
}; { $stuck ->
    [0] it was empty
    [one] one was inside
   *[other] { $stuck } were inside
}.{ $more ->
    [0] {""}
   *[other] {" "}Among them: { $reinforcement }.
}
event-thrown-both = Into the tower go { $count } of { $seat } and { $defenders } of { $rival }{ $tray ->
    [0] {""}
   *[other] , and { $tray } from the tray
}; { $stuck ->
    [0] it was empty
    [one] one was inside
   *[other] { $stuck } were inside
}.{ $more ->
    [0] {""}
   *[other] {" "}Among them: { $reinforcement }.
}
event-fallen = Of those who fight, the tray holds { $count } of { $seat } and { $peasants } of the peasants; { $stuck ->
    [0] nothing stays
    [one] one cube stays
   *[other] { $stuck } cubes stay
} in the tower.
event-fallen-both = Of those who fight, the tray holds { $count } of { $seat }, { $defenders } of { $rival } and { $peasants } of the peasants; { $stuck ->
    [0] nothing stays
    [one] one cube stays
   *[other] { $stuck } cubes stay
} in the tower.
event-conquest = { $seat } takes { $county } and has { $count ->
    [one] one army
   *[other] { $count } armies
} there; { $lost ->
    [0] none has fallen
    [one] one has fallen
   *[other] { $lost } have fallen
}{ $stuck ->
    [0] {""}
    [one] , and one is in the tower
   *[other] , and { $stuck } are in the tower
}.
event-repulse = { $seat } holds { $county } with { $count ->
    [one] one army
   *[other] { $count } armies
}; { $lost ->
    [0] none has fallen
    [one] one has fallen
   *[other] { $lost } have fallen
}{ $stuck ->
    [0] {""}
    [one] , and one is in the tower
   *[other] , and { $stuck } are in the tower
}.
event-stays-neutral = { $seat } is beaten back; { $county } stays neutral.
event-wasteland = { $county } is laid waste and belongs to nobody.
event-revolt = The peasants of { $county } rise against { $seat }: { $count }.
event-revolt-quelled = { $seat } puts the revolt in { $county } down and keeps { $count ->
    [one] one army
   *[other] { $count } armies
}; { $lost ->
    [0] none has fallen
    [one] one has fallen
   *[other] { $lost } have fallen
}{ $stuck ->
    [0] {""}
    [one] , and one is in the tower
   *[other] , and { $stuck } are in the tower
}.
event-grain-lost = Winter takes { $count } grain from everybody.
event-hunger = { $seat } lacks grain for { $count ->
    [one] one county
   *[other] { $count } counties
}. { $rival } draws: { $county }.
event-score = { $seat } scores { $count }: { $counties } for counties, { $buildings } for buildings, { $majorities } for majorities.
event-fame = { $seat } scores { $count } for statues and trophies.
event-end = The second year is over.
event-courtiers = { $seat } sends { $count ->
    [one] one courtier
   *[other] { $count } courtiers
} to the entrance hall.
event-favors = Favors on display: { $favor }.
event-favor = { $seat } receives a favor: { favor-card }.
event-cancelled = { $seat } has the event removed.
event-calmed = { $seat } calms { $county }.
event-pardon-kept = { $seat } keeps the favor against the next revolt marker.
event-pardon-used = { $seat } keeps { $county } calm with the favor.
event-benefit = The Landsknechte bring { $seat } this: { $benefit }, { $count }.
event-leader = The military leader of { $seat } stands in { $county }.
event-leader-flees = The military leader of { $seat } flees from { $county }.
event-statue = { $seat } leaves a statue in { $county }.
event-trophy = { $seat } takes a statue of { $rival } in { $county } as a trophy.

refusal-plan-incomplete = This box is still empty: { $box }.
refusal-county-out = { $county } is not in this game.
refusal-not-your-county = { $county } is not yours.
refusal-card-used = The card of { $county } already lies here: { $box }.
refusal-lies-there = This card already lies here: { $box }.
refusal-box-unused = This box is not in the game: { $box }.
refusal-box-empty = Nothing lies here: { $box }.
refusal-no-counties = You have no county, so you take no part in the actions.
refusal-bid-too-high = You do not have { $count } Thalers.
refusal-no-tower-card = You have no tower card left.
refusal-no-money-card = You have no other card left for this box, so a county card must go there.
refusal-place-taken = { $rival } has taken place { $number }.
refusal-not-adjacent = { $county } does not border on { $origin }.
refusal-own-county-only = This action moves armies between your own counties only; { $county } is not yours.
refusal-church = The event protects { $county }: a church stands there.
refusal-immune = The Emperor’s favor protects { $rival } from this action: { $action }.
refusal-one-stays = { $county } has { $count } armies, and one must stay.
refusal-not-revolting = { $county } is not revolting.
refusal-cards-changed = You may put the open cards away only if both lay there at your last choice.
refusal-card-not-open = The card of { $county } does not lie open.
refusal-no-such-group = You have no group of { $count } armies left.
refusal-favor-not-open = Favor { $number } is not on display.
refusal-too-few-courtiers = Favor { $number } costs { $count } courtiers.
refusal-no-marker = There is no revolt marker in { $county }.
refusal-type-stands = { $county } already has this building: { $building }.
refusal-no-tile = No tile of this building is left: { $building }.
refusal-no-site = There is no open site for this in { $county }: { $building }.
refusal-held-by-rival = { $county } belongs to { $rival }.
refusal-not-on-card = Your card does not offer this: { $benefit }.
refusal-supply-short = Your supply is too short for this: { $benefit }.
refusal-leader-not-there = Your military leader comes with the county that you have just taken, not to { $county }.
refusal-leader-must-move = Your military leader stands in { $county } and must go elsewhere.

board-year = Year { $year }, { $season }
board-order = Order
board-actions = Actions
board-event = Event
board-events = Events to come
board-tower = Tower
board-tray = Tray
board-supply = supply
board-places = Places
board-nobody = nobody
board-neutral = neutral
board-thalers = Thalers
board-grain = grain
board-points = points
board-counties = counties
board-draft = Draft
board-deck = deck
board-favors = Favors
board-entrance = Entrance hall
board-audience = audience hall
board-odds = Odds
board-win = win
board-tie = tie
board-lose = loss
board-leader = leader
board-trophies = trophies
board-none = none
board-uncovered = uncovered

card-tower = tower card
card-pass = pass
card-lost = lost

# Headings and names where a thing is listed plainly.

name-lineup = Line-up
name-court = Emperor’s Court
name-landsknechte = Landsknechte
name-leaders = Military leaders
name-tower = Tower
name-counties = Counties
name-county = County
name-tray = Tray
name-peasants = Peasants
name-places = Places
name-place = Place
name-actions = Actions
name-action = Action
name-events = Events
name-event = Event
name-revolting = Revolting
name-quelling = Revolts to come
name-quelled = Put down (‰)
name-odds = Odds
name-armies = Armies
name-bid = Bid
name-bonus = Bonus
name-buildings = Buildings
name-church = Church
name-combat_a = Combat A
name-combat_b = Combat B
name-convert3 = Convert 3
name-convert2 = Convert 2
name-convert1 = Convert 1
name-deploy1 = Deploy 1
name-deploy3 = Deploy 3
name-deploy5 = Deploy 5
name-grain = Grain
name-loss = Grain loss
name-mat = Mat
name-palace = Palace
name-points = Points
name-region = Region
name-revolt = Revolt markers
name-sites = Sites
name-statues = Statues
name-supply = Supply
name-tax = Tax
name-taxes = Taxes
name-thalers = Thalers
name-tile = Tile
name-trading_post = Trading post
name-colour = Colour
name-box = Box
name-card = Card
name-group = Group
name-favor = Favor
name-benefit = Benefit
name-deck = Deck
name-pass = { card-pass }
name-bury = Bury the card
name-commit = Confirm the plan
name-statue = Raise a statue
name-win = victory
name-tie = draw
name-lose = defeat
name-remaining = Armies left after a victory, in tenths
name-audience = Audience hall
name-entrance = Entrance hall
name-courtiers = Courtiers in the supply
name-banner = Landsknechte card
name-draft = Draft
name-open = Open cards
name-buried = Under the deck
name-offered = Offered before
name-spent = Out of the game
name-uncovered = Uncovered boxes
name-hand = In the hand
name-groups = Groups of armies
name-favors = Favors
name-kind = Kind
name-cost = Cost
name-count = How many
name-leader = Military leader
name-left = Cards left
name-pardon = May calm a revolt
name-trophies = Trophies
name-majorities = Majorities
name-holder = Held by
name-worth = Worth
name-scored = Points so far
name-prospect = If winter came now
name-hunger = Winter’s hunger
name-least = At least
name-most = At most
name-taken = Grain that winter takes
name-lacking = Counties without grain
name-revolts = Revolts
name-spare = Money and tower cards
name-plan = The plan
name-budget = What the plan needs
name-covered = Covered
name-unpaid = Too few Thalers for
name-harvest = Grain planned
name-last = As in the season before
name-trouble = Trouble
name-march = March
name-origin = From
name-benefits = Benefits
name-vp = { favor-vp }
name-building = { favor-building }
name-immune = { favor-immune }
name-effect = Effect
name-majority = Points for the majority
name-price = Price
name-three_players = With three players
name-neighbours = Neighbours

# What a button says that plays a move; the arguments as in the notation.

move-clear = take back: { $arg1 }
move-commit = the plan stands
move-place = place { $arg1 }
move-march = to { $arg1 }
move-march-nowhere = nobody goes
move-armies = { $arg1 ->
    [one] one army
   *[other] { $arg1 } armies
}
move-revolt = the revolt in { $arg1 } first
move-take = take { $arg1 }
move-take-deck = take the top card of the deck
move-bury = bury both open cards
move-group = a group of { $arg1 }
move-favor = { favor-card }
move-favor-none = ask for nothing
move-event-away = remove the event
move-event-stays = leave the event
move-calm = calm { $arg1 }
move-found = build in { $arg1 }
move-muster = armies to { $arg1 }
move-benefit = { $arg1 }
move-leader = the leader goes to { $arg1 }
move-leader-later = the leader comes later
move-statue-yes = leave a statue behind, for a point at the end
move-statue-no = leave no statue

aim-majority = { $building } in { $county }: the majority in { $region }
aim-building = { $building } in { $county }
aim-grain = grain from { $county } for the winter
aim-taxes = taxes from { $county }
aim-conquer = to conquer { $county }
aim-take = to take { $county } from { $rival }{ $count ->
    [0] {""}
    [one] , with its building
   *[other] , with its { $count } buildings
}
aim-guard = to guard { $county }
aim-stay = to keep the armies in { $county } together
aim-revolt = to settle the revolt in { $county } first
aim-bid = an early choice of the place in the player order
aim-pass = to spend nothing on this action
aim-armies = more armies in { $county }
aim-place = the turn and the bonus of place { $number }

# For those who learn: the goal, what lies where, and what an element is.

goal = Have the most points after two years: for counties, for buildings and for most buildings in a region.
caption-ribbon = The seasons of two years, and the row of this season’s actions.
caption-mat = Your secret plan: for each action the county that shall do it. A county does one thing a season.
caption-order = The order of play. Who bids most chooses first; each place has a bonus.
caption-players = Points so far and to be expected, Thalers, grain for how many counties, and armies left in the supply.
caption-tower = Battles are fought here: of the two who fight, what falls into the tray counts, and green peasants help a defender who has no revolt marker there. What gets stuck, and cubes of others, wait.
caption-majorities = Who has most buildings of each kind in each region, and the points for it: one less for each where several share.
about-county = A county: its taxes (gold), its grain (green), its building sites. Whoever has armies here holds it; revolt markers make its peasants rise when grain or taxes are collected, and in winter.
about-county-out = It does not take part with so many players: nobody holds it, and no armies go there.
about-box = A box of the mat. The county that lies here does this action when its turn comes; a county can lie in one box only. A card that passes does nothing.
about-box-palace = A palace for 3 Thalers, on an open site of the county that lies here. Most palaces in a region bring 3 points.
about-box-church = A church for 2 Thalers, on an open site of the county that lies here. Most churches in a region bring 2 points.
about-box-trading_post = A trading post for 1 Thaler, on an open site of the county that lies here. Most of them in a region bring 1 point.
about-box-grain = The county that lies here brings its grain (the green number) and gets a revolt marker; where one lies already, the peasants rise first.
about-box-taxes = The county that lies here brings its taxes (the golden number) and gets a revolt marker; where one lies already, the peasants rise first.
about-box-deploy5 = Five armies for 3 Thalers, in the county that lies here.
about-box-deploy3 = Three armies for 2 Thalers, in the county that lies here.
about-box-deploy1 = One army for 1 Thaler, in the county that lies here; then armies may move from there to one adjacent county of yours.
about-box-combat_a = Armies go from the county that lies here to an adjacent one; one at least stays. If it is not yours, they fight for it. Where to is decided when its turn comes.
about-box-bid = Your bid for the order of play: Thalers, which are paid, or a county card, which costs nothing and beats only 0 Thalers; all see that this county does nothing else.
about-box-convert3 = Armies of the county that lies here become as many courtiers, for the favors of the Emperor; a tower card takes them from the tray instead.
about-box-combat_b = { about-box-combat_a }
about-box-convert2 = { about-box-convert3 }
about-box-convert1 = { about-box-convert3 }
about-card = A card for the mat that is no county: Thalers for the bid, or a card that passes.
about-commit = With this the plan stands. Then all plans are laid, and the bids are shown.
about-action = An action of this season. Everybody does it in the order of play before the next one begins.
about-action-palace = { about-action } { about-box-palace }
about-action-church = { about-action } { about-box-church }
about-action-trading_post = { about-action } { about-box-trading_post }
about-action-grain = { about-action } { about-box-grain }
about-action-taxes = { about-action } { about-box-taxes }
about-action-deploy5 = { about-action } { about-box-deploy5 }
about-action-deploy3 = { about-action } { about-box-deploy3 }
about-action-deploy1 = { about-action } { about-box-deploy1 }
about-action-combat_a = { about-action } { about-box-combat_a }
about-action-combat_b = { about-action } { about-box-combat_b }
about-action-convert3 = { about-action } { about-box-convert3 }
about-action-convert2 = { about-action } { about-box-convert2 }
about-action-convert1 = { about-action } { about-box-convert1 }
about-place = A place in the order of play, with its bonus for this season. The highest bid chooses first.
about-event = The event of this season. It holds for everybody.
about-season = A season. Spring, summer and fall are planned and played; in winter counties eat grain, revolt and score.
about-seat = A player: points, Thalers, grain, and what winter would bring.
about-majorities = The majorities: most palaces in a region are worth 3 points, most churches 2, most trading posts 1; in a tie one less.
about-tower = The tower. All who fight are thrown in, with what lies in the tray; who has more cubes in the tray then wins. Green ones are peasants: they count for the defender of a county without a revolt marker, and fall first.
about-odds = How likely an attack with all armies that can go is won, and how many armies then stand there on average. It is reckoned with the cubes in tower and tray, peasants and bonuses; cubes of yours that fall out of the tower join in.
about-armies = How many armies march. One at least stays behind.
about-pass = To do nothing now.
about-deck = The deck of county cards that nobody has taken yet.
about-bury = To put both open cards under the deck and open two others.
about-group = A group of armies for the county that you took.
about-favor = A favor of the Emperor. It costs courtiers in the audience hall.
about-benefit = What your Landsknechte bring.
about-statue = A statue, left behind by a military leader who moves on.
