# Wallenstein auf Deutsch. Die Namen der Länder und Regionen bleiben, wie sie gedruckt sind.

colour-red = rot
colour-blue = blau
colour-yellow = gelb
colour-purple = violett
colour-black = schwarz
colour-green = grün

season-spring = Frühling
season-summer = Sommer
season-fall = Herbst
season-winter = Winter

building-palace = Palast
building-church = Kirche
building-trading_post = Handelshaus

action-palace = Palast bauen
action-church = Kirche bauen
action-trading_post = Handelshaus bauen
action-grain = Getreide ernten
action-taxes = Steuern eintreiben
action-deploy5 = 5 Armeen ausheben
action-deploy3 = 3 Armeen ausheben
action-deploy1 = 1 Armee ausheben und ziehen
action-combat_a = Kampf oder Bewegung A
action-combat_b = Kampf oder Bewegung B

box-bid = das Gebot
box-convert3 = 3 Armeen umwandeln
box-convert2 = 2 Armeen umwandeln
box-convert1 = 1 Armee umwandeln
box-palace = Palast bauen
box-church = Kirche bauen
box-trading_post = Handelshaus bauen
box-grain = Getreide ernten
box-taxes = Steuern eintreiben
box-deploy5 = 5 Armeen ausheben
box-deploy3 = 3 Armeen ausheben
box-deploy1 = 1 Armee ausheben und ziehen
box-combat_a = Kampf oder Bewegung A
box-combat_b = Kampf oder Bewegung B

tile-thaler = ein Taler mehr
tile-grain = ein Getreide mehr
tile-armies = sechs Armeen
tile-attack = eine Armee mehr im Angriff
tile-defence = eine Armee mehr in der Verteidigung

effect-trading_post_calms = ein neues Handelshaus nimmt einen Aufstandsmarker weg
effect-neutral_two_peasants = neutrale Länder wehren sich mit zwei Bauernarmeen
effect-palace_defends = ein Palast gibt der Verteidigung eine Armee mehr
effect-church_protects = Länder mit Kirche sind vor Angriffen sicher
effect-tax_at_most_5 = Steuern bringen höchstens 5 Taler
effect-tax_at_least_6 = Steuern bringen mindestens 6 Taler
effect-grain_at_least_4 = eine Ernte bringt mindestens 4 Getreide
effect-grain_at_most_3 = eine Ernte bringt höchstens 3 Getreide
effect-deploy_reduced = statt 5 und 3 werden nur 3 und 2 Armeen ausgehoben

benefit-thalers = Taler
benefit-armies = Armeen in die Schale
benefit-grain = Getreide
benefit-vp = Siegpunkte

trouble-type-stands = Dieses Gebäude steht dort schon.
trouble-no-site = Dort ist kein Bauplatz frei.
trouble-no-tile = Von diesem Gebäude ist kein Plättchen übrig.
trouble-no-thalers = Es sind zu wenige Taler da.
trouble-few-armies = Der Vorrat hat zu wenige Armeen.
trouble-lone-army = Die eine Armee muss bleiben: Niemand könnte ziehen.
trouble-one-stays = Eine Armee muss bleiben, also kann keine ziehen.
trouble-no-way = Es gibt kein Ziel.
trouble-revolt = Die Bauern erheben sich zuerst.
covered-at-once = durch das, was da ist
covered-with-taxes = mit den Steuern, die vorher kommen
covered-if-taxes-first = wenn die Steuern zuerst kommen
covered-too-late = nein, die Steuern kommen zu spät
covered-short = nein

favor-cancel_event = das Ereignis darf entfernt werden
favor-thalers = Taler
favor-tray_armies = Armeen in die Schale
favor-remove_revolt = ein Aufstandsmarker weniger
favor-grain = Getreide
favor-vp = Siegpunkte
favor-building = ein Gebäude umsonst
favor-immune = Schutz vor Angriffen
favor-deploy_free = Armeen umsonst

