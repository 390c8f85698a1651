# Was die Zeichnung von Wallenstein sagt, außer dem, was das Spiel selbst sagt.

wallenstein-map = Die Karte der Länder
landmark-season = Jahr { $number }, { $season }
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
wallenstein-own-colour = Deine Farbe: { $colour }.
wallenstein-in-force = Es gilt: { $effect }.
wallenstein-to-come = Eines dieser Ereignisse kommt:
wallenstein-fold = Zeigen oder weglegen
wallenstein-bids = { $count ->
    [one] ein Taler
   *[other] { $count } Taler
}
wallenstein-box-empty = noch nichts
wallenstein-costs = kostet { $count }
wallenstein-plan-costs = Der Plan kostet { $cost } von { $thalers } Talern{ $paid ->
    [with-taxes] {" "}+ mindestens { $taxes } aus Steuern, die rechtzeitig kommen
    [if-taxes-first] {" "}+ mindestens { $taxes }, wenn die Steuern zuerst kommen
    [too-late] ; mindestens { $taxes } aus Steuern kommen zu spät
   *[other] { $taxes ->
        [0] {""}
       *[other] {" "}+ mindestens { $taxes } aus Steuern
    }
}.
wallenstein-unpaid = Zu wenig für { $what }.
wallenstein-not-paid = zu wenige Taler
wallenstein-players = Spieler
wallenstein-told = { $seat } ({ $colour }): { $counties ->
    [one] ein Land
   *[other] { $counties } Länder
}, { $thalers } Taler, { $grain } Getreide, { $supply ->
    [one] eine Armee
   *[other] { $supply } Armeen
} im Vorrat, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
wallenstein-part-counties = Länder
wallenstein-part-buildings = Gebäude
wallenstein-part-majorities = Mehrheiten
wallenstein-part-favors = Gunst
wallenstein-part-benefits = Landsknechte
wallenstein-part-statues = Statuen
wallenstein-part-trophies = Trophäen
wallenstein-stored = Getreide { $grain }{ $harvest ->
    [0] {""}
   *[other] {" "}+ { $harvest }
}, der Winter nimmt { $taken }: { $lacking } von { $counties } Ländern würden leer ausgehen.
wallenstein-hunger = Der Winter nimmt { $taken } Getreide; Länder ohne: { $lacking }, Aufstände: { $revolts }
wallenstein-immune = Sicher vor Kampf { $actions }
wallenstein-quelled = zu { $chance } % niedergeschlagen
wallenstein-odds = { $win } % Sieg{ $tie ->
    [0] {""}
   *[other] , { $tie } % verwüstet
}; etwa { $left } übrig
wallenstein-odds-with-all = mit allen Armeen { wallenstein-odds }
wallenstein-odds-from = Turm: { $tower }. Schale: { $tray }. Damit ist gerechnet, auch mit Bauern und Boni.
wallenstein-odds-legend = Sieg mit allen Armeen · Armeen, die bleiben
wallenstein-march-elsewhere = Woandershin ziehen
wallenstein-amount = { $what }: { $count }
wallenstein-again = Den Plan der letzten Jahreszeit legen
wallenstein-answers = Mögliche Antworten
wallenstein-favor = { $favor } (kostet { $cost } Höflinge)
