# A first game of Wallenstein.

welcome = Germany in the Thirty Years’ War. You are **Red** and take over in the fall of the first year, against Gustav Adolf (blue) and Tilly (yellow). The shields on the map are armies: whoever has armies in a county holds it. Ten are yours. The pale counties are not in play for three.
map = A county’s **border** has the colour of its owner, its **ground** that of its region. Its golden number are its taxes, the green one its grain; the small squares are sites for buildings.
points = Points are scored twice, after each of two years: one for each county you hold and each building in it, and more for having **most** palaces, churches or trading posts in a region. Whoever takes a county takes its buildings. Most points win.
mat = Each season has ten actions, and everybody does each of them once. On your **mat** you plan in secret which county does what; the eleventh box is for a bid. A county can do only one thing a season.
row = The row tells the order of the actions. Five lie open; each of the others is turned over only when one is done. So nobody knows whether armies arrive before they must fight.
taxes = You have 12 Thalers. Kärnten yields 5 (the golden number), and its peasants are quiet; taxes will leave a revolt marker there, a flame. **Put Kärnten into the box “Taxes”:** tap Kärnten, then the box.
grain = Winter is near: this year it takes 3 grain, then every county eats one. You have 8, and ten counties. Osnabrück yields 4 (the green number); grain leaves a revolt marker, too. **Put Osnabrück into “Grain”.**
palace = A building is a point each year. Most palaces in a region bring 3 more, churches 2, trading posts 1; in a tie one less. A palace costs 3 Thalers. **Put Oberösterreich into “Palace”.**
combat = Seven armies stand in Vogtland. Kursachsen next to it belongs to nobody; one peasant would defend it. **Put Vogtland into “Combat A”.**
bid = One card is your **bid** for the order of play: Thalers, which are paid, or a county card: it costs nothing and beats only 0 Thalers, and all see that this county does nothing else. **Bid 2 Thalers.**
rest = A church for Hessen-Kassel, a trading post for Niederösterreich, five armies for Trier, where peasants are angry. In the last three boxes you pass and save money (“Deploy 1” could also move armies to a county of yours beside it): the card “pass” lies below the mat. **Put the cards into the empty boxes, or have it done.**
commit = What you cannot pay when its turn comes is skipped. Above the mat you see that your plan is covered. **Confirm the plan.**
order = All plans are laid, and the bids have been shown. Yours is the highest, so you choose your place first. Each place brings a small bonus for this season.
place = Acting first can be worth much. And with the bonus of place 1 you deploy six armies instead of five. **Take place 1.**
performed = By your plan, taxes came in, a trading post was built and six more armies stand in Trier. Tilly and Gustav Adolf have already fought each other.
march = Now it is the turn of Combat A, by Vogtland. Where its armies go, you decide only now. **March to Kursachsen.**
armies = One army at least stays behind. The numbers tell how likely you are to win. **Send six.**
tower = All fighters fall into the **tower**. Some get stuck, and some from former battles come out. Who has more cubes in the tray wins and loses as many as the other had. Green cubes are peasants and help the defender, if no flame burns there. For Kursachsen it was six to one: it is yours. Cubes of others wait in the tray.
tie = Then Tilly marched on Osnabrück. The tower gave two to two: a tie. All fell, the county is laid waste, its buildings are gone, and so is the grain that you had planned there.
repulse = In Trier it went better: your armies, with two that came out of the tower, drove Gustav Adolf back. Deploying there was worth it.
winter = **Winter.** Each season has an event, drawn from those above; this year’s last took 3 grain from everybody. You have 5 left for ten counties, so five go hungry. The more are hungry, the more counties revolt and the more peasants join in.
revolts = For you it is two revolts, drawn blindly: Kärnten, where your taxes left a marker, and Köln. You choose the order. **Tap Kärnten.**
after-revolts = In Kärnten four peasants were too many for three armies: it is lost. In Köln a single army held out. The others were hungrier than you and had three revolts each.
scored = Nine counties, seven buildings and nine points for majorities: **25 points**. Tilly has 25, Gustav Adolf 24. Then markers and grain are cleared away. After the second winter the game is over.
advice = So think of winter from spring on: a grain for each county, armies where markers lie, and buildings where they win a region. Attack where few defend.
free = Your rivals play gently. **Play on here** through the second year, or begin a new game against them. To be told what something is, hold it for a moment, or point at it and press **?**.
