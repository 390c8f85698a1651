"""Players of Carolingi."""
