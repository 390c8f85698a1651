"""Assigning the initial counties by drafting (2.3; W23)."""

from collections.abc import Iterator
from typing import Any, Final

from regnum.core.packed import append, i64, packed, pop, vec
from regnum.core.phase import Decision
from regnum.core.refusal import Refusal
from regnum.core.vectors import changed, filled, place_of
from regnum.games.wallenstein.board import IDS, army_groups, used
from regnum.games.wallenstein.counties import out_of_game
from regnum.games.wallenstein.facts import COUNTIES, NONE
from regnum.games.wallenstein.modules import Module, substitute
from regnum.games.wallenstein.moves import BURY, GROUP, SMALLEST_GROUP, TAKE, TAKE_DECK
from regnum.games.wallenstein.phases import Common, Immediate
from regnum.games.wallenstein.preparation import ASSIGN_COUNTIES
from regnum.games.wallenstein.scene import Scene
from regnum.games.wallenstein.state import GROUP_SIZES, Position, number_asked, seats_awaiting

DRAFT: Final = "draft"
OPEN_CARDS: Final = 2


class Draft(Module):
    """The county cards are taken one by one."""

    def join(self, state: Position) -> None:
        substitute(state, ASSIGN_COUNTIES, BEGIN_DRAFT)

    def redraw(self, state: Position) -> None:
        """What lies above the buried cards in the deck, nobody knows."""
        hidden = packed(sorted(list(state.deck)[state.buried :]))
        state.chance.shuffle(hidden)
        state.deck = packed(list(state.deck)[: state.buried] + list(hidden))

    def show(self, state: Position, view: Scene) -> None:
        """The cards on offer, those that everybody saw go under the deck, the lowest first, and
        the groups of armies still on the mats."""
        if not len(state.face_up):
            return
        view["draft"] = {
            "open": named(list(state.face_up)),
            "deck": len(state.deck),
            "buried": named(list(state.deck)[: state.buried]),
            "offered": [
                named(list(state.offered)[OPEN_CARDS * seat : OPEN_CARDS * (seat + 1)])
                for seat in range(state.seats)
            ],
            "groups": [groups_of(state, seat) for seat in range(state.seats)],
        }

    def moment_faults(self, state: Position) -> Iterator[str]:
        """The county cards not yet taken are in the deck or open; each seat has a turn for each
        of its groups."""
        cards = list(state.deck) + list(state.face_up)
        if not drafting(state):
            if cards or any(state.groups) or state.buried:
                yield "The draft is over, but cards or groups of it are left."
            return
        held = [county for county in range(COUNTIES) if state.owner[county] != NONE]
        claimed = [int(number_asked(state))] if state.decision() is CHOOSE_GROUP else []
        if sorted(cards + held + claimed) != used(state.seats):
            yield "Each county card of the draft must be in one place."
        if len(state.face_up) != OPEN_CARDS or state.buried > len(state.deck):
            yield "The open and buried cards of the draft do not fit the deck."
        turns = seats_awaiting(state, CLAIM_COUNTY) + seats_awaiting(state, CHOOSE_GROUP)
        for seat in range(state.seats):
            if turns.count(seat) != len(groups_of(state, seat)):
                yield f"Seat {seat} must have a turn for each of its groups of armies."


def drafting(state: Position) -> bool:
    """Whether cards are still to be taken, or a group or leader to be posted with the last."""
    return bool(seats_awaiting(state, CLOSE_DRAFT))


def named(counties: list[int]) -> list[str]:
    return [IDS[county] for county in counties if county != NONE]


def open_targets(state: Position) -> tuple[str, ...]:
    """The open cards, for the journal to point at."""
    return tuple([f"county:{county}" for county in named(list(state.face_up))])


def groups_of(state: Position, seat: int) -> list[int]:
    """The sizes of the groups of armies on a mat, the largest first."""
    return [
        size + SMALLEST_GROUP
        for size in range(GROUP_SIZES - 1, -1, -1)
        for _ in range(state.groups[seat * GROUP_SIZES + size])
    ]


