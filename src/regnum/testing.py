"""What holds in every game at every moment: the contract as checks that anyone can run.

    from regnum.testing import check

    check(MyGame())

runs them all on random games with every number of seats and every option; a failure names the
check, the table and the seed. A test runner may take them one by one: each of `CHECKS` is called
with a table and a seed.
"""

import copy
import json
import pickle
from collections.abc import Callable, Iterator, Mapping
from importlib.resources import files
from typing import Any, NamedTuple, TypeAlias

from regnum import compiled
from regnum.core.chance import Stream, fast
from regnum.core.errors import NotANumber, RegnumError
from regnum.core.game import Game
from regnum.core.history import Happened, begin
from regnum.core.phase import Simultaneous
from regnum.core.playout import playout
from regnum.core.record import check_draws, parse, record_of
from regnum.core.refusal import IllegalMove
from regnum.core.scene import Form, Holds, Types, View, describe
from regnum.core.state import State
from regnum.core.tensor import Sheet
from regnum.language import ENGLISH, LANGUAGES, Telling, Words

LONGEST = 400
"""Decisions before the moment that is looked at, at most."""

LARGEST_TURN = 1_500 if compiled else 300
"""A turn with more unfinished ways than this is not enumerated; interpreted rules take ten times as
long, and both builds play alike."""


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

FUTURES = 5_000
"""So many ways in which the dice could fall tell two ends apart: it may depend on a rare one."""


class Table(NamedTuple):
    """A game, a number of seats, and the options off their defaults."""

    game: Game
    seats: int
    options: dict[str, Any]

    def start(self, seed: int | str) -> State:
        return self.game.start(self.seats, seed, **self.options)

    def __str__(self) -> str:
        chosen = "".join(f" {name}={value}" for name, value in self.options.items())
        return f"{self.game.key} for {self.seats}{chosen}"


def tables(game: Game) -> Iterator[Table]:
    """Every number of seats, and every option once off its default."""
    for seats in game.seats:
        yield Table(game, seats, {})
    for name, option in game.options.items():
        others = [choice for choice in option.choices if choice != option.default]
        for number, choice in enumerate(others):
            yield Table(game, game.seats[number % len(game.seats)], {name: choice})


def random_decisions(state: State, chooser: Stream, limit: int) -> Iterator[tuple[int, int]]:
    """Seats and moves of random play; the caller plays them (or not). Of several seats that owe a
    decision any may be the next, and now and then a move comes that search would not look at."""
    for _ in range(limit):
        if not state.to_move:
            return
        seat = state.to_move[chooser.draw(len(state.to_move))]
        moves = state.distinct(seat) if chooser.draw(4) else state.legal(seat)
        yield seat, moves[chooser.draw(len(moves))]
        chooser.wipe()


def somewhere(table: Table, seed: int, decisions: int | None = None) -> State:
    """A position in the middle of a random game, or its end if that comes earlier."""
    chooser = fast(f"somewhere {seed}")
    state = table.start(seed)
    limit = int(chooser.draw(LONGEST)) if decisions is None else decisions
    for seat, move in random_decisions(state, chooser, limit):
        state.play(seat, move)
    return state


def whole(state: State) -> str:
    """All of a position."""
    return json.dumps(state.position(), sort_keys=True)


# --- the checks -----------------------------------------------------------------------------


def legality_and_refusal_are_one_truth(table: Table, seed: int) -> None:
    state = somewhere(table, seed)
    for seat in range(state.seats):
        legal = state.legal(seat)
        allowed = [m for m in range(len(state.game.moves)) if state.refusal(seat, m) is None]
        assert legal == allowed, f"legal {legal}, not refused {allowed}"
        assert (legal == []) == (seat not in state.to_move)
        distinct = state.distinct(seat)
        assert set(distinct) <= set(legal), "distinct offers what is not legal"
        assert sorted(set(distinct)) == distinct, "distinct must be ascending"
        assert bool(distinct) == bool(legal), "distinct is empty where legal is not"


def distinct_reaches_every_end_of_a_turn_once(table: Table, seed: int) -> None:
    """All ways through the turns of a game that are small enough: by `legal` and by `distinct`
    the same ends, by `distinct` each in one way only."""
    state = table.start(seed)
    chooser = fast(f"turns {seed}")
    turn = None
    for _ in range(LONGEST):
        if not state.to_move:
            return
        seat = state.to_move[0]
        begun, turn = turn, state.moment.turn
        if turn != begun and not _others_have_answered(state) and chooser.draw(8) == 0:
            _compare_ends(state, seat)
        moves = state.distinct(seat)
        state.play(seat, moves[chooser.draw(len(moves))])
        chooser.wipe()


