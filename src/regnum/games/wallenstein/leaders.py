"""Military leaders: where they stand, what they gain, the statues they leave (11)."""

from collections.abc import Iterator
from typing import Any, Final

from regnum.core.journal import Ask
from regnum.core.packed import append, i64, vec
from regnum.core.phase import Decision
from regnum.core.refusal import Refusal
from regnum.core.result import Points
from regnum.core.vectors import changed
from regnum.games.wallenstein.board import ADJACENT, IDS, STATUES
from regnum.games.wallenstein.counties import count_counties, out_of_game
from regnum.games.wallenstein.ending import scored
from regnum.games.wallenstein.facts import COUNTIES, NONE
from regnum.games.wallenstein.modules import Module
from regnum.games.wallenstein.moves import LATER, LEADER, NO_STATUE, STATUE
from regnum.games.wallenstein.scene import Land, Player
from regnum.games.wallenstein.season import seasons_performed
from regnum.games.wallenstein.state import SOURCES, STATUES_SCORED, TROPHIES_SCORED, Position


class Leaders(Module):
    """Each player has a military leader and six statues."""

    def group_settled(self, state: Position, seat: i64, county: i64, last: bool) -> None:
        """In the draft a leader comes with any county, at the latest with the last (11.1)."""
        if state.leader[seat] != NONE:
            return
        if last:
            place_leader(state, seat, county)
        else:
            state.ask(POST_LEADER, seat, county)

    def order_is_set(self, state: Position) -> None:
        """With the printed line-ups leaders are placed in the first spring (11.1)."""
        if state.round == 0:
            state.push_in_order(PLACE_LEADER)

    def actions_are_done(self, state: Position) -> None:
        state.push_in_order(MOVE_LEADER)

    def year_ends(self, state: Position) -> None:
        """Leaders who were lost return (11.4)."""
        state.push_in_order(PLACE_LEADER)

    def bonus(self, state: Position, seat: i64, county: i64) -> i64:
        """One where the seat's leader stands: a Thaler saved, a unit or an army more (11.2)."""
        return 1 if state.leader[seat] == county else 0

    def county_lost(self, state: Position, seat: i64, county: i64) -> None:
        """A leader there leaves the board (11.4)."""
        if state.leader[seat] == county:
            state.leader = changed(state.leader, seat, NONE)
            if state.journal is not None:
                params = {"seat": seat, "county": IDS[county]}
                state.tell("event-leader-flees", params, (f"county:{IDS[county]}",))

    def game_ends(self, state: Position) -> None:
        """A point for each statue on the board and each trophy (11.5)."""
        points = state.scored[:]
        for seat in range(state.seats):
            raised = statues_standing(state, seat)
            points[seat * SOURCES + STATUES_SCORED] = raised
            points[seat * SOURCES + TROPHIES_SCORED] = state.trophies[seat]
            gained = raised + state.trophies[seat]
            if gained and state.journal is not None:
                state.tell("event-fame", {"seat": seat, "count": gained}, (f"seat:{seat}",))
        state.scored = points

    def account(self, state: Position, seat: i64) -> list[Points]:
        return [
            scored(state, int(seat), STATUES_SCORED, "reckoning-statues", "11.5"),
            scored(state, int(seat), TROPHIES_SCORED, "reckoning-trophies", "11.5"),
        ]

    def show_county(self, state: Position, county: i64, view: Land) -> None:
        seats = range(state.seats)
        view["leaders"] = [seat for seat in seats if state.leader[seat] == county]
        view["statues"] = [
            seat for seat in seats for token in tokens_of(state, seat) if token == county
        ]

    def show_player(self, state: Position, seat: i64, view: Player) -> None:
        leader = state.leader[seat]
        view["leader"] = None if leader == NONE else IDS[leader]
        view["trophies"] = int(state.trophies[seat])

    def table_faults(self, state: Position) -> Iterator[str]:
        """A leader stands in a county of its own player."""
        for seat in range(state.seats):
            leader = state.leader[seat]
            if leader != NONE and state.owner[leader] != seat:
                yield f"The military leader of seat {seat} must stand in a county of its own."

    def moment_faults(self, state: Position) -> Iterator[str]:
        """A seat raises one statue a season; they are scored at the end (11.3, 11.5)."""
        seasons = seasons_performed(state)
        raised = sum(list(state.trophies))
        for seat in range(state.seats):
            standing = statues_standing(state, seat)
            raised += standing
            if standing > seasons:
                yield f"Seat {seat} has raised more statues than there were seasons."
            earned = [0, 0] if state.owing else [standing, int(state.trophies[seat])]
            first = seat * SOURCES + STATUES_SCORED
            if list(state.scored[first : first + 2]) != earned:
                yield f"Seat {seat} scores statues and trophies at the end."
        if raised > seasons * state.seats:
            yield "There are more statues and trophies than can have been raised."

    def most_grain(self, state: Position, seat: i64, harvests: i64) -> i64:
        return harvests


