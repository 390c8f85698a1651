"""Influence: Missi to the homeland, onto country cards, or from the cards to the countries
(5.1). Exactly one of the three (D33)."""

from typing import Any, Final

from regnum.core.packed import append, i64, vec
from regnum.core.refusal import Refusal
from regnum.core.vectors import changed
from regnum.games.carolingi.actions.riots_alike import Riots, may_have_spread, with_riot
from regnum.games.carolingi.actions.tile import StepOfAction, UseTile
from regnum.games.carolingi.events import emissaries_on, reached_by_riot, transfer
from regnum.games.carolingi.facts import COUNTRIES, INFLUENCE, NONE
from regnum.games.carolingi.lands import forbids_absent, forbids_missi, ruler
from regnum.games.carolingi.moves import ACTIVATE, DONE, HOME, KEEP, MOST_HOME, SEND, UNFOLD
from regnum.games.carolingi.state import SLOT, Position


class UseInfluence(UseTile):
    """One of the three: a, b or c."""

    def able(self, state: Position, seat: i64) -> bool:
        return self.may_go_home(state, seat) or super().able(state, seat)

    def may_go_home(self, state: Position, seat: i64) -> bool:
        return state.missi[seat] > 0 and state.palaces[seat] != NONE

    def beginnings(self, state: Position, seat: i64, found: vec[i64]) -> vec[i64]:
        if self.may_go_home(state, seat):
            number: i64
            for number in range(min(MOST_HOME, state.missi[seat])):
                found = append(found, HOME + number)
        return unfoldings(state, seat, sendings(state, seat, 0, found))

    def forbids_beginning(self, state: Position, seat: i64, move: i64) -> Refusal | None:
        if move >= UNFOLD:
            return forbids_unfolding(state, seat, move - UNFOLD)
        if move >= SEND:
            return forbids_sending(state, seat, move - SEND)
        if state.palaces[seat] == NONE:
            return Refusal("refusal-no-palace", "5.1", {})
        return forbids_missi(state, seat, move - HOME + 1, "5.1")

    def act(self, state: Position, seat: i64, move: i64) -> None:
        if move < SEND:
            send_home(state, seat, move - HOME + 1)
        elif move < UNFOLD:
            send(state, seat, move - SEND)
        else:
            unfold(state, seat, 0, move - UNFOLD)


def send_home(state: Position, seat: i64, number: i64) -> None:
    """Up to three Missi go to the homeland (5.1 a)."""
    country = state.palaces[seat]
    state.missi[seat] -= number
    state.followers[country * state.seats + seat] += number
    if state.journal is not None:
        params = {"seat": seat, "count": number, "country": state.board.slugs[country]}
        state.tell("event-home", params, (f"country:{state.board.slugs[country]}",))


# --- onto country cards (5.1 b) ---------------------------------------------------------------


class Sending(StepOfAction):
    """More Missi on cards, in any order (5.1 b; G13). The number on the agenda is the latest
    card: search sends card by card, since the order changes nothing."""

    def choices(self, state: Position, seat: i64, number: i64) -> vec[i64]:
        return sendings(state, seat, 0, append(vec[i64](capacity=16), DONE))

    def distinct(self, state: Position, seat: i64, number: i64) -> vec[i64]:
        return sendings(state, seat, number, append(vec[i64](capacity=16), DONE))

    def forbids(self, state: Position, seat: i64, number: i64, move: i64) -> Refusal | None:
        return None if move == DONE else forbids_sending(state, seat, move - SEND)

    def take(self, state: Position, seat: i64, number: i64, move: i64) -> None:
        if move != DONE:
            send(state, seat, move - SEND)

    def params(self, state: Position, seat: i64, number: i64) -> dict[str, Any]:
        return {"count": int(state.missi[seat])}

    def fits(self, state: Position, seat: i64, number: i64) -> bool:
        return number < COUNTRIES


def sendings(state: Position, seat: i64, first: i64, found: vec[i64]) -> vec[i64]:
    """Cards in the slots, from country `first` on, whose country no other seat controls; what
    lies on the card does not matter (5.1 b; D3)."""
    if not state.missi[seat]:
        return found
    cards = state.cards
    for card in state.realm.countries:
        if cards[card] == SLOT and card >= first:
            holder = ruler(state, card)
            if holder in (NONE, seat):
                found = append(found, SEND + card)
    return found


def forbids_sending(state: Position, seat: i64, card: i64) -> Refusal | None:
    absent = forbids_absent(state, card)
    if absent is not None:
        return absent
    params = {"country": state.board.slugs[card]}
    if state.cards[card] != SLOT:
        return Refusal("refusal-card-not-in-slot", "5.1", params)
    holder = ruler(state, card)
    if holder not in (NONE, seat):
        return Refusal("refusal-ruled-by-other", "5.1", {**params, "rival": holder})
    return forbids_missi(state, seat, 1, "5.1")


