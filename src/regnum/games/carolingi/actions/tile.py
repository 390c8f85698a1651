"""An action tile has been drawn: what its owner may do with it (3.2, 5)."""

from regnum.core.refusal import Refusal
from regnum.games.carolingi import advanced, scenario814
from regnum.games.carolingi.actions import battle, develop, equip, influence, move, soothe
from regnum.games.carolingi.facts import (
    BATTLE,
    DEVELOP,
    DOTTED,
    EQUIP_MISSI,
    INFLUENCE,
    MOVE_TROOPS,
    PROBLEM_KINDS,
    TILES,
)
from regnum.games.carolingi.moves import (
    ACTIVATE,
    BUILD,
    EQUIP,
    EXPEL,
    FIGHT,
    GROUP,
    HOME,
    HONOR,
    MARCH,
    PALACE,
    PASS,
    SEND,
    SETTLE,
    SOLVE,
    SOOTHE,
    STARVE,
    SUMMON,
    TROPHY,
    UNFOLD,
)
from regnum.games.carolingi.state import ACT, TURNED, USED, Position, changed


def drawn(state: Position, seat: int, tile: int) -> None:
    """Put the tile on the season and ask its owner; a problem of its kind on the season turns
    it over (3.2; 814, 4.2.1). A tile that can do nothing asks nothing (C2)."""
    kind = state.board.kind[tile]
    show(state, seat, tile)
    if scenario814.blocked(state, kind):
        state.tiles[seat * TILES + tile] = TURNED + state.season
        tell_tile(state, "event-blocked", seat, tile)
        return
    state.tiles[seat * TILES + tile] = USED + state.season
    tell_tile(state, "event-tile", seat, tile)
    if kind == MOVE_TROOPS:
        move.find_sources(state, seat)
    if len(choices(state, seat, tile)) > 1:
        state.agenda.append((ACT, seat, tile))


def show(state: Position, seat: int, tile: int) -> None:
    """From now on everybody knows that the seat has activated this tile."""
    if DOTTED <= tile < 2 * DOTTED:
        place = seat * DOTTED + tile - DOTTED
        if not state.seen[place]:
            state.seen = changed(state.seen, place, state.fresh_from[seat])


def tell_tile(state: Position, key: str, seat: int, tile: int) -> None:
    if state.journal is not None:
        params = {"seat": seat, "tile": state.tile_word(tile)}
        state.tell(key, params, (f"seat:{seat}",))


def choices(state: Position, seat: int, tile: int) -> list[int]:
    """To decline, to solve a problem (Scenario 814), or to begin the action."""
    kind = state.board.kind[tile]
    return [PASS, *scenario814.solutions(state, kind), *beginnings(state, seat, kind)]


def beginnings(state: Position, seat: int, kind: int) -> list[int]:
    if kind == INFLUENCE:
        return influence.beginnings(state, seat)
    if kind == DEVELOP:
        return develop.beginnings(state, seat) + advanced.palace_sites(state, seat)
    if kind == EQUIP_MISSI:
        return equip.beginnings(state, seat)
    if kind == MOVE_TROOPS:
        return move.beginnings(state, seat)
    if kind == BATTLE:
        return battle.choices(state, seat, 0)
    return soothe.choices(state, seat)


def forbids(state: Position, seat: int, tile: int, choice: int) -> Refusal | None:
    """Why a drawn tile cannot be used like this."""
    kind = state.board.kind[tile]
    if choice == PASS:
        return None
    if SOLVE <= choice < HONOR and kind < PROBLEM_KINDS:
        return scenario814.forbids_solution(state, kind, choice - SOLVE)
    if kind == INFLUENCE and HOME <= choice < ACTIVATE:
        return influence.forbids_beginning(state, seat, choice)
    if kind == DEVELOP and ACTIVATE <= choice < PALACE:
        return develop.forbids_beginning(state, seat, choice)
    if kind == DEVELOP and PALACE <= choice < EXPEL:
        return advanced.forbids_palace(state, seat, choice - PALACE)
    if kind == EQUIP_MISSI and SUMMON <= choice < EQUIP:
        return equip.forbids_summoning(state, seat, choice - SUMMON)
    if kind == EQUIP_MISSI and EQUIP <= choice < GROUP:
        return Refusal("refusal-equip-later", "5.3", {})
    if kind == MOVE_TROOPS and choice >= MARCH:
        return move.forbids_march(state, seat, -1, choice - MARCH)
    if kind == BATTLE and FIGHT <= choice < TROPHY:
        return battle.forbids(state, seat, 0, choice - FIGHT)
    if kind > BATTLE and SOOTHE <= choice < STARVE:
        return soothe.forbids(state, seat, choice - SOOTHE)
    params = {"tile": state.tile_word(tile)}
    return Refusal("refusal-other-tile", "5", params)


def begin(state: Position, seat: int, tile: int, choice: int) -> None:
    """The owner has decided how to use the tile."""
    if choice == PASS:
        tell_tile(state, "event-declined", seat, tile)
    elif choice < HOME:
        scenario814.solve(state, seat, tile, choice - SOLVE)
    elif choice < SEND:
        influence.send_home(state, seat, choice - HOME + 1)
    elif choice < UNFOLD:
        influence.send(state, seat, choice - SEND)
    elif choice < ACTIVATE:
        influence.unfold(state, seat, choice - UNFOLD)
    elif choice < BUILD:
        develop.activate(state, seat, choice - ACTIVATE)
    elif choice < PALACE:
        develop.build(state, seat, choice - BUILD, develop.MOST_BUILT)
    elif choice < EXPEL:
        advanced.claim_homeland(state, seat, choice - PALACE)
    elif choice < FIGHT:
        equip.summon(state, seat, choice - SUMMON)
    elif choice < SOOTHE:
        battle.fight(state, seat, choice - FIGHT)
    elif choice < SETTLE:
        soothe.soothe(state, seat, choice - SOOTHE)
    else:
        move.set_out(state, seat, choice - MARCH)
