"""Players of Carolus Magnus."""
