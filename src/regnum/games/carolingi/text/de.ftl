# Carolingi auf Deutsch.

season-winter = Winter
season-spring = Frühling
season-summer = Sommer
season-autumn = Herbst

tile-influence = Einfluss nehmen
tile-influence-2 = Einfluss nehmen mit Punkt
tile-develop = Entwickeln
tile-develop-2 = Entwickeln mit Punkt
tile-equip-missi = Missi ausstatten
tile-equip-missi-2 = Missi ausstatten mit Punkt
tile-move-troops = Truppen ziehen
tile-move-troops-2 = Truppen ziehen mit Punkt
tile-battle = Kämpfen
tile-battle-2 = Kämpfen mit Punkt
tile-soothe-riot = Aufruhr besänftigen
tile-soothe-riot-2 = Aufruhr besänftigen mit Punkt
tile-peace = Frieden
tile-co-regent = Mitregent
tile-no-action = Keine Aktion
tile-no-action-2 = Keine Aktion (die zweite)
tile-event = Ereignis

colour-red = Rot
colour-blue = Blau
colour-yellow = Gelb
colour-white = Weiß
colour-purple = Violett
colour-orange = Orange

space-missi = Missi
space-leudes = Leudes
space-nobiles = Nobiles

country-none = keine Karte mehr

reason-sundial = das letzte Jahr, das der Sonnenuhr, ist vorbei
reason-peace = der Frieden ist ausgerufen
reason-problems = Skuld ist auf drei Probleme gestoßen
reason-gangs = Rotten überrennen das Reich

reckoning-expansion = Ausdehnung: sechs Länder
reckoning-development = Entwicklung: sechs Stufen
reckoning-following = Gefolgschaft: zwölf Gefolgsleute (bei Gleichstand die meisten)
reckoning-glory = Ruhm: vier Trophäen oder die meisten
reckoning-regions = Vereinte Regionen
reckoning-palace = Eine gebaute Pfalz
reckoning-honors = Ehrenzeichen entscheiden, wenn das Reich fällt

option-years = Wie viele Jahre höchstens gespielt werden; auf dem letzten liegt die Sonnenuhr.
option-variant = Das Grundspiel, die Variante für Fortgeschrittene mit gewählten Ländern und zu bauenden Pfalzen oder das Szenario 814, in dem alle verlieren können.
option-anarchy = Ob die Karten Anarchie und Rebellion mit der ersten Hungerkarte ins Spiel kommen.
option-hourglass = Sekunden zum Ablegen, sobald der Erste beide Tafeln abgelegt hat.
variant-base = Grundspiel
variant-advanced = für Fortgeschrittene
variant-814 = Szenario 814

ask-lay = { $count ->
    [one] Lege noch eine Tafel auf das Scriptorium.
   *[other] Lege { $count } Tafeln auf das Scriptorium.
}
ask-swap = Tausche eine aktive Tafel gegen eine benutzte oder behalte, was du hast.
ask-swap-away = Zurück kommt: { $tile }. Welche aktive Tafel geht dafür weg?
ask-swap-back = Statt { $tile }: Welche benutzte Tafel kommt zurück?
ask-act = Nutze deine Tafel: { $tile }.
ask-send = Sende einen weiteren Missus auf eine Karte (noch { $count }) oder höre auf.
ask-unfold = Bringe deine Gefolgsleute von einer weiteren Karte ins Land oder höre auf.
ask-build = Lege eine weitere Entwicklungsstufe (höchstens noch { $count }) oder höre auf.
ask-expel = Vertreibe eine Rotte aus { $country } (noch { $count }): in welches Nachbarland?
ask-equip = Wie viele Leudes werden Missi? Du hast noch { $count ->
    [one] eine Abgabe
   *[other] { $count } Abgaben
}.
ask-summon = Wie viele Nobiles kommen zu den Leudes? Du hast noch { $count ->
    [one] eine Abgabe
   *[other] { $count } Abgaben
}.
ask-march = Lass eine weitere Gruppe ziehen (noch { $count ->
    [one] ein Missus
   *[other] { $count } Missi
}) oder höre auf.
ask-group = Wie viele ziehen von { $country } nach { $target }?
ask-fight = Kämpfe in einem weiteren Land oder höre auf.
ask-trophy = Eine Trophäe auf die Ruhmesleiste legen? Sie kostet einen deiner Leudes.
ask-starve = Hunger in { $country }: Wessen Gefolgsmann geht (noch { $count })?
ask-extra = Frieden: Du erhebst Anspruch auf den Thron. Bevor dein Anspruch geprüft wird, spiele noch eine Tafel von deinem Hof, oder keine.
ask-honor = Gib einen Gefolgsmann auf die Gunstleiste oder höre auf.
ask-draft = Setze deinen Gefolgsmann ein. Die Karte: { $country }.

