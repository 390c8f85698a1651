"""The Emperor's Court: courtiers and audiences (9.1 to 9.6); favors.py tells what is granted."""

from collections.abc import Iterator
from typing import Final

from regnum.core.packed import append, i64, packed, vec
from regnum.core.phase import Decision, Phase
from regnum.core.refusal import Refusal
from regnum.core.result import Points
from regnum.core.vectors import changed, filled, place_of
from regnum.games.wallenstein.board import COURTIERS, FAVOR_KIND, FAVOR_NUMBER, IDS, TOWER_CARDS
from regnum.games.wallenstein.ending import scored
from regnum.games.wallenstein.facts import (
    ACTION_NAMES,
    COMBAT_A,
    COSTS,
    COUNTIES,
    FAVOR_GRAIN,
    FAVOR_IMMUNE,
    FAVOR_NAMES,
    FAVOR_POINTS,
    FAVOR_REMOVE_REVOLT,
    FAVORS,
    NONE,
    SPACES,
    immune_to,
)
from regnum.games.wallenstein.favors import (
    at_court,
    card_of_kind,
    favors_gone,
    grant,
    granted,
    tell_favor,
)
from regnum.games.wallenstein.mat import plans_stand
from regnum.games.wallenstein.modules import Module, substitute
from regnum.games.wallenstein.moves import BOXES, COURT_BOX, COURT_BOXES, FAVOR, NO_FAVOR, TOWER
from regnum.games.wallenstein.phases import Common, Immediate
from regnum.games.wallenstein.planning import PLAN_SEASON
from regnum.games.wallenstein.scene import Player, Scene
from regnum.games.wallenstein.season import draw_cards, seasons_begun, without
from regnum.games.wallenstein.state import FAVORS_SCORED, SOURCES, Position, seats_awaiting
from regnum.games.wallenstein.tower import FILL_TOWER, FillTower

EXTRA_BOARD: Final = ((1 << COURT_BOXES) - 1) << COURT_BOX
"""A mask of the boxes "convert 3, 2, 1" (9.4)."""


class Court(Module):
    """An extra board and tower cards for planning, courtiers, and favors of the Emperor."""

    def join(self, state: Position) -> None:
        state.boxes |= EXTRA_BOARD
        state.box_count += COURT_BOXES
        state.tower_cards = TOWER_CARDS
        substitute(state, FILL_TOWER, FILL_TOWER_AT_COURT)

    def prepare(self, state: Position) -> None:
        """Seven courtiers each, and the favor cards (9.2)."""
        state.courtiers = filled(state.seats, COURTIERS)
        state.favor_deck = packed(range(1, FAVORS + 1))

    def season_begins(self, state: Position) -> None:
        state.push(DISPLAY_FAVORS)

    def order_is_set(self, state: Position) -> None:
        """The court comes before all actions (9.5, 9.6)."""
        state.push(OPEN_AUDIENCE)
        state.push_in_order(CONVERT_ARMIES)

    def season_ends(self, state: Position) -> None:
        """Immunity holds for a round (9.7)."""
        state.immune = filled(state.seats, 0)

    def protects(self, state: Position, action: i64, county: i64) -> Refusal | None:
        """Favors 10, 11 and 18 keep an action off all counties of their owner (9.7)."""
        owner = state.owner[county]
        if not state.immune[owner] >> (action - COMBAT_A) & 1:
            return None
        params = {"county": IDS[county], "action": ACTION_NAMES[action], "rival": owner}
        return Refusal("refusal-immune", "9.7", params)

    def spares_marker(self, state: Position, seat: i64, county: i64) -> bool:
        """Who keeps favor 4 spends it in the place of the marker (9.7; W21)."""
        if state.pardon != seat:
            return False
        state.pardon = NONE
        if state.journal is not None:
            params = {"seat": seat, "county": IDS[county]}
            state.tell("event-pardon-used", params, (f"seat:{seat}", f"county:{IDS[county]}"))
        return True

    def account(self, state: Position, seat: i64) -> list[Points]:
        return [scored(state, int(seat), FAVORS_SCORED, "reckoning-favors", "9.7")]

    def show(self, state: Position, view: Scene) -> None:
        """The favors on display with the courtiers that their spaces cost (9.3), those that have
        left the game, and the courtiers."""
        kept = [] if state.pardon == NONE else [card_of_kind(FAVOR_REMOVE_REVOLT)]
        view["court"] = {
            "favors": [
                {"favor": favor, "cost": cost}
                for favor, cost in zip(list(state.favors), list(COSTS), strict=True)
                if favor
            ],
            "spent": [card for card in favors_gone(state) if card not in kept],
            "left": len(state.favor_deck),
            "courtiers": list(state.courtiers),
            "entrance": list(state.entrance),
            "audience": list(state.audience),
        }

    def show_player(self, state: Position, seat: i64, view: Player) -> None:
        view["immune"] = immune_to(state.immune[seat])
        view["pardon"] = bool(state.pardon == seat)

    def table_faults(self, state: Position) -> Iterator[str]:
        """Seven courtiers each, and each favor once (9.1)."""
        for seat in range(state.seats):
            courtiers = state.courtiers[seat] + state.entrance[seat] + state.audience[seat]
            if courtiers != COURTIERS:
                yield f"Seat {seat} must have {COURTIERS} courtiers."
        deck = list(state.favor_deck)
        shown = [favor for favor in list(state.favors) if favor]
        if deck != sorted(set(deck)) or set(deck) & set(shown):
            yield "Each favor card must be in one place, the deck in ascending order."
        if shown != sorted(set(shown), reverse=True):
            yield "The highest favor lies on the dearest space."

    def moment_faults(self, state: Position) -> Iterator[str]:
        """Three favors are displayed each season (9.3), and nobody has more of them."""
        if any(list(state.audience)) and not seats_awaiting(state, CLOSE_AUDIENCE):
            yield "Nobody is in the audience hall now."
        planning = state.owing != 0 and state.decision() is PLAN_SEASON
        three = len(state.favor_deck) == FAVORS - SPACES * seasons_begun(state)
        if not three or (planning and 0 in state.favors):
            yield "Three favors are displayed each season."
        yield from faults_of_favors(state)

    def most_grain(self, state: Position, seat: i64, harvests: i64) -> i64:
        return granted(state, FAVOR_GRAIN)


