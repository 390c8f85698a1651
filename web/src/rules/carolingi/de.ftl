# Was die Bilder in den Regeln von Carolingi zeigen.

picture-bag = Die je zwei Tafeln aller und die Ereignistafeln kommen in den Beutel. Einzeln kommen sie wieder heraus, und niemand weiß, wessen Tafel die nächste ist: Was du geplant hast, kann zu früh oder zu spät kommen.
picture-control = Links: drei Gefolgsleute gegen einen eines Geschwisters und eine Rotte, also mehr als alle anderen zusammen; Rot beherrscht das Land. Rechts: Drei gegen zwei und eine Rotte beherrschen nichts.
picture-hunger = Eine Stufe ernährt einen zweiten Gefolgsmann. Vier stehen dort, also gehen zwei zurück zu den Leudes, und eine Rotte erhebt sich, weil jemand gehen musste.
picture-influence = Die erste Tafel: Ein Missus geht auf die Karte an ihrem Platz. Eine spätere bringt alles, was auf der Karte liegt, ins Land, auch Rotten, und die Karte ist fort.
picture-levies = Jede Abgabe ist ein Schritt: von den Nobiles zu den Leudes oder von den Leudes zu den Missi. Drei bringen einen der Nobiles zu den Leudes und zwei Leudes zu den Missi.
picture-battle = Vier gegen zwei und eine Rotte. Von jedem geht einer, dann von allem, was noch da ist, wieder einer: Zwei des Siegers bleiben.
