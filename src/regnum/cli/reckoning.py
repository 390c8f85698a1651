"""The reckoning as a score pad: a row for each part of the score, a column for each player."""

from rich import box
from rich.table import Table
from rich.text import Text

from regnum.core.result import Points
from regnum.core.state import State
from regnum.language import Words


def score_pad(state: State, words: Words) -> Table:
    """The best player first. Where points are not simply counted, the amount follows in
    brackets."""
    result = state.result()
    assert result is not None
    order = sorted(range(state.seats), key=result.ranks.__getitem__)
    pad = Table(box=box.SIMPLE_HEAD)
    pad.add_column()
    for seat in order:
        pad.add_column(Text(words.seat(seat)), justify="right")
    for parts in zip(*state.reckoning(), strict=True):
        pad.add_row(words.say(parts[0].key), *(entry(parts[seat]) for seat in order))
    pad.add_section()
    pad.add_row(words.say("cli-score"), *(str(result.scores[seat]) for seat in order))
    pad.add_row(words.say("cli-rank"), *(str(result.ranks[seat]) for seat in order))
    return pad


def entry(part: Points) -> str:
    amount = "" if part.amount == part.points else f" ({part.amount})"
    return f"{part.points or '-'}{amount}"
