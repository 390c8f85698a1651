# What the drawing of Carolingi says, besides what the game itself says.

carolingi-map = The map of the countries
carolingi-slots = The cards in their slots
carolingi-free-slots = { $count ->
    [0] no free slot
    [one] one free slot
   *[other] { $count } free slots
}
carolingi-year = The year
carolingi-wheel = The seasons
carolingi-annals = The annals
carolingi-sundial = The sundial: the last year
carolingi-stores = Archivium, bag and supply
carolingi-scriptorium = Scriptorium
carolingi-has-laid = { $seat }: { $count ->
    [0] no tile laid
    [one] one tile laid
   *[other] { $count } tiles laid
}
carolingi-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
carolingi-archive-gangs = Gangs that come with the next cards
carolingi-aside = Mixed in with later years: { $cards }
carolingi-discards = { $count } discarded
carolingi-in-bag = { $count ->
    [0] empty
    [one] one tile
   *[other] { $count } tiles
}
carolingi-event-tiles = { $count ->
    [one] one event tile a season
   *[other] { $count } event tiles a season
}
carolingi-woodland = a woodland
carolingi-homeland-of = homeland of { $seat }
carolingi-ruled-by = controlled by { $seat }
carolingi-followers = followers: { $who }
carolingi-gangs = { $count ->
    [one] a gang
   *[other] { $count } gangs
}
carolingi-counters = { $count ->
    [one] one development counter
   *[other] { $count } development counters
}
carolingi-feeds = feeds { $count }{ $number ->
    [0] {""}
    [one] , one too many
   *[other] , { $number } too many
}
carolingi-problem = a problem: { $problem }
carolingi-problem-of = Problem of { $season }: { $problem }
carolingi-card-of = Card of { $country }
carolingi-nothing = nothing
carolingi-court = Your player board
carolingi-hand = Your active tiles
carolingi-tiles = { $count ->
    [one] one tile
   *[other] { $count } tiles
}
carolingi-next-season = next season
carolingi-laid = laid
carolingi-lay = { $count ->
    [one] Lay this tile in secret
   *[other] Lay these two in secret
}
carolingi-choose = { $count ->
    [one] One more tile for the Scriptorium
   *[other] Two tiles for the Scriptorium
}
carolingi-vain = With another tile than “no action” the claim to the throne is void.
carolingi-used = Used this year
carolingi-swapped = swapped
carolingi-inactive = Inactive
carolingi-inactive-tile = inactive; 2 Missi activate it
carolingi-levies = { $count ->
    [one] one levy
   *[other] { $count } levies
}
carolingi-levies-left = { carolingi-levies } left
carolingi-condition = { $what }: { $count } of { $needed }{ $met ->
    [yes] , fulfilled
   *[no] {""}
}
carolingi-points = Points so far
carolingi-claims = claims the throne
carolingi-worthy = may claim the throne
carolingi-court-of = { $missi ->
    [one] 1 Missus
   *[other] { $missi } Missi
}, { $leudes } Leudes, { $nobiles } Nobiles
carolingi-tiles-of = { $count } tiles ({ $number } inactive)
carolingi-waiting = { $count } waiting
carolingi-shown = Seen: { $tile }
carolingi-gangs-left = { $count } of { $number } gangs left
carolingi-skuld-walks = Where Skuld walks next
carolingi-problems-of = { $count } of { $number } problems
carolingi-falls = The Empire falls at { $count } problems before Skuld, or when the gangs run out.
carolingi-seconds = { $count ->
    [one] one second
   *[other] { $count } seconds
}

# What comes of a move, under its name.

carolingi-then-missi = { $left ->
    [0] no Missus
    [one] one Missus
   *[other] { $left } Missi
} left
carolingi-then-home = { $count ->
    [one] one follower
   *[other] { $count } followers
} there, { carolingi-then-missi }
carolingi-then-send = { carolingi-then-missi }
carolingi-then-unfold = { $count ->
    [one] one follower
   *[other] { $count } followers
} and { $number ->
    [0] no gang
    [one] a gang
   *[other] { $number } gangs
} come to the country
carolingi-then-build = feeds { $count }, { carolingi-then-missi }
carolingi-then-palace = both counters go, and nobody else can enter it again; { carolingi-then-missi }
carolingi-then-activate = { carolingi-then-missi }
carolingi-then-summon = { $count } Leudes, { $left ->
    [0] no levy
    [one] one levy
   *[other] { $left } levies
} left
carolingi-then-equip = { $count ->
    [one] one Missus
   *[other] { $count } Missi
}, { $left ->
    [0] no levy
    [one] one levy
   *[other] { $left } levies
} left
carolingi-then-group = { $left ->
    [0] nobody stays behind
    [one] one stays behind
   *[other] { $left } stay behind
}
carolingi-then-soothe = { $count ->
    [0] no gang is left
    [one] one gang is left
   *[other] { $count } gangs are left
}, { carolingi-then-missi }
carolingi-then-fight = you lose { $count ->
    [0] nobody
    [one] one follower
   *[other] { $count } followers
}{ $number ->
    [0] {""}
    [one] , a gang is driven out
   *[other] , { $number } gangs are driven out
}
carolingi-then-starve = { $left ->
    [0] nobody of theirs stays
    [one] one of theirs stays
   *[other] { $left } of theirs stay
}

# How a question is answered on the board.

carolingi-how-influence = Tap Missi (up to 3 to your homeland), cards (a Missus for each tap), or one with your people (all go to its country).
carolingi-how-develop = Tap an inactive tile (2 Missi){ $palace ->
    [yes] , a country for your palace (3)
   *[no] {""}
} or your countries (one for each counter).
carolingi-how-equip-missi = Tap Nobiles or Leudes: a levy for each step.
carolingi-how-move-troops = Tap a country, then where to; each group costs a Missus.
carolingi-how-battle = Tap the country where you fight.
carolingi-how-soothe-riot = Tap a country: Missi take the place of gangs.
carolingi-how-peace = You meet { $count ->
    [0] no condition
    [one] one condition
   *[other] { $count } conditions
} now{ $palace ->
    [0] {""}
   *[other] , and have a palace
}.
