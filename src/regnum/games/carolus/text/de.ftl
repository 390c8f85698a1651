# Carolus Magnus auf Deutsch.

colour-red = rot
colour-pink = rosa
colour-blue = blau
colour-yellow = gelb
colour-green = grün

side-black = Schwarz
side-white = Weiß
side-gray = Grau

dice-red = Rot
dice-pink = Rosa
dice-blue = Blau
dice-yellow = Gelb
dice-green = Grün
dice-crown = Krone

reason-castles = eine Seite hat alle ihre Burgen gebaut
reason-territories = weniger als vier Gebiete sind übrig

reckoning-castles = Burgen im Spiel (gehaltene Gebiete)
reckoning-markers = Sippenmarker entscheiden den Gleichstand
brackets = In Klammern: gehaltene Gebiete oder Sippenmarker.

tiebreak-draw = niemand
tiebreak-markers = die Seite mit mehr Sippenmarkern
option-tiebreak = Wer bei gleich vielen Burgen am Ende gewinnt: niemand oder die Seite mit mehr Sippenmarkern.

ask-disc = Wähle eine Scheibe: Die kleinere Zahl handelt zuerst, die größere zieht den Kaiser weiter.
ask-paladin = Spiele einen Paladin an deinen Hof oder in ein Gebiet (noch { $count }).
ask-emperor = Ziehe den Kaiser { $count ->
    [one] einen Schritt
   *[other] bis zu { $count } Schritte
} weit.
ask-crown = { $count ->
    [one] Eine Krone ist gefallen: Wähle für sie eine Sippe.
   *[other] { $count } Kronen sind gefallen: Wähle für jede eine Sippe, eine nach der anderen.
}

decision-ask-disc = eine Scheibe wählen
decision-ask-paladin = einen Paladin spielen
decision-ask-emperor = den Kaiser ziehen
decision-ask-crown = für eine Krone eine Sippe in der Mitte wählen

event-starts = { $seat } wählt zuerst. Der Kaiser bricht in Gebiet { $territory } auf.
event-round = Runde { $round }.
event-disc = { $seat } zeigt Scheibe { $number }.
event-equal-discs = { $seat } und { $rival } zeigen dieselbe Zahl; { $seat } hat sie zuerst gezeigt und handelt zuerst.
event-paladin = { $seat } schickt einen { $colour ->
    [rot] roten
    [rosa] rosa
    [blau] blauen
    [gelb] gelben
   *[other] grünen
} Paladin in Gebiet { $territory }.
event-courtier = { $seat } ruft einen { $colour ->
    [rot] roten
    [rosa] rosa
    [blau] blauen
    [gelb] gelben
   *[other] grünen
} Paladin an den Hof.
event-marker = { $seat } beherrscht nun die { $colour ->
    [rot] rote
    [rosa] rosa
    [blau] blaue
    [gelb] gelbe
   *[other] grüne
} Sippe.
event-marker-taken = { $seat } nimmt { $rival } die Herrschaft über die { $colour ->
    [rot] rote
    [rosa] rosa
    [blau] blaue
    [gelb] gelbe
   *[other] grüne
} Sippe.
event-emperor = { $seat } führt den Kaiser in Gebiet { $territory }.
event-castle = { $side } baut eine Burg in Gebiet { $territory }.
event-takeover = { $side } nimmt { $former } Gebiet { $territory } ab und setzt { $count ->
    [one] eine Burg
   *[other] { $count } Burgen
} dorthin.
event-merge = Gebiet { $territory } wächst mit Nachbarn zusammen: { $count } Burgen für { $side }.
event-throw = { $seat } würfelt: { $dice }.
event-taken = { $seat } nimmt aus der Mitte: { $colour }.
event-returned = Die { $colour ->
    [rot] rote
    [rosa] rosa
    [blau] blaue
    [gelb] gelbe
   *[other] grüne
} Sippe ist aufgebraucht: Jeder Hof gibt einen Paladin zurück.
event-crown = { $seat } nimmt für eine Krone einen { $colour ->
    [rot] roten
    [rosa] rosa
    [blau] blauen
    [gelb] gelben
   *[other] grünen
} Paladin.
event-nothing-left = Für { $seat } ist kein Paladin mehr übrig.
event-end = Das Spiel endet: { $reason }.

refusal-disc-played = Scheibe { $number } hast du schon gespielt; nach der fünften Runde kommen alle zurück.
refusal-disc-taken = Scheibe { $number } hat in dieser Runde schon jemand gezeigt, und du hast noch eine andere.
refusal-none-in-reserve = In deinem Vorrat ist kein { $colour ->
    [rot] roter
    [rosa] rosa
    [blau] blauer
    [gelb] gelber
   *[other] grüner
} Paladin.
refusal-merged-away = Gebiet { $territory } ist Teil eines größeren geworden.
refusal-must-move = Der Kaiser muss mindestens einen Schritt weiterziehen.
refusal-too-far = Scheibe { $number } bringt den Kaiser nicht bis Gebiet { $territory }: Er geht nur im Uhrzeigersinn.
refusal-exhausted = Von der { $colour ->
    [rot] roten
    [rosa] rosa
    [blau] blauen
    [gelb] gelben
   *[other] grünen
} Sippe ist keiner zu haben: Die Mitte ist leer, und nicht jeder Hof kann einen zurückgeben.

# On the board in the terminal.

