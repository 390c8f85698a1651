"""Players of Wallenstein."""
