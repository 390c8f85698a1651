# What the drawing of Wallenstein says, besides what the game itself says.

wallenstein-map = The map of the counties
landmark-season = Year { $number }, { $season }
wallenstein-year = The year
wallenstein-face-down = an action card that lies face down
wallenstein-event-winter = winter takes { $loss } grain from everybody
wallenstein-event = { $effect } (if left for winter: { $loss } grain lost)
wallenstein-events-open = { $count ->
    [one] One event lies open
   *[other] { $count } events lie open
}
wallenstein-neutral = neutral
wallenstein-held = { $count ->
    [one] one army of { $seat }
   *[other] { $count } armies of { $seat }
}
wallenstein-sites-free = { $count ->
    [0] no open site
    [one] one open site
   *[other] { $count } open sites
}
wallenstein-yield = taxes { $tax }, grain { $grain }
wallenstein-revolts = { $count ->
    [one] a revolt marker
   *[other] { $count } revolt markers
}
wallenstein-leader-of = the military leader of { $seat }
wallenstein-statue-of = a statue of { $seat }
wallenstein-mat = Your mat
wallenstein-own-colour = Your colour: { $colour }.
wallenstein-in-force = In force: { $effect }.
wallenstein-to-come = One of these events will come:
wallenstein-fold = Show or put away
wallenstein-bids = { $count ->
    [one] one Thaler
   *[other] { $count } Thalers
}
wallenstein-box-empty = nothing yet
wallenstein-costs = costs { $count }
wallenstein-plan-costs = The plan costs { $cost } of { $thalers } Thalers{ $paid ->
    [with-taxes] {" "}+ at least { $taxes } from taxes, which come in time
    [if-taxes-first] {" "}+ at least { $taxes }, if taxes come first
    [too-late] ; at least { $taxes } from taxes come too late
   *[other] { $taxes ->
        [0] {""}
       *[other] {" "}+ at least { $taxes } from taxes
    }
}.
wallenstein-unpaid = Too few for { $what }.
wallenstein-not-paid = too few Thalers
wallenstein-players = Players
wallenstein-told = { $seat } ({ $colour }): { $counties ->
    [one] one county
   *[other] { $counties } counties
}, { $thalers ->
    [one] one Thaler
   *[other] { $thalers } Thalers
}, { $grain } grain, { $supply ->
    [one] one army
   *[other] { $supply } armies
} in the supply, { $points ->
    [one] one point
   *[other] { $points } points
}
wallenstein-part-counties = counties
wallenstein-part-buildings = buildings
wallenstein-part-majorities = majorities
wallenstein-part-favors = favors
wallenstein-part-benefits = Landsknechte
wallenstein-part-statues = statues
wallenstein-part-trophies = trophies
wallenstein-stored = Grain { $grain }{ $harvest ->
    [0] {""}
   *[other] {" "}+ { $harvest }
}, winter takes { $taken }: { $lacking } of { $counties } counties would go without.
wallenstein-hunger = Winter takes { $taken } grain; counties without: { $lacking }, revolts: { $revolts }
wallenstein-immune = Safe from combat { $actions }
wallenstein-quelled = { $chance } % to put it down
wallenstein-odds = { $win } % victory{ $tie ->
    [0] {""}
   *[other] , { $tie } % laid waste
}; about { $left } left
wallenstein-odds-with-all = with all armies { wallenstein-odds }
wallenstein-odds-from = Tower: { $tower }. Tray: { $tray }. They are reckoned with, and so are peasants and bonuses.
wallenstein-odds-legend = victory with all armies · armies then left
wallenstein-march-elsewhere = March elsewhere
wallenstein-amount = { $what }: { $count }
wallenstein-again = Lay last season’s plan
wallenstein-answers = Possible answers
wallenstein-favor = { $favor } (costs { $cost } courtiers)
