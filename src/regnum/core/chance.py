"""The random streams of games: seeded, portable, taped.

At a table the draws come from a keyed stream: BLAKE2b in counter mode over the committed seed.
Whoever writes every die down still cannot tell the next one, yet the seed, revealed at the end,
gives them all. What plans and simulates draws from a fast stream instead (xoshiro128++ by
Blackman and Vigna), which is fair but could be foreseen. docs/chance.md describes both
completely.
"""

import hashlib
import secrets
from typing import Any, Final

from mypy_extensions import mypyc_attr

from regnum.core.errors import BadRecord, ImpossiblePosition, RegnumError
from regnum.core.packed import append, i64, vec

KEYED: Final = "keyed"
FAST: Final = "fast"

WORD: Final = 0xFFFFFFFF
SIDES_SHIFT: Final = 32
"""On the tape a draw's sides stand above its value."""

WORDS: Final = 4
BLOCK: Final = 16
"""Words in a block of the keyed stream."""

KEY_BYTES: Final = 32
PERSON: Final = b"regnum draws"
GOLDEN: Final = 0x9E3779B9
"""2^32 divided by the golden ratio, for mixing."""


def fresh_seed() -> str:
    """A seed nobody can guess, for games whose host names none."""
    return secrets.token_hex(16)


def checked_seed(seed: object) -> str:
    """A seed as text: it must fit into a line of a record."""
    text = str(seed) if isinstance(seed, int | str) and not isinstance(seed, bool) else ""
    if not text or not text.isprintable():
        raise RegnumError(f"A seed is a whole number or a text of one line, not {seed!r:.60}.")
    return text


def commitment(seed: str) -> str:
    """The hash shown at the start; `printf %s SEED | sha256sum` checks it at the end."""
    return hashlib.sha256(seed.encode()).hexdigest()


@mypyc_attr(allow_interpreted_subclasses=True)
class Stream:
    """One game's source of chance. Each draw goes onto the tape, with its number of sides."""

    def __init__(self) -> None:
        self.tape = vec[i64]()  # of each draw its sides and, in the low word, its value
        self.script: list[int] | None = None

    def draw(self, sides: i64) -> i64:
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
            value = self._scripted(sides)
        self.tape = append(self.tape, sides << SIDES_SHIFT | value)
        return value

    def _scripted(self, sides: i64) -> i64:
        script = self.script
        assert script is not None
        told = script.pop(0)
        if not 0 <= told < sides:
            raise BadRecord(f"the record draws {told} where 0 to {sides - 1} is possible")
        return told

    def word(self) -> i64:
        """The next 32 bits."""
        raise NotImplementedError

    def shuffle(self, items: vec[i64]) -> None:
        """Fisher-Yates, from the end."""
        last: i64
        for last in range(len(items) - 1, 0, -1):
            other = self.draw(last + 1)
            item = items[last]
            items[last] = items[other]
            items[other] = item

    def wipe(self) -> None:
        """Clear the tape."""
        if len(self.tape):
            self.tape = vec[i64]()

    def drawn(self) -> tuple[int, ...]:
        """The values on the tape."""
        return tuple([int(draw & WORD) for draw in self.tape])

    def sides(self) -> tuple[int, ...]:
        """The number of sides of each draw on the tape."""
        return tuple([int(draw >> SIDES_SHIFT) for draw in self.tape])

    def copy(self) -> "Stream":
        """The same future, with a blank tape."""
        raise NotImplementedError

    def state(self) -> list[Any]:
        """All that the future depends on, as JSON; `stream_of` reads it."""
        raise NotImplementedError


class FastStream(Stream):
    """xoshiro128++: four words, additions, shifts and rotations only."""

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        super().__init__()
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def word(self) -> i64:
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

    def copy(self) -> Stream:
        return FastStream(self.a, self.b, self.c, self.d)

    def state(self) -> list[Any]:
        return [FAST, int(self.a), int(self.b), int(self.c), int(self.d)]


class KeyedStream(Stream):
    """BLAKE2b in counter mode: block n is the hash of n under the seed's key, sixteen words."""

    def __init__(self, key: bytes, words: i64) -> None:
        super().__init__()
        self.key = key
        self.words = words  # so many have been drawn
        self.block = vec[i64]()

    def word(self) -> i64:
        place = self.words % BLOCK
        if place == 0 or not len(self.block):
            self._turn_to(self.words // BLOCK)
        self.words += 1
        return self.block[place]

    def _turn_to(self, number: i64) -> None:
        """Make the block of this number; copies share it, so it is replaced, never changed."""
        counter = int(number).to_bytes(8, "little")
        digest = hashlib.blake2b(counter, key=self.key).digest()
        block = vec[i64](capacity=BLOCK)
        for place in range(BLOCK):
            block = append(block, int.from_bytes(digest[4 * place : 4 * place + 4], "big"))
        self.block = block

    def copy(self) -> Stream:
        other = KeyedStream(self.key, self.words)
        other.block = self.block
        return other

    def state(self) -> list[Any]:
        return [KEYED, self.key.hex(), int(self.words)]


def keyed(seed: str) -> Stream:
    """The stream of a table. Its personal key keeps the commitment from giving draws away."""
    key = hashlib.blake2b(seed.encode(), digest_size=KEY_BYTES, person=PERSON).digest()
    return KeyedStream(key, 0)


def fast(seed: int | str) -> Stream:
    """The stream of simulations, bots and samples. A number is the cheapest seed."""
    if isinstance(seed, int):
        return _mixed(seed & WORD, seed >> 32 & WORD)
    digest = hashlib.sha256(f"xoshiro128++:{seed}".encode()).digest()
    words = [int.from_bytes(digest[4 * i : 4 * i + 4], "big") for i in range(WORDS)]
    return FastStream(words[0], words[1], words[2], words[3])


def _mixed(low: i64, high: i64) -> Stream:
    """Four words from two."""
    a = _mix(low ^ GOLDEN)
    b = _mix(high + a)
    c = _mix(a ^ (b + GOLDEN))
    d = _mix(b ^ (c + low))
    return FastStream(a, b, c, d | 1)


def _mix(word: i64) -> i64:
    """Spread each bit of a word over all of it (the finaliser of MurmurHash3)."""
    word &= WORD
    word ^= word >> 16
    word = word * 0x85EBCA6B & WORD
    word ^= word >> 13
    word = word * 0xC2B2AE35 & WORD
    return word ^ word >> 16


def stream_for(kind: str, seed: str) -> Stream:
    """The keyed or the fast stream of a seed."""
    return keyed(seed) if kind == KEYED else fast(seed)


def stream_of(state: object) -> Stream:
    """The stream that `Stream.state` tells of."""
    match state:
        case ["fast", int() as a, int() as b, int() as c, int() as d]:
            if all(0 <= word <= WORD for word in (a, b, c, d)) and a | b | c | d:
                return FastStream(a, b, c, d)
        case ["keyed", str() as key, int() as words] if 0 <= words < 1 << 48:
            try:
                secret = bytes.fromhex(key)
            except ValueError:
                secret = b""
            if len(secret) == KEY_BYTES:
                return KeyedStream(secret, words)
    raise ImpossiblePosition("The position's 'chance' is not the state of a stream.")
