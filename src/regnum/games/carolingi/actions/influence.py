"""Influence: Missi to the homeland, onto country cards, or from the cards to the countries
(5.1). Exactly one of the three (D33)."""

from regnum.core.refusal import Refusal
from regnum.games.carolingi.events import emissaries_on, transfer
from regnum.games.carolingi.facts import NONE
from regnum.games.carolingi.lands import ruler
from regnum.games.carolingi.moves import DONE, HOME, MOST_HOME, SEND, UNFOLD
from regnum.games.carolingi.state import SENDING, SLOT, UNFOLDING, Position


def beginnings(state: Position, seat: int) -> list[int]:
    """All that the tile can begin with: a, b or c."""
    moves: list[int] = []
    if state.palaces[seat] != NONE:
        moves += [HOME + number for number in range(min(MOST_HOME, state.missi[seat]))]
    if state.missi[seat]:
        moves += sendings(state, seat, 0)
    return moves + unfoldings(state, seat, 0)


def forbids_beginning(state: Position, seat: int, choice: int) -> Refusal | None:
    if choice >= UNFOLD:
        return forbids_unfolding(state, seat, 0, choice - UNFOLD)
    if choice >= SEND:
        return forbids_sending(state, seat, 0, choice - SEND)
    if state.palaces[seat] == NONE:
        return Refusal("refusal-no-palace", "5.1", {})
    return forbids_missi(state, seat, choice - HOME + 1, "5.1")


def forbids_missi(state: Position, seat: int, number: int, rule: str) -> Refusal | None:
    """Every order needs Missi who carry it out."""
    if state.missi[seat] < number:
        return Refusal("refusal-missi", rule, {"count": number, "number": state.missi[seat]})
    return None


def send_home(state: Position, seat: int, number: int) -> None:
    """Up to three Missi go to the homeland (5.1 a)."""
    country = state.palaces[seat]
    state.missi[seat] -= number
    state.followers[country * state.seats + seat] += number
    if state.journal is not None:
        params = {"seat": seat, "count": number, "country": state.board.names[country]}
        state.tell("event-home", params, (f"country:{state.board.slugs[country]}",))


# --- onto country cards (5.1 b) ---------------------------------------------------------------


def sendings(state: Position, seat: int, first: int) -> list[int]:
    """Cards in the slots, from country `first` on, whose country no other seat controls; what
    lies on the card does not matter (5.1 b; D3)."""
    moves: list[int] = []
    for card in state.realm.countries:
        if card >= first and state.cards[card] == SLOT:
            holder = ruler(state, card)
            if holder in (NONE, seat):
                moves.append(SEND + card)
    return moves


def sending_choices(state: Position, seat: int, latest: int) -> list[int]:
    return [DONE, *sendings(state, seat, latest)]


def forbids_sending(state: Position, seat: int, latest: int, card: int) -> Refusal | None:
    params = {"country": state.board.names[card]}
    if state.cards[card] != SLOT:
        return Refusal("refusal-card-not-in-slot", "5.1", params)
    holder = ruler(state, card)
    if holder not in (NONE, seat):
        return Refusal("refusal-ruled-by-other", "5.1", params | {"rival": holder})
    if card < latest:
        return Refusal("refusal-country-order", "5.1", params)
    return forbids_missi(state, seat, 1, "5.1")


def send(state: Position, seat: int, card: int) -> None:
    """A Missus goes on a card; any number may follow, card by card."""
    state.missi[seat] -= 1
    state.emissaries[card * state.seats + seat] += 1
    if state.journal is not None:
        params = {"seat": seat, "country": state.board.names[card]}
        state.tell("event-sent", params, (f"card:{state.board.slugs[card]}",))
    if state.missi[seat] and sendings(state, seat, card):
        state.agenda.append((SENDING, seat, card))


# --- from the cards to the countries (5.1 c) --------------------------------------------------


def unfoldings(state: Position, seat: int, first: int) -> list[int]:
    """Cards on which the seat has a follower (5.1 c)."""
    moves: list[int] = []
    for card in state.realm.countries:
        if card >= first and state.emissaries[card * state.seats + seat]:
            moves.append(UNFOLD + card)
    return moves


def unfolding_choices(state: Position, seat: int, latest: int) -> list[int]:
    return [DONE, *unfoldings(state, seat, latest)]


def forbids_unfolding(state: Position, seat: int, latest: int, card: int) -> Refusal | None:
    params = {"country": state.board.names[card]}
    if not state.emissaries[card * state.seats + seat]:
        key = "refusal-no-emissary" if emissaries_on(state, card) else "refusal-empty-card"
        return Refusal(key, "5.1", params)
    if card < latest:
        return Refusal("refusal-country-order", "5.1", params)
    return None


def unfold(state: Position, seat: int, card: int) -> None:
    """All that is on the card comes to its country, everybody's followers and any gangs; the
    card is discarded. Any number of cards may follow (5.1 c; D4, D5)."""
    if state.journal is not None:
        params = {"seat": seat, "country": state.board.names[card]}
        state.tell("event-unfolded", params, (f"card:{state.board.slugs[card]}",))
    transfer(state, card)
    if unfoldings(state, seat, card):
        state.agenda.append((UNFOLDING, seat, card))