decision-ask-lay = Tafeln ablegen
decision-ask-swap = eine Tafel tauschen oder behalten
decision-ask-swap-away = die Tafel, die weggeht
decision-ask-swap-back = die Tafel, die zurückkommt
decision-ask-act = die gezogene Tafel nutzen oder passen
decision-ask-send = Missi auf Karten senden oder aufhören
decision-ask-unfold = Gefolgsleute von Karten ins Land bringen oder aufhören
decision-ask-build = Entwicklungsstufen legen oder aufhören
decision-ask-expel = eine Rotte vertreiben
decision-ask-equip = Missi ausstatten
decision-ask-summon = Nobiles rufen
decision-ask-march = eine Gruppe ziehen lassen oder aufhören
decision-ask-group = die Größe der Gruppe
decision-ask-fight = kämpfen oder aufhören
decision-ask-trophy = die Trophäe nehmen oder aufhören
decision-ask-starve = wessen Gefolgsmann geht
decision-ask-extra = noch eine Tafel vom Hof, oder passen
decision-ask-honor = ein Gefolgsmann für die Gunstleiste, oder aufhören
decision-ask-draft = den Gefolgsmann einsetzen

event-homeland = { $country } ist das Stammland von { $seat }.
event-season = Jahr { $year }, { $season }.
event-laid = { $seat } hat zwei Tafeln abgelegt.
event-laid-tile = Du legst ab: { $tile }.
event-sand = Die Sanduhr ist abgelaufen. Zu spät: { $seat }.
event-swap = { $seat } tauscht eine Tafel und nimmt zurück: { $tile }.
event-put-away = Du legst auf das Tauschfeld: { $tile }.
event-messenger = Ein Bote trifft ein.
event-card = Aufgedeckt wird die Karte von { $country }.
event-inserted = Die Karte von { $country } kommt auf ihren Platz{ $count ->
    [0] .
    [one] , eine Rotte darauf.
   *[other] , { $count } Rotten darauf.
}
event-slots-full = Die Kartenplätze von { $region } sind voll: Was auf den Karten liegt, kommt in die Länder.
event-transfer = Was auf der Karte lag, ist nun in { $country }{ $count ->
    [0] .
    [one] , eine Rotte dabei.
   *[other] , { $count } Rotten dabei.
}
event-spread = Der Aufruhr greift vom Waldland { $country } über auf: { $countries }.
event-hunger = Hunger im Reich.
event-left-hungry = { $country } ernährt { $count ->
    [one] einen Gefolgsmann
   *[other] { $count } Gefolgsleute
} von { $seat } nicht: heim zu den Leudes.
event-sent-home = { $seat } schickt einen Gefolgsmann von { $rival } aus { $country } heim.
event-starved = Der Hunger lässt Rotten aufstehen in: { $countries }.
event-anarchy = Anarchie: Länder ohne Herrscher stehen auf.
event-rebellion = Rebellion: Entwickelte Länder mit zu wenig Gefolgsleuten stehen auf.
event-risen = Eine Rotte steht auf in: { $countries }.
event-no-action = { $seat } tut nichts: Eine Tafel „Keine Aktion“ kehrt an den Hof zurück.
event-tile = Die Tafel von { $seat } wird gezogen: { $tile }.
event-blocked = Die Tafel von { $seat } wird gezogen: { $tile }. Ein Problem dieser Jahreszeit verhindert sie.
event-idle = Mit { $tile } kann { $seat } jetzt nichts ausrichten.
event-declined = { $seat } nutzt sie nicht: { $tile }.
event-home = { $seat } sendet { $count ->
    [one] einen Missus
   *[other] { $count } Missi
} heim nach { $country }.
event-sent = { $seat } sendet einen Gefolgsmann auf die Karte von { $country }.
event-unfolded = { $seat } entfaltet Einfluss in { $country }.
event-activated = { $seat } aktiviert eine Tafel.
event-activated-tile = Du aktivierst: { $tile }. Ab der nächsten Jahreszeit kannst du sie ablegen.
event-built = { $seat } entwickelt { $country }.
event-palace = { $seat } baut eine Pfalz in { $country }.
event-expelled = { $seat } vertreibt eine Rotte nach { $country }.
event-summoned = { $seat } ruft { $count ->
    [one] einen Nobilis
   *[other] { $count } Nobiles
} an den Hof.
event-equipped = { $seat } stattet { $count ->
    [one] einen Missus
   *[other] { $count } Missi
} aus.
event-marched = { $count ->
    [one] Ein Gefolgsmann von { $seat } zieht
   *[other] { $count } Gefolgsleute von { $seat } ziehen
} von { $country } nach { $target }.
event-battle = { $seat } siegt in { $country } und verliert { $count ->
    [one] einen Gefolgsmann
   *[other] { $count } Gefolgsleute
}{ $number ->
    [0] .
    [one] ; eine Rotte ist vertrieben.
   *[other] ; { $number } Rotten sind vertrieben.
}
event-routed = { $count ->
    [one] Ein Gefolgsmann
   *[other] { $count } Gefolgsleute
} von { $seat } { $count ->
    [one] muss
   *[other] müssen
} { $country } verlassen.
event-trophy = { $seat } hat Ruhm errungen: Trophäe { $count }.
event-soothed = { $seat } gewinnt { $count ->
    [one] eine Rotte
   *[other] { $count } Rotten
} in { $country } für sich.
event-claim = { $seat } erhebt Anspruch auf den Thron: Die Tafel { $tile } wird gezogen.
event-claim-holds = { $seat } erfüllt die Bedingungen des Friedens, und kein anderer Anspruch tut es.
event-too-few-conditions = { $seat } erfüllt zu wenige Bedingungen.
event-open = Im Beutel von { $seat }: { $tile }.
event-false-companion = { $seat } hat keine Tafel „Keine Aktion“ dazugelegt: Der Anspruch gilt nicht.
event-undone = Die zusätzliche Aktion wird zurückgenommen.
event-rivals = Im Beutel sind weitere Ansprüche: { $seat }.
event-no-sole-claim = { $count ->
    [0] Niemand
   *[other] Mehr als einer
} von denen, die den Thron beanspruchen, ist seiner würdig: { $seat }.
event-forfeit = Die Tafel { $tile } von { $seat } ist wieder inaktiv.
event-year = Jahreswechsel: Das Jahr { $year } beginnt.
event-court-day = Hoftag: { $seat } erfüllt { $count ->
    [0] keine Bedingung
    [one] eine Bedingung
   *[other] { $count } Bedingungen
}.
event-surplus = In { $countries } kommt auf das Archivium, was über drei Rotten hinausgeht.
event-forest = Ein Waldland: { $countries }.
event-draft-missus = { $seat } behält den Gefolgsmann als Missus.
event-settled = { $seat } setzt einen Gefolgsmann nach { $country }.
event-problem = Ein Problem für die Jahreszeit { $season }: { $tile }.
event-solved = { $seat } löst ein Problem der Jahreszeit { $season }: { $tile }.
event-honor = { $seat } gewinnt Gunst mit einem Gefolgsmann von den { $space }.
event-forgotten = Die älteste Tat ist vergessen: { $seat } nimmt den Stein zu den Leudes zurück.
event-end = Das Spiel endet: { $reason }.

