"""A game as text: every decision, draw and event, and how every view changes.

The spectator's view is written out at the start; after that only what has changed. A seat's
own view is written where it differs from the spectator's.
"""

import hashlib
import json
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import regnum
from regnum.core.chance import fast
from regnum.core.history import EXPIRE, HOST, Line, begin, carry_out
from regnum.core.record import SEAT_LETTERS, line_text, record_of
from regnum.core.state import State
from regnum.language import Words
from regnum.registry import package_of
from tests.tables import Table, random_decisions

HERE = Path(__file__).parent
LIMIT = 2_000
SANDS = 4
"""Where time runs, it runs out at one decision in so many."""
GAMES_HASHED = 3
DECISIONS_HASHED = 250
FINGERPRINTS = HERE / "fingerprints.json"


def games() -> dict[str, dict[str, Any]]:
    return tomllib.loads((HERE / "games.toml").read_text(encoding="utf-8"))


def file_of(name: str) -> Path:
    return HERE / f"{name}.txt"


def story(entry: dict[str, Any]) -> str:
    game = regnum.game(entry["game"])
    state = game.start(entry["seats"], entry["seed"], **entry.get("options", {}))
    return "\n".join(tell(state, entry["seed"], entry.get("decisions", LIMIT))) + "\n"


def fingerprint(table: Table) -> str:
    """A hash of everything in a few random games: positions, views, events, results. Both
    builds must come to the same."""
    digest = hashlib.sha256()
    for seed in range(GAMES_HASHED):
        state = table.start(f"fingerprint {seed}")
        for seat, move in random_decisions(state, fast(f"{seed}"), DECISIONS_HASHED):
            state.play(seat, move)
            digest.update(json.dumps([state.position(), state.view(seat)]).encode())
        digest.update(json.dumps([state.journal, state.result()]).encode())
    return digest.hexdigest()


def tell(state: State, seed: str, limit: int) -> Iterator[str]:
    game = state.game
    words = Words("en", (package_of(game.key),), SEAT_LETTERS, game.board_document())
    set_up, state.journal = state.journal, []
    yield from record_of(begin(state)).splitlines()
    state.journal = set_up
    viewers = [None, *range(state.seats)]
    seen: list[dict[str, str]] = [{} for _ in viewers]
    told = 0
    choices = random_decisions(state, fast(seed), limit)
    sand = fast(f"{seed} sand")
    while True:
        assert state.journal is not None
        for event in state.journal[told:]:
            readers = "".join(SEAT_LETTERS[seat] for seat in event.to or ())
            yield f"    {words.tell(event)}" + (f" (to {readers})" if readers else "")
        told = len(state.journal)
        for index, viewer in enumerate(viewers):
            now = dict(leaves("", state.view(viewer)))
            common = seen[0] if index else {}
            yield from changes(viewer, seen[index], now, common)
            seen[index] = now
        if state.timer is not None and not sand.draw(SANDS):
            yield line_text(state.game, carry_out(state, Line(HOST, EXPIRE), None))
            continue
        decision = next(choices, None)
        if decision is None:
            break
        seat, move = decision
        yield f"  {SEAT_LETTERS[seat]} may: {' / '.join(offered(state, seat))}"
        yield line_text(state.game, carry_out(state, Line(seat, move), None))
    yield from (f"result: {state.result()}",)


def offered(state: State, seat: int) -> list[str]:
    """What search is offered, and how much more is allowed."""
    distinct, legal = state.distinct(seat), state.legal(seat)
    more = [f"{len(legal) - len(distinct)} more"] if len(legal) > len(distinct) else []
    return [state.game.text(move) for move in distinct] + more


def changes(
    viewer: int | None, before: dict[str, str], now: dict[str, str], common: dict[str, str]
) -> Iterator[str]:
    """What is new in a view, left out where the spectator has just seen the same."""
    who = "all" if viewer is None else SEAT_LETTERS[viewer]
    for path, value in now.items():
        if before.get(path) != value and common.get(path) != value:
            yield f"      {who}: {path} = {value}"
    for path in before:
        if path not in now and (viewer is None or path in common):
            yield f"      {who}: {path} gone"


def leaves(path: str, value: Any) -> Iterator[tuple[str, str]]:
    """A view as flat lines; short lists and dictionaries of numbers stay on one."""
    if isinstance(value, dict) and not all(isinstance(v, int | None) for v in value.values()):
        for name, item in value.items():
            yield from leaves(f"{path}.{name}" if path else str(name), item)
    elif isinstance(value, list) and any(isinstance(item, dict | list) for item in value):
        for index, item in enumerate(value):
            yield from leaves(f"{path}[{index}]", item)
    else:
        yield path, str(value)
