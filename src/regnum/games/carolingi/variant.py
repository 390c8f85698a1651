"""What the variants answer differently. These are the base game's answers; the advanced variant
and Scenario 814 override a few of them, and replace or add phases (see game.py)."""

from collections.abc import Iterator

from regnum.core.packed import i64
from regnum.core.result import Points
from regnum.games.carolingi.facts import FIRST_YEAR, GANGS, NONE, PEACE_CONDITIONS
from regnum.games.carolingi.preparation import prepare_countries
from regnum.games.carolingi.scene import Scene
from regnum.games.carolingi.scoring import conditions, ranks_by_points
from regnum.games.carolingi.seasons import BEGIN_SEASON
from regnum.games.carolingi.state import Position


class Variant:
    """The base game."""

    def __init__(self) -> None:
        self.first_year: i64 = FIRST_YEAR

    # --- preparing (2.2) ----------------------------------------------------------------

    def gangs(self, state: Position) -> int:
        """How many there are (2.1.4)."""
        return GANGS

    def hunger_cards(self, state: Position) -> int:
        """How many are in the game (2.2.2)."""
        return 1

    def set_up(self, state: Position) -> None:
        """Prepare the countries, and what comes first."""
        prepare_countries(state)
        state.push(BEGIN_SEASON)

    # --- tiles, cards and gangs ---------------------------------------------------------

    def tile_name(self, state: Position, tile: i64) -> str:
        """What is printed on a tile."""
        return state.board.tile_names[tile]

    def blocked(self, state: Position, kind: i64) -> bool:
        """Whether something keeps a drawn tile of this kind from being used."""
        return False

    def no_gang_left(self, state: Position) -> None:
        """A gang is needed and the supply is empty: nothing is placed (G3)."""

    def riot_spreads(self, followers: i64) -> bool:
        """Whether a riot spreads from the card of a woodland on which so many followers lay."""
        return True

    def card_inserted(self, state: Position, card: i64) -> None:
        """A card has come into its slot."""

    def card_triggered(self, state: Position, card: i64) -> None:
        """What was on a card has come to its country."""

    def card_removed(self, state: Position, card: i64) -> None:
        """A card leaves the game."""

    # --- victory (3.5, 5.8) -------------------------------------------------------------

    def palace_points(self, state: Position, seat: i64) -> int:
        """A homeland given at the start does not count (6.2.2)."""
        return 0

    def may_declare_peace(self, state: Position, seat: i64) -> bool:
        """Three conditions (5.8)."""
        return sum(conditions(state, seat)) >= PEACE_CONDITIONS

    def ranks(self, state: Position, scores: list[int]) -> list[int]:
        """The ranks at the end, 1 being the best."""
        return ranks_by_points(state, scores)

    def account(self, state: Position, seat: int) -> list[Points]:
        """What is counted besides the conditions of the base game."""
        return []

    # --- looking at the table -----------------------------------------------------------

    def renamed(self) -> dict[str, str]:
        """The elements that have another name than in the base game."""
        return {}

    def show(self, state: Position, view: Scene) -> None:
        """Add to the view what there is besides."""

    def problem_tiles(self, state: Position, kind: int) -> int:
        """How many there are of a kind."""
        return 0

    def honor_cubes(self, state: Position) -> int:
        """How many can be earned at a time."""
        return 0

    def faults(self, state: Position) -> Iterator[str]:
        """What a position must fulfil besides: homelands and woodlands are given (2.2.3, 2.2.8)."""
        board = state.board
        regions = list(state.realm.regions)
        homelands = [board.homeland[region] for region in regions]
        if sorted(state.palaces) != sorted([home for home in homelands if home != NONE]):
            yield "The palaces must stand in the homelands of so many players."
        for region in regions:
            members = list(board.members[region])
            if [country for country in members if state.forest[country]] != [
                board.woodland[region]
            ]:
                yield f"{board.region_names[region]} must have its own woodland."
        if any(count > 0 for count in list(state.waiting)):
            yield "Followers wait only while the countries are drafted."