def _compare_ends(state: State, seat: int) -> None:
    ends = ends_of_turn(state, seat, State.distinct)
    others = ends_of_turn(state, seat, State.legal) if ends else None
    if ends is None or others is None:
        return
    assert_alike(ends, others)


def assert_alike(ends: "list[End]", others: "list[End]") -> None:
    """The ends that `distinct` reaches are those that `legal` does, and each is reached once."""
    first: dict[str, End] = {}
    for end in ends:
        twin = first.setdefault(end.told, end)
        assert twin is end or not end.always_like(twin), "distinct reaches an end in two ways"
    missed = {end.told for end in others} ^ set(first)
    assert not missed, f"{len(missed)} ends are reached by legal or by distinct alone"


def _others_have_answered(state: State) -> bool:
    """Whether the last who decides in secret would bring about the reveal: to whoever does not know
    the other answers, ends that are then alike are not."""
    decision = state.decision()
    return isinstance(decision, Simultaneous) and state.owing != decision.asked(state)


class End(NamedTuple):
    """Where a turn ended, as far as chance had no part in it, and by which last move."""

    told: str
    before: State
    seat: int
    move: int

    def always_like(self, other: "End") -> bool:
        """Whether both lead to the same whatever the dice bring."""
        return all(self.outcome(seed) == other.outcome(seed) for seed in range(FUTURES))

    def outcome(self, seed: int) -> str:
        then = self.before.fork(fast(seed))
        then.advance(self.seat, self.move)
        return json.dumps(then.position() | {"turn": None}, sort_keys=True)


def ends_of_turn(
    state: State,
    seat: int,
    offered: Callable[[State, int], list[int]],
    most: int = LARGEST_TURN,
) -> list[End] | None:
    """The ends of a turn by the moves offered (`State.legal` or `State.distinct`), one for each
    way; None if there are too many ways."""
    ends: list[End] = []
    unfinished = [state.fork(Undrawn())]
    seen: set[str] = set()
    ways = 0
    while unfinished:
        now = unfinished.pop()
        for move in offered(now, seat):
            ways += 1
            if ways > most:
                return None
            then = now.copy()
            over = _drawn_by(then, seat, move) or then.turn != now.turn
            told = json.dumps(then.position() | {"turn": None}, sort_keys=True)
            if over:
                ends.append(End(told, now, seat, move))
            elif offered is State.distinct or told not in seen:
                seen.add(told)
                unfinished.append(then)
    return ends


class Undrawn(Stream):
    """A stream that nothing may be drawn from."""

    def word(self) -> int:
        raise Drawn

    def copy(self) -> Stream:
        return self

    def state(self) -> list[Any]:
        return []


class Drawn(Exception):
    """Something was to be drawn."""


def _drawn_by(state: State, seat: int, move: int) -> bool:
    """Play a move as far as it goes without chance; whether it needs any."""
    try:
        state.advance(seat, move)
    except Drawn:
        return True
    return False


def a_refused_move_changes_nothing(table: Table, seed: int) -> None:
    state = somewhere(table, seed)
    before = whole(state)
    size = len(state.game.moves)
    for seat in (-1, state.seats, 10**30, *range(state.seats)):
        for move in (-1, size, 10**30, seed % size):
            if state.refusal(seat, move) is not None:
                _raises(IllegalMove, state.play, seat, move)
    for wrong in ("disc 1", None, 1.5, [0]):
        _raises(NotANumber, state.play, 0, wrong)
        _raises(NotANumber, state.legal, wrong)
    if state.timer is None:
        _raises(IllegalMove, state.expire)
    assert whole(state) == before


def _raises(kind: type[Exception], act: Callable[..., object], *given: object) -> None:
    try:
        act(*given)
    except kind:
        return
    raise AssertionError(f"{kind.__name__} was not raised")


def a_copy_is_equal_and_independent(table: Table, seed: int) -> None:
    state = somewhere(table, seed)
    before = whole(state)
    for copied in (state.copy(), copy.copy(state), copy.deepcopy(state)):
        assert whole(copied) == before
        assert copied == state
        assert hash(copied) == hash(state)
        playout(copied, fast("on"), 50)
        assert whole(state) == before
    again = pickle.loads(pickle.dumps(state))
    assert whole(again) == before
    assert again.journal == state.journal
    playout(again, fast("on"), 50)
    playout(state, fast("on"), 50)
    assert whole(state) == whole(again)


