"""The random streams: portable, fair, taped, and at a table not to be foreseen (docs/chance.md)."""

import hashlib
from collections import Counter
from collections.abc import Callable, Iterator
from typing import TypeAlias

import pytest

import regnum
from regnum.core.chance import FastStream, Stream, commitment, fast, keyed, stream_of
from regnum.core.errors import BadRecord, ImpossiblePosition, RegnumError
from regnum.core.packed import packed

Make: TypeAlias = Callable[[str], Stream]
both = pytest.mark.parametrize("make", [fast, keyed])


def test_the_words_of_the_fast_stream_are_those_of_the_named_algorithm() -> None:
    """xoshiro128++ from the state 1, 2, 3, 4, worked out by hand from its definition."""
    stream = FastStream(1, 2, 3, 4)
    assert [stream.word() for _ in range(4)] == [641, 1573767, 3222811527, 3517856514]


def words_by_the_book(seed: str) -> Iterator[int]:
    """The keyed stream, written from docs/chance.md alone."""
    key = hashlib.blake2b(seed.encode(), digest_size=32, person=b"regnum draws").digest()
    block = 0
    while True:
        digest = hashlib.blake2b(block.to_bytes(8, "little"), key=key, digest_size=64).digest()
        for place in range(0, 64, 4):
            yield int.from_bytes(digest[place : place + 4], "big")
        block += 1


def draws_by_the_book(seed: str) -> Iterator[tuple[int, int]]:
    """Each draw of a set-up of Carolus Magnus for two: a die for each number of sides."""
    words = words_by_the_book(seed)
    sides = [2, 15, *range(15, 1, -1)]
    while True:
        number = sides.pop(0) if sides else 6
        product = next(words) * number
        while product & 0xFFFFFFFF < (2**32 - number) % number:
            product = next(words) * number
        yield product >> 32, number


def test_the_keyed_stream_can_be_verified_from_its_description_alone() -> None:
    stream, by_the_book = keyed("a seed"), words_by_the_book("a seed")
    assert [stream.word() for _ in range(100)] == [next(by_the_book) for _ in range(100)]
    state = regnum.game("carolus-magnus").start(2, "a seed")
    expected = draws_by_the_book("a seed")
    assert state.draws == [next(expected) for _ in state.draws]


def test_seeds_give_the_same_draws_for_ever() -> None:
    """Old games must replay: if this changes, every record's seed is broken."""
    streams = [fast("7"), fast(7), keyed("7")]
    assert [[int(stream.draw(6)) for _ in range(12)] for stream in streams] == [
        [1, 5, 3, 3, 4, 5, 0, 3, 4, 5, 1, 3],
        [3, 5, 0, 5, 0, 4, 5, 1, 5, 2, 5, 4],
        [0, 5, 1, 2, 2, 1, 2, 5, 2, 5, 1, 2],
    ]


def test_a_game_at_a_table_is_keyed_and_a_simulation_fast() -> None:
    game = regnum.game("carolus-magnus")
    assert game.start(2, 7).chance.state()[0] == "keyed"
    assert game.start(2, 7, fast=True).chance.state()[0] == "fast"
    assert game.start(2, 7).sample(0, 1).chance.state()[0] == "fast"


def test_the_commitment_is_a_plain_hash_and_gives_nothing_away() -> None:
    assert commitment("7") == hashlib.sha256(b"7").hexdigest()
    assert commitment("7") != keyed("7").state()[1]


@both
def test_all_numbers_are_equally_likely(make: Make) -> None:
    stream = make("fair")
    counts = Counter(stream.draw(6) for _ in range(60_000))
    assert set(counts) == set(range(6))
    assert all(abs(count - 10_000) < 500 for count in counts.values())


def test_neighbouring_numbers_are_seeds_of_unrelated_streams() -> None:
    """Samples are seeded with numbers, cheaply."""
    first = Counter(int(fast(number).draw(6)) for number in range(60_000))
    assert all(abs(count - 10_000) < 500 for count in first.values())
    assert fast(1).state() != fast(1 << 32).state() != fast(-1).state()


def test_unfair_words_are_drawn_again() -> None:
    """With 3 * 2**28 sides a sixteenth of all words would favour some numbers."""
    stream = fast("uneven")
    sides = 3 << 28
    draws = [int(stream.draw(sides)) for _ in range(4_000)]
    thirds = Counter(draw * 3 // sides for draw in draws)
    assert all(abs(count - 4_000 / 3) < 150 for count in thirds.values())


@both
def test_every_draw_is_taped_and_a_script_replaces_it(make: Make) -> None:
    stream, plain = make("tape"), make("tape")
    stream.script = [4, 0]
    assert [stream.draw(6), stream.draw(5)] == [4, 0]
    assert stream.drawn() == (4, 0)
    assert stream.sides() == (6, 5)
    plain.draw(6)
    plain.draw(5)
    assert stream.draw(6) == plain.draw(6), "the generator goes on as if nothing had happened"


def test_an_impossible_scripted_draw_is_refused() -> None:
    stream = fast("tape")
    stream.script = [6]
    with pytest.raises(BadRecord, match="draws 6 where 0 to 5 is possible"):
        stream.draw(6)


@both
def test_a_copy_has_the_same_future(make: Make) -> None:
    stream = make("future")
    for _ in range(21):
        stream.draw(6)
    for other in (stream.copy(), stream_of(stream.state())):
        again = stream.copy()
        assert [other.draw(100) for _ in range(40)] == [again.draw(100) for _ in range(40)]


@pytest.mark.parametrize(
    "state",
    [None, [], ["fast", 0, 0, 0, 0], ["fast", 1, 2, 3], ["keyed", "ab", 0], ["keyed", 1, 2]],
)
def test_what_is_no_stream_is_refused(state: object) -> None:
    with pytest.raises(ImpossiblePosition, match="'chance'"):
        stream_of(state)


@pytest.mark.parametrize("seed", [1.5, [1], True, "", "two\nlines", {}])
def test_what_is_no_seed_is_refused(seed: object) -> None:
    with pytest.raises(RegnumError, match="A seed is"):
        regnum.game("carolus-magnus").start(2, seed)
    if seed is not True:
        with pytest.raises(RegnumError, match="A seed is"):
            regnum.game("carolus-magnus").start(2, 1).sample(0, seed)


def test_a_shuffle_keeps_what_it_shuffles() -> None:
    items = packed(range(20))
    fast("deck").shuffle(items)
    assert sorted(items) == list(range(20)) != list(items)
