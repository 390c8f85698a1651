"""Declare peace (5.8), and the co-regent tile, which works the same (Scenario 814, 4.3)."""

from typing import Final

from regnum.core.refusal import Refusal
from regnum.games.carolingi.actions import tile
from regnum.games.carolingi.facts import (
    COUNTRIES,
    DOTTED,
    EVENT,
    NO_ACTION_TILE,
    NONE,
    PROBLEM_KINDS,
    SEASONS,
    TILES,
)
from regnum.games.carolingi.moves import PASS, PLAY
from regnum.games.carolingi.scoring import may_declare_peace
from regnum.games.carolingi.state import (
    BY_PEACE,
    CHECK_CLAIM,
    CHECK_CLAIMS,
    CLAIMING,
    COURT,
    EXTRA_ACTION,
    INACTIVE,
    NEXT_CLAIM,
    Position,
    changed,
)

SAVED_TILES: Final = 4
"""Where the tiles stand in a snapshot."""


def interrupt(state: Position, seat: int) -> None:
    """A peace tile has been drawn: the extra action, then the check. It must be carried out."""
    begin_claim(state, seat)
    state.agenda.append((CHECK_CLAIM, seat, 0))
    if not (companion_known(state, seat) and companion_false(state, seat)):
        state.agenda.append((EXTRA_ACTION, seat, 0))


def begin_claim(state: Position, seat: int) -> None:
    tile.show(state, seat, state.board.peace_tile)
    state.tiles[seat * TILES + state.board.peace_tile] = CLAIMING
    state.claimants |= 1 << seat
    state.saved = []
    params = {"seat": seat, "tile": state.tile_word(state.board.peace_tile)}
    state.tell("event-claim", params, (f"seat:{seat}",))


# --- the companion of the peace tile -----------------------------------------------------------


def companion(state: Position, seat: int) -> int:
    """The tile laid with the peace tile, NONE if the sand ran out before there was one."""
    first, second = state.laid[2 * seat], state.laid[2 * seat + 1]
    return second if first == state.board.peace_tile else first


def companion_false(state: Position, seat: int) -> bool:
    """Only a no-action tile makes a claim good; a missing one is false as well (C4)."""
    return companion(state, seat) < NO_ACTION_TILE


def companion_known(state: Position, seat: int) -> bool:
    """Whether all have seen it: drawn before, or the bag laid open, or never laid (G5)."""
    laid = companion(state, seat)
    return laid == NONE or state.opened == 1 or seat * TILES + laid not in state.bag


# --- the extra action (step 1) -----------------------------------------------------------------


def offer_extra_action(state: Position, seat: int) -> None:
    """The claimant may play an active tile from the court (D7), if there is any."""
    if playable(state, seat):
        state.ask(seat, (EXTRA_ACTION, seat, 0))


def playable(state: Position, seat: int) -> list[int]:
    """Active action tiles; one activated this season is not usable yet (5.2 a)."""
    base = seat * TILES
    return [number for number in range(NO_ACTION_TILE) if state.tiles[base + number] == COURT]


def extra_choices(state: Position, seat: int) -> list[int]:
    return [PASS, *[PLAY + number for number in playable(state, seat)]]


def forbids_extra(state: Position, seat: int, number: int) -> Refusal | None:
    if state.tiles[seat * TILES + number] != COURT:
        params = {"tile": state.tile_word(number)}
        return Refusal("refusal-not-at-court", "5.8", params)
    return None


def play_extra(state: Position, seat: int, choice: int) -> None:
    """As if the tile had just been drawn; what it changes may have to be undone."""
    if choice != PASS:
        state.saved = snapshot(state)
        tile.drawn(state, seat, choice - PLAY)


# --- the check (step 2) ------------------------------------------------------------------------


