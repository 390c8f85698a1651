ask-number = Choose a number.
