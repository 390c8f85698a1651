"""Wallenstein, by Dirk Henn: two years of the Thirty Years' War, planned in secret."""