# Was eine Gunstkarte sagt.
favor-card = { $kind ->
    [cancel_event] das Ereignis darf entfernt werden
    [thalers] { $count } Taler
    [tray_armies] { $count } Armeen in die Schale
    [remove_revolt] ein Aufstandsmarker weniger, jetzt oder später
    [grain] { $count } Getreide
    [vp] { $count ->
        [one] ein Siegpunkt
       *[other] { $count } Siegpunkte
    }
    [building] ein Gebäude umsonst ({ $building })
    [immune] Schutz vor Kampf { $immune }
   *[deploy_free] { $count } Armeen umsonst, auch in ein neutrales Land
}

reinforcement-attack = eine Armee durch das Plättchen des Angreifers
reinforcement-defence = eine Armee durch das Plättchen des Verteidigers
reinforcement-palace = eine Armee durch das Ereignis, für den Palast
reinforcement-peasants = ein zweiter Bauer, durch das Ereignis

reason-points = zwei Jahre sind vorbei

reckoning-counties-first = Länder, erster Winter
reckoning-buildings-first = Gebäude, erster Winter
reckoning-majorities-first = Mehrheiten, erster Winter
reckoning-counties-second = Länder, zweiter Winter
reckoning-buildings-second = Gebäude, zweiter Winter
reckoning-majorities-second = Mehrheiten, zweiter Winter
reckoning-favors = Gunst des Kaisers
reckoning-benefits = Landsknechte
reckoning-statues = Statuen
reckoning-trophies = Trophäen
reckoning-thalers = Taler entscheiden Gleichstände

option-lineup = Wie die Länder verteilt werden: nach den gedruckten Aufstellungen oder einzeln nacheinander gewählt.
option-court = Aus Armeen werden Höflinge, die den Kaiser um Gunst bitten.
option-landsknechte = Länder in vier Regionen bringen einen wachsenden Vorteil.
option-leaders = Jeder stärkt das Land, in dem er steht, und lässt Statuen zurück.
option-tower = Wie der Würfelturm Steine fallen lässt: gleichmäßig zwei von drei geworfenen und einen von drei steckenden, oder unruhig einen von zwei geworfenen und drei von fünf steckenden.
lineup-default = die gedruckten Aufstellungen
lineup-draft = nacheinander gewählt
tower-steady = gleichmäßig
tower-restless = unruhig

ask-plan = { $count ->
    [0] Steht dein Plan?
    [one] Lege deine Karten: Ein Feld ist leer.
   *[other] Lege deine Karten: { $count } Felder sind leer.
}
ask-place = Wähle deinen Platz in der Reihenfolge und damit das Bonusplättchen.
ask-march = Wohin ziehen die Armeen aus { $county }?
ask-armies = Wie viele Armeen ziehen nach { $county }?
ask-revolt = Welcher Aufstand kommt als nächster? Wähle sein Land.
ask-claim = Nimm eine Länderkarte.
ask-group = Welche Gruppe von Armeen kommt nach { $county }?
ask-post-leader = Kommt dein Feldherr nach { $county }?
ask-favor = Bitte den Kaiser um eine Gunst oder um keine.
ask-cancel-event = Soll das Ereignis dieser Runde entfernt werden?
ask-calm = Aus welchem Land nimmst du einen Aufstandsmarker?
ask-found = Wohin kommt dein geschenktes Gebäude ({ $building })?
ask-muster = Wohin kommen deine { $count } geschenkten Armeen?
ask-benefit = Wähle, was deine Landsknechte bringen.
ask-place-leader = Wo steht dein Feldherr?
ask-move-leader = Wohin geht dein Feldherr jetzt? Zieht er ins Nachbarland, darf er eine Statue zurücklassen; Statuen anderer werden seine Trophäen.
ask-statue = Bleibt eine Statue in { $county } zurück?

