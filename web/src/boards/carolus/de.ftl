# Was die Zeichnung von Carolus Magnus sagt, außer dem, was das Spiel selbst sagt.

carolus-board = Der Ring der Gebiete, im Uhrzeigersinn
carolus-round = { $round ->
    [0] Vor der ersten Runde.
   *[other] Runde { $round }.{ $counting ->
        [yes] {" "}Die Zahlen in einem Gebiet: wie viel dort für jede Seite zählt. Wer am meisten hat, hat einen goldenen Rand.
       *[no] {""}
    }
}
carolus-partners = { $side }, mit { $seat }
carolus-territory = Gebiet { $number }
carolus-no-paladins = keine Paladine
carolus-castles-of = { $count ->
    [one] eine Burg
   *[other] { $count } Burgen
} von { $side }
carolus-strengths = es zählen { $strengths }
carolus-stop-nothing = Ein Halt hier ändert nichts.
carolus-stop-castle = Ein Halt hier baut eine Burg für { $side }.
carolus-stop-takeover = Ein Halt hier gibt das Gebiet an { $side }.
carolus-supply = Die { $colour ->
    [rot] rote
    [rosa] rosa
    [blau] blaue
    [gelb] gelbe
   *[other] grüne
} Sippe: { $count } in der Mitte.
carolus-marker-free = Niemand beherrscht sie.
carolus-emperor-at = Der Kaiser steht in Gebiet { $territory }.
carolus-dice = Der letzte Wurf: { $dice }
carolus-court = Hof von { $seat }: { $paladins }
carolus-reserve = Vorrat von { $seat }
carolus-reserve-of = { $colour }: { $count } im Vorrat
carolus-discs = Scheiben von { $seat }
carolus-disc = Scheibe { $number }
carolus-disc-barred = Scheibe { $number }, in dieser Runde schon von jemandem gezeigt
carolus-disc-shown = Scheibe { $number }, in dieser Runde gezeigt
carolus-disc-played = Scheibe { $number }, gespielt
carolus-castles-built = { $side }: { $castles } von { $stock } Burgen gebaut
carolus-majorities = Die Mehrheiten an den Höfen
carolus-majority = { $seat } hat { $count } ({ $colour }).
carolus-marker-of = { $seat } beherrscht die Sippe.
carolus-where = Wohin?