refusal-other-tile = Das tut diese Tafel nicht: { $tile }.
refusal-not-at-court = Diese Tafel liegt jetzt nicht aktiv an deinem Hof: { $tile }.
refusal-swap-begun = Du hast zu tauschen begonnen: Nenne nun die andere der beiden Tafeln.
refusal-not-used = Diese Tafel liegt auf keiner Jahreszeit: { $tile }.
refusal-other-country = Um { $country } geht es hier nicht.
refusal-nobody-there = Dieser Spieler hat keinen Gefolgsmann in { $country }.
refusal-no-palace = Du hast noch kein Stammland.
refusal-missi = Du brauchst { $count ->
    [one] einen Missus
   *[other] { $count } Missi
}, hast aber { $number }.
refusal-card-not-in-slot = Die Karte von { $country } liegt auf keinem Kartenplatz.
refusal-ruled-by-other = { $rival } beherrscht { $country }.
refusal-no-emissary = Du hast keinen Gefolgsmann auf der Karte von { $country }.
refusal-empty-card = Niemand hat einen Gefolgsmann auf einer Karte von { $country }.
refusal-already-active = Diese Tafel ist nicht inaktiv: { $tile }.
refusal-woodland = { $country } ist ein Waldland und kann nicht entwickelt werden.
refusal-homeland = { $country } ist ein Stammland und kann nicht weiter entwickelt werden.
refusal-no-control = Du beherrschst { $country } nicht.
refusal-fully-developed = { $country } hat schon zwei Entwicklungsstufen.
refusal-no-counters = Es sind keine Entwicklungsstufen mehr da.
refusal-palace-given = Im Grundspiel hat jeder von Anfang an eine Pfalz.
refusal-palace-built = Deine Pfalz steht schon.
refusal-two-counters = { $country } braucht zwei Entwicklungsstufen für eine Pfalz.
refusal-palace-in-region = In der Region von { $country } gibt es schon eine Pfalz.
refusal-no-neighbour = { $target } grenzt nicht an { $country }.
refusal-foreign-homeland = { $target } ist ein Stammland und darf nicht betreten werden.
refusal-nobiles = Du kannst nicht { $count } Nobiles rufen: Du hast { $number }.
refusal-levies = Deine Abgaben reichen nicht für { $count }: Du hast { $number }.
refusal-leudes = Du kannst nicht { $count } Leudes ausstatten: Du hast { $number }.
refusal-nobody-to-equip = Du hast keine Leudes, also muss mindestens ein Nobilis kommen.
refusal-equip-somebody = Niemand ist gerufen worden, also muss mindestens einer der Leudes ausgestattet werden.
refusal-not-in-play = { $country } nimmt bei so vielen am Tisch nicht teil.
refusal-nobody-to-move = Du hast niemanden in { $country }, der noch ziehen könnte.
refusal-group-too-large = Aus { $country } könnten weniger als { $count } ziehen.
refusal-no-follower = Du hast keinen Gefolgsmann in { $country }.
refusal-nobody-to-fight = In { $country } gibt es niemanden zu bekämpfen.
refusal-no-majority = Du brauchst in { $country } mehr Gefolgsleute als jeder andere und mehr, als Rotten da sind.
refusal-no-victory = Erst muss eine Schlacht gewonnen sein, dann gibt es eine Trophäe.
refusal-gangs = In { $country } sind weniger als { $count ->
    [one] eine Rotte
   *[other] { $count } Rotten
}.
refusal-nobody-near = Du hast keinen Gefolgsmann in { $country } oder daneben.
refusal-follower-beside = Du hast schon Gefolgsleute neben { $country }.
refusal-card-just-drawn = Der Gefolgsmann kann nicht zu anderen nach { $country }, dessen Karte eben gezogen wurde.
refusal-other-symbol = Diese Tafel löst kein Problem dieser Art: { $tile }.
refusal-no-problem = Dieses Problem gibt es nicht: { $tile }, { $season }.
refusal-problem-too-late = Skuld ist schon dort ({ $season }): Das Problem lässt sich nicht mehr lösen.
refusal-no-problems = In diesem Spiel gibt es keine Probleme zu lösen; sie gehören zum Szenario 814.
refusal-space-empty = Du hast niemanden unter deinen { $space }.

