"""What a game was about: who stood how when, what turned it, and pictures of that."""
