"""Writes docs/spaces.md: the moves and the features of each game as tables.

`python tools/spaces.py` writes it; with `--check` it only says whether it is as it should be.
"""

import argparse
import sys
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

import regnum
from regnum.core.game import Game
from regnum.core.tensor import Feature

PAGE = Path(__file__).parent.parent / "docs" / "spaces.md"

OPENING = """# Actions and observations in tables

Made by `tools/spaces.py` from the games; [for researchers](research.md) tells how they are used.

An action is the number of a move. An observation is a row of whole numbers (`int16`) of the same
length at every table of a game: what lies open, planes over the lands first, then what the looking
seat alone knows. The row of the whole position goes on with the private part of every other player,
and with what nobody knows. Players count from the one who looks: 0 is oneself, 1 the next
clockwise. Every number is at least 0; where it is a *name* it is no amount but says which, and 0 is
none of them (of an option's choices it is the first).
"""


def page() -> str:
    """All of it."""
    return "\n".join(
        [OPENING, *[part for key in regnum.games() for part in parts(regnum.game(key))]]
    )


def parts(game: Game) -> Iterator[str]:
    encoder = game.encoder()
    yield f"## {game.title}\n"
    yield f"### Its {len(game.moves)} actions\n"
    yield "| numbers | moves |\n| --- | --- |"
    yield from actions(game)
    yield f"\n### Its {encoder.width} observed numbers\n"
    yield "| from | feature | shape | up to | says |\n| --- | --- | --- | --- | --- |"
    place = 0
    for feature in encoder.public:
        yield row_of(place, feature)
        place += feature.size
    yield f"| {place} | *of the looking seat alone* | | | |"
    for feature in encoder.private:
        yield row_of(place, feature)
        place += feature.size
    private = place - int(encoder.shared_size)
    others = game.seats[-1] - 1
    rest = ", and what nobody knows:\n" if encoder.hidden else ".\n"
    yield f"\nThe row of the whole position has {encoder.whole_width} numbers: those above,"
    yield f"{others} times the {private} of the next players{rest}"
    if encoder.hidden:
        yield "| from | feature | shape | up to | says |\n| --- | --- | --- | --- | --- |"
    place += others * private
    for feature in encoder.hidden:
        yield row_of(place, feature)
        place += feature.size
    yield ""


def actions(game: Game) -> Iterator[str]:
    """A line for each run of moves that begin with the same word."""
    texts = enumerate(game.text(move) for move in range(len(game.moves)))
    for _, run in groupby(texts, lambda told: told[1].split()[0]):
        (first, text), *others = run
        if others:
            last, end = others[-1]
            yield f"| {first} to {last} | `{text}` to `{end}` |"
        else:
            yield f"| {first} | `{text}` |"


def row_of(place: int, feature: Feature) -> str:
    shape = " x ".join(
        f"{length} ({axis})" for length, axis in zip(feature.shape, feature.axes, strict=True)
    )
    high = f"{feature.high}, *name*" if feature.named else f"{feature.high}"
    return f"| {place} | `{feature.name}` | {shape or '1'} | {high} | {feature.says} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true")
    if parser.parse_args().check:
        if not PAGE.is_file() or PAGE.read_text() != page():
            sys.exit("docs/spaces.md is not what the games say: run tools/spaces.py.")
    else:
        PAGE.write_text(page())


if __name__ == "__main__":
    main()
