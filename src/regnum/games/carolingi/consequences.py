"""What a move brings at once, told before it is made. The rules carry it out on a copy, without
what chance, events and siblings bring after it."""

from typing import Final, cast

from regnum.core.agenda import NUMBER_SHIFT
from regnum.core.moves import Move
from regnum.core.packed import i64
from regnum.core.phase import Stop
from regnum.games.carolingi.actions.equip import levies
from regnum.games.carolingi.events import capacity
from regnum.games.carolingi.lands import followers_in
from regnum.games.carolingi.scene import Consequence
from regnum.games.carolingi.state import Position

AT_COURT: Final = ("send", "activate", "palace", "summon", "equip")
IN_A_COUNTRY: Final = ("home", "unfold", "build", "group", "fight", "soothe", "starve")
TOLD: Final = frozenset((*AT_COURT, *IN_A_COUNTRY))
"""The kinds of moves whose names do not say it all, by where they tell."""


def consequences(state: Position, seat: int) -> list[Consequence]:
    """What comes of each of the moves that a seat could make now."""
    found: list[Consequence] = []
    for number in state.legal(seat):
        move = state.game.moves[number]
        after = carried_out(state, seat, number) if move.kind in TOLD else None
        if after is not None:
            amounts = told(state, after, seat, move)
            found.append(cast(Consequence, {"move": number, **amounts}))
    return found


def carried_out(state: Position, seat: int, move: int) -> Position | None:
    """The position with this move made and nothing after it; None if it ends the game."""
    after = cast(Position, state.copy())
    try:
        after.open.answer(after, seat, after.agenda[-1] >> NUMBER_SHIFT, move)
    except Stop:
        return None
    return after


def told(state: Position, after: Position, seat: int, move: Move) -> dict[str, int]:
    """The amounts in which a move of this kind is told."""
    if move.kind in AT_COURT:
        return at_court(state, after, seat, move.kind)
    country = concerned(state, seat, move)
    if move.kind == "starve":
        return {"left": int(after.followers[country * state.seats + int(move.args[1])])}
    return in_a_country(state, after, seat, move.kind, country)


def at_court(state: Position, after: Position, seat: int, kind: str) -> dict[str, int]:
    missi, leudes = int(after.missi[seat]), int(after.leudes[seat])
    if kind == "summon":
        return {"left": levies_left(state, seat, leudes - state.leudes[seat]), "count": leudes}
    if kind == "equip":
        return {"left": levies_left(state, seat, missi - state.missi[seat]), "count": missi}
    return {"left": missi}


def in_a_country(
    state: Position, after: Position, seat: int, kind: str, country: int
) -> dict[str, int]:
    place = country * state.seats + seat
    missi, own, gangs = (
        int(after.missi[seat]),
        int(after.followers[place]),
        int(after.gangs[country]),
    )
    match kind:
        case "home":
            return {"left": missi, "count": own}
        case "unfold":
            come = int(followers_in(after, country) - followers_in(state, country))
            return {"count": come, "number": gangs - int(state.gangs[country])}
        case "build":
            return {"left": missi, "count": int(capacity(after, country))}
        case "soothe":
            return {"left": missi, "count": gangs}
        case "fight":
            lost = int(state.followers[place]) - own
            return {"count": lost, "number": int(state.gangs[country]) - gangs}
    return {"left": own}


def levies_left(state: Position, seat: int, spent: i64) -> int:
    """Of those that the tile has brought, or brings (5.3)."""
    brought = state.asks(seat).params.get("count", int(levies(state, seat)))
    return int(brought - spent)


def concerned(state: Position, seat: int, move: Move) -> int:
    """The country that a move is about: the one it names, the one a group leaves, or home."""
    if move.kind == "home":
        return int(state.palaces[seat])
    named = state.asks(seat).params["country"] if move.kind == "group" else move.args[0]
    return state.board.slugs.index(str(named))