def tokens_of(state: Position, seat: i64) -> list[int]:
    """The counties where a seat's statues stand, NONE for those that stand nowhere."""
    return list(state.statues[seat * STATUES : seat * STATUES + STATUES])


def statues_standing(state: Position, seat: i64) -> int:
    return sum([token != NONE for token in tokens_of(state, seat)])


def free_statue(state: Position, seat: i64) -> i64:
    """A statue token of the seat that stands nowhere, NONE if all six are on the board."""
    token: i64
    for token in range(seat * STATUES, seat * STATUES + STATUES):
        if state.statues[token] == NONE:
            return token
    return NONE


def place_leader(state: Position, seat: i64, county: i64) -> None:
    """The leader stands there, and takes the others' statues as trophies (11.3; V7)."""
    state.leader = changed(state.leader, seat, county)
    if state.journal is not None:
        params = {"seat": seat, "county": IDS[county]}
        state.tell("event-leader", params, (f"county:{IDS[county]}",))
    token: i64
    for token in range(len(state.statues)):
        if state.statues[token] == county and token // STATUES != seat:
            state.statues = changed(state.statues, token, NONE)
            state.trophies = changed(state.trophies, seat, state.trophies[seat] + 1)
            if state.journal is not None:
                params = {"seat": seat, "rival": token // STATUES, "county": IDS[county]}
                targets = (f"county:{IDS[county]}", f"seat:{seat}")
                state.tell("event-trophy", params, targets)


class PostLeader(Decision[Position]):
    """In the draft: whether the leader comes with the county just claimed (11.1), which is the
    number."""

    def choices(self, state: Position, seat: i64, number: i64) -> vec[i64]:
        return append(append(vec[i64](capacity=2), LEADER + number), LATER)

    def forbids(self, state: Position, seat: i64, number: i64, move: i64) -> Refusal | None:
        if move in (LATER, LEADER + number):
            return None
        county = move - LEADER
        params = {"county": IDS[county]}
        if state.used[county] and state.owner[county] == seat:
            return Refusal("refusal-leader-not-there", "11.1", params)
        return forbids_foreign(state, seat, county, "11.1")

    def take(self, state: Position, seat: i64, number: i64, move: i64) -> None:
        if move != LATER:
            place_leader(state, seat, move - LEADER)

    def params(self, state: Position, seat: i64, number: i64) -> dict[str, Any]:
        return {"county": IDS[number]}

    def fits(self, state: Position, seat: i64, number: i64) -> bool:
        if LEADERS_MODULE not in state.modules or number >= COUNTIES:
            return False
        return state.owner[number] == seat and state.leader[seat] == NONE


class PlaceLeader(Decision[Position]):
    """Who has no leader on the board places one: in the first spring (11.1), or after a winter
    if it was lost (11.4)."""

    def begin(self, state: Position, seat: i64, number: i64) -> None:
        if state.leader[seat] == NONE and count_counties(state, seat):
            state.ask(self, seat)

    def choices(self, state: Position, seat: i64, number: i64) -> vec[i64]:
        return other_counties(state, seat)

    def forbids(self, state: Position, seat: i64, number: i64, move: i64) -> Refusal | None:
        return forbids_foreign(state, seat, move - LEADER, occasion(state))

    def take(self, state: Position, seat: i64, number: i64, move: i64) -> None:
        place_leader(state, seat, move - LEADER)

    def asks(self, state: Position, seat: i64, number: i64) -> Ask:
        return super().asks(state, seat, number)._replace(rule=occasion(state))

    def fits(self, state: Position, seat: i64, number: i64) -> bool:
        return number == 0 and LEADERS_MODULE in state.modules


def occasion(state: Position) -> str:
    """The section by which a leader is placed."""
    return "11.1" if state.round == 0 else "11.4"


class MoveLeader(Decision[Position]):
    """After the tenth action every leader must move to another county of its player (11.3;
    V6)."""

    def begin(self, state: Position, seat: i64, number: i64) -> None:
        if state.leader[seat] != NONE and count_counties(state, seat) > 1:
            state.ask(self, seat)

    def choices(self, state: Position, seat: i64, number: i64) -> vec[i64]:
        return other_counties(state, seat)

    def forbids(self, state: Position, seat: i64, number: i64, move: i64) -> Refusal | None:
        county = move - LEADER
        if state.leader[seat] == county:
            return Refusal("refusal-leader-must-move", "11.3", {"county": IDS[county]})
        return forbids_foreign(state, seat, county, "11.3")

    def take(self, state: Position, seat: i64, number: i64, move: i64) -> None:
        """To an adjacent county a leader goes as a victor, and a statue may stay behind."""
        former, county = state.leader[seat], move - LEADER
        place_leader(state, seat, county)
        if ADJACENT[county] >> former & 1 and free_statue(state, seat) != NONE:
            state.ask(RAISE_STATUE, seat, former)

    def fits(self, state: Position, seat: i64, number: i64) -> bool:
        return number == 0 and LEADERS_MODULE in state.modules


def other_counties(state: Position, seat: i64) -> vec[i64]:
    """Moves that bring a leader to any county of its player but the one where it stands."""
    here = state.leader[seat]
    moves = vec[i64](capacity=16)
    county: i64
    for county in range(COUNTIES):
        if state.owner[county] == seat and county != here:
            moves = append(moves, LEADER + county)
    return moves


def forbids_foreign(state: Position, seat: i64, county: i64, rule: str) -> Refusal | None:
    """A leader stands in a county of its own player only."""
    if not state.used[county]:
        return out_of_game(state, county)
    if state.owner[county] != seat:
        return Refusal("refusal-not-your-county", rule, {"county": IDS[county]})
    return None


class RaiseStatue(Decision[Position]):
    """Whether a statue stays behind in the county that the leader left (11.3), which is the
    number."""

    def choices(self, state: Position, seat: i64, number: i64) -> vec[i64]:
        return append(append(vec[i64](capacity=2), STATUE), NO_STATUE)

    def forbids(self, state: Position, seat: i64, number: i64, move: i64) -> Refusal | None:
        return None

    def take(self, state: Position, seat: i64, number: i64, move: i64) -> None:
        if move == NO_STATUE:
            return
        state.statues = changed(state.statues, free_statue(state, seat), number)
        if state.journal is not None:
            params = {"seat": seat, "county": IDS[number]}
            state.tell("event-statue", params, (f"county:{IDS[number]}",))

    def params(self, state: Position, seat: i64, number: i64) -> dict[str, Any]:
        return {"county": IDS[number]}

    def fits(self, state: Position, seat: i64, number: i64) -> bool:
        leader = state.leader[seat]
        if LEADERS_MODULE not in state.modules or number >= COUNTIES or leader == NONE:
            return False
        return ADJACENT[leader] >> number & 1 != 0 and free_statue(state, seat) != NONE


LEADERS_MODULE: Final = Leaders("leaders", True, "leader", "statues", "trophies")
POST_LEADER: Final = PostLeader("post-leader", "ask-post-leader", "11.1", (LEADER, LATER + 1))
PLACE_LEADER: Final = PlaceLeader(
    "place-leader", "ask-place-leader", "11.1", (LEADER, LEADER + COUNTIES)
)
MOVE_LEADER: Final = MoveLeader(
    "move-leader", "ask-move-leader", "11.3", (LEADER, LEADER + COUNTIES)
)
RAISE_STATUE: Final = RaiseStatue("raise-statue", "ask-statue", "11.3", (STATUE, NO_STATUE + 1))
