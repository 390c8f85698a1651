# Was die Zeichnung von Wallenstein sagt, außer dem, was das Spiel selbst sagt.

wallenstein-map = Die Karte der Länder
wallenstein-year = Das Jahr
wallenstein-face-down = eine verdeckte Aktionskarte
wallenstein-event-winter = der Winter nimmt allen { $loss } Getreide
wallenstein-event = { $effect } (bleibt es für den Winter: { $loss } Getreide weniger)
wallenstein-events-open = { $count ->
    [one] Ein Ereignis liegt offen
   *[other] { $count } Ereignisse liegen offen
}
wallenstein-neutral = neutral
wallenstein-held = { $count ->
    [one] eine Armee von { $seat }
   *[other] { $count } Armeen von { $seat }
}
wallenstein-sites-free = { $count ->
    [0] kein freier Bauplatz
    [one] ein freier Bauplatz
   *[other] { $count } freie Bauplätze
}
wallenstein-yield = Steuern { $tax }, Getreide { $grain }
wallenstein-revolts = { $count ->
    [one] ein Aufstandsmarker
   *[other] { $count } Aufstandsmarker
}
wallenstein-leader-of = der Feldherr von { $seat }
wallenstein-statue-of = eine Statue von { $seat }
wallenstein-mat = Dein Tableau
wallenstein-fold = Zeigen oder weglegen
wallenstein-bids = { $count ->
    [one] ein Taler
   *[other] { $count } Taler
}
wallenstein-costs = kostet { $count }
wallenstein-plan-costs = Der Plan kostet { $cost } von { $thalers } Talern.
wallenstein-players = Spieler
wallenstein-part-counties = Länder
wallenstein-part-buildings = Gebäude
wallenstein-part-majorities = Mehrheiten
wallenstein-part-favors = Gunst
wallenstein-part-benefits = Landsknechte
wallenstein-part-statues = Statuen
wallenstein-part-trophies = Trophäen
wallenstein-hunger = Winter: { $lacking } Länder ohne Getreide, Aufstände: { $revolts }
wallenstein-immune = Sicher vor Kampf { $actions }
wallenstein-quelled = { $chance } %, ihn niederzuschlagen
wallenstein-odds = { $win } % Sieg{ $tie ->
    [0] {""}
   *[other] , { $tie } % verwüstet
}; nach einem Sieg etwa { $left } übrig
wallenstein-odds-with-all = mit allen Armeen { wallenstein-odds }
wallenstein-amount = { $what }: { $count }
wallenstein-again = Den Plan der letzten Jahreszeit legen
wallenstein-answers = Mögliche Antworten
wallenstein-favor = { $favor } (kostet { $cost } Höflinge)
