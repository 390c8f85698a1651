"""The random stream of a game: seeded, portable, taped, committed to.

The algorithm is xoshiro128++ (Blackman and Vigna): four 32-bit words, additions, shifts and
rotations only, so that every language and both builds of this package give the same numbers.
docs/chance.md describes the stream completely.
"""

import hashlib
import secrets
from typing import Final

from regnum.core.errors import BadRecord, RegnumError

ALGORITHM: Final = "xoshiro128++"
WORD: Final = 0xFFFFFFFF
WORDS: Final = 4


def fresh_seed() -> str:
    """A seed nobody can guess, for games whose host names none."""
    return secrets.token_hex(16)


def checked_seed(seed: object) -> str:
    """A seed as text: it must fit into a line of a record."""
    text = str(seed)
    if not text or not text.isprintable():
        raise RegnumError("A seed is a number or a text of one line.")
    return text


def commitment(seed: str) -> str:
    """The hash shown at the start; `printf %s SEED | sha256sum` checks it at the end."""
    return hashlib.sha256(seed.encode()).hexdigest()


class Stream:
    """One game's source of chance. Each draw goes onto the tape."""

    def __init__(self, a: int, b: int, c: int, d: int) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tape: list[int] = []
        self.script: list[int] = []

    def draw(self, sides: int) -> int:
        """A number from 0 to sides - 1, all equally likely.

        The product's high word is the draw (Lemire); the few low words that would favour
        some numbers are drawn again. A scripted draw replaces the value but the generator
        advances all the same, so that a replayed game goes on as the original would.
        """
        product = self.word() * sides
        if product & WORD < sides:
            unfair = (WORD + 1 - sides) % sides
            while product & WORD < unfair:
                product = self.word() * sides
        value = product >> 32
        if self.script:
            value = self.script.pop(0)
            if not 0 <= value < sides:
                raise BadRecord(f"the record draws {value + 1} where 1 to {sides} is possible")
        self.tape.append(value)
        return value

    def word(self) -> int:
        """The next 32 bits."""
        a = self.a
        b = self.b
        c = self.c ^ a
        d = self.d ^ b
        total = (a + self.d) & WORD
        self.a = a ^ d
        self.b = b ^ c
        self.c = c ^ ((b << 9) & WORD)
        self.d = ((d << 11) & WORD) | (d >> 21)
        return ((((total << 7) & WORD) | (total >> 25)) + a) & WORD

    def shuffle(self, items: list[int]) -> None:
        """Fisher-Yates, from the end."""
        for last in range(len(items) - 1, 0, -1):
            other = self.draw(last + 1)
            items[last], items[other] = items[other], items[last]

    def copy(self) -> "Stream":
        """The same future, with a blank tape."""
        return Stream(self.a, self.b, self.c, self.d)

    def words(self) -> list[int]:
        """The whole state, for a position."""
        return [self.a, self.b, self.c, self.d]


def seeded(seed: str) -> Stream:
    """The stream of a seed. The prefix keeps the commitment from giving the words away."""
    digest = hashlib.sha256(f"{ALGORITHM}:{seed}".encode()).digest()
    words = [int.from_bytes(digest[4 * i : 4 * i + 4], "big") for i in range(WORDS)]
    return Stream(words[0], words[1], words[2], words[3])