decision-ask-plan = der Plan der Jahreszeit
decision-ask-place = ein Platz in der Reihenfolge
decision-ask-march = wohin die Armeen ziehen
decision-ask-armies = wie viele Armeen ziehen
decision-ask-revolt = der nächste Aufstand
decision-ask-claim = eine Länderkarte
decision-ask-group = eine Gruppe von Armeen
decision-ask-post-leader = ob der Feldherr jetzt kommt
decision-ask-favor = eine Gunst des Kaisers
decision-ask-cancel-event = ob das Ereignis entfernt wird
decision-ask-calm = ein Land, das beruhigt wird
decision-ask-found = ein Land für das Gebäude
decision-ask-muster = ein Land für die Armeen
decision-ask-benefit = ein Vorteil der Landsknechte
decision-ask-place-leader = ein Land für den Feldherrn
decision-ask-move-leader = das nächste Land des Feldherrn
decision-ask-statue = ob eine Statue errichtet wird

event-lineup = Die Länder sind nach der gedruckten Aufstellung verteilt.
event-draft = Die Länder werden gewählt. { $seat } beginnt; offen liegen { $county }.
event-claim = { $seat } nimmt { $county }.
event-buried = { $seat } legt die offenen Karten unter den Stapel. Jetzt offen: { $county }.
event-settled = { $seat } schickt { $count } Armeen nach { $county }.
event-tower-filled = Der Turm ist gefüllt; { $count } Steine bleiben darin.
event-year = Jahr { $number }. Ereignisse: { $effect }.
event-season = Es ist { $season }.
event-planned = { $seat } hat geplant.
event-drawn = Das Ereignis der Runde: { $effect }.
event-bid = { $seat } bietet { $count }.
event-bid-county = { $seat } bietet eine Länderkarte: { $county }.
event-bid-nothing = { $seat } bietet nichts.
event-place = { $seat } nimmt Platz { $number }: { $tile }.
event-revealed = Karte { $number } der Reihe wird aufgedeckt: { $action }.
event-action = Aktion { $number }: { $action }.
event-built = { $seat } baut in { $county } { $cost ->
    [0] umsonst
    [one] für einen Taler
   *[other] für { $cost } Taler
}: { $building }.
event-grain = { $seat } erntet { $count } Getreide in { $county }; { $markers ->
    [0] dort liegt kein Aufstandsmarker
    [one] dort liegt ein Aufstandsmarker
   *[other] dort liegen { $markers } Aufstandsmarker
}.
event-taxes = { $seat } treibt in { $county } { $count ->
    [one] einen Taler
   *[other] { $count } Taler
} ein; { $markers ->
    [0] dort liegt kein Aufstandsmarker
    [one] dort liegt ein Aufstandsmarker
   *[other] dort liegen { $markers } Aufstandsmarker
}.
event-deployed = { $seat } hebt in { $county } { $count ->
    [one] eine Armee
   *[other] { $count } Armeen
} { $cost ->
    [0] umsonst
    [one] für einen Taler
   *[other] für { $cost } Taler
} aus.
event-skipped = { $seat } kann das in { $county } nicht: { $action }. { $trouble }
event-forfeited = { $seat } kann das nicht: { $action }. Das Land der Karte ist verloren.
event-stays = { $seat } lässt die Armeen in { $county } stehen.
event-march = { $seat } zieht mit { $count ->
    [one] einer Armee
   *[other] { $count } Armeen
} von { $origin } nach { $county }.
event-attack = { $seat } greift { $rival } in { $county } mit { $count ->
    [one] einer Armee
   *[other] { $count } Armeen
} aus { $origin } an.
event-attack-neutral = { $seat } greift das neutrale Land { $county } mit { $count ->
    [one] einer Armee
   *[other] { $count } Armeen
} aus { $origin } an.
event-thrown = In den Turm fallen { $count } von { $seat } und { $peasants } der Bauern{ $tray ->
    [0] {""}
   *[other] , dazu { $tray } aus der Schale
}; { $stuck ->
    [0] er war leer
    [one] einer steckte darin
   *[other] { $stuck } steckten darin
}.{ $more ->
    [0] {""}
   *[other] {" "}Darunter: { $reinforcement }.
}
event-thrown-both = In den Turm fallen { $count } von { $seat } und { $defenders } von { $rival }{ $tray ->
    [0] {""}
   *[other] , dazu { $tray } aus der Schale
}; { $stuck ->
    [0] er war leer
    [one] einer steckte darin
   *[other] { $stuck } steckten darin
}.{ $more ->
    [0] {""}
   *[other] {" "}Darunter: { $reinforcement }.
}
event-fallen = Von denen, die kämpfen, liegen in der Schale { $count } von { $seat } und { $peasants } der Bauern; { $stuck ->
    [0] nichts bleibt
    [one] ein Stein bleibt
   *[other] { $stuck } Steine bleiben
} im Turm.
event-fallen-both = Von denen, die kämpfen, liegen in der Schale { $count } von { $seat }, { $defenders } von { $rival } und { $peasants } der Bauern; { $stuck ->
    [0] nichts bleibt
    [one] ein Stein bleibt
   *[other] { $stuck } Steine bleiben
} im Turm.
event-conquest = { $seat } nimmt { $county } und hat dort { $count ->
    [one] eine Armee
   *[other] { $count } Armeen
}; { $lost ->
    [0] keine ist gefallen
    [one] eine ist gefallen
   *[other] { $lost } sind gefallen
}{ $stuck ->
    [0] {""}
    [one] , eine ist im Turm
   *[other] , { $stuck } sind im Turm
}.
event-repulse = { $seat } hält { $county } mit { $count ->
    [one] einer Armee
   *[other] { $count } Armeen
}; { $lost ->
    [0] keine ist gefallen
    [one] eine ist gefallen
   *[other] { $lost } sind gefallen
}{ $stuck ->
    [0] {""}
    [one] , eine ist im Turm
   *[other] , { $stuck } sind im Turm
}.
event-stays-neutral = { $seat } wird zurückgeschlagen; { $county } bleibt neutral.
event-wasteland = { $county } ist verwüstet und gehört niemandem.
event-revolt = Die Bauern in { $county } erheben sich gegen { $seat }: { $count }.
event-revolt-quelled = { $seat } schlägt den Aufstand in { $county } nieder und behält { $count ->
    [one] eine Armee
   *[other] { $count } Armeen
}; { $lost ->
    [0] keine ist gefallen
    [one] eine ist gefallen
   *[other] { $lost } sind gefallen
}{ $stuck ->
    [0] {""}
    [one] , eine ist im Turm
   *[other] , { $stuck } sind im Turm
}.
event-grain-lost = Der Winter nimmt jedem { $count } Getreide.
event-hunger = { $seat } fehlt Getreide für { $count ->
    [one] ein Land
   *[other] { $count } Länder
}. { $rival } zieht die Karten: { $county }.
event-score = { $seat } bekommt { $count ->
    [one] einen Punkt
   *[other] { $count } Punkte
}: { $counties } für Länder, { $buildings } für Gebäude, { $majorities } für Mehrheiten.
event-fame = { $seat } bekommt { $count ->
    [one] einen Punkt
   *[other] { $count } Punkte
} für Statuen und Trophäen.
event-end = Das zweite Jahr ist vorbei.
event-courtiers = { $seat } schickt { $count ->
    [one] einen Höfling
   *[other] { $count } Höflinge
} in die Eingangshalle.
event-favors = Ausliegende Gunstkarten: { $favor }.
event-favor = { $seat } erhält eine Gunst: { favor-card }.
event-cancelled = { $seat } lässt das Ereignis entfernen.
event-calmed = { $seat } beruhigt { $county }.
event-pardon-kept = { $seat } behält die Gunst gegen den nächsten Aufstandsmarker.
event-pardon-used = { $seat } hält { $county } mit der Gunst ruhig.
event-benefit = Die Landsknechte bringen { $seat } dies: { $benefit }, { $count }.
event-leader = Der Feldherr von { $seat } steht in { $county }.
event-leader-flees = Der Feldherr von { $seat } flieht aus { $county }.
event-statue = { $seat } lässt in { $county } eine Statue zurück.
event-trophy = { $seat } nimmt eine Statue von { $rival } in { $county } als Trophäe.

