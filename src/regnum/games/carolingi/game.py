"""Carolingi: the game, and how each decision and step finds its chapter."""

from typing import Any, Final, cast

from regnum.core.game import Game
from regnum.core.journal import Ask
from regnum.core.options import Option
from regnum.core.refusal import Refusal
from regnum.core.state import NOBODY, Points, Result, State, Step
from regnum.games.carolingi import advanced, events, scenario814, scoring, seasons
from regnum.games.carolingi.actions import battle, develop, equip, influence, move, peace, tile
from regnum.games.carolingi.board import Board, board_at, own_board
from regnum.games.carolingi.facts import COUNTRIES, FOLLOWERS, MOST_SEATS
from regnum.games.carolingi.invariants import faults
from regnum.games.carolingi.moves import (
    BUILD,
    DONE,
    EQUIP,
    EXPEL,
    FIGHT,
    GROUP,
    HOME,
    HONOR,
    KEEP,
    LAY,
    MARCH,
    PALACE,
    PASS,
    PLAY,
    SEND,
    SETTLE,
    SOLVE,
    STARVE,
    SUMMON,
    SWAP,
    TROPHY,
    UNFOLD,
    table,
)
from regnum.games.carolingi.preparation import prepare
from regnum.games.carolingi.secrets import redraw
from regnum.games.carolingi.state import (
    ACT,
    BEGIN_SEASON,
    BUILDING,
    BY_PEACE,
    CHECK_CLAIM,
    CHECK_CLAIMS,
    CHOOSE_HONOR,
    CLAIM_TROPHY,
    DRAFT,
    DRAFT_FOLLOWER,
    DRAW_TILE,
    END_SEASON,
    EQUIPPING,
    EXPELLING,
    EXTRA_ACTION,
    FEED,
    FIGHTING,
    FILL_BAG,
    GROUPING,
    LAY_TILES,
    MARCHING,
    NEXT_CLAIM,
    REASONS,
    RUNNING,
    SENDING,
    STARVING,
    SWAP_TILES,
    TURN_OF_YEAR,
    UNFOLDING,
    VARIANTS,
    Position,
)
from regnum.games.carolingi.view import scene

ASKS: Final = (
    ("ask-lay", "3.1"),
    ("ask-swap", "3.3"),
    ("ask-act", "5"),
    ("ask-send", "5.1"),
    ("ask-unfold", "5.1"),
    ("ask-build", "5.2"),
    ("ask-expel", "6.2.1"),
    ("ask-equip", "5.3"),
    ("ask-march", "5.4"),
    ("ask-group", "5.4"),
    ("ask-fight", "5.5"),
    ("ask-trophy", "5.5"),
    ("ask-starve", "4.2"),
    ("ask-extra", "5.8"),
    ("ask-honor", "814-4.2.3"),
    ("ask-draft", "6.1.2"),
)
"""The text and the section of each decision, in the order of the steps."""

HOURGLASS: Final = (0, 30, 60, 120, 300)
"""Seconds; 0 plays without it."""


