"""The table of all moves. Countries go by their ids in the board file, tiles by their kinds.

    pass                     decline what a drawn tile offers                         (3.2, 5)
    done                     end a sequence of small decisions
    keep                     swap no tile at this change of season                    (3.3)
    lay battle               lay a tile on the Scriptorium                            (3.1)
    swap battle              put a tile on the swap space                             (3.3)
    take develop             take a used one back for it                              (3.3)
    play battle              the extra action of a peace tile                         (5.8)
    solve autumn develop     remove a problem to come                                 (814, 4.2.2)
    honor nobiles            whose follower goes on the honors tracker                (814, 4.2.3)
    home 3                   Missi to the homeland                                    (5.1 a)
    send anjou               a Missus on a country card                               (5.1 b)
    unfold anjou             what is on a card comes to its country                   (5.1 c)
    activate soothe-riot     a tile with a dot becomes active                         (5.2 a)
    build anjou              a development counter                                    (5.2 b)
    palace anjou             claim the homeland                                       (6.2.1 c)
    expel berry              where a gang goes that the palace displaces              (6.2.1)
    summon 3                 Nobiles to Leudes                                        (5.3)
    equip 6                  Leudes to Missi                                          (5.3)
    group 2                  how many followers march together                        (5.4)
    fight anjou              a battle                                                 (5.5)
    trophy                   claim the trophy                                         (5.5)
    soothe franken 2         gangs replaced by Missi                                  (5.7)
    starve champagne B       whose follower leaves a hungry country                   (4.2)
    settle anjou             drafted: on the country just drawn                       (6.1.2 a)
    missus                   drafted: as a Missus                                     (6.1.2 b)
    join anjou               drafted: to one's followers in a country                 (6.1.2 c)
    post anjou               drafted: on a card in its slot                           (6.1.2 d)
    march hessen franken     a group of followers sets out; then its size             (5.4)

The ways of `march` come last: their number is the board's, all other ids are the same on
every board.
"""

from collections.abc import Iterator
from typing import Final

from regnum.core.moves import Entry, Move, MoveTable
from regnum.games.carolingi.board import Board
from regnum.games.carolingi.facts import (
    COUNTRIES,
    DOTTED,
    FOLLOWERS,
    KINDS,
    MOST_SEATS,
    NO_ACTION_TILE,
    NOBILES,
    PROBLEM_KINDS,
    SEASONS,
    TILES,
)

PASS: Final = 0
DONE: Final = 1
KEEP: Final = 2
LAY: Final = 3
SWAP: Final = 15
TAKE: Final = 25
PLAY: Final = 35
SOLVE: Final = 45
HONOR: Final = 65
HOME: Final = 68
SEND: Final = 71
UNFOLD: Final = 107
ACTIVATE: Final = 143
BUILD: Final = 148
PALACE: Final = 184
EXPEL: Final = 220
SUMMON: Final = 256
EQUIP: Final = 265
GROUP: Final = 290
FIGHT: Final = 314
TROPHY: Final = 350
SOOTHE: Final = 351
STARVE: Final = 459
SETTLE: Final = 675
MISSUS: Final = 711
JOIN: Final = 712
POST: Final = 748
MARCH: Final = 784

MOST_WAYS: Final = COUNTRIES * COUNTRIES
"""More than any board has."""

END: Final = MARCH + MOST_WAYS

MOST_HOME: Final = 3
"""Missi sent to the homeland by one tile (5.1 a)."""

MOST_SOOTHED: Final = 3
"""Gangs soothed by one tile (5.7)."""

SPACES: Final = ("missi", "leudes", "nobiles")
SEAT_LETTERS: Final = "ABCDEF"


def entries(board: Board) -> Iterator[Entry]:
    yield Entry(Move("pass", (), ()), "pass")
    yield Entry(Move("done", (), ()), "done")
    yield Entry(Move("keep", (), ()), "keep")
    tiles = board.tile_names
    yield from (_tile("lay", tile) for tile in tiles)
    for kind in ("swap", "take", "play"):
        yield from (_tile(kind, tile) for tile in tiles[:NO_ACTION_TILE])
    for season in SEASONS:
        for kind in KINDS[:PROBLEM_KINDS]:
            word = kind.replace("_", "-")
            target = (f"problem:{season}:{word}",)
            yield Entry(Move("solve", (season, word), target), f"solve {season} {word}")
    for space in SPACES:
        yield Entry(Move("honor", (space,), (f"court:{space}",)), f"honor {space}")
    for number in range(1, MOST_HOME + 1):
        yield Entry(Move("home", (number,), ("court:missi",)), f"home {number}")
    names = board.slugs
    yield from (_card("send", name) for name in names)
    yield from (_card("unfold", name) for name in names)
    yield from (_tile("activate", tile) for tile in tiles[DOTTED : 2 * DOTTED])
    for kind in ("build", "palace", "expel"):
        yield from (_country(kind, name) for name in names)
    for number in range(NOBILES + 1):
        yield Entry(Move("summon", (number,), ("court:nobiles",)), f"summon {number}")
    for number in range(FOLLOWERS + 1):
        yield Entry(Move("equip", (number,), ("court:leudes",)), f"equip {number}")
    for number in range(1, FOLLOWERS + 1):
        yield Entry(Move("group", (number,), ()), f"group {number}")
    yield from (_country("fight", name) for name in names)
    yield Entry(Move("trophy", (), ("court:glory",)), "trophy")
    for name in names:
        for number in range(1, MOST_SOOTHED + 1):
            move = Move("soothe", (name, number), (f"country:{name}",))
            yield Entry(move, f"soothe {name} {number}")
    for name in names:
        for seat, letter in enumerate(SEAT_LETTERS):
            move = Move("starve", (name, seat), (f"country:{name}", f"seat:{seat}"))
            yield Entry(move, f"starve {name} {letter}")
    yield from (_country("settle", name) for name in names)
    yield Entry(Move("missus", (), ("court:missi",)), "missus")
    yield from (_country("join", name) for name in names)
    yield from (_card("post", name) for name in names)
    for start, end in zip(board.links_from, board.links_to, strict=True):
        targets = (f"country:{names[start]}", f"country:{names[end]}")
        move = Move("march", (names[start], names[end]), targets)
        yield Entry(move, f"march {names[start]} {names[end]}")


def _tile(kind: str, tile: str) -> Entry:
    return Entry(Move(kind, (tile,), (f"tile:{tile}",)), f"{kind} {tile}")


def _card(kind: str, name: str) -> Entry:
    return Entry(Move(kind, (name,), (f"card:{name}",)), f"{kind} {name}")


def _country(kind: str, name: str) -> Entry:
    return Entry(Move(kind, (name,), (f"country:{name}",)), f"{kind} {name}")


def table(board: Board) -> MoveTable:
    """All moves on a board."""
    made = MoveTable(entries(board))
    assert len(made) == MARCH + len(board.links_from)
    return made


assert SWAP - LAY == TILES
assert SETTLE - STARVE == COUNTRIES * MOST_SEATS