def check_claim(state: Position, seat: int) -> None:
    """Too few conditions: the tile is forfeit, the extra action stands (G5). Enough: the bag is
    laid open. A false companion undoes everything; other claims are carried out first."""
    if companion_known(state, seat) and companion_false(state, seat):
        state.tell("event-false-companion", {"seat": seat})
        forfeit(state, seat)
    elif not may_declare_peace(state, seat):
        state.tell("event-too-few-conditions", {"seat": seat})
        forfeit(state, seat)
    else:
        open_bag(state)
        if companion_false(state, seat):
            undo(state)
            state.tell("event-false-companion", {"seat": seat})
            forfeit(state, seat)
        elif rivals(state):
            state.tell("event-rivals", {"seat": [place // TILES for place in rivals(state)]})
            state.agenda.append((CHECK_CLAIMS, seat, 0))
            state.agenda.append((NEXT_CLAIM, seat, 0))
        else:
            win(state, seat)
    state.saved = []


def open_bag(state: Position) -> None:
    """All tiles in the bag are laid open; everybody remembers them."""
    state.opened = 1
    state.sealed = True
    for place in state.bag:
        if place != EVENT:
            tile.show(state, place // TILES, place % TILES)
    if state.journal is not None:
        for seat in range(state.seats):
            names = [
                state.tile_word(place % TILES)
                for place in state.bag
                if place != EVENT and place // TILES == seat
            ]
            if names:
                state.tell("event-open", {"seat": seat, "tile": names}, (f"seat:{seat}",))


def rivals(state: Position) -> list[int]:
    """Other peace tiles in the bag that have a no-action tile for companion."""
    return [
        place
        for place in state.bag
        if place != EVENT
        and place % TILES == state.board.peace_tile
        and not companion_false(state, place // TILES)
    ]


def next_claim(state: Position) -> None:
    """The other peace tiles come one by one in random order, each with its extra action; all
    else in the bag waits (5.8; G12)."""
    left = rivals(state)
    if not left:
        return
    place = left[state.chance.draw(len(left))]
    state.bag.remove(place)
    seat = place // TILES
    begin_claim(state, seat)
    state.agenda.append((NEXT_CLAIM, seat, 0))
    state.agenda.append((EXTRA_ACTION, seat, 0))


def check_claims(state: Position) -> None:
    """One wins if it alone fulfils the conditions; otherwise all these tiles are forfeit."""
    claimants = [seat for seat in range(state.seats) if state.claimants >> seat & 1]
    worthy = [seat for seat in claimants if may_declare_peace(state, seat)]
    if len(worthy) == 1:
        win(state, worthy[0])
        return
    state.tell("event-no-sole-claim", {"seat": claimants, "count": len(worthy)})
    for seat in claimants:
        forfeit(state, seat)


def win(state: Position, seat: int) -> None:
    state.winner = seat
    state.ending = BY_PEACE


def forfeit(state: Position, seat: int) -> None:
    """The tile is inactive again; it must be activated anew (5.8). All know that no earlier
    activation can have been of this tile."""
    peace = state.board.peace_tile
    state.tiles[seat * TILES + peace] = INACTIVE
    state.claimants &= ~(1 << seat)
    state.failed = [*state.failed, seat, state.peace_after[seat], state.fresh_from[seat]]
    state.peace_after = changed(state.peace_after, seat, state.activated[seat])
    state.seen = changed(state.seen, seat * DOTTED + peace - DOTTED, 0)
    state.tell("event-forfeit", {"seat": seat, "tile": state.tile_word(peace)}, (f"seat:{seat}",))


# --- undoing the extra action ------------------------------------------------------------------


def snapshot(state: Position) -> list[int]:
    """All that an action can change, in one list; `undo` reads it in the same order."""
    return [
        state.gang_supply,
        state.counter_supply,
        len(state.honors),
        len(state.problem_slot),
        *state.tiles,
        *state.followers,
        *state.emissaries,
        *state.gangs,
        *state.counters,
        *state.card_gangs,
        *state.card_problem,
        *state.cards,
        *state.palaces,
        *state.missi,
        *state.leudes,
        *state.nobiles,
        *state.trophies,
        *state.activated,
        *state.problems,
        *state.honors,
        *state.problem_slot,
    ]


def undo(state: Position) -> None:
    """The extra action is taken back entirely (5.8); that its tile was shown is not."""
    saved = state.saved
    if not saved:
        return
    seats = state.seats
    state.gang_supply = saved[0]
    state.counter_supply = saved[1]
    state.tiles, place = part(saved, SAVED_TILES, seats * TILES)
    state.followers, place = part(saved, place, COUNTRIES * seats)
    state.emissaries, place = part(saved, place, COUNTRIES * seats)
    state.gangs, place = part(saved, place, COUNTRIES)
    state.counters, place = part(saved, place, COUNTRIES)
    state.card_gangs, place = part(saved, place, COUNTRIES)
    state.card_problem, place = part(saved, place, COUNTRIES)
    state.cards, place = part(saved, place, len(state.cards))
    state.palaces, place = part(saved, place, seats)
    state.missi, place = part(saved, place, seats)
    state.leudes, place = part(saved, place, seats)
    state.nobiles, place = part(saved, place, seats)
    state.trophies, place = part(saved, place, seats)
    state.activated, place = part(saved, place, seats)
    state.problems, place = part(saved, place, len(SEASONS) * PROBLEM_KINDS)
    state.honors, place = part(saved, place, saved[2])
    state.problem_slot, place = part(saved, place, saved[3])
    state.tell("event-undone", {})


def part(saved: list[int], place: int, length: int) -> tuple[list[int], int]:
    return saved[place : place + length], place + length