def faults_of_favors(state: Position) -> Iterator[str]:
    """Nobody has what a favor grants that is still to come (9.7)."""
    gone = favors_gone(state)
    if state.pardon != NONE and card_of_kind(FAVOR_REMOVE_REVOLT) not in gone:
        yield "Nobody can keep a favor that is still to come."
    safe = [seat for seat in range(state.seats) if state.immune[seat]]
    cards = [card for card in gone if FAVOR_KIND[card] == FAVOR_IMMUNE]
    if len(safe) > len(cards) or (safe and not plans_stand(state)):
        yield "Nobody is safe from attacks without a favor of this season."
    points = sum([state.scored[seat * SOURCES + FAVORS_SCORED] for seat in range(state.seats)])
    if points > granted(state, FAVOR_POINTS):
        yield "There are more points than favors can have granted."


class FillTowerAtCourt(FillTower):
    """The players may send courtiers as soon as the tower is filled (9.2)."""

    def clear_up(self, state: Position) -> None:
        """For each own cube that landed in the tray a courtier goes to the entrance hall."""
        for seat in range(state.seats):
            send_courtiers(state, seat, state.tray[seat])
        super().clear_up(state)


def send_courtiers(state: Position, seat: i64, count: i64) -> None:
    state.courtiers = changed(state.courtiers, seat, state.courtiers[seat] - count)
    state.entrance = changed(state.entrance, seat, state.entrance[seat] + count)
    if count and state.journal is not None:
        state.tell("event-courtiers", {"seat": seat, "count": count}, (f"seat:{seat}", "entrance"))


class DisplayFavors(Immediate):
    """Three favor cards, the highest number on the space of four courtiers (9.3)."""

    def begin(self, state: Position, seat: i64, number: i64) -> None:
        drawn = draw_cards(state, state.favor_deck, SPACES)
        state.favor_deck = without(state.favor_deck, drawn)
        state.favors = packed(sorted(drawn, reverse=True))
        if state.journal is not None:
            cards = list(state.favors)
            kinds = [FAVOR_NAMES[FAVOR_KIND[card]] for card in cards]
            targets = tuple([f"favor:{card}" for card in cards])
            state.tell("event-favors", {"favor": kinds}, targets)


class ConvertArmies(Phase[Position]):
    """Reveal the extra board: convert three, then two, then one (9.5)."""

    def begin(self, state: Position, seat: i64, number: i64) -> None:
        state.sealed = True
        state.shown[seat] |= EXTRA_BOARD
        space: i64
        for space in range(COURT_BOXES):
            card = state.mat[seat * BOXES + COURT_BOX + space]
            if card == TOWER or 0 <= card < COUNTIES:
                convert(state, seat, card, COURT_BOXES - space)

    def fits(self, state: Position, seat: i64, number: i64) -> bool:
        return number == 0 and at_court(state)


