# Was die Bilder in den Regeln von Carolus Magnus zeigen.

picture-banner = Der Hof links hat seinen dritten roten Paladin bekommen, der rechte hat zwei. Das rote Banner zieht nach links um. Bei zwei gegen zwei wäre es geblieben.
picture-round = Mit Scheibe 3 geht der Kaiser ein, zwei oder drei Gebiete weiter. Das verschmolzene ist ein einziger Schritt.
picture-majority = Schwarz beherrscht Rot und Blau, Weiß beherrscht Gelb: drei Paladine gegen einen. Schwarz baut die Burg.
picture-takeover = Die weiße Burg zählt wie ein Paladin: zwei für Weiß. Schwarz hat drei, also geht die Burg zurück und eine schwarze tritt an ihre Stelle.
picture-merging = Schwarz baut neben einem Gebiet mit schwarzer Burg: Die Hecke verschwindet, und von nun an ist das ein Gebiet mit zwei Burgen.
