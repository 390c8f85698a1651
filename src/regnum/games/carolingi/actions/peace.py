"""Declare peace (5.8), and the co-regent tile, which works the same (Scenario 814, 4.3)."""

from typing import Final, NoReturn

from regnum.core.packed import append, extend, i64, remove, vec
from regnum.core.phase import Decision, Phase
from regnum.core.refusal import Refusal
from regnum.core.vectors import changed
from regnum.games.carolingi.actions.drawn import carry_out
from regnum.games.carolingi.actions.tile import show
from regnum.games.carolingi.facts import (
    CARDS,
    COUNTRIES,
    DOTTED,
    EVENT,
    NO_ACTION_TILE,
    NONE,
    PROBLEM_KINDS,
    SEASONS,
    TILES,
)
from regnum.games.carolingi.moves import DONE, PASS, PLAY, SOLVE
from regnum.games.carolingi.scoring import end_game
from regnum.games.carolingi.state import BY_PEACE, CLAIMING, COURT, INACTIVE, Position

SAVED_TILES: Final = 4
"""Where the tiles stand in a snapshot."""


def interrupt(state: Position, seat: i64) -> None:
    """A peace tile has been drawn: the extra action, then the check. It must be carried out."""
    begin_claim(state, seat)
    state.push(CHECK_CLAIM, seat)
    if not (companion_known(state, seat) and companion_false(state, seat)):
        state.push(EXTRA_ACTION, seat)


def begin_claim(state: Position, seat: i64) -> None:
    peace = state.board.peace_tile
    show(state, seat, peace)
    state.tiles[seat * TILES + peace] = CLAIMING
    state.claimants |= 1 << seat
    state.saved = vec[i64]()
    if state.journal is not None:
        params = {"seat": seat, "tile": state.tile_word(peace)}
        state.tell("event-claim", params, (f"seat:{seat}",))


# --- the companion of the peace tile -----------------------------------------------------------


def companion(state: Position, seat: i64) -> i64:
    """The tile laid with the peace tile, NONE if the sand ran out before there was one."""
    first, second = state.laid[2 * seat], state.laid[2 * seat + 1]
    return second if first == state.board.peace_tile else first


def companion_false(state: Position, seat: i64) -> bool:
    """Only a no-action tile makes a claim good; a missing one is false as well (C4)."""
    return companion(state, seat) < NO_ACTION_TILE


def companion_known(state: Position, seat: i64) -> bool:
    """Whether all have seen it: drawn before, or the bag laid open, or never laid (G5)."""
    laid = companion(state, seat)
    return laid == NONE or state.opened == 1 or seat * TILES + laid not in state.bag


# --- the extra action (step 1) -----------------------------------------------------------------


class ExtraAction(Decision[Position]):
    """The claimant may play an active tile from the court, as if it had just been drawn (D7);
    one activated this season is not usable yet (5.2 a). What it changes may have to be undone."""

    def begin(self, state: Position, seat: i64, number: i64) -> None:
        if len(self.choices(state, seat, number)) > 1:
            state.ask(self, seat)

    def choices(self, state: Position, seat: i64, number: i64) -> vec[i64]:
        choices = append(vec[i64](capacity=16), PASS)
        tile: i64
        for tile in range(NO_ACTION_TILE):
            if state.tiles[seat * TILES + tile] == COURT:
                choices = append(choices, PLAY + tile)
        return choices

    def forbids(self, state: Position, seat: i64, number: i64, move: i64) -> Refusal | None:
        if move == PASS or state.tiles[seat * TILES + move - PLAY] == COURT:
            return None
        return Refusal("refusal-not-at-court", "5.8", {"tile": state.tile_word(move - PLAY)})

    def take(self, state: Position, seat: i64, number: i64, move: i64) -> None:
        if move != PASS:
            state.saved = snapshot(state)
            carry_out(state, seat, move - PLAY)

    def fits(self, state: Position, seat: i64, number: i64) -> bool:
        return number == 0 and claims(state, seat)