def convert(state: Position, seat: i64, card: i64, count: i64) -> None:
    """Exactly so many armies, from a county where one must remain or from the tray, become
    courtiers, or none do (9.4)."""
    if state.courtiers[seat] < count:
        return
    if card == TOWER:
        if state.tray[seat] < count:
            return
        state.tray[seat] -= count
    else:
        if state.armies[card] <= count:
            return
        state.armies[card] -= count
    state.supply[seat] += count
    send_courtiers(state, seat, count)


class OpenAudience(Common):
    """The most courtiers ask first; ties follow the player order (9.6)."""

    def begin(self, state: Position, seat: i64, number: i64) -> None:
        state.push(CLOSE_AUDIENCE)
        count: i64
        place: i64
        for count in range(1, COURTIERS + 1):
            for place in range(state.seats - 1, -1, -1):
                if state.entrance[state.order[place]] == count:
                    state.push(ASK_FAVOR, state.order[place])

    def fits(self, state: Position, seat: i64, number: i64) -> bool:
        return super().fits(state, seat, number) and at_court(state)


class AskFavor(Decision[Position]):
    """Take one of the favors on display, or none (9.6)."""

    def begin(self, state: Position, seat: i64, number: i64) -> None:
        """All courtiers go in; who can pay for a card that is left is asked."""
        state.audience = changed(state.audience, seat, state.entrance[seat])
        state.entrance = changed(state.entrance, seat, 0)
        if len(self.choices(state, seat, number)) > 1:
            state.ask(self, seat)

    def choices(self, state: Position, seat: i64, number: i64) -> vec[i64]:
        choices = vec[i64](capacity=SPACES + 1)
        space: i64
        for space in range(SPACES - 1, -1, -1):
            if state.favors[space] and COSTS[space] <= state.audience[seat]:
                choices = append(choices, FAVOR + state.favors[space] - 1)
        return append(choices, NO_FAVOR)

    def forbids(self, state: Position, seat: i64, number: i64, move: i64) -> Refusal | None:
        if move == NO_FAVOR:
            return None
        favor = move - FAVOR + 1
        space = place_of(state.favors, favor)
        if space == NONE:
            return Refusal("refusal-favor-not-open", "9.6", {"number": favor})
        if COSTS[space] > state.audience[seat]:
            params = {"number": favor, "count": COSTS[space]}
            return Refusal("refusal-too-few-courtiers", "9.6", params)
        return None

    def take(self, state: Position, seat: i64, number: i64, move: i64) -> None:
        """Pay with the courtiers of the card's space; the card is applied and leaves the game."""
        if move == NO_FAVOR:
            return
        favor = move - FAVOR + 1
        space = place_of(state.favors, favor)
        cost = COSTS[space]
        state.favors = changed(state.favors, space, 0)
        state.audience = changed(state.audience, seat, state.audience[seat] - cost)
        state.courtiers = changed(state.courtiers, seat, state.courtiers[seat] + cost)
        if state.journal is not None:
            tell_favor(state, seat, favor)
        grant(state, seat, FAVOR_KIND[favor], FAVOR_NUMBER[favor])

    def fits(self, state: Position, seat: i64, number: i64) -> bool:
        return number == 0 and at_court(state)


class CloseAudience(Common):
    """Courtiers who are left return to the entrance hall, cards leave the game (9.6)."""

    def begin(self, state: Position, seat: i64, number: i64) -> None:
        entrance = state.entrance[:]
        courtier: i64
        for courtier in range(state.seats):
            entrance[courtier] += state.audience[courtier]
        state.entrance = entrance
        state.audience = filled(state.seats, 0)
        state.favors = filled(SPACES, 0)

    def fits(self, state: Position, seat: i64, number: i64) -> bool:
        return super().fits(state, seat, number) and at_court(state)


COURT_MODULE: Final = Court(
    "court",
    True,
    "favor_deck",
    "favors",
    "courtiers",
    "entrance",
    "audience",
    "immune",
    "pardon",
)
FILL_TOWER_AT_COURT: Final = FillTowerAtCourt(FILL_TOWER.name)
DISPLAY_FAVORS: Final = DisplayFavors("display-favors")
CONVERT_ARMIES: Final = ConvertArmies("convert-armies")
OPEN_AUDIENCE: Final = OpenAudience("open-audience")
ASK_FAVOR: Final = AskFavor("ask-favor", "ask-favor", "9.6", (FAVOR, NO_FAVOR + 1))
CLOSE_AUDIENCE: Final = CloseAudience("close-audience")
