# What the pictures in the rules of Carolus Magnus show.

picture-banner = The court on the left has got its third red paladin; the right one has two. The red banner moves to the left. With two against two it would have stayed.
picture-round = With disc 3 the Emperor goes one, two or three territories on. The merged one is a single step.
picture-majority = Black controls red and blue, White controls yellow: three paladins against one. Black builds the castle.
picture-takeover = The white castle counts like a paladin: two for White. Black has three, so the castle goes back and a black one takes its place.
picture-merging = Black builds beside a territory with a black castle: the hedge goes, and from now on this is one territory with two castles.
