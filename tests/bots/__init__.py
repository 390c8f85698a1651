"""What the bots are worth."""
