"""What the action tiles do (5), a file for each."""
