# What the drawing of Carolus Magnus says, besides what the game itself says.

carolus-board = The ring of territories, clockwise
carolus-round = { $round ->
    [0] Before the first round.
   *[other] Round { $round }.{ $counting ->
        [yes] {" "}The numbers in a territory: how much counts for each side there. Whoever has most has a golden rim.
       *[no] {""}
    }
}
carolus-partners = { $side }, with { $seat }
carolus-territory = Territory { $number }
carolus-no-paladins = no paladins
carolus-castles-of = { $count ->
    [one] a castle
   *[other] { $count } castles
} of { $side }
carolus-strengths = counting { $strengths }
carolus-stop-nothing = A stop here changes nothing.
carolus-stop-castle = A stop here builds a castle for { $side }.
carolus-stop-takeover = A stop here gives the territory to { $side }.
carolus-supply = The { $colour } clan: { $count } in the middle.
carolus-marker-free = Nobody controls it.
carolus-emperor-at = The Emperor stands in territory { $territory }.
carolus-dice = The latest throw: { $dice }
carolus-court = Court of { $seat }: { $paladins }
carolus-reserve = Reserve of { $seat }
carolus-reserve-of = { $colour }: { $count } in reserve
carolus-discs = Discs of { $seat }
carolus-disc = Disc { $number }
carolus-disc-barred = Disc { $number }, shown by somebody else this round
carolus-disc-shown = Disc { $number }, shown this round
carolus-disc-played = Disc { $number }, played
carolus-castles-built = { $side }: { $castles } of { $stock } castles built
carolus-majorities = The majorities at the courts
carolus-majority = { $seat } has { $count } ({ $colour }).
carolus-marker-of = { $seat } controls the clan.
carolus-where = Where to?