class CarolingiState(Position):
    """A game of Carolingi: each decision and step finds its section."""

    def choices(self, seat: int) -> list[int]:
        step, _, number = self.agenda[-1]
        if step == LAY_TILES:
            return seasons.lay_choices(self, seat)
        if step == ACT:
            return tile.choices(self, seat, number)
        if step == SWAP_TILES:
            return seasons.swap_choices(self, seat)
        if step == SENDING:
            return influence.sending_choices(self, seat, number)
        if step == UNFOLDING:
            return influence.unfolding_choices(self, seat, number)
        if step == BUILDING:
            return develop.building_choices(self, seat, number % COUNTRIES)
        if step == EQUIPPING:
            return equip.equipping_choices(self, seat, number)
        if step == MARCHING:
            return move.marching_choices(self, seat, number)
        if step == GROUPING:
            return move.group_choices(self, seat, number)
        if step == FIGHTING:
            return battle.fighting_choices(self, seat, number)
        if step == CLAIM_TROPHY:
            return battle.trophy_choices()
        if step == STARVING:
            return events.starving_choices(self, number)
        if step == EXTRA_ACTION:
            return peace.extra_choices(self, seat)
        if step == DRAFT_FOLLOWER:
            return advanced.draft_choices(self, seat, number)
        if step == EXPELLING:
            return advanced.refuges(self, number // COUNTRIES, number % COUNTRIES)
        return scenario814.honor_choices(self, seat)

    def forbids(self, seat: int, choice: int) -> Refusal | None:
        step, _, number = self.agenda[-1]
        if step == ACT and (choice == PASS or choice >= SOLVE):
            return tile.forbids(self, seat, number, choice)
        if step == LAY_TILES and LAY <= choice < SWAP:
            return seasons.forbids_laying(self, seat, choice - LAY)
        if step == SWAP_TILES and (choice == KEEP or SWAP <= choice < PLAY):
            return seasons.forbids_swap(self, seat, choice)
        if SENDING <= step <= FIGHTING:
            return self.forbids_going_on(step, seat, number, choice)
        if step == CLAIM_TROPHY and choice in (DONE, TROPHY):
            return None
        if step == STARVING and STARVE <= choice < SETTLE:
            named, colour = divmod(choice - STARVE, MOST_SEATS)
            return events.forbids_starving(self, number, named, colour)
        if step == EXTRA_ACTION and PLAY <= choice < SOLVE:
            return peace.forbids_extra(self, seat, choice - PLAY)
        if step == EXTRA_ACTION and choice == PASS:
            return None
        if step == CHOOSE_HONOR and HONOR <= choice < HOME:
            return scenario814.forbids_honor(self, seat, choice - HONOR)
        if step == CHOOSE_HONOR and choice == DONE:
            return None
        if step == DRAFT_FOLLOWER and SETTLE <= choice < MARCH:
            return advanced.forbids_draft(self, seat, number, choice)
        return self.other_decision(step)

    def forbids_going_on(self, step: int, seat: int, number: int, choice: int) -> Refusal | None:
        """The sequences of small decisions: another one of the kind, or the end."""
        ends = step not in (EXPELLING, EQUIPPING, GROUPING)
        if choice == DONE and ends:
            return None
        if step == SENDING and SEND <= choice < UNFOLD:
            return influence.forbids_sending(self, seat, number, choice - SEND)
        if step == UNFOLDING and UNFOLD <= choice < UNFOLD + COUNTRIES:
            return influence.forbids_unfolding(self, seat, number, choice - UNFOLD)
        if step == BUILDING and BUILD <= choice < PALACE:
            return develop.forbids_building(self, seat, number % COUNTRIES, choice - BUILD)
        if step == EXPELLING and EXPEL <= choice < SUMMON:
            country, latest = divmod(number, COUNTRIES)
            return advanced.forbids_expelling(self, country, latest, choice - EXPEL)
        if step == EQUIPPING and EQUIP <= choice < GROUP:
            return equip.forbids_equipping(self, seat, number, choice - EQUIP)
        if step == MARCHING and choice >= MARCH:
            return move.forbids_march(self, seat, number, choice - MARCH)
        if step == GROUPING and GROUP <= choice < GROUP + FOLLOWERS:
            return move.forbids_group(self, seat, number, choice - GROUP + 1)
        if step == FIGHTING and FIGHT <= choice < TROPHY:
            return battle.forbids(self, seat, number, choice - FIGHT)
        return self.other_decision(step)

    def other_decision(self, step: int) -> Refusal:
        ask, rule = ASKS[step]
        return Refusal("refusal-other-decision", rule, {"decision": ask})

    def decide(self, seat: int, choice: int) -> None:
        step, _, number = self.agenda[-1]
        if step == LAY_TILES:
            self.committed(seat, seasons.lay(self, seat, choice - LAY))
        elif step == SWAP_TILES:
            self.committed(seat, seasons.choose_swap(self, seat, choice))
            if not self.to_move:
                seasons.make_swaps(self)
        else:
            self.agenda.pop()
            self.to_move = NOBODY
            if step == ACT:
                tile.begin(self, seat, number, choice)
            elif step <= FIGHTING:
                self.go_on(step, seat, number, choice)
            else:
                self.decide_rarer(step, seat, number, choice)
        self.end_if_over()

    def committed(self, seat: int, complete: bool) -> None:
        """A seat that has decided in secret owes nothing more; with the last the step is over."""
        if complete:
            self.to_move = tuple([other for other in self.to_move if other != seat])
            if not self.to_move:
                self.agenda.pop()

    def go_on(self, step: int, seat: int, number: int, choice: int) -> None:
        if step == FIGHTING and choice == DONE:
            battle.end_battles(self, seat)
        elif choice == DONE:
            return
        elif step == SENDING:
            influence.send(self, seat, choice - SEND)
        elif step == UNFOLDING:
            influence.unfold(self, seat, choice - UNFOLD)
        elif step == BUILDING:
            develop.build(self, seat, choice - BUILD, number // COUNTRIES)
        elif step == EXPELLING:
            advanced.expel(self, seat, number // COUNTRIES, choice - EXPEL)
        elif step == EQUIPPING:
            equip.equip(self, seat, choice - EQUIP)
        elif step == MARCHING:
            move.set_out(self, seat, choice - MARCH)
        elif step == GROUPING:
            move.march(self, seat, number, choice - GROUP + 1)
        else:
            battle.fight(self, seat, choice - FIGHT)

    def decide_rarer(self, step: int, seat: int, number: int, choice: int) -> None:
        if step == STARVING:
            events.starve(self, seat, number, (choice - STARVE) % MOST_SEATS)
        elif step == EXTRA_ACTION:
            peace.play_extra(self, seat, choice)
        elif step == DRAFT_FOLLOWER:
            advanced.place_drafted(self, seat, number, choice)
        elif choice == TROPHY:
            battle.claim_trophy(self, seat)
        elif choice != DONE:
            scenario814.honor(self, seat, choice - HONOR)

    def perform(self, step: Step) -> None:
        kind, seat, number = step
        if kind == DRAW_TILE:
            seasons.draw_tile(self)
        elif kind == LAY_TILES:
            seasons.open_laying(self)
        elif kind == EXTRA_ACTION:
            peace.offer_extra_action(self, seat)
        elif kind == SWAP_TILES:
            seasons.open_swaps(self)
        elif kind < BEGIN_SEASON:
            self.ask(seat, step)
        elif kind == FEED:
            events.feed(self, number)
        elif kind == BEGIN_SEASON:
            seasons.begin_season(self)
        elif kind == FILL_BAG:
            seasons.fill_bag(self)
        elif kind == END_SEASON:
            seasons.end_season(self)
        elif kind == TURN_OF_YEAR:
            seasons.turn_of_year(self)
        elif kind == CHECK_CLAIM:
            peace.check_claim(self, seat)
        elif kind == NEXT_CLAIM:
            peace.next_claim(self)
        elif kind == CHECK_CLAIMS:
            peace.check_claims(self)
        elif kind == DRAFT:
            advanced.draft(self)
        self.end_if_over()

    def end_if_over(self) -> None:
        if self.ending != RUNNING:
            self.finish()
            if self.ending > BY_PEACE:
                points = [scoring.points(self, seat) for seat in range(self.seats)]
                self.winner = scenario814.favourite(self, points)
            self.tell("event-end", {"reason": REASONS[self.ending]})

    def asks(self, seat: int) -> Ask:
        step, _, number = self.agenda[-1]
        key, rule = ASKS[step]
        return Ask(key, rule, self.ask_params(step, seat, number))

    def ask_params(self, step: int, seat: int, number: int) -> dict[str, Any]:
        """What the question speaks of."""
        params: dict[str, Any] = {"seat": seat, "count": self.missi[seat]}
        names = self.board.names
        if step == LAY_TILES:
            params["count"] = 2 - (self.laid[2 * seat] >= 0)
        elif step == ACT:
            params["tile"] = self.tile_word(number)
        elif step == BUILDING:
            params["count"] = number // COUNTRIES
        elif step == EQUIPPING:
            params["count"] = number
        elif step == GROUPING:
            params["country"] = names[self.board.links_from[number]]
            params["target"] = names[self.board.links_to[number]]
        elif step == STARVING:
            params["country"] = names[number]
            params["count"] = events.excess_in(self, number)
        elif step == EXPELLING:
            params["country"] = names[number // COUNTRIES]
            params["count"] = self.gangs[number // COUNTRIES]
        elif step == DRAFT_FOLLOWER:
            params["country"] = names[number] if number < COUNTRIES else "none"
        return params

    def scene(self, seat: int | None) -> dict[str, Any]:
        return scene(self, seat)

    def redraw(self, seat: int) -> None:
        redraw(self, seat)

    def allowance(self) -> int | None:
        return seasons.hourglass(self)

    def time_out(self) -> None:
        seasons.sand_runs_out(self)

    def outcome(self) -> Result:
        return scoring.outcome(self)

    def account(self, seat: int) -> list[Points]:
        return scoring.account(self, seat)

    def faults(self) -> list[str]:
        return list(faults(self))


class Carolingi(Game):
    """Two to six grandchildren of Charlemagne; on the game's own board or an owner's."""

    def __init__(self, board: str | None = None) -> None:
        own = own_board()
        self.facts: Board = own if board is None else board_at(board)
        super().__init__(
            key="carolingi",
            title="Carolingi",
            ruleset=1,
            seats=range(2, MOST_SEATS + 1),
            options={
                "years": Option(5, tuple(range(1, 11)), "option-years"),
                "variant": Option("base", VARIANTS, "option-variant"),
                "anarchy": Option(False, (False, True), "option-anarchy"),
                "hourglass": Option(0, HOURGLASS, "option-hourglass"),
            },
            moves=table(self.facts),
            turn_rule="3",
            end_rule="3.5",
            board="" if self.facts.fingerprint == own.fingerprint else self.facts.fingerprint,
        )

    def blank(self, seats: int, options: dict[str, Any]) -> State:
        return CarolingiState(self, seats, options, self.facts)

    def set_up(self, state: State) -> None:
        prepare(cast(Position, state))
