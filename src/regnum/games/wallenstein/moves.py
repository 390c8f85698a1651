"""The table of all moves.

    bid 3, bid bremen, bid tower, bid none    the auction box                        (3.3.6)
    convert3 bremen, convert3 tower, ...      a box of the extra board               (9.4)
    palace bremen, palace pass                an action box: a county card or none   (3.3)
    back, commit                              take the latest card back; the plan stands
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

The mat is filled in the order of its boxes: the bid, which must be affordable, before all others.
"""

from collections.abc import Iterator
from typing import Final

from regnum.core.moves import Entry, Move, MoveTable
from regnum.games.wallenstein.board import (
    ACTION_NAMES,
    ACTIONS,
    ARMY_CUBES,
    BENEFIT_NAMES,
    BENEFITS,
    COUNTIES,
    FAVORS,
    IDS,
    MONEY_CARDS,
    PLACES,
)

# Cards in a box: a county (0 to 44) or one of these.
MONEY: Final = 45  # the money cards 0 to 4, told apart in the auction box only
TOWER: Final = 50
BLANK: Final = 51  # a money card where its value means nothing, or no card at all
LOST: Final = 52  # the county was lost, its card handed over

BOXES: Final = 14
BID_BOX: Final = 0
COURT_BOX: Final = 1  # convert 3, 2, 1
COURT_BOXES: Final = 3
ACTION_BOX: Final = 4
BOX_NAMES: Final = ("bid", "convert3", "convert2", "convert1", *ACTION_NAMES)

BIDS: Final = 52
COURT_CARDS: Final = 47
ACTION_CARDS: Final = 46

BID: Final = 0
CONVERT: Final = 52
PLAN: Final = 193
BACK: Final = 653
COMMIT: Final = 654
PLACE: Final = 655
MARCH: Final = 660
NOWHERE: Final = 705
ARMIES: Final = 706  # armies 1 is the first
REVOLT: Final = 768
TAKE: Final = 813
TAKE_DECK: Final = 858
BURY: Final = 859
GROUP: Final = 860  # group 2 is the first
FAVOR: Final = 864  # favor 1 is the first
NO_FAVOR: Final = 885
EVENT_AWAY: Final = 886
EVENT_STAYS: Final = 887
CALM: Final = 888
FOUND: Final = 933
MUSTER: Final = 978
BENEFIT: Final = 1023
LEADER: Final = 1027
LATER: Final = 1072
STATUE: Final = 1073
NO_STATUE: Final = 1074
END: Final = 1075

SMALLEST_GROUP: Final = 2
LARGEST_GROUP: Final = 5
MOST_ARMIES: Final = 62


def box_move(box: int, card: int) -> int:
    """The id of laying a card into a box."""
    if box == BID_BOX:
        return BID + card
    if box < ACTION_BOX:
        number = card if card < COUNTIES else COUNTIES + card - TOWER
        return CONVERT + (box - COURT_BOX) * COURT_CARDS + number
    return PLAN + (box - ACTION_BOX) * ACTION_CARDS + (card if card < COUNTIES else COUNTIES)


def box_of(move: int) -> int:
    """The box that a planning move fills."""
    if move < CONVERT:
        return BID_BOX
    if move < PLAN:
        return COURT_BOX + (move - CONVERT) // COURT_CARDS
    return ACTION_BOX + (move - PLAN) // ACTION_CARDS


def card_of(move: int) -> int:
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
    yield Entry(Move("back", (), ("mat",)), "back")
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
    for name in BENEFIT_NAMES:
        yield Entry(Move("benefit", (name,), (f"benefit:{name}",)), f"benefit {name}")
    yield from county_entries("leader")
    yield Entry(Move("leader", ("later",), ("pass",)), "leader later")
    yield Entry(Move("statue", ("yes",), ("statue",)), "statue yes")
    yield Entry(Move("statue", ("no",), ("pass",)), "statue no")


def box_entries(box: int) -> Iterator[Entry]:
    """What may ever lie in a box."""
    name = BOX_NAMES[box]
    cards = list(IDS)
    if box == BID_BOX:
        cards += [str(value) for value in range(MONEY_CARDS)] + ["tower", "none"]
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
assert TABLE.parse("back") == BACK == PLAN + ACTIONS * ACTION_CARDS
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
