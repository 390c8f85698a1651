# What the pictures in the rules of Carolingi show.

picture-bag = Each player's two tiles and the event tiles go into the bag. They come out one by one, and nobody knows whose is next: what you planned may come too early or too late.
picture-control = Left: three followers against one of a sibling and a gang, which is more than all others together, so Red controls the country. Right: three against two and a gang control nothing.
picture-hunger = One counter feeds a second follower. Four stand there, so two go back to the Leudes, and a gang rises because somebody had to leave.
picture-influence = First tile: a Missus goes to the card in its slot. A later tile brings everything on the card to the country, gangs too, and the card is gone.
picture-levies = Each levy is one step: from the Nobiles to the Leudes, or from the Leudes to the Missi. Three levies bring a noble to the Leudes and two Leudes to the Missi.
picture-battle = Four against two and a gang. One of each goes, then one of each that is left: two followers of the victor remain.
