# Eine erste Partie Carolus Magnus.

welcome = Du bist ein Erbe Karls des Großen und spielst **Schwarz**. Wer zuerst **alle zehn Burgen** auf dem Plan hat, hat gewonnen. Heute baust du deine ersten drei, gegen Gisela.
lands = Fünfzehn Gebiete liegen im Kreis, und der **Kaiser** geht im Uhrzeigersinn von einem zum nächsten: Diese drei liegen vor ihm. In jedem steht ein **Paladin** aus einer von fünf Sippen. Wo der Kaiser anhält, baut eine Burg, wer dort die meisten Paladine beherrscht.
discs = Eine Runde beginnt mit einer Scheibe von jedem. Wer die **niedrigere** Zahl zeigt, ist zuerst am Zug; wer die **höhere** zeigt, darf den Kaiser weiter führen. Gisela hat ihre 1 gezeigt, also darf niemand sonst eine 1 zeigen, der noch eine andere hat. **Tipp auf deine Scheibe 2.**
her-castle = Gisela war zuerst dran. Sie hat einen grünen und einen blauen Paladin an ihren **Hof** gerufen, also gehorchen ihr jetzt beide Sippen, auf dem ganzen Plan. In Gebiet 8 stand ein blauer Paladin; dort hielt der Kaiser an, und nun steht da eine weiße Burg.
court = Jetzt spielst du drei Paladine aus deinem Vorrat. Die rote Sippe gehorcht noch niemandem: Wer zuerst einen an den **Hof** ruft, in die Halle mit den fünf Bögen, bekommt ihr Banner. **Tipp auf einen roten Paladin, dann auf deinen Hof.**
second-clan = Die rote Sippe ist dein, wo immer ihre Paladine stehen, auch in Gebiet 9: Die Zahl im **schwarzen Kreis** dort sagt, wie viele für dich zählen. Gewinn nun die gelbe: **gelber Paladin, dann dein Hof.**
land = Dein dritter Paladin zieht aus. Du wirst den Kaiser in Gebiet 9 führen; noch ein roter Paladin dort macht es sicher. **Roter Paladin, dann Gebiet 9.**
emperor = Deine Scheibe 2 führt den Kaiser ein oder zwei Gebiete im Uhrzeigersinn. Nur dort, wo er anhält, wird ausgezählt. **Tipp auf Gebiet 9.**
castle = Zwei rote Paladine zählten für dich, keiner für Gisela: **deine erste Burg**. Von nun an zählt sie dort wie ein dritter. Bei Gleichstand wird nichts gebaut, und wer den Kaiser hingeführt hat, spielt keine Rolle.
dice = Dann haben dir drei Würfel drei neue Paladine in den Vorrat gegeben. Bei einer Krone suchst du dir die Sippe aus. Paladine im Vorrat zählen noch nichts.
second-round = Eine neue Runde. Gisela zeigt eine 5: weit, aber spät. Eine gezeigte Scheibe kommt erst wieder, wenn du alle fünf gezeigt hast. Du willst vor ihr dran sein: **Tipp auf deine Scheibe 1.**
her-clan = Die blaue Sippe gehorcht Gisela, mit einem Paladin an ihrem Hof. Wer **mehr** an seinem Hof hat, nimmt ihr das Banner; gleich viele reichen nicht.
take-clan = Mit zweien an deinem Hof ist die blaue Sippe also dein. **Spiel zwei blaue Paladine an deinen Hof**, einen nach dem anderen.
clan-taken = Zwei gegen einen: Das blaue Banner ist dein, und jeder blaue Paladin auf dem Plan mit ihm, sogar der neben ihrer Burg in Gebiet 8.
next-castle = In Gebiet 10, einen Schritt vor dem Kaiser, herrschst du schon. Noch ein Paladin macht es schwerer, es dir zu nehmen. **Roter Paladin, dann Gebiet 10.**
one-step = Die Scheibe 1 führt den Kaiser genau ein Gebiet weiter. **Tipp auf Gebiet 10.**
merged = Nachbargebiete mit Burgen einer Farbe **wachsen zusammen**. Von nun an sind sie ein Gebiet mit zwei Burgen und ein Schritt für den Kaiser. Stark, aber wer es übernimmt, übernimmt es ganz.
far-away = Gisela hat den Kaiser fünf Gebiete weiter geführt, in Gebiet 15, und dort gebaut. Und sieh zurück auf Gebiet 8, gleich neben deinem: Dort steht ihre Burg mit einem Paladin, der dir gehorcht.
third-round = In der letzten Runde warst du zuerst am Zug, also zeigst du jetzt zuerst. Gebiet 8 ist acht Schritte weit, weiter als jede Scheibe führt; doch wer vor dir am Zug ist, führt den Kaiser ein Stück. **Tipp auf deine Scheibe 5**: Sie kommt spät dran und führt weit.
in-reach = Gisela war zuerst am Zug und hat in Gebiet 4 angehalten. Von dort sind es vier Schritte bis Gebiet 8, und deine Scheibe führt den Kaiser bis zu fünf weit.
outnumber = Wo eine Burg steht, zählt sie **wie ein Paladin** ihres Besitzers. In Gebiet 8 ist das einer für Gisela, und einer für dich, der blaue Paladin. Gleichstand ändert nichts. Einer mehr genügt, zwei sind schwerer zurückzuholen: **Schick einen blauen und einen roten Paladin in Gebiet 8.**
guard = Jetzt steht es drei zu eins. Aber Gisela hat einen roten Paladin an ihren Hof gerufen, so viele wie du hast. Mit noch einem nähme sie dir die Sippe. **Sichere sie dir: roter Paladin an deinen Hof.**
take-over = Alles ist bereit. **Führ den Kaiser in Gebiet 8.**
taken-over = **Übernommen!** Ihre Burg ging zurück, deine nahm ihren Platz ein, und das Gebiet wuchs mit deinem zusammen: drei Burgen in einer Reihe. Noch sieben, und du hast gewonnen.
the-end = Das Spiel endet sofort, wenn jemand seine zehnte Burg baut. Es endet auch, wenn weniger als vier Gebiete auf dem Ring übrig sind; dann gewinnt, wer die meisten Burgen hat.
free = Das ist das ganze Spiel. Gisela spielt sanft: **Spiel hier weiter**, oder beginn eine neue Partie gegen sie. Eine neue Partie beginnt damit, dass alle sieben Paladine auswürfeln; für jede Krone wählst du eine Sippe in der Mitte des Bretts. Was etwas ist, erfährst du, wenn du es einen Augenblick lang festhältst.