def send(state: Position, seat: i64, card: i64) -> None:
    """A Missus goes on a card; any number may follow. Sending ends by itself with the Missi: a
    card that has taken one could take another."""
    state.missi[seat] -= 1
    place = card * state.seats + seat
    state.emissaries = changed(state.emissaries, place, state.emissaries[place] + 1)
    if state.journal is not None:
        params = {"seat": seat, "country": state.board.slugs[card]}
        state.tell("event-sent", params, (f"card:{state.board.slugs[card]}",))
    if state.missi[seat]:
        state.ask(SENDING, seat, card)


# --- from the cards to the countries (5.1 c) --------------------------------------------------

SHORT: Final = 64
"""A number on the agenda is the latest card + 1, and SHORT more once gangs have run short."""


class Unfolding(StepOfAction):
    """More cards, in any order (5.1 c; G13).

    The order matters only where riots spread and use up the gangs. Search unfolds card by card
    while all that a card spreads is there, then any card whose riot takes the last gangs, and
    then card by card those that find none; and of orders that fill the same countries it takes
    one (see riots_alike.py).
    """

    def choices(self, state: Position, seat: i64, number: i64) -> vec[i64]:
        return unfoldings(state, seat, append(vec[i64](capacity=16), DONE))

    def distinct(self, state: Position, seat: i64, number: i64) -> vec[i64]:
        proposals = append(vec[i64](capacity=16), DONE)
        for card in state.realm.countries:
            if state.emissaries[card * state.seats + seat]:
                demand = gangs_to_spread(state, card)
                if demand <= state.gang_supply:
                    in_turn = number < SHORT and card >= number
                else:
                    in_turn = self.in_turn_when_short(state, number, card)
                if in_turn:
                    proposals = append(proposals, UNFOLD + card)
        return proposals

    def in_turn_when_short(self, state: Position, number: i64, card: i64) -> bool:
        """Whether search unfolds a card now for which there are too few gangs. Where people have
        unfolded as search would not, any is as good."""
        if not state.gang_supply and number >= SHORT and card + SHORT < number:
            return False
        with_card = Riots(state, with_riot(state.spread, card, state.gang_supply))
        return with_card.are_first() or not Riots(state, state.spread).are_first()

    def forbids(self, state: Position, seat: i64, number: i64, move: i64) -> Refusal | None:
        return None if move == DONE else forbids_unfolding(state, seat, move - UNFOLD)

    def take(self, state: Position, seat: i64, number: i64, move: i64) -> None:
        if move == DONE:
            state.spread = vec[i64]()
        else:
            unfold(state, seat, number, move - UNFOLD)

    def fits(self, state: Position, seat: i64, number: i64) -> bool:
        return number % SHORT <= COUNTRIES and number < 2 * SHORT and may_have_spread(state)


def unfoldings(state: Position, seat: i64, found: vec[i64]) -> vec[i64]:
    """Cards on which the seat has a follower (5.1 c)."""
    emissaries = state.emissaries
    for card in state.realm.countries:
        if emissaries[card * state.seats + seat]:
            found = append(found, UNFOLD + card)
    return found


def forbids_unfolding(state: Position, seat: i64, card: i64) -> Refusal | None:
    absent = forbids_absent(state, card)
    if absent is not None:
        return absent
    if state.emissaries[card * state.seats + seat]:
        return None
    key = "refusal-no-emissary" if emissaries_on(state, card) else "refusal-empty-card"
    return Refusal(key, "5.1", {"country": state.board.slugs[card]})


def gangs_to_spread(state: Position, card: i64) -> i64:
    """How many gangs a riot from this card would need (4.1 B.2)."""
    if not state.card_gangs[card] or not state.forest[card]:
        return 0
    if not state.rules.riot_spreads(emissaries_on(state, card)):
        return 0
    reached = reached_by_riot(state, card)
    count: i64 = 0
    while reached:
        reached &= reached - 1
        count += 1
    return count


def unfold(state: Position, seat: i64, number: i64, card: i64) -> None:
    """All that is on the card comes to its country, everybody's followers and any gangs; the
    card is discarded. Any number of cards may follow (5.1 c; D4, D5)."""
    if state.journal is not None:
        params = {"seat": seat, "country": state.board.slugs[card]}
        state.tell("event-unfolded", params, (f"card:{state.board.slugs[card]}",))
    demand = gangs_to_spread(state, card)
    latest = latest_after(state, number, card, demand)
    if demand:
        state.spread = with_riot(state.spread, card, min(demand, state.gang_supply))
    transfer(state, card)
    if len(unfoldings(state, seat, vec[i64]())):
        state.ask(UNFOLDING, seat, latest)
    elif len(state.spread):
        state.spread = vec[i64]()


def latest_after(state: Position, number: i64, card: i64, demand: i64) -> i64:
    """What search remembers of unfolding this card."""
    if demand <= state.gang_supply:
        return number if number >= SHORT else card + 1
    return SHORT if state.gang_supply else SHORT + card + 1


USE_INFLUENCE: Final = UseInfluence("use-influence", INFLUENCE, "5.1", HOME, ACTIVATE)
SENDING: Final = Sending("sending", INFLUENCE, "ask-send", "5.1", (DONE, KEEP), (SEND, UNFOLD))
UNFOLDING: Final = Unfolding(
    "unfolding", INFLUENCE, "ask-unfold", "5.1", (DONE, KEEP), (UNFOLD, ACTIVATE)
)
