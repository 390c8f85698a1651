"""What is printed on the board and the cards (1), for those who draw the game."""

from regnum.core.document import Names, Printed
from regnum.games.wallenstein.board import (
    EVENT_KIND,
    FAVOR_KIND,
    FAVOR_NUMBER,
    GRAINS,
    IDS,
    LANDSKNECHTE,
    MAJORITY,
    NAMES,
    NEIGHBOURS,
    PRICE,
    REGION,
    REGION_IDS,
    REGION_NAMES,
    SITES,
    TAX,
    THREE_PLAYER,
    WINTER_LOSS,
)
from regnum.games.wallenstein.facts import (
    ACTION_NAMES,
    ACTIONS,
    BENEFIT_NAMES,
    BUILDING_NAMES,
    BUILDINGS,
    COUNTED_FAVORS,
    COUNTIES,
    EVENT_NAMES,
    EVENTS,
    FAVOR_BUILDING,
    FAVOR_IMMUNE,
    FAVOR_NAMES,
    FAVORS,
    immune_to,
)
from regnum.games.wallenstein.scene import CountyFacts, EventFacts, FavorFacts, Scene, Things


def printed() -> Printed:
    things: Things = {
        "county": {IDS[index]: county(index) for index in range(COUNTIES)},
        "action": {ACTION_NAMES[action]: {"price": PRICE[action]} for action in range(ACTIONS)},
        "building": {
            BUILDING_NAMES[kind]: {"majority": MAJORITY[kind]} for kind in range(BUILDINGS)
        },
        "event": {str(card): event(card) for card in range(EVENTS)},
        "favor": {str(number): favor(number) for number in range(1, FAVORS + 1)},
        "banner": {
            str(number): {"benefits": dict(zip(BENEFIT_NAMES, card, strict=True))}
            for number, card in enumerate(LANDSKNECHTE)
        },
    }
    return Printed((Scene, Things), things, names(), {"origin": "county"})


def names() -> Names:
    """They stay as printed in every language."""
    return {
        "region": {id: {"de": name} for id, name in zip(REGION_IDS, REGION_NAMES, strict=True)},
        "county": {id: {"de": name} for id, name in zip(IDS, NAMES, strict=True)},
    }


def county(index: int) -> CountyFacts:
    return {
        "region": REGION_IDS[REGION[index]],
        "tax": TAX[index],
        "grain": GRAINS[index],
        "sites": SITES[index],
        "three_players": THREE_PLAYER[index],
        "neighbours": [IDS[other] for other in NEIGHBOURS[index]],
    }


def event(card: int) -> EventFacts:
    return {"effect": EVENT_NAMES[EVENT_KIND[card]], "loss": WINTER_LOSS[card]}


def favor(number: int) -> FavorFacts:
    kind, what = FAVOR_KIND[number], FAVOR_NUMBER[number]
    card: FavorFacts = {"kind": FAVOR_NAMES[kind]}
    if kind in COUNTED_FAVORS:
        card["count"] = what
    elif kind == FAVOR_BUILDING:
        card["building"] = BUILDING_NAMES[what]
    elif kind == FAVOR_IMMUNE:
        card["immune"] = immune_to(what)
    return card
