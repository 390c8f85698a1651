"""`/api/exercises` and the exercise at a table: one position a day and game, to be solved."""

import asyncio
from datetime import UTC, datetime

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath

from regnum.analysis.problem import Problem, problem_of_day, solving_moves, verdict
from regnum.registry import bots, offered, read
from regnum.server.api.games import known
from regnum.server.api.guest import Guest
from regnum.server.api.tables import allow, opened, visible
from regnum.server.limits import NewTables
from regnum.server.live import now
from regnum.server.messages.lobby import Opened
from regnum.server.messages.study import ExerciseState
from regnum.server.tables import Tables
from regnum.table.opening import Exercise, Opening, open_exercise
from regnum.table.refused import Refused
from regnum.table.requests import show_solution, try_again
from regnum.table.table import Table


@post("/api/exercises/{key:str}", summary="Today's exercise of a game, at a table of one's own")
async def open_exercise_of_day(
    guest: NamedDependency[Guest],
    tables: NamedDependency[Tables],
    new_tables: NamedDependency[NewTables],
    key: FromPath[str],
) -> Opened:
    """The day is that of Greenwich, so that all have the same."""
    problem = problem_of_day(known(key), datetime.now(UTC).date())
    if problem is None:
        raise Refused("error-no-such-thing")
    allow(new_tables, guest)
    opening = await asyncio.to_thread(laid_out, key, problem, guest)
    return opened(tables, await tables.create(opening))


def laid_out(key: str, problem: Problem, guest: Guest) -> Opening:
    exercise = Exercise(problem.seat, problem.solution, problem.worth, problem.next_worth)
    best = bots(offered(key))[-1]
    return open_exercise(read(problem.record), exercise, guest.player, guest.name, best, now())


@get("/api/tables/{id:str}/exercise", summary="How far the exercise of a table is")
async def exercise(
    guest: NamedDependency[Guest], tables: NamedDependency[Tables], id: FromPath[str]
) -> ExerciseState:
    live = await visible(tables, id, guest)
    return await live.read(state_of)


@post("/api/tables/{id:str}/exercise/solution", summary="Play the solution of an exercise out")
async def solution(
    guest: NamedDependency[Guest], tables: NamedDependency[Tables], id: FromPath[str]
) -> ExerciseState:
    live = await visible(tables, id, guest)
    await live.request(guest.player, None, lambda table: show_solution(table, guest.player))
    return await live.read(state_of)


@post("/api/tables/{id:str}/exercise/again", summary="Back to the position of an exercise")
async def again(
    guest: NamedDependency[Guest], tables: NamedDependency[Tables], id: FromPath[str]
) -> ExerciseState:
    live = await visible(tables, id, guest)
    await live.request(guest.player, None, lambda table: try_again(table, guest.player))
    return await live.read(state_of)


def state_of(table: Table) -> ExerciseState:
    """What solves it is told only when the turn is over."""
    posed = table.opening.exercise
    if posed is None:
        raise Refused("refused-no-exercise")
    moves = solving_moves(table.history.game, posed.solution)
    found = verdict(table.history, table.laid_out, posed.seat, moves)
    if not found.over:
        return ExerciseState(posed.seat, False, False, [], None, None)
    return ExerciseState(
        posed.seat, True, found.right, list(posed.solution), posed.worth, posed.next_worth
    )
