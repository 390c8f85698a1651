"""A position as JSON, both ways: what is told of it, and what is refused when one is loaded."""

from typing import TYPE_CHECKING, Any, Final

from regnum.core.agenda import LARGEST_NUMBER, NUMBER_SHIFT, SEAT, SEAT_SHIFT, WHICH
from regnum.core.chance import commitment, stream_of
from regnum.core.errors import ImpossiblePosition
from regnum.core.packed import packed
from regnum.core.phase import NOTHING, Decision
from regnum.core.shape import ANY_LENGTH, SINGLE, Shape, listed, number_in, numbers_in, text_in

if TYPE_CHECKING:
    from regnum.core.game import Game
    from regnum.core.journal import Event
    from regnum.core.state import State

LONGEST_AGENDA: Final = 512


def told(state: "State") -> dict[str, Any]:
    """The whole position, secrets included."""
    position: dict[str, Any] = {
        "game": state.game.key,
        "ruleset": state.game.ruleset,
        "seats": state.seats,
        "options": dict(state.options),
        "seed": state.seed,
        "commitment": state.commitment,
        "chance": state.chance.state(),
        "to_move": list(state.to_move),
        "turn": int(state.turn),
        "agenda": agenda_told(state),
    }
    if state.game.board:
        position["board"] = state.game.board
    position.update(state.fields())
    return position


def agenda_told(state: "State") -> list[list[Any]]:
    """Each phase still to come by its name, seat and number."""
    return [
        [state.phases[step & WHICH].name, step >> SEAT_SHIFT & SEAT, step >> NUMBER_SHIFT]
        for step in list(state.agenda)
    ]


def table_told(state: "State") -> dict[str, Any]:
    """What makes two positions equal: all that lies on the table and who is asked what."""
    return {
        "seats": state.seats,
        "options": state.options,
        "agenda": agenda_told(state),
        "to_move": list(state.to_move),
        **state.fields(),
    }


def restore(state: "State", position: dict[str, Any]) -> None:
    """Take every field from a position; ImpossiblePosition where one does not fit."""
    fill(state, position)
    if state.seed and commitment(state.seed) != state.commitment:
        raise ImpossiblePosition("The position's 'commitment' is not that of its 'seed'.")
    known = told(state).keys()
    for name in position:
        if name not in known:
            raise ImpossiblePosition(f"A position of {state.game.title} has no {name!r}.")
    state.trusted = False
    for fault in faults_of_agenda(state) or state.faults():
        raise ImpossiblePosition(fault)
    for seat in state.to_move:
        if not state.legal(seat):
            raise ImpossiblePosition(f"Seat {seat} is asked but has no legal move.")


def fill(state: "State", position: dict[str, Any]) -> None:
    """Take every field from a position, each for itself."""
    state.seed = text_in(position, "seed")
    state.commitment = text_in(position, "commitment")
    state.chance = stream_of(position.get("chance"))
    state.turn = number_in(position, "turn", Shape(0, LARGEST_NUMBER))
    state.owing = 0
    for seat in numbers_in(position, "to_move", Shape(0, state.seats - 1, ANY_LENGTH)):
        state.owing |= 1 << seat
    names = {phase.name: int(phase.number) for phase in state.phases}
    steps = listed(position, "agenda")
    if len(steps) > LONGEST_AGENDA:
        raise ImpossiblePosition("The position's 'agenda' is too long.")
    state.agenda = packed([step_in(state, step, names) for step in steps])
    top = state.phases[state.agenda[-1] & WHICH] if len(state.agenda) else None
    state.open = top if isinstance(top, Decision) else NOTHING
    for name, shape in state.shapes().items():
        if shape.length == SINGLE:
            setattr(state, name, number_in(position, name, shape))
        else:
            setattr(state, name, packed(numbers_in(position, name, shape)))


def step_in(state: "State", step: object, names: dict[str, int]) -> int:
    match step:
        case [str() as name, int() as seat, int() as number] if (
            name in names and 0 <= seat < state.seats and 0 <= number < LARGEST_NUMBER
        ):
            return names[name] | seat << SEAT_SHIFT | number << NUMBER_SHIFT
    raise ImpossiblePosition(
        "Each phase of the position's 'agenda' must be a name, a seat and a number."
    )


def faults_of_agenda(state: "State") -> list[str]:
    """Each phase has a number that it can have; a decision on top is what somebody is asked, and it
    is the only one that is open."""
    for step in list(state.agenda):
        phase = state.phases[step & WHICH]
        if not phase.fits(state, step >> SEAT_SHIFT & SEAT, step >> NUMBER_SHIFT):
            return [f"The agenda cannot hold {phase.name!r} so."]
    if not len(state.agenda) or not state.owing:
        over = not len(state.agenda) and not state.owing
        return [] if over else ["Somebody is asked exactly while the game runs."]
    if state.open is NOTHING:
        return ["The top of the agenda must be a decision."]
    if not state.open.may_ask(state, state.owing, state.agenda[-1] >> SEAT_SHIFT & SEAT):
        return ["The seats to move must be those that the agenda asks."]
    return []


def rebuilt(
    game: "Game", position: dict[str, Any], journal: "list[Event] | None", trusted: bool
) -> "State":
    """The state that was pickled."""
    state = game.blank(position["seats"], position["options"])
    fill(state, position)
    state.journal = journal
    state.trusted = trusted
    return state
