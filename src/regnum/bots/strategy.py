"""What a game teaches those who learn and search."""

from typing import TYPE_CHECKING, Any, NamedTuple

from mypy_extensions import mypyc_attr

from regnum.bots.thought import Budget, Thought
from regnum.core.chance import Stream
from regnum.core.packed import i64, vec
from regnum.core.state import State

if TYPE_CHECKING:
    from regnum.bots.evaluation import Evaluation


class Aim(NamedTuple):
    """What a turn is for: the key of a text and what it speaks of."""

    key: str
    params: dict[str, Any]


@mypyc_attr(allow_interpreted_subclasses=True)
class Strategy:
    """What is seen in a position, how a seat goes on without much thought, and what a result is
    worth.

    A position is judged by its features: the numbers of all that is true of it for a seat, out of
    `size` that could be. A feature that is there twice is named twice.
    """

    def size(self) -> int:
        """How many features there are."""
        raise NotImplementedError

    def first_weights(self) -> list[float]:
        """What somebody is told before the first game: nothing, or a rule of thumb."""
        return [0.0] * self.size()

    def first_habits(self) -> list[float]:
        """The numbers by which anybody goes on, where such are learned, as somebody has thought
        them up."""
        return []

    def reaches(self) -> list[float]:
        """How far each of these may be off while it is learned."""
        return []

    def dealt(self, number: int) -> dict[str, Any]:
        """The options of a game of training, so that what is learned holds for all of them."""
        return {}

    def features(self, state: State, seat: i64) -> vec[i64]:
        """What is true of a position of a running game, as this seat sees it."""
        raise NotImplementedError

    def amounts(self, state: State, seat: i64) -> vec[float]:
        """How much there is of each of them; nothing: each is there once."""
        return vec[float]()

    def hunch(self, state: State, seat: i64) -> float:
        """What a rule of thumb thinks of the same, as the logarithm of the odds: what is learned
        corrects it."""
        return 0.0

    def sobered(self, state: State, seat: i64, odds: float) -> float:
        """What is left of the odds by what was learned, going by how games ended between those who
        search: who has learned from lesser players may be too sure."""
        return odds

    def has_hunches(self) -> bool:
        """Whether there is such a rule, so that nobody learns from nothing."""
        return False

    def learns_from(self, state: State) -> bool:
        """Whether a position that has come up is one to judge."""
        return True

    def careful(self) -> bool:
        """Whether nothing is learned of a position from a move that was drawn by lot, and the steps
        of learning become smaller up to the end of the training."""
        return False

    def any_order(self, state: State) -> bool:
        """Whether several moves answer what is asked now, and lead to the same in any order. Who
        looks at one after the other may then begin with the best, and not only with the lowest."""
        return False

    def moves(self, state: State, seat: i64) -> vec[i64]:
        """What a seat chooses from that looks at one move after the other."""
        return state.choices(seat) if self.any_order(state) else state.proposals(seat)

    def unsettled(self, state: State) -> bool:
        """Whether a position tells little before others have answered."""
        return False

    def go_on(self, state: State, seat: i64, evaluation: "Evaluation", lots: Stream) -> None:
        """Play a decision of this seat as anybody would: one move, or several of a turn."""
        state.advance(seat, evaluation.best_move(state, seat))

    def explore(self, state: State, seat: i64, evaluation: "Evaluation", lots: Stream) -> None:
        """The same, for once off the beaten track."""
        moves = self.moves(state, seat)
        state.advance(seat, moves[lots.draw(len(moves))])

    def plans(
        self, state: State, seat: i64, evaluation: "Evaluation", lots: Stream, most: int
    ) -> list[list[int]]:
        """Whole turns worth a thought, where a beam would not find them; [] leaves it to the
        beam."""
        return []

    def enough(self, state: State, candidates: int, judged: int) -> tuple[int, int]:
        """How many turns are worth comparing, and how many positions judging, of as many as a bot
        would."""
        return candidates, judged

    def variations(
        self,
        state: State,
        seat: i64,
        evaluation: "Evaluation",
        moves: list[int],
        merits: dict[int, float],
        lots: Stream,
        most: int,
    ) -> list[list[int]]:
        """Turns that change a part of one that has proved good, with moves that did well."""
        return []

    def varies(self, state: State) -> bool:
        """Whether there are such turns here."""
        return False

    def believe(self, state: State, seat: i64, evaluation: "Evaluation", lots: Stream) -> None:
        """Make a sampled world a likely one for this seat: what is hidden was drawn from all
        that is possible, not from what people do."""

    def aims(self, before: State, after: State, seat: i64, moves: list[int]) -> list[Aim]:
        """What a seat is after that plays these moves, which lead from one position to the other,
        the weightiest first."""
        return []

    def poses(self, state: State) -> bool:
        """Whether a decision makes a problem that somebody could solve."""
        return True

    def first_look(self) -> Thought:
        """How long a position is looked at before it may become a problem."""
        return Thought(8, 8, Budget(4_000, 1))

    def stage(self, state: State) -> i64:
        """How far the game is; whoever looks ahead does so by stages."""
        return state.turn

    def partners(self, state: State) -> int:
        """How many seats win together."""
        return 1

    def won(self, state: State, seat: i64) -> float:
        """What the end is worth to a seat: its part of the victory."""
        return state.game.outcome(state).part_of_victory(seat)

    def hoped(self, state: State, seat: i64) -> float:
        """The same where the end is one of few that were tried, and how close it was tells more
        than who has won."""
        return self.won(state, seat)
