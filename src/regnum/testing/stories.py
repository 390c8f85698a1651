"""What happened can be written down, shown again, and told in every language."""

from importlib.resources import files

from regnum.core.chance import fast
from regnum.core.history import Happened, begin
from regnum.core.playout import playout
from regnum.core.record import check_draws, parse, record_of
from regnum.language import ENGLISH, LANGUAGES, Telling, Words
from regnum.testing.tables import Table, random_decisions, whole


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
