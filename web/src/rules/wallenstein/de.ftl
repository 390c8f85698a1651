# Was die Bilder in den Regeln von Wallenstein zeigen.

picture-planning = Drei Länder liegen auf drei Aktionen, jedes nur auf einer. Eine Geldkarte heißt: nicht in dieser Jahreszeit.
picture-winter = Sieben Länder und vier Getreide: Drei haben keines. Zwei der sieben erheben sich, jedes mit zwei Bauern mehr.
picture-majorities = Zwei Paläste in der Region gegen einen: 3 Punkte für Rot. Je eine Kirche: Um die 2 Punkte herrscht Gleichstand, also bekommen beide 1.
picture-tower = Die Steine der Schlacht werden oben eingeworfen. Manche bleiben auf den Böden liegen, und manche, die dort lagen, fallen heraus. Nur was in der Schale liegt, zählt.
picture-battle = In der Schale liegen vier Steine des Angreifers, zwei des Verteidigers und ein Bauer, der zum Verteidiger hält: vier gegen drei. Der Angreifer verliert drei, einer steht im eroberten Land.