# --- the check (step 2) ------------------------------------------------------------------------


def claims(state: Position, seat: i64) -> bool:
    """Whether the seat's peace tile is being carried out."""
    return state.tiles[seat * TILES + state.board.peace_tile] == CLAIMING


class CheckClaim(Phase[Position]):
    """Too few conditions: the tile is forfeit, the extra action stands (G5). Enough: the bag is
    laid open. A false companion undoes everything; other claims are carried out first."""

    def begin(self, state: Position, seat: i64, number: i64) -> None:
        if companion_known(state, seat) and companion_false(state, seat):
            state.tell("event-false-companion", {"seat": seat}, (f"seat:{seat}",))
            forfeit(state, seat)
        elif not state.rules.may_declare_peace(state, seat):
            state.tell("event-too-few-conditions", {"seat": seat}, (f"seat:{seat}",))
            forfeit(state, seat)
        else:
            self.look_into_the_bag(state, seat)
        state.saved = vec[i64]()

    def look_into_the_bag(self, state: Position, seat: i64) -> None:
        open_bag(state)
        if companion_false(state, seat):
            undo(state)
            state.tell("event-false-companion", {"seat": seat}, (f"seat:{seat}",))
            forfeit(state, seat)
            return
        state.saved = vec[i64]()
        others = rivals(state)
        if len(others):
            tell_claimants(state, "event-rivals", [place // TILES for place in list(others)])
            state.push(CHECK_CLAIMS, seat)
            state.push(NEXT_CLAIM, seat)
        else:
            declare_peace(state, seat)

    def fits(self, state: Position, seat: i64, number: i64) -> bool:
        return number == 0 and claims(state, seat)


def open_bag(state: Position) -> None:
    """All tiles in the bag are laid open; everybody remembers them."""
    state.opened = 1
    state.sealed = True
    for place in state.bag:
        if place != EVENT:
            show(state, place // TILES, place % TILES)
    if state.journal is not None:
        for seat in range(state.seats):
            names = [
                state.tile_word(place % TILES)
                for place in list(state.bag)
                if place != EVENT and place // TILES == seat
            ]
            if names:
                state.tell("event-open", {"seat": seat, "tile": names}, (f"seat:{seat}",))


def rivals(state: Position) -> vec[i64]:
    """Other peace tiles in the bag that have a no-action tile for companion."""
    found = vec[i64]()
    for place in state.bag:
        peace = place != EVENT and place % TILES == state.board.peace_tile
        if peace and not companion_false(state, place // TILES):
            found = append(found, place)
    return found


class NextClaim(Phase[Position]):
    """The other peace tiles come one by one in random order, each with its extra action; all
    else in the bag waits (5.8; G12)."""

    def begin(self, state: Position, seat: i64, number: i64) -> None:
        left = rivals(state)
        if not len(left):
            return
        drawn = left[state.chance.draw(len(left))]
        state.bag = remove(state.bag, drawn)
        begin_claim(state, drawn // TILES)
        state.push(self, seat)
        state.push(EXTRA_ACTION, drawn // TILES)


class CheckClaims(Phase[Position]):
    """One wins if it alone fulfils the conditions; otherwise all these tiles are forfeit."""

    def begin(self, state: Position, seat: i64, number: i64) -> None:
        state.saved = vec[i64]()
        claimants = [other for other in range(state.seats) if state.claimants >> other & 1]
        worthy = [other for other in claimants if state.rules.may_declare_peace(state, other)]
        if len(worthy) == 1:
            declare_peace(state, worthy[0])
        tell_claimants(state, "event-no-sole-claim", claimants, len(worthy))
        for other in claimants:
            forfeit(state, other)


def declare_peace(state: Position, seat: i64) -> NoReturn:
    """The claim holds, and no other does: the game is over at once (5.8)."""
    state.tell("event-claim-holds", {"seat": seat}, (f"seat:{seat}",))
    end_game(state, BY_PEACE, seat)


def tell_claimants(state: Position, key: str, seats: list[i64], worthy: int = 0) -> None:
    """Write down who else claims the throne."""
    targets = tuple([f"seat:{seat}" for seat in seats])
    state.tell(key, {"seat": seats, "count": worthy}, targets)


def forfeit(state: Position, seat: i64) -> None:
    """The tile is inactive again; it must be activated anew (5.8). All know that no earlier
    activation can have been of this tile."""
    peace = state.board.peace_tile
    state.tiles[seat * TILES + peace] = INACTIVE
    state.claimants &= ~(1 << seat)
    failed = append(append(state.failed[:], seat), state.peace_after[seat])
    state.failed = append(failed, state.fresh_from[seat])
    state.peace_after = changed(state.peace_after, seat, state.activated[seat])
    state.seen = changed(state.seen, seat * DOTTED + peace - DOTTED, 0)
    if state.journal is not None:
        params = {"seat": seat, "tile": state.tile_word(peace)}
        state.tell("event-forfeit", params, (f"seat:{seat}",))


# --- undoing the extra action ------------------------------------------------------------------


def snapshot(state: Position) -> vec[i64]:
    """All that an action can change, in one vector; `restore` reads it in the same order."""
    saved = vec[i64](capacity=600)
    saved = append(append(saved, state.gang_supply), state.counter_supply)
    saved = append(append(saved, len(state.honors)), len(state.problem_slot))
    saved = extend(saved, state.tiles)
    saved = extend(saved, state.followers)
    saved = extend(saved, state.emissaries)
    saved = extend(saved, state.gangs)
    saved = extend(saved, state.counters)
    saved = extend(saved, state.card_gangs)
    saved = extend(saved, state.card_problem)
    saved = extend(saved, state.cards)
    saved = extend(saved, state.palaces)
    saved = extend(saved, state.missi)
    saved = extend(saved, state.leudes)
    saved = extend(saved, state.nobiles)
    saved = extend(saved, state.trophies)
    saved = extend(saved, state.activated)
    saved = extend(saved, state.problems)
    saved = extend(saved, state.honors)
    return extend(saved, state.problem_slot)


def undo(state: Position) -> None:
    """The extra action is taken back entirely (5.8); that its tile was shown is not."""
    if len(state.saved):
        restore(state)
        state.tell("event-undone", {})


def restore(state: Position) -> None:
    """Put everything back as the snapshot has it."""
    saved = state.saved
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
    state.cards, place = part(saved, place, CARDS)
    state.palaces, place = part(saved, place, seats)
    state.missi, place = part(saved, place, seats)
    state.leudes, place = part(saved, place, seats)
    state.nobiles, place = part(saved, place, seats)
    state.trophies, place = part(saved, place, seats)
    state.activated, place = part(saved, place, seats)
    state.problems, place = part(saved, place, len(SEASONS) * PROBLEM_KINDS)
    state.honors, place = part(saved, place, saved[2])
    state.problem_slot, place = part(saved, place, saved[3])


def part(saved: vec[i64], place: i64, length: i64) -> tuple[vec[i64], i64]:
    return saved[place : place + length], place + length


def saved_length(state: Position, honors: i64, slot: i64) -> i64:
    """How long a snapshot with so many cubes and problems is."""
    by_seat = state.seats * (TILES + 2 * COUNTRIES + 6)
    by_country = 4 * COUNTRIES + CARDS
    return SAVED_TILES + by_seat + by_country + len(SEASONS) * PROBLEM_KINDS + honors + slot


EXTRA_ACTION: Final = ExtraAction("extra-action", "ask-extra", "5.8", (PASS, DONE), (PLAY, SOLVE))
CHECK_CLAIM: Final = CheckClaim("check-claim")
NEXT_CLAIM: Final = NextClaim("next-claim")
CHECK_CLAIMS: Final = CheckClaims("check-claims")
