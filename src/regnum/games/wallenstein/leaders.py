"""Military leaders: where they stand, what they gain, the statues they leave (11)."""

from regnum.core.refusal import Refusal
from regnum.games.wallenstein.board import IDS, NEIGHBOURS, NONE, STATUES
from regnum.games.wallenstein.moves import LATER, LEADER, NO_STATUE
from regnum.games.wallenstein.state import (
    MOVE_LEADER,
    PLACE_LEADER,
    POST_LEADER,
    RAISE_STATUE,
    SOURCES,
    STATUES_SCORED,
    TROPHIES_SCORED,
    Position,
    counties_of,
)


def led(state: Position, seat: int, county: int) -> int:
    """1 where the seat's military leader stands, else 0: a Thaler saved, a unit or an army more
    (11.2). Without the module no leader stands anywhere."""
    return 1 if state.leader[seat] == county else 0


def begin_placing(state: Position, seat: int) -> None:
    """Who has no leader on the board places him, in player order: in the first spring of the
    printed line-ups (11.1), or after a winter if he was lost (11.4)."""
    if state.leader[seat] == NONE and seat in state.owner:
        state.ask(seat, (PLACE_LEADER, seat, 0))


def begin_moving(state: Position, seat: int) -> None:
    """After the tenth action every leader must move to another county of his own (11.3; V6)."""
    if state.leader[seat] != NONE and state.owner.count(seat) > 1:
        state.ask(seat, (MOVE_LEADER, seat, 0))


def leader_choices(state: Position, seat: int) -> list[int]:
    here = state.leader[seat]
    return [LEADER + county for county in counties_of(state, seat) if county != here]


def forbids_leader(state: Position, seat: int, county: int) -> Refusal | None:
    params = {"county": IDS[county]}
    if state.owner[county] != seat:
        return Refusal("refusal-not-your-county", "11.3", params)
    if state.leader[seat] == county:
        return Refusal("refusal-leader-must-move", "11.3", params)
    return None


def place_leader(state: Position, seat: int, county: int) -> None:
    """He stands there, and takes the others' statues as trophies (11.3; V7)."""
    state.leader[seat] = county
    if state.journal is not None:
        state.tell(
            "event-leader", {"seat": seat, "county": IDS[county]}, (f"county:{IDS[county]}",)
        )
    statues = state.statues
    for token in range(len(statues)):
        if statues[token] == county and token // STATUES != seat:
            statues[token] = NONE
            state.trophies[seat] += 1
            if state.journal is not None:
                state.tell("event-trophy", {"seat": seat, "rival": token // STATUES})


def move_leader(state: Position, seat: int, county: int) -> None:
    """To an adjacent county he goes as a victor, and a statue may stay behind (11.3)."""
    former = state.leader[seat]
    place_leader(state, seat, county)
    if former in NEIGHBOURS[county] and free_statue(state, seat) != NONE:
        state.ask(seat, (RAISE_STATUE, seat, former))


def free_statue(state: Position, seat: int) -> int:
    """A statue token of the seat that stands nowhere, NONE if all six are on the board."""
    first = seat * STATUES
    for token in range(first, first + STATUES):
        if state.statues[token] == NONE:
            return token
    return NONE


def raise_statue(state: Position, seat: int, county: int, move: int) -> None:
    if move == NO_STATUE:
        return
    state.statues[free_statue(state, seat)] = county
    if state.journal is not None:
        state.tell(
            "event-statue", {"seat": seat, "county": IDS[county]}, (f"county:{IDS[county]}",)
        )


def post_choices(county: int) -> list[int]:
    return [LEADER + county, LATER]


def post_leader(state: Position, seat: int, move: int) -> None:
    """In the draft: the leader comes with the county just claimed, or later (11.1)."""
    if move != LATER:
        place_leader(state, seat, move - LEADER)


def begin_posting(state: Position, seat: int, county: int, last: bool) -> None:
    """With the last county he must come (11.1)."""
    if state.leader[seat] != NONE:
        return
    if last:
        place_leader(state, seat, county)
    else:
        state.ask(seat, (POST_LEADER, seat, county))


def score_leaders(state: Position) -> None:
    """A point for each statue on the board and each trophy (11.5)."""
    for seat in range(state.seats):
        standing = sum([1 for token in tokens_of(state, seat) if token != NONE])
        state.scored[seat * SOURCES + STATUES_SCORED] = standing
        state.scored[seat * SOURCES + TROPHIES_SCORED] = state.trophies[seat]
        gained = standing + state.trophies[seat]
        if gained and state.journal is not None:
            state.tell("event-fame", {"seat": seat, "count": gained})


def tokens_of(state: Position, seat: int) -> list[int]:
    """The counties where a seat's statues stand, NONE for those that stand nowhere."""
    return state.statues[seat * STATUES : seat * STATUES + STATUES]