board-year = Jahr { $year } (bis { $last })
board-archive = Archivium
board-discards = Ablage
board-supply = Vorrat
board-bag = Beutel
board-cards = Karten
board-tiles = Tafeln
board-problems = Kommende Probleme
board-honors = Gunst
board-glory = Ruhm
board-expansion = Ausdehnung
board-development = Entwicklung
board-following = Gefolgschaft
board-regions = Regionen
board-palace = Pfalz
board-court = Hof
board-laid = abgelegt
board-fresh = nächste Jahreszeit
board-swapped = getauscht
board-inactive = inaktiv
board-legend = ♣ Waldland  ⌂ Pfalz  ☠ Rotten  • Entwicklung  Buchstaben: Gefolgsleute  Farbe: wer herrscht  Tafeln: am Hof + abgelegt (inaktiv)

# Überschriften und Namen, wo etwas schlicht aufgelistet wird.

name-acting = Wird ausgeführt
name-amounts = Zu den Siegbedingungen
name-colour = Farbe
name-deadly = Probleme, die das Spiel beenden
name-hungry = Mehr als es ernährt
name-levies = Abgaben
name-consequences = Was Züge bringen
name-move = Zug
name-left = Bleibt
name-count = Anzahl
name-levy = Abgabe
name-needed = Nötig
name-toll = Ein Kampf kostet
name-united = Vereint von
name-worthy = Darf Frieden schließen
name-years = Jahre
name-variant = Variante
country-anarchy = Anarchie
name-anarchy = Anarchie & Rebellion
hourglass-0 = ohne
name-hourglass = Sanduhr (Sekunden)
name-last_year = Letztes Jahr
name-regions = Regionen
name-region = Region
name-countries = Länder
name-country = Land
name-archive = Archivium
name-discards = Ablagestapel
name-supply = Vorrat
name-event_tiles = Ereignistafeln
name-bag = Beutel
name-open_bag = Bekannt im Beutel
name-cards = Karten
name-card = Karte
name-claiming = Fordernd
name-conditions = Siegbedingungen
name-counters = Entwicklungsmarker
name-development = Entwicklung
name-expansion = Ausdehnung
name-feeds = Ernährt
name-followers = Gefolgsleute
name-following = Gefolgschaft
name-fresh = Frisch aktiviert
name-gangs = Rotten
name-glory = Ruhm
name-homeland = Stammland
name-inactive = Inaktiv
name-laid = Gelegt
name-leudes = Leudes
name-missi = Missi
name-neighbours = Nachbarn
name-nobiles = Nobiles
name-own = Eigene Tafeln
name-palace = Pfalz
name-problem = Problem
name-ruler = Herrscher
name-shown = Offen
name-slots = Plätze für Karten
name-swapped = Getauscht
name-swapping = Tauscht
name-companions = Was daneben liegen muss
name-taken_back = Zurückgenommen
name-tiles_at_court = Tafeln am Hof
name-tiles_inactive = Inaktive Tafeln
name-tiles_laid = Gelegte Tafeln
name-trophies = Trophäen
name-used = Benutzte Tafeln
name-waiting = Wartet
name-woodland = Waldland
name-court = Hof
name-tile = Tafel
name-aside = Beiseitegelegt
name-hunger = Hunger
name-rebellion = Rebellion
name-face_up = offen
name-honors = Ehrenzeichen
name-problem_slot = Problemfeld
name-problems = Probleme
name-scenario = Szenario 814
name-skuld = Skuld
name-tracker = Platz auf der Ehrenleiste
name-sea_neighbours = Nachbarn über See
name-first_card = Erste Karte
name-dot = Mit Punkt
name-action = Aktion

