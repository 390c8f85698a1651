"""Many games of one table side by side, each one decision further with every step.

Rows, masks and rewards of all games lie in one vector each, which numpy can look at without
copying: the loop over the games runs inside the compiled part. A game that is over is dealt anew,
in the same step or in the next one.
"""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from regnum.core.chance import fast
from regnum.core.errors import RegnumError
from regnum.core.game import Game
from regnum.core.packed import append, extend, i16, i64, packed, u8, vec
from regnum.core.state import State, first_owing
from regnum.core.tensor import Encoder, blank_masks, blank_rows, copied, copy_row, mark

EVERY_SEAT: Final = -1
EACH_IN_TURN: Final = -2
"""Who learns."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Rival:
    """Who plays the seats that do not learn: at random, unless a subclass knows better."""

    def __init__(self) -> None:
        self.lots = fast("rival")

    def begin(self, seed: str) -> None:
        """All games are dealt anew; what is drawn by lot follows from the seed."""
        self.lots = fast(f"rival:{seed}")

    def move(self, state: State, seat: i64, game: i64) -> i64:
        """The move of a seat that owes a decision in the game of this number."""
        moves = state.proposals(seat)
        move = moves[self.lots.draw(len(moves))]
        self.lots.wipe()
        return move


class Plan:
    """What all games of a batch have in common.

    `learner` is the seat that the steps decide for, and a rival plays the others; with EVERY_SEAT
    the steps decide for all, with EACH_IN_TURN the learner sits one seat on in every game. With
    `all_moves` everything legal is offered, else what search would look at: by that every game
    ends, and no position is reached in ten ways. After `limit` decisions a game is cut. `points`
    rewards what a seat gains on the way, instead of the result alone. With `lenient` a move that is
    not offered is replaced by one drawn by lot, else refused.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, Any],
        learner: i64,
        all_moves: bool,
        limit: i64,
        points: bool,
        lenient: bool,
        deals_at_once: bool,
    ) -> None:
        self.game = game
        self.seats: i64 = seats
        self.options = options
        self.learner = learner
        self.all_moves = all_moves
        self.limit = limit
        self.points = points
        self.lenient = lenient
        self.deals_at_once = deals_at_once