refusal-plan-incomplete = Dieses Feld ist noch leer: { $box }.
refusal-county-out = { $county } ist in diesem Spiel nicht dabei.
refusal-not-your-county = { $county } gehört dir nicht.
refusal-card-used = Die Karte { $county } liegt schon hier: { $box }.
refusal-lies-there = Diese Karte liegt hier schon: { $box }.
refusal-box-unused = Dieses Feld ist nicht im Spiel: { $box }.
refusal-box-empty = Hier liegt nichts: { $box }.
refusal-no-counties = Du hast kein Land und nimmst an den Aktionen nicht teil.
refusal-bid-too-high = Du hast keine { $count } Taler.
refusal-no-tower-card = Du hast keine Turmkarte mehr.
refusal-no-money-card = Für dieses Feld hast du keine andere Karte mehr; hier muss eine Länderkarte liegen.
refusal-place-taken = Platz { $number } hat schon { $rival }.
refusal-not-adjacent = { $county } grenzt nicht an { $origin }.
refusal-own-county-only = Mit dieser Aktion ziehen Armeen nur zwischen deinen eigenen Ländern; { $county } gehört dir nicht.
refusal-church = Das Ereignis schützt { $county }: Dort steht eine Kirche.
refusal-immune = Die Gunst des Kaisers schützt { $rival } vor dieser Aktion: { $action }.
refusal-one-stays = In { $county } stehen { $count } Armeen, und eine muss bleiben.
refusal-not-revolting = In { $county } gibt es keinen Aufstand.
refusal-cards-changed = Weglegen darfst du die offenen Karten nur, wenn beide schon bei deiner letzten Wahl da lagen.
refusal-card-not-open = Die Karte { $county } liegt nicht offen.
refusal-no-such-group = Eine Gruppe mit { $count } Armeen hast du nicht mehr.
refusal-favor-not-open = Gunst { $number } liegt nicht aus.
refusal-too-few-courtiers = Gunst { $number } kostet { $count } Höflinge.
refusal-no-marker = In { $county } liegt kein Aufstandsmarker.
refusal-type-stands = In { $county } steht schon so ein Gebäude: { $building }.
refusal-no-tile = Von diesem Gebäude ist kein Plättchen mehr da: { $building }.
refusal-no-site = In { $county } ist dafür kein Bauplatz frei: { $building }.
refusal-held-by-rival = { $county } gehört { $rival }.
refusal-not-on-card = Das bietet deine Karte nicht: { $benefit }.
refusal-supply-short = Dafür reicht dein Vorrat nicht: { $benefit }.
refusal-leader-not-there = Dein Feldherr kommt mit dem Land, das du gerade genommen hast, nicht nach { $county }.
refusal-leader-must-move = Dein Feldherr steht in { $county } und muss weiterziehen.

