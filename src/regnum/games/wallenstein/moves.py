"""The table of all moves.

bid 3, bid bremen, bid tower              the auction box                        (3.3.6)
convert3 bremen, convert3 tower, ...      a box of the extra board               (9.4)
palace bremen, palace pass                an action box: a county card or none   (3.3)
clear palace, commit                      take a card back; the plan stands      (3.3)
place 2                                   a position in the player order         (3.5)
march bremen, march nowhere               where armies go                        (3.3.4, 3.3.5)
armies 4                                  how many go
revolt bremen                             the next of several winter revolts     (4.2)
take bremen, take deck, bury              a county card of the draft             (2.3)
group 5                                   the armies that go there
favor 12, favor none                      a favor of the Emperor                 (9.6)
event away, event stays                   favor 1                                (9.7)
calm bremen, found bremen, muster bremen  favors 4; 7, 17, 21; 12                (9.7)
benefit thalers                           of a Landsknechte card                 (10.2)
leader bremen, leader later               where the military leader goes         (11.1, 11.3)
statue yes, statue no                     behind a leader who moved on           (11.3)
"""

from collections.abc import Iterator
from typing import Final

from regnum.core.moves import Entry, Move, MoveTable
from regnum.core.packed import i64
from regnum.games.wallenstein.board import ARMY_CUBES, IDS
from regnum.games.wallenstein.facts import (
    ACTION_NAMES,
    ACTIONS,
    BENEFIT_NAMES,
    BENEFITS,
    COUNTIES,
    FAVORS,
    MONEY_CARDS,
    PLACES,
)
from regnum.games.wallenstein.scene import Box

# Cards in a box: a county (0 to 44) or one of these.
MONEY: Final = 45  # the money cards 0 to 4, told apart in the auction box only
TOWER: Final = 50
BLANK: Final = 51  # a card that passes: money or tower where that means nothing
LOST: Final = 52  # the county was lost, its card handed over

BOXES: Final = 14
BID_BOX: Final = 0
COURT_BOX: Final = 1  # convert 3, 2, 1
COURT_BOXES: Final = 3
ACTION_BOX: Final = 4
BOX_NAMES: Final[tuple[Box, ...]] = ("bid", "convert3", "convert2", "convert1", *ACTION_NAMES)

COURT_CARDS: Final = 47
ACTION_CARDS: Final = 46

BID: Final = 0
CONVERT: Final = 51
PLAN: Final = 192
CLEAR: Final = 652  # clear bid is the first
COMMIT: Final = 666
PLACE: Final = 667
MARCH: Final = 672
NOWHERE: Final = 717
ARMIES: Final = 718  # armies 1 is the first
REVOLT: Final = 780
TAKE: Final = 825
TAKE_DECK: Final = 870
BURY: Final = 871
GROUP: Final = 872  # group 2 is the first
FAVOR: Final = 876  # favor 1 is the first
NO_FAVOR: Final = 897
EVENT_AWAY: Final = 898
EVENT_STAYS: Final = 899
CALM: Final = 900
FOUND: Final = 945
MUSTER: Final = 990
BENEFIT: Final = 1035
LEADER: Final = 1039
LATER: Final = 1084
STATUE: Final = 1085
NO_STATUE: Final = 1086
END: Final = 1087

SMALLEST_GROUP: Final = 2
LARGEST_GROUP: Final = 5
MOST_ARMIES: Final = 62


def box_move(box: i64, card: i64) -> i64:
    """The id of laying a card into a box."""
    if box == BID_BOX:
        return BID + card
    if box < ACTION_BOX:
        number: i64 = card if card < COUNTIES else COUNTIES + card - TOWER
        return CONVERT + (box - COURT_BOX) * COURT_CARDS + number
    return PLAN + (box - ACTION_BOX) * ACTION_CARDS + (card if card < COUNTIES else COUNTIES)


def box_of(move: i64) -> i64:
    """The box that a planning move fills or clears."""
    if move < CONVERT:
        return BID_BOX
    if move < PLAN:
        return COURT_BOX + (move - CONVERT) // COURT_CARDS
    if move < CLEAR:
        return ACTION_BOX + (move - PLAN) // ACTION_CARDS
    return move - CLEAR


