# What the pictures in the rules of Wallenstein show.

picture-planning = Three counties lie on three actions, each county on one only. A money card says: not this season.
picture-winter = Seven counties and four grain: three counties lack it. Two of the seven revolt, each with two peasants more.
picture-majorities = Two palaces in the region against one: 3 points for Red. One church each: the 2 points are a tie, so each gets 1.
picture-tower = The cubes of the battle go in at the top. Some stay on the floors, and some that lay there fall out. Only what lies in the tray counts.
picture-battle = Four cubes of the attacker lie in the tray, two of the defender and a peasant who sides with the defender: four against three. The attacker loses three, and one stands in the conquered county.
