# Was das Terminal sagt.

cli-game = { $key }: { $title }, { $fewest } bis { $most } Spieler
cli-bot = { $bot } { $number }
cli-choices = Gib eine Zahl oder einen Zug ein. Auch: undo, hint, board, rules, save DATEI, quit, help.
cli-prompt = Dein Zug
cli-help =
    Eine Zahl spielt diese Wahl; ein Zug kann auch so eingegeben werden, wie er dort steht, etwa „red court“.
    undo nimmt deine letzte Entscheidung zurück, solange danach kein Würfel gefallen ist.
    hint sagt, was ein Bot spielen würde, und wozu.
    board zeichnet das Brett neu. rules nennt die Regel hinter der Frage.
    save DATEI schreibt die Aufzeichnung; quit beendet (das Spiel bleibt erhalten, regnum play --resume setzt es fort).
cli-rule = Spielregel, Abschnitt { $rule }: { $title }.
cli-refused = { $reason } (Regel { $rule })
cli-unknown = „{ $text }“ ist weder eine Zahl der Liste noch ein Zug.
cli-undo-nothing = Es gibt nichts von dir zurückzunehmen.
cli-undo-sealed = Das lässt sich nicht mehr zurücknehmen: Der Zufall hat inzwischen gesprochen.
cli-undone = Zurückgenommen.
cli-saved = Gespeichert in { $file }.
cli-save-where = Nenne eine Datei: save DATEI.
cli-save-failed = Die Aufzeichnung konnte nicht geschrieben werden: { $reason }.
cli-kept = Das Spiel liegt in { $file }; regnum play --resume setzt es fort.
cli-over = Das Spiel ist zu Ende.
cli-draws-checked = Alle Würfe stammen aus dem Startwert, der zu Beginn festgelegt war.
cli-draws-unchecked = Der Startwert ist nicht offengelegt, die Würfe lassen sich nicht prüfen.
cli-replayed = { $moves } Züge ohne Fehler nachgespielt.
cli-score = Wertung
cli-rank = Rang
cli-commitment = Die Würfel liegen durch einen Startwert fest, dessen SHA-256 { $commitment } ist; er wird am Ende offengelegt.
cli-seed = Der Startwert war { $seed }.
cli-record = Die Aufzeichnung des Spiels liegt in { $file }.
cli-save-exists = { $file } gibt es schon; nenne eine andere Datei.
cli-heir = Erbe

# Where a game has no board of its own.

board-none = –
board-yes = ja
board-no = nein
cli-course = Was alle erwarten konnten, vom ersten Zug bis zum letzten
cli-turning-points = Was das Spiel gewendet hat
cli-turning = Zug { $line }, Runde { $round }, am Zug: { $player }. { $seat }: { $before } → { $after }
cli-turning-time = Zug { $line }, Runde { $round }: Die Zeit lief ab. { $seat }: { $before } → { $after }
cli-no-turning = Kein einzelner Zug hat viel geändert.
cli-better = besser, mit { $worth } statt { $played }: { $moves }
cli-options = Was { $seat } nach { $line } Zügen hätte tun können, und was davon zu erwarten war
cli-option-played = (gespielt)
cli-hint = Ein Bot würde spielen: { $moves }
cli-chart = Der Verlauf ist in { $file } gezeichnet.