def card_of(move: i64) -> i64:
    """The card that a planning move lays."""
    if move < CONVERT:
        return move - BID
    if move < PLAN:
        card = (move - CONVERT) % COURT_CARDS
        return card if card < COUNTIES else TOWER + card - COUNTIES
    card = (move - PLAN) % ACTION_CARDS
    return card if card < COUNTIES else BLANK


def entries() -> Iterator[Entry]:
    for box in range(BOXES):
        yield from box_entries(box)
    for name in BOX_NAMES:
        yield Entry(Move("clear", (name,), (f"box:{name}",)), f"clear {name}")
    yield Entry(Move("commit", (), ("commit",)), "commit")
    for number in range(1, PLACES + 1):
        yield Entry(Move("place", (number,), (f"place:{number}",)), f"place {number}")
    yield from county_entries("march")
    yield Entry(Move("march", ("nowhere",), ("pass",)), "march nowhere")
    for number in range(1, ARMY_CUBES + 1):
        yield Entry(Move("armies", (number,), (f"armies:{number}",)), f"armies {number}")
    yield from county_entries("revolt")
    yield from county_entries("take")
    yield Entry(Move("take", ("deck",), ("deck",)), "take deck")
    yield Entry(Move("bury", (), ("bury",)), "bury")
    for number in range(SMALLEST_GROUP, LARGEST_GROUP + 1):
        yield Entry(Move("group", (number,), (f"group:{number}",)), f"group {number}")
    for number in range(1, FAVORS + 1):
        yield Entry(Move("favor", (number,), (f"favor:{number}",)), f"favor {number}")
    yield Entry(Move("favor", ("none",), ("pass",)), "favor none")
    yield Entry(Move("event", ("away",), ("event",)), "event away")
    yield Entry(Move("event", ("stays",), ("pass",)), "event stays")
    for kind in ("calm", "found", "muster"):
        yield from county_entries(kind)
    for benefit in BENEFIT_NAMES:
        yield Entry(Move("benefit", (benefit,), (f"benefit:{benefit}",)), f"benefit {benefit}")
    yield from county_entries("leader")
    yield Entry(Move("leader", ("later",), ("pass",)), "leader later")
    yield Entry(Move("statue", ("yes",), ("statue",)), "statue yes")
    yield Entry(Move("statue", ("no",), ("pass",)), "statue no")


def box_entries(box: int) -> Iterator[Entry]:
    """What may ever lie in a box."""
    name = BOX_NAMES[box]
    cards = list(IDS)
    if box == BID_BOX:
        cards += [str(value) for value in range(MONEY_CARDS)] + ["tower"]
    elif box < ACTION_BOX:
        cards += ["tower", "pass"]
    else:
        cards += ["pass"]
    for number, card in enumerate(cards):
        target = f"county:{card}" if number < COUNTIES else f"card:{card}"
        yield Entry(Move("plan", (name, card), (f"box:{name}", target)), f"{name} {card}")


def county_entries(kind: str) -> Iterator[Entry]:
    for county in IDS:
        yield Entry(Move(kind, (county,), (f"county:{county}",)), f"{kind} {county}")


TABLE: Final = MoveTable(entries())
assert len(TABLE) == END
assert TABLE.parse(f"bid {IDS[0]}") == BID
assert TABLE.parse(f"convert3 {IDS[0]}") == CONVERT
assert TABLE.parse(f"palace {IDS[0]}") == PLAN == CONVERT + COURT_BOXES * COURT_CARDS
assert TABLE.parse("clear bid") == CLEAR == PLAN + ACTIONS * ACTION_CARDS
assert TABLE.parse("commit") == COMMIT == CLEAR + BOXES
assert TABLE.parse("place 1") == PLACE
assert TABLE.parse(f"march {IDS[0]}") == MARCH
assert TABLE.parse("armies 1") == ARMIES
assert TABLE.parse(f"revolt {IDS[0]}") == REVOLT
assert TABLE.parse(f"take {IDS[0]}") == TAKE
assert TABLE.parse("group 2") == GROUP
assert TABLE.parse("favor 1") == FAVOR
assert TABLE.parse("event away") == EVENT_AWAY
assert TABLE.parse(f"calm {IDS[0]}") == CALM
assert TABLE.parse("benefit thalers") == BENEFIT == LEADER - BENEFITS
assert TABLE.parse("statue yes") == STATUE