def a_fork_has_another_future(table: Table, seed: int) -> None:
    state = somewhere(table, seed, 5)
    fork = state.fork(fast(seed + 1))
    assert fork == state
    assert fork.chance.state() != state.chance.state()


def a_position_can_be_saved_and_loaded(table: Table, seed: int) -> None:
    state = somewhere(table, seed)
    loaded = state.game.load(json.loads(whole(state)))
    assert whole(loaded) == whole(state)
    playout(loaded, fast("on"), 30)
    playout(state, fast("on"), 30)
    assert whole(loaded) == whole(state)


def a_damaged_position_is_refused(table: Table, seed: int) -> None:
    state = somewhere(table, seed)
    for name in state.position():
        damaged = state.position()
        damaged[name] = {"something": "else"}
        _raises(RegnumError, state.game.load, damaged)
        del damaged[name]
        _raises(RegnumError, state.game.load, damaged)


def a_mutated_position_is_refused_or_playable(table: Table, seed: int) -> None:
    """A number of a position is changed: it does not load, or it can be looked at, sampled and
    played, and whatever is wrong with it is told as a RegnumError."""
    chooser = fast(f"mutate {seed}")
    state = somewhere(table, seed)
    for _ in range(12):
        position = json.loads(whole(state))
        _mutate(position, [*state.shapes(), "agenda", "to_move"], chooser)
        try:
            loaded = state.game.load(position)
            for seat in range(loaded.seats):
                loaded.view(seat)
                loaded.sample(seat, seed)
            for seat, move in random_decisions(loaded, chooser, 30):
                loaded.play(seat, move)
        except RegnumError:
            continue


def _mutate(position: dict[str, Any], names: list[str], chooser: Stream) -> None:
    name = names[chooser.draw(len(names))]
    spot: Any = position[name]
    step = (-1, 1, 7)[chooser.draw(3)]
    if isinstance(spot, int):
        position[name] = spot + step
        return
    while spot and isinstance(spot[-1], list):
        spot = spot[chooser.draw(len(spot))]
    numbers = [place for place, item in enumerate(spot) if isinstance(item, int)]
    if numbers:
        spot[numbers[chooser.draw(len(numbers))]] += step


def views_and_samples_leak_nothing(table: Table, seed: int) -> None:
    """A sampled world is one the seat cannot tell from the real one: the same view, moves and
    question, and whatever is sampled from it is what is sampled from the real one."""
    state = somewhere(table, seed)
    for seat in range(state.seats):
        other = state.sample(seat, f"another {seed}")
        assert other.faults() == []
        assert json.dumps(other.view(seat)) == json.dumps(state.view(seat))
        assert other.known(seat) == state.known(seat)
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


def invariants_hold_and_views_are_json(table: Table, seed: int) -> None:
    state = table.start(seed)
    for seat, move in random_decisions(state, fast(f"{seed}"), 300):
        assert state.faults() == []
        earlier = state.copy()
        moment = state.moment
        state.play(seat, move)
        assert state.faults_since(earlier) == []
        assert state.moment.turn >= moment.turn
        assert all(0 <= value < sides for value, sides in state.draws)
        assert state.sealed or not state.draws
    assert state.faults() == []
    for viewer in (None, *range(state.seats)):
        view = state.view(viewer)
        assert json.loads(json.dumps(view)) == view
    result = state.result()
    assert (result is None) == bool(state.to_move)
    assert result is None or result.scores == state.standing()


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


def a_record_round_trips_and_replays(table: Table, seed: int) -> None:
    state = table.start(seed)
    history = begin(state)
    history.comment("a remark")
    for seat, move in random_decisions(state, fast(f"{seed}"), 200):
        history.play(seat, move)
    text = record_of(history)
    again = parse(text, lambda key, board: table.game)
    assert record_of(again) == text
    assert whole(again.state) == whole(history.at(len(history.lines))) == whole(state)
    assert again.journal(None) == history.journal(None)
    check_draws(again)
    hidden = parse(record_of(history, reveal=False), lambda key, board: table.game)
    assert hidden.state.view(0) == state.view(0)