class Batch:
    """The games from number `first` on, so many of them; `reset` deals them. The same seed and the
    same moves lead to the same games."""

    def __init__(self, plan: Plan, first: i64, count: i64, rival: Rival | None) -> None:
        game = plan.game
        self.plan = plan
        self.first = first
        self.count = count
        self.seed = ""
        self.rival = rival
        self.lots = fast("lots")
        self.encoder: Encoder[Any] = game.encoder()
        self.width: i64 = self.encoder.width
        self.size: i64 = game.size
        self.blank = vec[i16]()
        """A blank row for each game, on a copy of which every step is written."""

        self.rows = vec[i16]()
        """By game: what whoever is to decide knows. A new vector with every step."""

        self.last_rows: vec[i16] = blank_rows(count if plan.deals_at_once else 0, self.width)
        """What was seen at the end of a game that ended in this step."""

        self.masks: vec[u8] = blank_masks(count, self.size)
        self.over: vec[u8] = blank_masks(count, 1)
        """By game: 1 where it came to its end in this step."""

        self.cut: vec[u8] = blank_masks(count, 1)
        """By game: 1 where it was broken off in this step."""

        self.rewards = vec[float](capacity=count * plan.seats)
        """By game and seat: what this step brought."""

        for _ in range(count * plan.seats):
            self.rewards = append(self.rewards, 0.0)
        self.seat: vec[i16] = blank_rows(count, 1)
        """By game: who is to decide."""

        self.learner: vec[i64] = packed([0] * count)
        self.begun: vec[i64] = packed([0] * count)
        self.taken: vec[i64] = packed([0] * count)
        self.offered: list[vec[i64]] = [vec[i64]() for _ in range(count)]
        self.standing: list[tuple[int, ...]] = [()] * count
        self.states: list[State] = []
        place: i64
        for place in range(count):
            self.states.append(self._dealt(place))
            self.blank = extend(self.blank, self.encoder.blank(self.states[place]))
        self.rows = copied(self.blank)

    def reset(self, seed: str) -> None:
        """Deal all games anew."""
        self.seed = seed
        self.lots = fast(f"{seed}/lots/{self.first}")
        if self.rival is not None:
            self.rival.begin(f"{seed}/{self.first}")
        self.rows = copied(self.blank)
        place: i64
        for place in range(len(self.rewards)):
            self.rewards[place] = 0.0
        for place in range(self.count):
            self.over[place] = u8(0)
            self.cut[place] = u8(0)
            self.begun[place] = 0
            self.states[place] = self._dealt(place)
            self._look(place)

    def step(self, moves: list[int]) -> None:
        """A move for each game; that of a game which ended in the step before is not looked at."""
        plan = self.plan
        chosen = self._checked(moves)
        self.rows = copied(self.blank)
        place: i64
        for place in range(len(self.rewards)):
            self.rewards[place] = 0.0
        for place in range(self.count):
            state = self.states[place]
            if self.over[place] or self.cut[place]:
                self.over[place] = u8(0)
                self.cut[place] = u8(0)
                if not plan.deals_at_once:
                    self.states[place] = self._dealt(place)
                    self._look(place)
                    continue
            state.advance(i64(self.seat[place]), chosen[place])
            self.taken[place] += 1
            self._let_rivals_play(state, place)
            self._reward(state, place)
            if not self.over[place] and not self.cut[place]:
                self._look(place)
            elif plan.deals_at_once:
                at = place * self.width
                copy_row(self.blank, self.last_rows, at, self.width)
                self.encoder.write(state, self._watcher(place), self.last_rows, at)
                self.states[place] = self._dealt(place)
                self._look(place)
            else:
                self.encoder.write(state, self._watcher(place), self.rows, place * self.width)
                self._offer(place, vec[i64]())

    def _checked(self, moves: list[int]) -> vec[i64]:
        """The moves, if each is offered; those of games that are over are not looked at."""
        chosen = vec[i64](capacity=self.count)
        place: i64
        for place in range(self.count):
            move = moves[place]
            over = self.over[place] or self.cut[place]
            if over and not self.plan.deals_at_once:
                move = 0
            elif not (0 <= move < self.size and self.masks[place * self.size + move]):
                if not self.plan.lenient:
                    raise not_offered(self.first + place, move)
                offered = self.offered[place]
                move = offered[self.lots.draw(len(offered))]
                self.lots.wipe()
            chosen = append(chosen, move)
        return chosen

    def _dealt(self, place: i64) -> State:
        """A new game, as far as the first decision of the learner."""
        plan = self.plan
        number = self.begun[place]
        self.begun[place] = number + 1
        self.taken[place] = 0
        self.learner[place] = plan.learner
        if plan.learner == EACH_IN_TURN:
            self.learner[place] = (self.first + place + number) % plan.seats
        chance = fast(f"{self.seed}/{self.first + place}/{number}")
        while True:
            state = plan.game.deal(int(plan.seats), plan.options, chance)
            state.journal = None
            self._let_rivals_play(state, place)
            if state.owing:
                break
        if plan.points:
            self.standing[place] = state.standing()
        return state

    def _let_rivals_play(self, state: State, place: i64) -> None:
        """Until the learner owes a decision, or the game is over or too long."""
        learner = self.learner[place]
        rival = self.rival
        if learner == EVERY_SEAT or rival is None:
            return
        while state.owing and not state.owing >> learner & 1 and not self._too_long(place):
            seat = first_owing(state)
            state.advance(seat, rival.move(state, seat, place))
            self.taken[place] += 1

    def _too_long(self, place: i64) -> bool:
        return self.taken[place] >= self.plan.limit

    def _reward(self, state: State, place: i64) -> None:
        """What the step brought, and whether the game goes on."""
        at = place * self.plan.seats
        if not state.owing:
            self.over[place] = u8(1)
        elif self._too_long(place):
            self.cut[place] = u8(1)
        if self.plan.points:
            before, now = self.standing[place], state.standing()
            for seat in range(state.seats):
                self.rewards[at + seat] = float(now[seat] - before[seat])
            self.standing[place] = now
        elif not state.owing:
            result = state.result()
            assert result is not None
            for seat, value in enumerate(result.values()):
                self.rewards[at + seat] = value

    def _watcher(self, place: i64) -> i64:
        """Whose view is shown at the end: the learner's, or that of whoever decided last."""
        learner = self.learner[place]
        return i64(self.seat[place]) if learner == EVERY_SEAT else learner

    def _look(self, place: i64) -> None:
        """Write what whoever is to decide sees and may do."""
        state = self.states[place]
        learner = self.learner[place]
        seat = first_owing(state) if learner == EVERY_SEAT else learner
        self.seat[place] = i16(seat)
        self.encoder.write(state, seat, self.rows, place * self.width)
        self._offer(place, state.choices(seat) if self.plan.all_moves else state.proposals(seat))

    def _offer(self, place: i64, moves: vec[i64]) -> None:
        """Change the mask from what was offered to what is."""
        at = place * self.size
        mark(self.masks, at, self.offered[place], u8(0))
        mark(self.masks, at, moves, u8(1))
        self.offered[place] = moves


def not_offered(place: int, move: int) -> RegnumError:
    """What is wrong with the move of a game."""
    return RegnumError(f"Game {place}: move {move} is not offered; its mask shows what is.")
