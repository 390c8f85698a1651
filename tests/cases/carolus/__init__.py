"""The cases of Carolus Magnus, a file for each chapter of its rulebook."""
