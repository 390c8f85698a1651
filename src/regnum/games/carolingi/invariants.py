"""What is true of every position, and what a loaded one must fulfil."""

from collections.abc import Iterator

from regnum.games.carolingi.actions.develop import MOST_BUILT
from regnum.games.carolingi.facts import (
    CARDS,
    COUNTERS,
    COUNTRIES,
    DOTTED,
    EVENT,
    FOLLOWERS,
    GANGS,
    HUNGER,
    MOST_TROPHIES,
    NO_ACTION_TILE,
    NONE,
    PROBLEM_KINDS,
    TILES,
)
from regnum.games.carolingi.state import (
    ACT,
    ASIDE,
    ASKING,
    BASE,
    BUILDING,
    CLAIMING,
    COURT,
    DRAFT,
    DRAFT_FOLLOWER,
    EQUIPPING,
    EXPELLING,
    FEED,
    FIGHTING,
    FRESH,
    GROUPING,
    INACTIVE,
    LAID,
    LAY_TILES,
    MARCHING,
    OUT,
    RUNNING,
    SCENARIO,
    SENDING,
    SLOT,
    STARVING,
    STEPS,
    SWAP_TILES,
    SWAPPED,
    UNFOLDING,
    Position,
)


def faults(state: Position) -> Iterator[str]:
    """A sentence for each invariant that the position breaks."""
    yield from faults_of_pieces(state)
    yield from faults_of_countries(state)
    yield from faults_of_cards(state)
    yield from faults_of_tiles(state)
    yield from faults_of_problems(state)
    yield from faults_of_flow(state)


def faults_of_pieces(state: Position) -> Iterator[str]:
    """24 followers a colour, 50 gangs (8 a player in Scenario 814), 40 counters."""
    for seat in range(state.seats):
        count = (
            sum(state.followers[seat :: state.seats])
            + sum(state.emissaries[seat :: state.seats])
            + state.missi[seat]
            + state.leudes[seat]
            + state.nobiles[seat]
            + state.trophies[seat]
            + state.waiting[seat]
            + state.honors.count(seat)
        )
        if count != FOLLOWERS:
            yield f"Seat {seat} must have {FOLLOWERS} followers, not {count}."
    expected = state.board.gangs_a_player * state.seats if state.variant == SCENARIO else GANGS
    gangs = sum(state.gangs) + sum(state.card_gangs) + state.archive_gangs + state.gang_supply
    if gangs != expected:
        yield f"There must be {expected} gangs, not {gangs}."
    if sum(state.counters) + state.counter_supply != COUNTERS:
        yield f"There must be {COUNTERS} development counters."


def faults_of_countries(state: Position) -> Iterator[str]:
    """Nothing outside the realm, nothing foreign in a homeland, counters on open land only."""
    seats = state.seats
    for country in range(COUNTRIES):
        name = state.board.names[country]
        base = country * seats
        row = state.followers[base : base + seats]
        if country not in state.realm.countries:
            if any(row) or state.gangs[country] or state.counters[country]:
                yield f"{name} does not take part and must be empty."
        elif country in state.palaces:
            row[state.palaces.index(country)] = 0
            if any(row) or state.gangs[country] or state.counters[country]:
                yield f"Nothing foreign can be in the homeland {name}."
            if state.palaces.count(country) > 1 or state.forest[country]:
                yield f"{name} cannot be the homeland of two, nor a woodland."
        elif state.forest[country] and state.counters[country]:
            yield f"There can be no development counter in the woodland {name}."
    for region in state.realm.regions:
        members = state.board.members[region]
        if sum([state.forest[country] for country in members]) > 1:
            yield f"{state.board.region_names[region]} has more than one woodland."
        if state.variant != BASE and sum([home in members for home in state.palaces]) > 1:
            yield f"{state.board.region_names[region]} has more than one palace."


def faults_of_cards(state: Position) -> Iterator[str]:
    """No region holds more cards than slots; only cards in slots carry anything."""
    for country in range(COUNTRIES):
        name = state.board.names[country]
        base = country * state.seats
        if state.cards[country] == ASIDE:
            yield f"The card of {name} cannot be set aside."
        if state.cards[country] != OUT and (
            country not in state.realm.countries or country in state.palaces
        ):
            yield f"The card of {name} must be out of the game."
        loaded = any(state.emissaries[base : base + state.seats]) or state.card_gangs[country]
        if state.cards[country] != SLOT and (loaded or state.card_problem[country] != NONE):
            yield f"The card of {name} is in no slot and must be empty."
    for region in state.realm.regions:
        inside = sum([state.cards[card] == SLOT for card in state.board.members[region]])
        if inside > state.board.slots[region]:
            yield f"{state.board.region_names[region]} has more cards than slots."
    for card in range(HUNGER, CARDS):
        if state.cards[card] == SLOT:
            yield "Only country cards go into slots."
    hunger = CARDS - HUNGER - state.cards[HUNGER:].count(OUT)
    most = (1 if state.variant == BASE else state.seats - 1) + 2 * bool(state.options["anarchy"])
    if hunger != most:
        yield f"There must be {most} hunger, anarchy and rebellion cards in the game."


