"""The rules of the games. A game never imports another game."""