board-round = Runde { $round }
board-order = Reihenfolge
board-middle = Mitte
board-markers = Sippen
board-nobody = –
board-court = Hof
board-reserve = Vorrat
board-discs = übrig
board-castles = Burgen
board-part = in { $number }
board-disc = Scheibe
board-legend =
    Der Ring läuft im Uhrzeigersinn. In jedem Gebiet: r, p, b, y, g mit Zahl sind rote, rosa, blaue, gelbe (yellow) und grüne Paladine; ♔ ist der Kaiser; B♜, W♜, G♜ ist eine schwarze (black), weiße oder graue Burg.
    Doppelte Linien sind ein verschmolzenes Gebiet; es trägt die Nummer seines ersten Teils, „in 9“ gehört zu Gebiet 9.
    Sippen zeigt, wer welche Sippe beherrscht, Mitte, was noch zu haben ist, Burgen, wie viele von wie vielen gebaut sind.

# Überschriften und Namen, wo etwas schlicht aufgelistet wird.

name-tiebreak = Gleichstand
name-emperor = Kaiser
name-territories = Gebiete
name-territory = Gebiet
name-sides = Seiten
name-side = Seite
name-markers = Sippenmarker
name-middle = Mitte
name-castles = Burgen
name-court = Hof
name-disc = Scheibe
name-discs = Scheiben übrig
name-hand = Auf der Hand
name-paladins = Paladine
name-reserve = Vorrat
name-segments = Teile
name-builds = Baut, wenn der Kaiser hält
name-strengths = Was zählt
name-clan = Sippe

# Was auf einem Knopf steht, der einen Zug spielt; die Angaben wie in der Notation.

move-disc = Scheibe { $arg1 }
move-place = { $arg1 } { $arg2 ->
    [Hof] an den Hof
   *[other] in Gebiet { $arg2 }
}
move-emperor = Kaiser in Gebiet { $arg1 }
move-crown = { $arg1 } für eine Krone
arg1-red = Rot
arg1-pink = Rosa
arg1-blue = Blau
arg1-yellow = Gelb
arg1-green = Grün
arg2-court = Hof

aim-early = früh in der Runde zu handeln
aim-far = den Kaiser weit zu führen
aim-castle = eine Burg in Gebiet { $territory } zu bauen
aim-takeover = Gebiet { $territory } zu übernehmen (bisher { $former })
aim-territory = in Gebiet { $territory } am stärksten zu sein, wenn der Kaiser kommt
aim-clan = die { $colour ->
    [rot] rote
    [rosa] rosa
    [blau] blaue
    [gelb] gelbe
   *[other] grüne
} Sippe zu beherrschen
aim-clan-from = { $rival } die { $colour ->
    [rot] rote
    [rosa] rosa
    [blau] blaue
    [gelb] gelbe
   *[other] grüne
} Sippe abzunehmen
aim-keep-clan = die { $colour ->
    [rot] rote
    [rosa] rosa
    [blau] blaue
    [gelb] gelbe
   *[other] grüne
} Sippe zu halten
aim-paladin = einen { $colour ->
    [rot] roten
    [rosa] rosa
    [blau] blauen
    [gelb] gelben
   *[other] grünen
} Paladin für spätere Züge zu haben

# Für alle, die lernen: das Ziel, was wo liegt, und was etwas ist.

goal = Hab vor allen anderen alle deine Burgen auf dem Plan.
caption-castles = Deine Burgen: Eine gebaute verblasst in dieser Reihe, die anderen warten noch.
caption-court = Dein Hof: Wer hier die meisten Paladine einer Sippe hat, dem gehorcht die ganze Sippe.
caption-hand = Dein Vorrat, aus dem du Paladine spielst, und deine Scheiben für die Reihenfolge und die Schritte des Kaisers.
about-castles = Die Burgen einer Seite. Wer zuerst alle auf dem Plan hat, hat gewonnen.
about-court = Ein Hof. Wer hier mehr Paladine einer Sippe hat als der, der sie beherrscht, nimmt ihr Banner; dann zählt jeder Paladin dieser Sippe auf dem Plan für ihn.
about-reserve = Paladine im Vorrat. Sie zählen nichts, bis sie an den Hof oder in ein Gebiet gespielt sind.
about-disc = Eine Scheibe. Die niedrigere Zahl ist in der Runde zuerst am Zug, die höhere führt den Kaiser weiter. Jede gilt einmal in fünf Runden.
about-territory = Ein Gebiet. Hält der Kaiser hier, baut die Seite eine Burg, deren Sippen hier die meisten Paladine haben; jede Burg zählt wie ein Paladin. Die Zahlen in den Farben der Seiten sagen, wie viel für jede zählt. Nachbarn mit Burgen einer Farbe wachsen zusammen.
about-clan = Eine Sippe in der Mitte: die Paladine, die Würfel noch bringen können, und ihr Banner, solange sie niemand beherrscht.
about-majority = Wer wie viele Paladine dieser Sippe am Hof hat. Ein goldener Rand zeigt, wer ihr Banner hat und sie beherrscht; ein anderer muss mehr haben, um es zu nehmen.
about-dice = Der letzte Wurf. Am Ende eines Zuges bringt jeder Würfel einen Paladin seiner Sippe in den Vorrat; bei einer Krone sucht man sich die Sippe aus.
about-emperor = Der Kaiser. Am Ende eines Zuges zieht er im Uhrzeigersinn, bis zu so viele Schritte, wie die Scheibe sagt; nur das Gebiet, in dem er anhält, wird gezählt.
