"""What a seat is shown: all that it may know, nothing else, in the form that the game declares."""

import json
from collections.abc import Iterator, Mapping
from typing import Any

from regnum.bots.bot import Knowledge
from regnum.core.chance import fast
from regnum.core.game import Game
from regnum.core.scene import Form, Holds, Types, View, describe
from regnum.core.state import State
from regnum.core.tensor import Sheet
from regnum.testing.tables import Table, random_decisions, somewhere, whole

HELD: dict[Holds, type] = {
    "number": int,
    "seat": int,
    "thing": int,
    "text": str,
    "flag": bool,
    "list": list,
    "by-seat": list,
    "table": dict,
    "record": dict,
    "anything": object,
}
"""What JSON has for what a field holds."""


def views_and_samples_leak_nothing(table: Table, seed: int) -> None:
    """A sampled world is one the seat cannot tell from the real one: the same view, moves and
    question, and whatever is sampled from it is what is sampled from the real one."""
    state = somewhere(table, seed)
    for seat in range(state.seats):
        other = state.sample(seat, f"another {seed}")
        assert other.faults() == []
        assert json.dumps(other.view(seat)) == json.dumps(state.view(seat))
        assert other.known(seat) == state.known(seat)
        assert Knowledge(other, seat).number() == Knowledge(state, seat).number()
        assert other.legal(seat) == state.legal(seat)
        assert other.distinct(seat) == state.distinct(seat)
        assert whole(other.sample(seat, 1)) == whole(state.sample(seat, 1))
        assert other.chance.state() != state.chance.state()
        assert other.seed == ""


def rows_tell_what_a_seat_knows(table: Table, seed: int) -> None:
    """Equal views are equal rows, different ones different rows, and nothing hidden is in them;
    those of the whole position differ as positions do. A game without rows may be played too."""
    if not _is_encoded(table.game):
        return
    state = somewhere(table, seed)
    encoder = table.game.encoder()
    sheet, whole_sheet = Sheet(encoder, state), Sheet(encoder, state, whole=True)
    rows: dict[str, bytes] = {}
    views: dict[bytes, str] = {}
    for seat, move in random_decisions(state, fast(f"rows {seed}"), 30):
        for looking in {seat, (seat + 1) % state.seats}:
            view = json.dumps(state.view(looking))
            row = _row_of(sheet, state, looking)
            assert rows.setdefault(view, row) == row, "one view, two rows"
            assert views.setdefault(row, view) == view, "one row, two views"
        state.play(seat, move)
    for seat in range(state.seats):
        other = state.sample(seat, seed)
        assert _row_of(sheet, other, seat) == _row_of(sheet, state, seat)
        alike = _row_of(whole_sheet, other, seat) == _row_of(whole_sheet, state, seat)
        assert alike == (other == state), "the row of the whole position tells all of it"


def _is_encoded(game: Game) -> bool:
    return type(game).encoder is not Game.encoder


def _row_of(sheet: Sheet, state: State, seat: int) -> bytes:
    sheet.look(state, seat)
    return bytes(memoryview(sheet.row))


def a_row_keeps_to_its_features(table: Table, seed: int) -> None:
    """Every number of a row is one that its feature can have, and seats are told apart."""
    if not _is_encoded(table.game):
        return
    state = somewhere(table, seed)
    encoder = table.game.encoder()
    features = encoder.public + encoder.private
    assert len({feature.name for feature in features + encoder.hidden}) == len(
        features + encoder.hidden
    )
    sheet = Sheet(encoder, state)
    for seat in range(state.seats):
        sheet.look(state, seat)
        row = list(sheet.row)
        for feature in features:
            part, row = row[: feature.size], row[feature.size :]
            assert min(part) >= 0, feature.name
            assert max(part) <= feature.high, feature.name
        assert row == []


def views_are_what_the_game_declares(table: Table, seed: int) -> None:
    """A view holds what the types of its game say, no more and no less, and what is printed on
    the things of the board does so too."""
    state = somewhere(table, seed)
    document = table.game.board_document()
    types = document["types"] | describe(View)
    shared = types["View"]
    for viewer in (None, *range(state.seats)):
        view = state.view(viewer)
        common = {name: value for name, value in view.items() if name in shared}
        scene = {name: value for name, value in view.items() if name not in shared}
        assert list(_misfits(types, "View", common)) == []
        assert list(_misfits(types, "Scene", scene)) == []
        assert viewer is None or made_beside(state, viewer) == scene
    if "Things" in types:
        assert list(_misfits(types, "Things", document["things"])) == []


def made_beside(state: State, seat: int) -> Mapping[str, Any]:
    """The scene that is made with what spectators see, which is left as it was."""
    spectators = state.game.scene(state, None)
    scene = state.game.scene_beside(state, seat, spectators)
    assert spectators == state.game.scene(state, None)
    return scene


def _misfits(types: Types, record: str, values: dict[str, Any]) -> Iterator[str]:
    """Where a record is not as its type says."""
    for name in values.keys() - types[record].keys():
        yield f"{record} has no {name}"
    for name, form in types[record].items():
        if name in values:
            yield from (f"{record}.{name}{rest}" for rest in _misfit(types, form, values[name]))
        elif not form.get("optional"):
            yield f"{record} lacks {name}"


def _misfit(types: Types, form: Form, value: Any) -> Iterator[str]:
    holds = form["holds"]
    if value is None and form.get("nullable"):
        return
    if not _fits(form, value):
        yield f" is {value!r:.60}"
    elif "choices" in form and value not in form["choices"]:
        yield f" is {value!r:.60}, none of the choices"
    elif holds == "record":
        yield from (f": {rest}" for rest in _misfits(types, form["record"], value))
    elif holds == "table":
        for key, item in value.items():
            yield from _misfit(types, form["keys"], key)
            yield from (f"[{key}]{rest}" for rest in _misfit(types, form["of"], item))
        if form.get("whole") and value.keys() != set(form["keys"]["choices"]):
            yield " lacks a key"
    elif holds in ("list", "by-seat"):
        for number, item in enumerate(value):
            yield from (f"[{number}]{rest}" for rest in _misfit(types, form["of"], item))


def _fits(form: Form, value: object) -> bool:
    kind = str if form["holds"] == "thing" and not form.get("numeric") else HELD[form["holds"]]
    return isinstance(value, kind) and not (kind is int and isinstance(value, bool))
