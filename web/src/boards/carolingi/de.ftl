# Was die Zeichnung von Carolingi sagt, außer dem, was das Spiel selbst sagt.

carolingi-map = Die Karte der Länder
carolingi-slots = Die Karten auf ihren Plätzen
carolingi-free-slots = { $count ->
    [0] kein Kartenplatz frei
    [one] ein Kartenplatz frei
   *[other] { $count } Kartenplätze frei
}
carolingi-year = Das Jahr
carolingi-wheel = Die Jahreszeiten
carolingi-annals = Die Annalen
carolingi-sundial = Die Sonnenuhr: das letzte Jahr
carolingi-stores = Archivium, Beutel und Vorrat
carolingi-scriptorium = Scriptorium
carolingi-has-laid = { $seat }: { $count ->
    [0] keine Tafel abgelegt
    [one] eine Tafel abgelegt
   *[other] { $count } Tafeln abgelegt
}
carolingi-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
carolingi-archive-gangs = Rotten, die mit den nächsten Karten kommen
carolingi-aside = Kommt in späteren Jahren dazu: { $cards }
carolingi-discards = { $count } abgelegt
carolingi-in-bag = { $count ->
    [0] leer
    [one] eine Tafel
   *[other] { $count } Tafeln
}
carolingi-event-tiles = { $count ->
    [one] eine Ereignistafel je Jahreszeit
   *[other] { $count } Ereignistafeln je Jahreszeit
}
carolingi-woodland = ein Waldland
carolingi-homeland-of = Stammland von { $seat }
carolingi-ruled-by = beherrscht von { $seat }
carolingi-followers = Gefolgsleute: { $who }
carolingi-gangs = { $count ->
    [one] eine Rotte
   *[other] { $count } Rotten
}
carolingi-counters = { $count ->
    [one] eine Entwicklung
   *[other] { $count } Entwicklungen
}
carolingi-feeds = ernährt { $count }{ $number ->
    [0] {""}
    [one] , einer zu viel
   *[other] , { $number } zu viel
}
carolingi-problem = ein Problem: { $problem }
carolingi-problem-of = Problem der Jahreszeit { $season }: { $problem }
carolingi-card-of = Karte von { $country }
carolingi-nothing = nichts
carolingi-court = Dein Spielertableau
carolingi-hand = Deine aktiven Tafeln
carolingi-tiles = { $count ->
    [one] eine Tafel
   *[other] { $count } Tafeln
}
carolingi-next-season = ab nächster Jahreszeit
carolingi-laid = abgelegt
carolingi-lay = { $count ->
    [one] Diese Tafel verdeckt ablegen
   *[other] Diese beiden verdeckt ablegen
}
carolingi-choose = { $count ->
    [one] Noch eine Tafel für das Scriptorium
   *[other] Zwei Tafeln für das Scriptorium
}
carolingi-vain = Mit einer anderen Tafel als „Keine Aktion“ gilt der Anspruch auf den Thron nicht.
carolingi-used = Dieses Jahr benutzt
carolingi-swapped = getauscht
carolingi-inactive = Inaktiv
carolingi-inactive-tile = inaktiv; 2 Missi aktivieren sie
carolingi-levies = { $count ->
    [one] eine Abgabe
   *[other] { $count } Abgaben
}
carolingi-levies-left = noch { carolingi-levies }
carolingi-condition = { $what }: { $count } von { $needed }{ $met ->
    [yes] , erfüllt
   *[no] {""}
}
carolingi-points = Punkte bisher
carolingi-claims = erhebt Anspruch auf den Thron
carolingi-worthy = kann mit „Frieden“ den Thron beanspruchen
carolingi-court-of = { $missi ->
    [one] 1 Missus
   *[other] { $missi } Missi
}, { $leudes } Leudes, { $nobiles } Nobiles
carolingi-tiles-of = { $count } Tafeln ({ $number } inaktiv)
carolingi-waiting = { $count } warten
carolingi-shown = Gesehen: { $tile }
carolingi-gangs-left = { $count } von { $number } Rotten übrig
carolingi-skuld-walks = Wohin Skuld als Nächstes geht
carolingi-problems-of = { $count } von { $number } Problemen
carolingi-falls = Das Reich fällt bei { $count } Problemen vor Skuld oder wenn die Rotten ausgehen.
carolingi-seconds = { $count ->
    [one] eine Sekunde
   *[other] { $count } Sekunden
}