# Was auf einem Knopf steht, der einen Zug spielt; die Angaben wie in der Notation.

move-pass = verzichten
move-pass-ask-act = nicht nutzen
move-pass-ask-extra = keine weitere Tafel
move-done = das ist alles
move-done-ask-send = niemand wird mehr gesandt
move-done-ask-unfold = keine weitere Karte
move-done-ask-build = nichts weiter wird gebaut
move-done-ask-march = niemand marschiert mehr
move-done-ask-fight = kein weiterer Kampf
move-done-ask-trophy = keine Trophäe
move-done-ask-honor = kein Gunststein
move-keep = nichts tauschen
move-lay = { $arg1 } ablegen
move-swap = { $arg1 } tauschen
move-take = { $arg1 } zurücknehmen
move-play = handeln: { $arg1 }
move-solve = lösen, { $arg1 }: { $arg2 }
move-honor = aus den { $arg1 }
move-home = { $arg1 ->
    [one] ein Missus
   *[other] { $arg1 } Missi
} ins Stammland
move-send = ein Missus auf die Karte { $arg1 }
move-unfold = alle von der Karte { $arg1 } ins Land bringen
move-activate = für 2 Missi aktivieren: { $arg1 }
move-build = { $arg1 } entwickeln
move-palace = eine Pfalz in { $arg1 }
move-expel = die Rotte zieht nach { $arg1 }
move-summon = { $arg1 ->
    [0] niemand kommt zu den Leudes
    [one] einer der Nobiles kommt zu den Leudes
   *[other] { $arg1 } Nobiles kommen zu den Leudes
}
move-equip = { $arg1 ->
    [0] niemand wird Missus
    [one] einer der Leudes wird Missus
   *[other] { $arg1 } Leudes werden Missi
}
move-group = { $arg1 ->
    [one] ein Gefolgsmann zieht
   *[other] { $arg1 } Gefolgsleute ziehen
}
move-fight = Kampf in { $arg1 }
move-trophy = die Trophäe nehmen
move-soothe = { $arg1 }: { $arg2 ->
    [one] ein Missus für eine Rotte
   *[other] Missi für { $arg2 } Rotten
}
move-starve = { $arg1 }: ein Gefolgsmann von { $arg2 } geht
move-starve-ask-starve = ein Gefolgsmann von { $arg2 } geht
move-settle = auf { $arg1 }
move-missus = als Missus
move-join = zu den Gefolgsleuten in { $arg1 }
move-post = auf die Karte { $arg1 }
move-march = von { $arg1 } nach { $arg2 }

