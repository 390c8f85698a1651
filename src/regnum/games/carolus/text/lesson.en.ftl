# A first game of Carolus Magnus.

welcome = You are an heir of Charlemagne and play **Black**. Whoever first has **all ten castles** on the board has won. Today you will build your first three, against Gisela.
lands = Fifteen territories lie in a ring, and the **Emperor** walks clockwise from one to the next: these three lie before him. In each stands a **paladin** of one of five clans. Where the Emperor stops, whoever rules most of the paladins there builds a castle.
discs = A round begins with a disc from each. Who shows the **lower** number acts first; who shows the **higher** may lead the Emperor farther. Gisela has shown her 1, so nobody else may show a 1 now, unless they have no other left. **Tap your disc 2.**
her-castle = Gisela was first. She called a green and a blue paladin to her **court**, so both clans obey her now, all over the board. A blue paladin stood in territory 8; there the Emperor stopped, and a white castle stands.
court = Now you play three paladins from your reserve. Nobody rules the red clan yet: the first of a clan to stand at a **court**, the hall with five arches, brings its banner along. **Tap a red paladin, then your court.**
second-clan = The red clan is yours, wherever its paladins stand, also in territory 9: the number in the **black circle** there tells how many count for you. Now win the yellow one: **yellow paladin, then your court.**
land = Your third paladin goes out. You will lead the Emperor to territory 9; one more red paladin there makes it safe. **Red paladin, then territory 9.**
emperor = Your disc 2 leads the Emperor one or two territories clockwise. Only the one where he stops is counted. **Tap territory 9.**
castle = Two red paladins counted for you, none for Gisela: **your first castle**. From now on it counts there like a third one. Ties build nothing, and it does not matter who led the Emperor there.
dice = Then three dice gave you three new paladins for your reserve. A die with a crown lets you choose the clan. Paladins in the reserve count for nothing yet.
second-round = A new round. Gisela shows a 5: far, but late. A disc that was shown comes back only when you have shown all five. You want to act before her: **tap your disc 1.**
her-clan = The blue clan obeys Gisela, with one paladin at her court. Whoever has **more** at their court takes the banner; an equal number is not enough.
take-clan = So with two at yours, the blue clan is yours. **Play two blue paladins to your court**, one after the other.
clan-taken = Two against one: the blue banner is yours, and so is every blue paladin on the board, even the one beside her castle in territory 8.
next-castle = In territory 10, one step ahead of the Emperor, you rule already. One more paladin makes it harder to take from you. **Red paladin, then territory 10.**
one-step = Disc 1 leads the Emperor exactly one territory on. **Tap territory 10.**
merged = Neighbouring territories with castles of one colour **grow together**. From now on they are one with two castles, and one step for the Emperor. Strong, but who takes it over takes it whole.
far-away = Gisela led the Emperor five territories on, to territory 15, and built there. And look back at territory 8, beside your own: her castle stands there with a paladin that obeys you.
third-round = You acted first in the last round, so now you show first. Territory 8 is eight steps away, farther than any disc leads; but whoever acts before you leads the Emperor a part of the way. **Tap your disc 5**: it acts late and leads far.
in-reach = Gisela acted first and stopped in territory 4. From there territory 8 is four steps away, and your disc leads the Emperor up to five.
outnumber = Where a castle stands, it counts **like one paladin** of its owner. In territory 8 that is one for Gisela, and one for you, the blue paladin. A tie changes nothing. One more would do, and two make it harder to take back: **send a blue and a red paladin to territory 8.**
guard = Now it is three to one. But Gisela has called a red paladin to her court, as many as you have. With one more she would take the clan. **Keep it: red paladin to your court.**
take-over = Everything is ready. **Lead the Emperor to territory 8.**
taken-over = **Taken over!** Her castle went back, yours took its place, and the territory grew together with yours: three castles in a row. Seven more, and you have won.
the-end = The game ends at once when somebody builds their tenth castle. It also ends when fewer than four territories are left on the ring; then whoever has most castles wins.
free = That is the whole game. Gisela plays gently: **go on here**, or begin a new game against her. A new game begins with everybody's throw for seven paladins; for each crown you choose a clan in the middle of the board. What something is you are told when you hold it for a moment.