# Was aus einem Zug folgt, unter seinem Namen.

carolingi-then-missi = { $left ->
    [0] kein Missus
    [one] ein Missus
   *[other] { $left } Missi
} übrig
carolingi-then-home = dort dann { $count ->
    [one] ein Gefolgsmann
   *[other] { $count } Gefolgsleute
}, { carolingi-then-missi }
carolingi-then-send = { carolingi-then-missi }
carolingi-then-unfold = { $count ->
    [one] ein Gefolgsmann
   *[other] { $count } Gefolgsleute
} und { $number ->
    [0] keine Rotte
    [one] eine Rotte
   *[other] { $number } Rotten
} kommen in das Land
carolingi-then-build = ernährt { $count }, { carolingi-then-missi }
carolingi-then-palace = beide Entwicklungen gehen, und sonst kann niemand es mehr betreten; { carolingi-then-missi }
carolingi-then-activate = { carolingi-then-missi }
carolingi-then-summon = { $count } Leudes, { $left ->
    [0] keine Abgabe
    [one] eine Abgabe
   *[other] { $left } Abgaben
} übrig
carolingi-then-equip = { $count ->
    [one] ein Missus
   *[other] { $count } Missi
}, { $left ->
    [0] keine Abgabe
    [one] eine Abgabe
   *[other] { $left } Abgaben
} übrig
carolingi-then-group = { $left ->
    [0] niemand bleibt zurück
    [one] einer bleibt zurück
   *[other] { $left } bleiben zurück
}
carolingi-then-soothe = { $count ->
    [0] keine Rotte bleibt
    [one] eine Rotte bleibt
   *[other] { $count } Rotten bleiben
}, { carolingi-then-missi }
carolingi-then-fight = du verlierst { $count ->
    [0] niemanden
    [one] einen Gefolgsmann
   *[other] { $count } Gefolgsleute
}{ $number ->
    [0] {""}
    [one] , eine Rotte wird vertrieben
   *[other] , { $number } Rotten werden vertrieben
}
carolingi-then-starve = { $left ->
    [0] niemand von ihnen bleibt
    [one] einer von ihnen bleibt
   *[other] { $left } von ihnen bleiben
}

# Wie eine Frage auf dem Brett beantwortet wird.

carolingi-how-influence = Tippe auf Missi (bis zu 3 ins Stammland), auf Karten (ein Missus je Tipp) oder auf eine mit deinen Leuten (alle ins Land).
carolingi-how-develop = Tippe auf eine inaktive Tafel (2 Missi){ $palace ->
    [yes] , ein Land für deine Pfalz (3)
   *[no] {""}
} oder auf deine Länder (je Stufe einer).
carolingi-how-equip-missi = Tippe auf Nobiles oder Leudes: eine Abgabe für jeden Schritt.
carolingi-how-move-troops = Tippe auf ein Land, dann wohin; jede Gruppe kostet einen Missus.
carolingi-how-battle = Tippe auf das Land, in dem du kämpfst.
carolingi-how-soothe-riot = Tippe auf ein Land: Missi treten an die Stelle von Rotten.
carolingi-how-peace = Du erfüllst jetzt { $count ->
    [0] keine Bedingung
    [one] eine Bedingung
   *[other] { $count } Bedingungen
}{ $palace ->
    [0] {""}
   *[other] {" "}und hast eine Pfalz
}.
