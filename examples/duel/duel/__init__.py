"""Duel: in each round both players choose a number in secret; the higher one scores."""
