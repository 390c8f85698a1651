"""What all games share: Game, State, moves, chance, refusals, journal, record."""
