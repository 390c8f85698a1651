ask-number = Wähle eine Zahl.