board-year = Jahr { $year }, { $season }
board-order = Reihenfolge
board-actions = Aktionen
board-event = Ereignis
board-events = Kommende Ereignisse
board-tower = Turm
board-tray = Schale
board-supply = Vorrat
board-places = Plätze
board-nobody = niemand
board-neutral = neutral
board-thalers = Taler
board-grain = Getreide
board-points = Punkte
board-counties = Länder
board-draft = Auswahl
board-deck = Stapel
board-favors = Gunstkarten
board-entrance = Eingangshalle
board-audience = Audienzsaal
board-odds = Aussichten
board-win = Sieg
board-tie = Gleichstand
board-lose = Niederlage
board-leader = Feldherr
board-trophies = Trophäen
board-none = keine
board-uncovered = frei

card-tower = Turmkarte
card-pass = passen
card-lost = verloren

# Überschriften und Namen, wo etwas schlicht aufgelistet wird.

name-lineup = Aufstellung
name-court = Kaiserhof
name-landsknechte = Landsknechte
name-leaders = Feldherren
name-tower = Turm
name-counties = Länder
name-county = Land
name-tray = Schale
name-peasants = Bauern
name-places = Plätze
name-place = Platz
name-actions = Aktionen
name-action = Aktion
name-events = Ereignisse
name-event = Ereignis
name-revolting = Im Aufstand
name-quelling = Kommende Aufstände
name-quelled = Niedergeschlagen (‰)
name-odds = Aussichten
name-armies = Armeen
name-bid = Gebot
name-bonus = Bonus
name-buildings = Gebäude
name-church = Kirche
name-combat_a = Kampf A
name-combat_b = Kampf B
name-convert3 = 3 zum Hof
name-convert2 = 2 zum Hof
name-convert1 = 1 zum Hof
name-deploy1 = 1 Armee
name-deploy3 = 3 Armeen
name-deploy5 = 5 Armeen
name-grain = Getreide
name-loss = Getreideverlust
name-mat = Tableau
name-palace = Palast
name-points = Punkte
name-region = Region
name-revolt = Aufstandsmarker
name-sites = Bauplätze
name-statues = Statuen
name-supply = Vorrat
name-tax = Steuer
name-taxes = Steuern
name-thalers = Taler
name-tile = Plättchen
name-trading_post = Handelshaus
name-colour = Farbe
name-box = Feld
name-card = Karte
name-group = Gruppe
name-favor = Gunst
name-benefit = Vorteil
name-deck = Stapel
name-pass = { card-pass }
name-bury = Die Karte vergraben
name-commit = Den Plan bestätigen
name-statue = Eine Statue errichten
name-win = Sieg
name-tie = Unentschieden
name-lose = Niederlage
name-remaining = Armeen nach einem Sieg, in Zehnteln
name-audience = Audienzsaal
name-entrance = Eingangshalle
name-courtiers = Höflinge im Vorrat
name-banner = Landsknechtkarte
name-draft = Auswahl
name-open = Offene Karten
name-buried = Unter dem Stapel
name-offered = Zuvor im Angebot
name-spent = Aus dem Spiel
name-uncovered = Freie Felder
name-hand = Auf der Hand
name-groups = Armeegruppen
name-favors = Gunstkarten
name-kind = Art
name-cost = Kosten
name-count = Wie viele
name-leader = Feldherr
name-left = Verbleibende Karten
name-pardon = Darf einen Aufstand besänftigen
name-trophies = Trophäen
name-majorities = Mehrheiten
name-holder = Liegt bei
name-worth = Wert
name-scored = Punkte bisher
name-prospect = Wenn jetzt Winter wäre
name-hunger = Hunger im Winter
name-least = Mindestens
name-most = Höchstens
name-taken = Getreide, das der Winter nimmt
name-lacking = Länder ohne Getreide
name-revolts = Aufstände
name-spare = Geld- und Turmkarten
name-plan = Der Plan
name-budget = Was der Plan braucht
name-covered = Gedeckt
name-unpaid = Zu wenige Taler für
name-harvest = Geplantes Getreide
name-last = Wie in der Jahreszeit davor
name-trouble = Hindernis
name-march = Marsch
name-origin = Von
name-benefits = Vorteile
name-vp = { favor-vp }
name-building = { favor-building }
name-immune = { favor-immune }
name-effect = Wirkung
name-majority = Punkte für die Mehrheit
name-price = Preis
name-three_players = Zu dritt dabei
name-neighbours = Nachbarn

