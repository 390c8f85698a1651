"""Exercises, guided games, and looking back at a game that was played."""

from msgspec import Struct


class ExerciseState(Struct):
    """How far an exercise is. When the turn of `seat` is `over`, whether it was `right`, with which
    moves it is solved, and which share of victory one may expect of these and of the next best."""

    seat: int
    over: bool
    right: bool
    solution: list[str]
    worth: float | None
    next_worth: float | None


class LessonPage(Struct):
    """Something that is told, in Markdown without HTML, and the elements that it speaks of. `stops`
    if it is told when the learner's move is played out, before what the others did is shown."""

    text: str
    points: list[str]
    stops: bool


class LessonStep(Struct):
    """What is told before the learner makes so many moves."""

    pages: list[LessonPage]
    moves: int


class Lesson(Struct):
    """A guided first game: what `seat` is told step by step, and after the last of them. `begins`
    is how many lines had been played before."""

    seat: int
    begins: int
    steps: list[LessonStep]
    closing: list[LessonPage]


class Aims(Struct):
    """What a bot is after, by its latest turn that lies open, in a few words each; [] where it has
    not had one."""

    seat: int
    reasons: list[str]


class CoursePoint(Struct):
    """After so many lines, in which round: the share of victory that each seat could expect."""

    line: int
    round: int
    expected: list[float]


class TurningPoint(Struct):
    """A turn that changed much: its lines from `first` to before `last`, whose it was (None if time
    ran out), and for which seat the odds changed most. `better` are moves that would have been
    worth more to whoever played, by what they could know, and how much; [] if there were none."""

    first: int
    last: int
    player: int | None
    seat: int
    before: float
    after: float
    better: list[str]
    played_worth: float | None
    better_worth: float | None


class PossibleTurn(Struct):
    """A turn that could be played, what it is worth to whoever decides, by what they can know, and
    whether it was the one played."""

    moves: list[str]
    worth: float
    played: bool


class BestTurns(Struct):
    """What `seat` could play from some position, the best first."""

    seat: int
    turns: list[PossibleTurn]


class RoundPoints(Struct):
    """Everybody's points at the end of a round, after so many lines; round 0 is the set-up."""

    line: int
    round: int
    points: list[int]


class Course(Struct):
    """How a game that is over went."""

    points: list[CoursePoint]
    turnings: list[TurningPoint]
