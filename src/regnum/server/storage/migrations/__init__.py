"""How older databases become the present one; run at every start."""