def faults_of_tiles(state: Position) -> Iterator[str]:
    """Tiles lie where their sort can; the bag and what was laid agree; four trophies at most."""
    for seat in range(state.seats):
        tiles = state.tiles[seat * TILES : seat * TILES + TILES]
        for tile, place in enumerate(tiles):
            dotted = DOTTED <= tile < NO_ACTION_TILE
            if place in (INACTIVE, FRESH) and not dotted:
                yield f"Seat {seat} cannot have a tile without a dot inactive."
            if place == CLAIMING and tile != state.board.peace_tile:
                yield f"Seat {seat} can claim peace with the peace tile only."
            if tile >= NO_ACTION_TILE and place not in (COURT, LAID):
                yield f"A no-action tile of seat {seat} must be at court or laid."
        if tiles.count(SWAPPED) > 1 or (SWAPPED in tiles) != (state.taken_back[seat] != NONE):
            yield f"Seat {seat} must have swapped one tile for one."
        laid = [tile for tile in state.laid[2 * seat : 2 * seat + 2] if tile != NONE]
        for tile in range(TILES):
            if tiles[tile] == LAID and tile not in laid:
                yield f"Seat {seat} has a tile in the bag that was not laid."
        if (CLAIMING in tiles) != bool(state.claimants >> seat & 1):
            yield f"The claim of seat {seat} must have its peace tile."
        if state.trophies[seat] > MOST_TROPHIES:
            yield f"Seat {seat} has more than {MOST_TROPHIES} trophies."
        shown = sum([state.seen[seat * DOTTED + dotted] > 0 for dotted in range(DOTTED)])
        if shown > DOTTED - tiles.count(INACTIVE):
            yield f"Seat {seat} has shown tiles that are inactive."
    if state.bag:
        in_bag = [place for place in state.bag if place != EVENT]
        laid_now = [place for place in range(len(state.tiles)) if state.tiles[place] == LAID]
        if in_bag != laid_now or state.bag.count(EVENT) > state.event_tiles:
            yield "The bag must hold what was laid, ascending, and the event tiles."


def faults_of_problems(state: Position) -> Iterator[str]:
    """Every problem of this number of players is in one place (Scenario 814)."""
    if state.variant != SCENARIO:
        if any(state.problems) or state.problem_slot or state.honors:
            yield "There are problems and honors in Scenario 814 only."
        return
    board = state.board
    for kind in range(PROBLEM_KINDS):
        expected = sum(
            [
                board.problem_kind[tile] == kind and board.problem_number[tile] <= state.seats
                for tile in range(len(board.problem_kind))
            ]
        )
        count = (
            sum(state.problems[kind::PROBLEM_KINDS])
            + state.problem_slot.count(kind)
            + state.card_problem.count(kind)
        )
        if count != expected:
            yield f"There must be {expected} problems of kind {kind}, not {count}."
    if len(state.honors) > board.tracker[state.seats]:
        yield "The honors tracker holds too many cubes."


def greatest_number(state: Position, step: int) -> int:
    """The greatest number that a step of the agenda can have."""
    if step in (SENDING, UNFOLDING, FIGHTING, STARVING):
        return COUNTRIES - 1
    if step in (MARCHING, GROUPING):
        return len(state.board.links_from) - 1
    return {
        ACT: NO_ACTION_TILE - 1,
        BUILDING: MOST_BUILT * COUNTRIES - 1,
        EXPELLING: COUNTRIES * COUNTRIES - 1,
        EQUIPPING: COUNTRIES + COUNTERS,
        DRAFT_FOLLOWER: COUNTRIES,
        FEED: COUNTRIES,
    }.get(step, 0)


def faults_of_flow(state: Position) -> Iterator[str]:
    """The open decision is the top of the agenda, and a running game has one."""
    for step, seat, number in state.agenda:
        known = 0 <= step < STEPS and 0 <= seat < state.seats
        if not known or not 0 <= number <= greatest_number(state, step):
            yield "The agenda holds a step that the game does not know."
            return
    if not state.agenda:
        if state.to_move or state.ending == RUNNING:
            yield "A game without an agenda is over."
        return
    step, seat, number = state.agenda[-1]
    if state.ending != RUNNING or step >= ASKING or not state.to_move:
        yield "A game that goes on must ask somebody."
    elif step in (LAY_TILES, SWAP_TILES):
        if len(set(state.to_move)) != len(state.to_move):
            yield "A seat can be asked only once at a time."
    elif state.to_move != (seat,):
        yield "The seat to move must be the one that the agenda asks."
    drafting = any(kind in (DRAFT, DRAFT_FOLLOWER) for kind, _, _ in state.agenda)
    if any(state.waiting) and not drafting:
        yield "Followers wait only while the countries are drafted."
    if state.year >= state.years:
        yield "The year of the sundial is over."
