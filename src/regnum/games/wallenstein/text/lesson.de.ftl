# Eine erste Partie Wallenstein.

welcome = Deutschland im Dreißigjährigen Krieg. Du spielst **Rot** und übernimmst im Herbst des ersten Jahres, gegen Gustav Adolf (blau) und Tilly (gelb). Die Schilde auf der Karte sind Armeen: Wer in einem Land Armeen hat, dem gehört es. Zehn sind dein. Die blassen Länder spielen zu dritt nicht mit.
map = Der **Rand** eines Landes hat die Farbe seines Besitzers, die **Fläche** die seiner Region. Die goldene Zahl sind seine Steuern, die grüne sein Getreide; die kleinen Quadrate sind Bauplätze.
points = Gewertet wird zweimal, nach jedem von zwei Jahren: ein Punkt für jedes deiner Länder und jedes Gebäude darin, und mehr für die **meisten** Paläste, Kirchen oder Handelshäuser einer Region. Wer ein Land erobert, bekommt seine Gebäude. Die meisten Punkte gewinnen.
mat = Jede Jahreszeit hat zehn Aktionen, und alle führen jede einmal aus. Auf deinem **Tableau** planst du geheim, welches Land was tut; das elfte Feld ist für ein Gebot. Ein Land kann je Jahreszeit nur eines tun.
row = Die Reihe zeigt, wann welche Aktion kommt. Fünf liegen offen; die anderen werden erst nach und nach aufgedeckt. So weiß niemand, ob Armeen eintreffen, bevor sie kämpfen müssen.
taxes = Du hast 12 Taler. Kärnten bringt 5 (die goldene Zahl), und seine Bauern sind ruhig; Steuern lassen dort einen Aufstandsmarker zurück, eine Flamme. **Leg Kärnten in das Feld „Steuern“:** Tipp auf Kärnten, dann auf das Feld.
grain = Der Winter ist nah: Dieses Jahr nimmt er 3 Getreide, dann isst jedes Land eines. Du hast 8 und zehn Länder. Osnabrück bringt 4 (die grüne Zahl); auch Getreide lässt einen Aufstandsmarker zurück. **Leg Osnabrück in „Getreide“.**
palace = Ein Gebäude ist jedes Jahr ein Punkt. Die meisten Paläste einer Region bringen 3 mehr, Kirchen 2, Handelshäuser 1; bei Gleichstand einen weniger. Ein Palast kostet 3 Taler. **Leg Oberösterreich in „Palast“.**
combat = Im Vogtland stehen sieben Armeen. Kursachsen daneben gehört niemandem; ein Bauer würde es verteidigen. **Leg Vogtland in „Kampf A“.**
bid = Eine Karte ist dein **Gebot** für die Reihenfolge: Taler, die bezahlt werden, oder eine Länderkarte: Sie kostet nichts und schlägt nur 0 Taler, und alle sehen, dass dieses Land sonst nichts tut. **Biete 2 Taler.**
rest = Eine Kirche für Hessen-Kassel, ein Handelshaus für Niederösterreich, fünf Armeen für Trier, wo die Bauern zornig sind. In den letzten drei Feldern passt du und sparst (bei „1 Armee“ dürften auch Armeen ziehen). Die Karte „passen“ liegt unter den Feldern. **Leg die Karten in die leeren Felder oder lass es machen.**
commit = Was du nicht bezahlen kannst, wenn es dran ist, fällt aus. Über dem Tableau siehst du, dass dein Plan gedeckt ist. **Bestätige den Plan.**
order = Alle Pläne liegen, und die Gebote wurden aufgedeckt. Deines ist das höchste, also wählst du deinen Platz zuerst. Jeder Platz bringt eine kleine Zugabe für diese Jahreszeit.
place = Zuerst zu handeln kann viel wert sein. Und mit der Zugabe von Platz 1 hebst du sechs Armeen statt fünf aus. **Nimm Platz 1.**
performed = Nach deinem Plan kamen Steuern ein, ein Handelshaus wurde gebaut, und in Trier stehen sechs Armeen mehr. Tilly und Gustav Adolf haben schon miteinander gekämpft.
march = Jetzt ist Kampf A dran, mit dem Vogtland. Wohin seine Armeen ziehen, entscheidest du erst jetzt. **Zieh nach Kursachsen.**
armies = Mindestens eine Armee bleibt zurück. Die Zahlen sagen, wie wahrscheinlich du gewinnst. **Schick sechs.**
tower = Alle Kämpfer fallen in den **Turm**. Manche bleiben hängen, manche aus früheren Kämpfen kommen heraus. Wer mehr Würfel in der Schale hat, siegt und verliert so viele, wie der andere hatte. Grüne Würfel sind Bauern und helfen dem Verteidiger, wenn dort keine Flamme brennt. Um Kursachsen fiel es sechs zu eins: Es ist dein.
tie = Dann zog Tilly nach Osnabrück. Der Turm gab zwei zu zwei: Gleichstand. Alle fielen, das Land ist verwüstet, die Gebäude sind weg, und mit ihnen das Getreide, das du dort geplant hattest.
repulse = In Trier ging es besser: Deine Armeen und zwei, die aus dem Turm kamen, warfen Gustav Adolf zurück. Dort auszuheben hat sich gelohnt.
winter = **Winter.** Jede Jahreszeit hat ein Ereignis, gezogen aus denen oben; das letzte des Jahres nahm allen 3 Getreide. Dir bleiben 5 für zehn Länder, also hungern fünf. Je mehr hungern, desto mehr Länder erheben sich und desto mehr Bauern laufen zu.
revolts = Bei dir sind es zwei Aufstände, blind gezogen: Kärnten, wo deine Steuern einen Marker hinterließen, und Köln. Du wählst, welcher zuerst kommt. **Tipp auf Kärnten.**
after-revolts = In Kärnten waren vier Bauern zu viel für drei Armeen: Es ist verloren. In Köln hielt eine einzige Armee stand. Die anderen hungerten mehr als du und hatten je drei Aufstände.
scored = Neun Länder, sieben Gebäude und neun Punkte für Mehrheiten: **25 Punkte**. Tilly hat 25, Gustav Adolf 24. Dann werden Marker und Getreide abgeräumt. Nach dem zweiten Winter ist das Spiel aus.
advice = Denk also vom Frühling an an den Winter: ein Getreide für jedes Land, Armeen, wo Marker liegen, und Gebäude, wo sie eine Region gewinnen. Greif an, wo wenige verteidigen.
free = Deine Gegner spielen sanft. **Spiel hier weiter** durch das zweite Jahr, oder beginn eine neue Partie gegen sie. Was etwas ist, erfährst du, wenn du es einen Augenblick lang gedrückt hältst, oder darauf zeigst und **?** drückst.