# Was auf einem Knopf steht, der einen Zug spielt; die Angaben wie in der Notation.

move-clear = zurücknehmen: { $arg1 }
move-commit = der Plan steht
move-place = Platz { $arg1 }
move-march = nach { $arg1 }
move-march-nowhere = niemand zieht
move-armies = { $arg1 ->
    [one] eine Armee
   *[other] { $arg1 } Armeen
}
move-revolt = zuerst der Aufstand in { $arg1 }
move-take = { $arg1 } nehmen
move-take-deck = die oberste Karte des Stapels nehmen
move-bury = beide offenen Karten vergraben
move-group = eine Gruppe von { $arg1 }
move-favor = { favor-card }
move-favor-none = um nichts bitten
move-event-away = das Ereignis entfernen
move-event-stays = das Ereignis bleibt
move-calm = { $arg1 } besänftigen
move-found = bauen in { $arg1 }
move-muster = Armeen nach { $arg1 }
move-benefit = { $arg1 }
move-leader = der Feldherr geht nach { $arg1 }
move-leader-later = der Feldherr kommt später
move-statue-yes = eine Statue zurücklassen, für einen Punkt am Ende
move-statue-no = keine Statue zurücklassen

aim-majority = { $building } in { $county }: die Mehrheit in { $region }
aim-building = { $building } in { $county }
aim-grain = Getreide aus { $county } für den Winter
aim-taxes = Steuern aus { $county }
aim-conquer = { $county } zu erobern
aim-take = { $rival } { $county } zu nehmen{ $count ->
    [0] {""}
    [one] , mit dem Gebäude
   *[other] , mit { $count } Gebäuden
}
aim-guard = { $county } zu sichern
aim-stay = die Armeen in { $county } beisammen zu halten
aim-revolt = zuerst den Aufstand in { $county } auszutragen
aim-bid = den Platz in der Spielreihenfolge früh zu wählen
aim-pass = für diese Aktion nichts auszugeben
aim-armies = mehr Armeen in { $county }
aim-place = die Reihenfolge und der Bonus von Platz { $number }

