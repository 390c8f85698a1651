"""One table: seats, turns, undo, clocks, chat. Pure logic: no I/O, and time is passed in."""