class BeginDraft(Immediate):
    """Shuffle the county cards, open two, put the groups of armies on the mats. Who begins is
    drawn by lot, in the place of the oldest (W23)."""

    def begin(self, state: Position, seat: i64, number: i64) -> None:
        deck = packed(used(state.seats))
        state.chance.shuffle(deck)
        state.deck = deck
        state.face_up = packed([top_card(state) for _ in range(OPEN_CARDS)])
        sizes = army_groups(state.seats)
        groups = [sizes.count(size + SMALLEST_GROUP) for size in range(GROUP_SIZES)]
        state.groups = packed(groups * state.seats)
        starter = int(state.chance.draw(state.seats))
        turns = [(starter + turn) % state.seats for turn in range(state.seats)] * len(sizes)
        state.push(CLOSE_DRAFT)
        for turn in range(len(turns) - 1, -1, -1):
            state.push(CLAIM_COUNTY, turns[turn], turn // state.seats)
        if state.journal is not None:
            params = {"seat": starter, "county": named(list(state.face_up))}
            state.tell("event-draft", params, open_targets(state))


def top_card(state: Position) -> i64:
    """Turn over the top of the deck: a secret no more."""
    state.deck, county = pop(state.deck[:])
    state.buried = min(state.buried, len(state.deck))
    state.sealed = True
    return county


class ClaimCounty(Decision[Position]):
    """Take an open card, which is replaced at once, or the top of the deck; or first put two
    unchanged open cards under the deck (2.3). The number is how many the seat has taken."""

    def choices(self, state: Position, seat: i64, number: i64) -> vec[i64]:
        one, other = state.face_up[0], state.face_up[1]
        choices = vec[i64](capacity=4)
        choices = append(choices, TAKE + min(one, other))
        choices = append(choices, TAKE + max(one, other))
        choices = append(choices, TAKE_DECK)
        return append(choices, BURY) if unchanged(state, seat) else choices

    def forbids(self, state: Position, seat: i64, number: i64, move: i64) -> Refusal | None:
        if move == TAKE_DECK or (move == BURY and unchanged(state, seat)):
            return None
        if move == BURY:
            return Refusal("refusal-cards-changed", "2.3", {})
        county = move - TAKE
        if county in state.face_up:
            return None
        if not state.used[county]:
            return out_of_game(state, county)
        return Refusal("refusal-card-not-open", "2.3", {"county": IDS[county]})

    def take(self, state: Position, seat: i64, number: i64, move: i64) -> None:
        if move == BURY:
            bury(state, seat)
            state.ask(self, seat, number)
            return
        offered = changed(state.offered, OPEN_CARDS * seat, state.face_up[0])
        offered[OPEN_CARDS * seat + 1] = state.face_up[1]
        state.offered = offered
        drawn = top_card(state)
        county = drawn if move == TAKE_DECK else move - TAKE
        if move != TAKE_DECK:
            state.face_up = changed(state.face_up, place_of(state.face_up, county), drawn)
        if state.journal is not None:
            params = {"seat": seat, "county": IDS[county]}
            state.tell("event-claim", params, (f"county:{IDS[county]}",))
        state.ask(CHOOSE_GROUP, seat, county)

    def fits(self, state: Position, seat: i64, number: i64) -> bool:
        turns = len(army_groups(state.seats))
        drafted = DRAFT_MODULE in state.modules and len(state.face_up) == OPEN_CARDS
        return drafted and number < turns


def unchanged(state: Position, seat: i64) -> bool:
    """Whether the open cards are those of the seat's previous selection (2.3)."""
    first, second = state.offered[OPEN_CARDS * seat], state.offered[OPEN_CARDS * seat + 1]
    one, other = state.face_up[0], state.face_up[1]
    return (first == one and second == other) or (first == other and second == one)


def bury(state: Position, seat: i64) -> None:
    """Both under the deck, for all to see, the first of them lowest (V10); two new ones open."""
    state.deck = packed(list(state.face_up) + list(state.deck))
    state.buried += OPEN_CARDS
    state.face_up = packed([top_card(state) for _ in range(OPEN_CARDS)])
    if state.journal is not None:
        params = {"seat": seat, "county": named(list(state.face_up))}
        state.tell("event-buried", params, open_targets(state))


class ChooseGroup(Decision[Position]):
    """One of the groups of armies on the mat goes to the county claimed (2.3), which is the
    number."""

    def choices(self, state: Position, seat: i64, number: i64) -> vec[i64]:
        choices = vec[i64](capacity=GROUP_SIZES)
        size: i64
        for size in range(GROUP_SIZES):
            if state.groups[seat * GROUP_SIZES + size]:
                choices = append(choices, GROUP + size)
        return choices

    def forbids(self, state: Position, seat: i64, number: i64, move: i64) -> Refusal | None:
        size = move - GROUP
        if state.groups[seat * GROUP_SIZES + size]:
            return None
        return Refusal("refusal-no-such-group", "2.3", {"count": size + SMALLEST_GROUP})

    def take(self, state: Position, seat: i64, number: i64, move: i64) -> None:
        place = seat * GROUP_SIZES + move - GROUP
        armies = move - GROUP + SMALLEST_GROUP
        state.groups = changed(state.groups, place, state.groups[place] - 1)
        state.owner = changed(state.owner, number, seat)
        state.armies[number] = armies
        state.supply[seat] -= armies
        if state.journal is not None:
            params = {"seat": seat, "count": armies, "county": IDS[number]}
            state.tell("event-settled", params, (f"county:{IDS[number]}",))
        last = not groups_of(state, int(seat))
        for module in state.modules:
            module.group_settled(state, seat, number, last)

    def params(self, state: Position, seat: i64, number: i64) -> dict[str, Any]:
        return {"county": IDS[number]}

    def fits(self, state: Position, seat: i64, number: i64) -> bool:
        return DRAFT_MODULE in state.modules and number < COUNTIES


class CloseDraft(Common):
    """The cards nobody selected are the common supply (2.3)."""

    def begin(self, state: Position, seat: i64, number: i64) -> None:
        state.face_up = vec[i64]()
        state.deck = vec[i64]()
        state.buried = 0
        state.offered = filled(len(state.offered), NONE)

    def fits(self, state: Position, seat: i64, number: i64) -> bool:
        return super().fits(state, seat, number) and DRAFT_MODULE in state.modules


DRAFT_MODULE: Final = Draft("lineup", DRAFT, "face_up", "deck", "buried", "offered", "groups")
BEGIN_DRAFT: Final = BeginDraft(ASSIGN_COUNTIES.name)
CLAIM_COUNTY: Final = ClaimCounty("claim-county", "ask-claim", "2.3", (TAKE, BURY + 1))
CHOOSE_GROUP: Final = ChooseGroup("choose-group", "ask-group", "2.3", (GROUP, GROUP + GROUP_SIZES))
CLOSE_DRAFT: Final = CloseDraft("close-draft")