def what_happens_can_be_shown_moment_by_moment(table: Table, seed: int) -> None:
    """And no moment between two decisions shows a seat what it may not know."""
    history = begin(table.start(seed))
    for seat, move in random_decisions(history.state, fast(f"{seed}"), 60):
        history.play(seat, move)
    frames = history.frames(0)
    told = [Happened(frame.line, frame.event) for frame in frames if frame.event.seen_by(None)]
    assert told == [happened for happened in history.journal(None) if happened.line]
    scene = table.game.scene
    for _, _, state in frames[seed % 5 :: 5]:
        for seat in range(state.seats):
            assert scene(state.sample(seat, seed), seat) == scene(state, seat)


def the_same_seed_is_the_same_game(table: Table, seed: int) -> None:
    assert whole(somewhere(table, seed, 60)) == whole(somewhere(table, seed, 60))
    assert whole(table.start(seed)) != whole(table.start(seed + 1))


def every_move_has_one_notation(table: Table, seed: int) -> None:
    game = table.game
    for move in range(len(game.moves)):
        assert game.parse(game.text(move)) == move
        assert game.parse(game.text(move).upper()) == move
        assert game.moves[move].kind
    assert len({game.moves[m] for m in range(len(game.moves))}) == len(game.moves)


def every_point_is_explained(table: Table, seed: int) -> None:
    """The parts are the same for all seats, and make up the score."""
    state = table.start(seed)
    assert state.reckoning() == []
    playout(state, fast(seed), 5_000)
    result = state.result()
    if result is None:
        return
    accounts = state.reckoning()
    assert [sum(part.points for part in parts) for parts in accounts] == list(result.scores)
    assert len({tuple((part.key, part.rule) for part in parts) for parts in accounts}) == 1


def everything_said_has_a_text(table: Table, seed: int) -> None:
    """Questions, refusals, events, options and the reckoning of a random game, in every language
    that the game's package has; and each question in a few words (`decision-...`)."""
    package = type(table.game).__module__.rpartition(".")[0]
    names = [f"Player {seat}" for seat in range(table.seats)]
    spoken = [language for language in LANGUAGES if _speaks(package, language)]
    assert ENGLISH in spoken, f"{package} has no text/{ENGLISH}.ftl"
    words = [Words(language, (package,), names, table.game.board_document()) for language in spoken]
    said: list[Telling] = []
    state = table.start(seed)
    chooser = fast(f"said {seed}")
    for seat, move in random_decisions(state, chooser, 120):
        asked = state.asks(seat)
        refused = state.refusal(seat, int(chooser.draw(len(state.game.moves))))
        said += [asked] if refused is None else [asked, refused]
        for each in words:
            each.say(f"decision-{asked.key}")
        state.play(seat, move)
    playout(state, fast(seed), 5_000)
    said += [event for event in state.journal or () if event.to is None]
    for each in words:
        for one in said:
            assert each.tell(one), f"{one.key} says nothing"
        for part in state.reckoning()[0] if state.reckoning() else ():
            each.say(part.key)
        for option in table.game.options.values():
            each.say(option.help)


def _speaks(package: str, language: str) -> bool:
    return files(package).joinpath("text", f"{language}.ftl").is_file()


Check: TypeAlias = Callable[[Table, int], None]

CHECKS: tuple[Check, ...] = (
    legality_and_refusal_are_one_truth,
    distinct_reaches_every_end_of_a_turn_once,
    a_refused_move_changes_nothing,
    a_copy_is_equal_and_independent,
    a_fork_has_another_future,
    a_position_can_be_saved_and_loaded,
    a_damaged_position_is_refused,
    a_mutated_position_is_refused_or_playable,
    views_and_samples_leak_nothing,
    rows_tell_what_a_seat_knows,
    a_row_keeps_to_its_features,
    invariants_hold_and_views_are_json,
    views_are_what_the_game_declares,
    a_record_round_trips_and_replays,
    what_happens_can_be_shown_moment_by_moment,
    the_same_seed_is_the_same_game,
    every_move_has_one_notation,
    every_point_is_explained,
    everything_said_has_a_text,
)


def check(game: Game, seeds: int = 10) -> int:
    """Run every check at every table of a game; how many were run."""
    run = 0
    for table in tables(game):
        for each in CHECKS:
            for seed in range(seeds):
                try:
                    each(table, seed)
                except Exception as error:
                    name = each.__name__.replace("_", " ")
                    what = f"{type(error).__name__}: {error}"
                    raise AssertionError(f"{table}, seed {seed}: {name}: {what}") from error
                run += 1
    return run