# Für alle, die lernen: das Ziel, was wo liegt, und was etwas ist.

goal = Hab nach zwei Jahren die meisten Punkte: für Länder, für Gebäude und für die meisten Gebäude einer Region.
caption-ribbon = Die Jahreszeiten zweier Jahre und die Reihe der Aktionen dieser Jahreszeit.
caption-mat = Dein geheimer Plan: für jede Aktion das Land, das sie ausführt. Ein Land tut je Jahreszeit eines.
caption-order = Die Reihenfolge. Wer am meisten bietet, wählt zuerst; jeder Platz hat eine Zugabe.
caption-players = Punkte bisher und zu erwarten, Taler, Getreide für wie viele Länder, und Armeen im Vorrat.
caption-tower = Hier wird gekämpft: Von den beiden Gegnern zählt, was in die Schale fällt, und grüne Bauern helfen dem Verteidiger, wo kein Aufstandsmarker liegt. Was hängen bleibt, und die Würfel anderer warten.
caption-majorities = Wer in welcher Region die meisten Gebäude jeder Art hat, und die Punkte dafür: für jeden einer weniger, wo mehrere gleich viele haben.
about-county = Ein Land: seine Steuern (gold), sein Getreide (grün), seine Bauplätze. Wer hier Armeen hat, dem gehört es; Aufstandsmarker lassen die Bauern aufstehen, wenn geerntet oder besteuert wird, und im Winter.
about-county-out = Es ist bei so vielen am Tisch nicht dabei: niemand hält es, und keine Armee zieht dorthin.
about-box = Ein Feld des Tableaus. Das Land, das hier liegt, führt die Aktion aus, wenn sie dran ist; ein Land liegt nur in einem Feld. Eine Karte, die passt, tut nichts.
about-box-palace = Ein Palast für 3 Taler, auf einem freien Bauplatz des Landes, das hier liegt. Die meisten Paläste einer Region bringen 3 Punkte.
about-box-church = Eine Kirche für 2 Taler, auf einem freien Bauplatz des Landes, das hier liegt. Die meisten Kirchen einer Region bringen 2 Punkte.
about-box-trading_post = Ein Handelshaus für 1 Taler, auf einem freien Bauplatz des Landes, das hier liegt. Die meisten einer Region bringen 1 Punkt.
about-box-grain = Das Land, das hier liegt, bringt sein Getreide (die grüne Zahl) und bekommt einen Aufstandsmarker; liegt dort schon einer, erheben sich zuerst die Bauern.
about-box-taxes = Das Land, das hier liegt, bringt seine Steuern (die goldene Zahl) und bekommt einen Aufstandsmarker; liegt dort schon einer, erheben sich zuerst die Bauern.
about-box-deploy5 = Fünf Armeen für 3 Taler, in dem Land, das hier liegt.
about-box-deploy3 = Drei Armeen für 2 Taler, in dem Land, das hier liegt.
about-box-deploy1 = Eine Armee für 1 Taler, in dem Land, das hier liegt; danach dürfen Armeen von dort in ein angrenzendes eigenes Land ziehen.
about-box-combat_a = Armeen ziehen aus dem Land, das hier liegt, in ein angrenzendes; mindestens eine bleibt. Gehört es dir nicht, kämpfen sie darum. Wohin, entscheidest du, wenn es dran ist.
about-box-bid = Dein Gebot für die Reihenfolge: Taler, die bezahlt werden, oder eine Länderkarte, die nichts kostet und nur 0 Taler schlägt; alle sehen, dass dieses Land sonst nichts tut.
about-box-convert3 = Aus Armeen des Landes, das hier liegt, werden ebenso viele Höflinge, für die Gunst des Kaisers; eine Turmkarte nimmt sie stattdessen aus der Schale.
about-box-combat_b = { about-box-combat_a }
about-box-convert2 = { about-box-convert3 }
about-box-convert1 = { about-box-convert3 }
about-card = Eine Karte für das Tableau, die kein Land ist: Taler für das Gebot oder eine Karte, die passt.
about-commit = Damit steht der Plan. Dann liegen alle Pläne, und die Gebote werden aufgedeckt.
about-action = Eine Aktion dieser Jahreszeit. Alle führen sie der Reihe nach aus, bevor die nächste beginnt.
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
about-place = Ein Platz in der Reihenfolge, mit seiner Zugabe für diese Jahreszeit. Das höchste Gebot wählt zuerst.
about-event = Das Ereignis dieser Jahreszeit. Es gilt für alle.
about-season = Eine Jahreszeit. Frühling, Sommer und Herbst werden geplant und gespielt; im Winter essen die Länder Getreide, erheben sich und werden gewertet.
about-seat = Ein Spieler: Punkte, Taler, Getreide, und was der Winter brächte.
about-majorities = Die Mehrheiten: Die meisten Paläste einer Region sind 3 Punkte wert, Kirchen 2, Handelshäuser 1; bei Gleichstand einen weniger.
about-tower = Der Turm. Alle, die kämpfen, fallen hinein, mit dem, was in der Schale liegt; wer danach mehr Steine in der Schale hat, siegt. Grüne sind Bauern: Sie zählen für den Verteidiger eines Landes ohne Aufstandsmarker und fallen zuerst.
about-odds = Wie wahrscheinlich ein Angriff mit allen Armeen, die ziehen können, gelingt und wie viele Armeen dann im Schnitt dort stehen. Gerechnet wird mit den Steinen in Turm und Schale, Bauern und Boni; eigene Steine, die aus dem Turm fallen, kämpfen mit.
about-armies = Wie viele Armeen ziehen. Mindestens eine bleibt zurück.
about-pass = Jetzt nichts tun.
about-deck = Der Stapel der Länderkarten, die noch niemand genommen hat.
about-bury = Beide offenen Karten unter den Stapel legen und zwei neue aufdecken.
about-group = Eine Gruppe von Armeen für das Land, das du genommen hast.
about-favor = Eine Gunst des Kaisers. Sie kostet Höflinge im Audienzsaal.
about-benefit = Was deine Landsknechte bringen.
about-statue = Eine Statue, die ein Feldherr zurücklässt, wenn er weiterzieht.
