"""What can be wrong with what we are given: always one clear sentence."""


class RegnumError(ValueError):
    """Bad input. Its text is a sentence for the person who gave it."""


class UnknownGame(RegnumError):
    """No game has this key."""


class BadOption(RegnumError):
    """An option that the game does not have, or a value that it does not take."""


class BadSeats(RegnumError):
    """A number of seats that the game cannot be played with."""


class BadBoard(RegnumError):
    """A board file that cannot be played on."""


class UnknownMove(RegnumError):
    """A text or number that names no move of the game."""


class NotANumber(RegnumError):
    """Something else where a seat or a move was expected."""


class ImpossiblePosition(RegnumError):
    """A position that no game can reach, or that is no position at all."""


class BadRecord(RegnumError):
    """A record that cannot be read or does not replay."""


class OldRuleset(BadRecord):
    """A record of a ruleset that is no longer played."""


class OtherBoard(BadRecord):
    """A record of a board that is not here."""
