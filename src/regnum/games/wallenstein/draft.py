"""Assigning the initial counties by drafting (2.3; W23)."""

from typing import Final

from regnum.core.refusal import Refusal
from regnum.games.wallenstein.board import IDS, NONE, army_groups, used
from regnum.games.wallenstein.leaders import begin_posting
from regnum.games.wallenstein.moves import BURY, GROUP, SMALLEST_GROUP, TAKE, TAKE_DECK
from regnum.games.wallenstein.state import (
    CHOOSE_GROUP,
    CLAIM_COUNTY,
    GROUP_SIZES,
    Position,
)

OPEN_CARDS: Final = 2


def begin_draft(state: Position) -> None:
    """Shuffle the county cards, open two, put the groups of armies on the mats. Who begins is
    drawn by lot, in the place of the oldest (W23)."""
    state.deck = used(state.seats)
    state.chance.shuffle(state.deck)
    state.face_up = [state.deck.pop() for _ in range(OPEN_CARDS)]
    sizes = army_groups(state.seats)
    for seat in range(state.seats):
        for size in sizes:
            state.groups[seat * GROUP_SIZES + size - SMALLEST_GROUP] += 1
    starter = state.chance.draw(state.seats)
    turns = [(starter + turn) % state.seats for turn in range(state.seats)] * len(sizes)
    for seat in reversed(turns):
        state.agenda.append((CLAIM_COUNTY, seat, 0))
    if state.journal is not None:
        params = {"seat": starter, "county": [IDS[county] for county in state.face_up]}
        state.tell("event-draft", params)


def unchanged(state: Position, seat: int) -> bool:
    """Whether the open cards are those of the seat's previous selection (2.3)."""
    return sorted(state.face_up) == sorted(state.offered[2 * seat : 2 * seat + 2])


def claim_choices(state: Position, seat: int) -> list[int]:
    choices = sorted([TAKE + county for county in state.face_up])
    choices.append(TAKE_DECK)
    if unchanged(state, seat):
        choices.append(BURY)
    return choices


def forbids_claim(state: Position, seat: int, move: int) -> Refusal | None:
    if move == TAKE_DECK or (move == BURY and unchanged(state, seat)):
        return None
    if move == BURY:
        return Refusal("refusal-cards-changed", "2.3", {})
    if move - TAKE in state.face_up:
        return None
    return Refusal("refusal-card-not-open", "2.3", {"county": IDS[move - TAKE]})


def claim(state: Position, seat: int, move: int) -> None:
    """Take an open card, which is replaced at once, or the top of the deck; or first put two
    unchanged open cards under the deck (2.3)."""
    if move == BURY:
        bury(state, seat)
        state.ask(seat, (CLAIM_COUNTY, seat, 0))
        return
    state.offered[2 * seat : 2 * seat + 2] = state.face_up
    if move == TAKE_DECK:
        county = top_card(state)
    else:
        county = move - TAKE
        state.face_up[state.face_up.index(county)] = top_card(state)
    if state.journal is not None:
        state.tell("event-claim", {"seat": seat, "county": IDS[county]}, (f"county:{IDS[county]}",))
    state.ask(seat, (CHOOSE_GROUP, seat, county))


def top_card(state: Position) -> int:
    """Turn over the top of the deck: a secret no more."""
    county = state.deck.pop()
    state.buried = min(state.buried, len(state.deck))
    state.sealed = True
    return county


def bury(state: Position, seat: int) -> None:
    """Both under the deck, for all to see, the first of them lowest (V10); two new ones open."""
    state.deck[:0] = state.face_up
    state.buried += OPEN_CARDS
    state.face_up = [top_card(state) for _ in range(OPEN_CARDS)]
    if state.journal is not None:
        params = {"seat": seat, "county": [IDS[county] for county in state.face_up]}
        state.tell("event-buried", params)


def group_choices(state: Position, seat: int) -> list[int]:
    base = seat * GROUP_SIZES
    return [GROUP + size for size in range(GROUP_SIZES) if state.groups[base + size]]


def forbids_group(state: Position, seat: int, size: int) -> Refusal | None:
    if state.groups[seat * GROUP_SIZES + size]:
        return None
    return Refusal("refusal-no-such-group", "2.3", {"count": size + SMALLEST_GROUP})


def settle_group(state: Position, seat: int, county: int, size: int) -> None:
    """The group stands in the county (2.3), the leader perhaps with it (11.1)."""
    base = seat * GROUP_SIZES
    armies = size + SMALLEST_GROUP
    state.groups[base + size] -= 1
    state.owner[county] = seat
    state.armies[county] = armies
    state.supply[seat] -= armies
    if state.journal is not None:
        params = {"seat": seat, "count": armies, "county": IDS[county]}
        state.tell("event-settled", params, (f"county:{IDS[county]}",))
    if state.leaders:
        begin_posting(state, seat, county, not any(state.groups[base : base + GROUP_SIZES]))


def close_draft(state: Position) -> None:
    """The cards nobody selected are the common supply (2.3)."""
    state.face_up = []
    state.deck = []
    state.buried = 0
    state.offered = [NONE] * len(state.offered)


def redraw_deck(state: Position) -> None:
    """What lies above the buried cards in the deck, nobody knows."""
    hidden = sorted(state.deck[state.buried :])
    state.chance.shuffle(hidden)
    state.deck[state.buried :] = hidden