aim-expansion = Ausdehnung: { $count } von { $wanted } Ländern
aim-development = Entwicklung: { $count } von { $wanted } Stufen
aim-following = Gefolgschaft: { $count } von { $wanted } Gefolgsleuten
aim-glory = Ruhm: { $count } von { $wanted } Trophäen
aim-united = { $region } zu vereinen
aim-region = { $region }: noch { $count } { $count ->
    [one] Land
   *[other] Länder
} bis zur Vereinigung
aim-rival = { $rival } eine Bedingung zu nehmen
aim-tile = eine Tafel zu aktivieren
aim-emissaries = Gefolgsleute auf Karten, für kommende Länder
aim-missi = Missi für später
aim-peace = Frieden zu schließen: Das gewinnt
aim-bluff = Frieden zu fordern, obwohl Bedingungen fehlen

# Für alle, die lernen: das Ziel, was wo liegt, und was etwas ist.

goal = Erfüll die meisten Bedingungen, wenn das letzte Jahr endet, oder drei rechtzeitig, um Frieden zu verkünden.
caption-year = Das Jahr und seine Jahreszeit. Benutzte Tafeln liegen bis zum Jahresende auf ihrer Jahreszeit. Nach dem Jahr der Sonnenuhr ist das Spiel zu Ende.
caption-stores = Was noch kommt: Karten, der Beutel mit den Tafeln der Jahreszeit, Rotten und Stufen.
caption-conditions = Wie nah alle an sechs Ländern, sechs Entwicklungen, zwölf Gefolgsleuten, vier Trophäen (oder den meisten) und ganzen Regionen sind. Gold ist ein Punkt.
caption-court = Deine Leute: Missi handeln und werden Leudes; Abgaben bringen Nobiles und Leudes einen Schritt weiter.
caption-hand = Deine Tafeln: Zwei werden jede Jahreszeit gelegt. Die mit dem farbigen Punkt sind anfangs inaktiv, bis „Entwickeln“ sie aktiviert.
about-tile = Eine Aktionstafel. Zwei werden jede Jahreszeit verdeckt gelegt; alle werden einzeln aus dem Beutel gezogen, und wessen Tafel kommt, darf tun, was sie sagt.
about-tile-influence = Einfluss nehmen: Bis zu drei Missi kommen zu den Gefolgsleuten im Stammland, oder beliebig viele auf Länderkarten, oder alle von einer Karte in ihr Land.
about-tile-influence-2 = { about-tile-influence }
about-tile-develop = Entwickeln: Zwei Missi aktivieren eine Tafel mit Punkt, oder bis zu drei Stufen kommen in Länder, die du beherrschst, jede für einen Missus.
about-tile-develop-2 = { about-tile-develop }
about-tile-equip-missi = Missi ausstatten: Jede Abgabe macht aus einem der Nobiles einen der Leudes, oder aus einem der Leudes einen Missus.
about-tile-equip-missi-2 = { about-tile-equip-missi }
about-tile-move-troops = Truppen ziehen: Gefolgsleute gehen aus Ländern, die du beherrschst, in Nachbarländer; jede Gruppe kostet einen Missus.
about-tile-move-troops-2 = { about-tile-move-troops }
about-tile-battle = Kämpfen: Wo du mehr Gefolgsleute hast als irgendwer sonst und mehr, als Rotten da sind, fallen alle eins zu eins. Bist nur noch du da, darfst du eine Trophäe nehmen.
about-tile-battle-2 = { about-tile-battle }
about-tile-soothe-riot = Aufruhr besänftigen: In einem Land, in dem oder neben dem du Gefolgsleute hast, treten bis zu drei Missi an die Stelle von ebenso vielen Rotten.
about-tile-soothe-riot-2 = { about-tile-soothe-riot }
about-tile-no-action = Keine Aktion: Es geschieht nichts, und die Tafel kommt gleich zurück.
about-tile-no-action-2 = { about-tile-no-action }
about-tile-peace = Frieden: wird mit „Keine Aktion“ gelegt. Wer mindestens drei Bedingungen erfüllt, wenn er gezogen wird, und damit als Einziger Frieden verkündet, hat vorzeitig gewonnen.
about-scriptorium = Das Scriptorium: die zwei Tafeln, die du für diese Jahreszeit legst.
about-country = Ein Land. Wer hier mehr Gefolgsleute hat als alle anderen und die Rotten zusammen, beherrscht es. Es ernährt einen Gefolgsmann und einen mehr je Stufe, ein Stammland drei.
about-country-out = Es nimmt bei so vielen am Tisch nicht teil: kein Gefolgsmann und keine Rotte kommt dorthin.
about-card = Die Karte eines Landes in seiner Region. Missi sind darauf im Geheimen tätig, bis sie ins Land kommen: durch Einfluss, oder wenn die Plätze voll sind.
about-court = Dein Hof. Missi führen Befehle aus und werden Leudes; Abgaben bringen Nobiles zu den Leudes und Leudes zu den Missi. Trophäen sind Ruhm.
about-levies = Abgaben: eine für jedes Land, das du beherrschst, und jede Entwicklung dort, eine für das Stammland, keine für Waldland; mindestens drei, jedes Mal von neuem. Jede bringt jemanden aus deinem Gefolge einen Schritt näher zu den Missi.
about-seat = Jemand am Tisch, und wie nah jede Bedingung ist, von links nach rechts: sechs beherrschte Länder, sechs Entwicklungen darin, zwölf Gefolgsleute auf dem Plan, vier Trophäen oder die meisten, ganze Regionen (alle ihre Länder beherrscht und in jedem Waldland ein Gefolgsmann), und wo es Paläste gibt, der eigene.
about-season = Eine Jahreszeit. Ihre Tafeln werden gezogen und ausgeführt, dann liegen sie hier bis zum Jahresende.
about-bag = Der Beutel. Aus ihm werden die Tafeln der Jahreszeit und die Ereignistafeln einzeln gezogen.
about-archive = Das Archivium. Jede Ereignistafel deckt die oberste Karte auf: Eine Länderkarte kommt auf einen Kartenplatz, eine Hungerkarte trifft Länder mit zu vielen Gefolgsleuten.
about-problem = Ein Problem, das noch kommt (Szenario 814). Es trifft ein, wenn seine Jahreszeit erreicht ist, wenn es die gezeigte Aktion nicht vorher löst.
