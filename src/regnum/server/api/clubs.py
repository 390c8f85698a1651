"""`/api/clubs`: a page for those who play together, and their tournaments."""

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from regnum.registry import title_of
from regnum.server.api.guest import Guest
from regnum.server.api.tables import allow, row
from regnum.server.clubs import HERE_FOR, Clubs, Plan, Progress, table_id
from regnum.server.limits import NewTables
from regnum.server.live import now
from regnum.server.messages.clubs import (
    ClubChange,
    ClubInfo,
    ClubPage,
    ClubPerson,
    ContestTable,
    ContestTableSeat,
    NewClub,
    NewTournament,
    RemovedPerson,
    Substitute,
    TournamentInfo,
    TournamentStanding,
)
from regnum.server.storage.clubs import Club, ClubMember, Tournament
from regnum.table.refused import Refused


@get("/api/clubs", summary="The clubs that I belong to")
async def my_clubs(guest: NamedDependency[Guest], clubs: NamedDependency[Clubs]) -> list[ClubInfo]:
    found = await clubs.storage.clubs_of(guest.player)
    return [ClubInfo(club.id, club.name, club.host == guest.player) for club in found]


@post("/api/clubs", summary="Found a club")
async def found_a_club(
    guest: NamedDependency[Guest],
    clubs: NamedDependency[Clubs],
    new_tables: NamedDependency[NewTables],
    data: JSONBody[NewClub],
) -> ClubInfo:
    allow(new_tables, guest)
    name = " ".join(data.name.split())
    if not name:
        raise Refused("refused-nameless")
    club = await clubs.found(guest.player, guest.name, name)
    return ClubInfo(club.id, club.name, True)


@get("/api/clubs/{id:str}", summary="Who is here, what is played, and how the tournament stands")
async def club_page(
    guest: NamedDependency[Guest], clubs: NamedDependency[Clubs], id: FromPath[str]
) -> ClubPage:
    """For whoever has its address."""
    return await page_of(clubs, await clubs.club(id), guest)


@post("/api/clubs/{id:str}/join", summary="Belong to a club")
async def join_club(
    guest: NamedDependency[Guest], clubs: NamedDependency[Clubs], id: FromPath[str]
) -> ClubPage:
    club = await clubs.club(id)
    await clubs.join(club, guest.player, guest.name)
    return await page_of(clubs, club, guest)


@post("/api/clubs/{id:str}/leave", summary="Belong to it no more")
async def leave_club(
    guest: NamedDependency[Guest], clubs: NamedDependency[Clubs], id: FromPath[str]
) -> ClubPage:
    club = await clubs.club(id)
    await clubs.leave(club, guest.player)
    return await page_of(clubs, club, guest)


@post("/api/clubs/{id:str}/remove", summary="Take a member off the list")
async def remove_member(
    guest: NamedDependency[Guest],
    clubs: NamedDependency[Clubs],
    id: FromPath[str],
    data: JSONBody[ClubChange],
) -> ClubPage:
    club = await hosted(clubs, id, guest)
    await clubs.remove(club, data.member)
    return await page_of(clubs, club, guest)


@post("/api/clubs/{id:str}/readmit", summary="Let a removed member in again")
async def readmit_member(
    guest: NamedDependency[Guest],
    clubs: NamedDependency[Clubs],
    id: FromPath[str],
    data: JSONBody[ClubChange],
) -> ClubPage:
    club = await hosted(clubs, id, guest)
    await clubs.readmit(club, data.member)
    return await page_of(clubs, club, guest)


@post("/api/clubs/{id:str}/host", summary="Hand the club over to a member")
async def hand_over_club(
    guest: NamedDependency[Guest],
    clubs: NamedDependency[Clubs],
    id: FromPath[str],
    data: JSONBody[ClubChange],
) -> ClubPage:
    club = await clubs.hand_over(await hosted(clubs, id, guest), data.member)
    return await page_of(clubs, club, guest)


@post("/api/clubs/{id:str}/tournaments", summary="Begin a tournament")
async def begin_tournament(
    guest: NamedDependency[Guest],
    clubs: NamedDependency[Clubs],
    new_tables: NamedDependency[NewTables],
    id: FromPath[str],
    data: JSONBody[NewTournament],
) -> ClubPage:
    club = await hosted(clubs, id, guest)
    allow(new_tables, guest)
    plan = Plan(
        data.game,
        data.system,
        data.seats,
        data.rounds,
        data.bot,
        data.clock,
        data.members,
        data.options,
        data.public,
    )
    await clubs.begin(club, plan)
    return await page_of(clubs, club, guest)


@post("/api/tournaments/{id:str}/substitute", summary="Let a bot play on for who is missing")
async def substitute(
    guest: NamedDependency[Guest],
    clubs: NamedDependency[Clubs],
    id: FromPath[str],
    data: JSONBody[Substitute],
) -> ClubPage:
    tournament, club = await hosted_tournament(clubs, id, guest)
    await clubs.substitute(tournament, data.entrant)
    return await page_of(clubs, club, guest)


@post("/api/tournaments/{id:str}/end", summary="End a tournament before its time")
async def end_tournament(
    guest: NamedDependency[Guest], clubs: NamedDependency[Clubs], id: FromPath[str]
) -> ClubPage:
    """Its tables go on, and count as far as they are over."""
    _, club = await hosted_tournament(clubs, id, guest)
    await clubs.storage.end(id)
    return await page_of(clubs, club, guest)


# --- helpers --------------------------------------------------------------------------------


async def hosted(clubs: Clubs, id: str, guest: Guest) -> Club:
    club = await clubs.club(id)
    if club.host != guest.player:
        raise Refused("refused-not-your-club")
    return club


async def hosted_tournament(clubs: Clubs, id: str, guest: Guest) -> tuple[Tournament, Club]:
    tournament = await clubs.storage.tournament(id)
    if tournament is None:
        raise Refused("error-no-such-thing")
    club = await hosted(clubs, tournament.club, guest)
    if tournament.over:
        raise Refused("refused-over")
    return tournament, club


async def page_of(clubs: Clubs, club: Club, guest: Guest) -> ClubPage:
    known = await clubs.look_in(club, guest.player)
    members = [each for each in known if not each.removed]
    removed = [each for each in known if each.removed]
    host = club.host == guest.player
    tournaments = await clubs.storage.tournaments_of(club.id)
    return ClubPage(
        club.id,
        club.name,
        host,
        any(each.player == guest.player for each in members),
        any(each.player == guest.player for each in removed),
        [person(each, club, guest) for each in members],
        [RemovedPerson(each.number, each.name) for each in removed] if host else [],
        [row(each) for each in await clubs.storage.tables_of(club.id, guest.player)],
        [told(each, await clubs.progress(each), guest) for each in tournaments],
    )


def person(member: ClubMember, club: Club, guest: Guest) -> ClubPerson:
    you = member.player == guest.player
    here = you or now() - member.seen < HERE_FOR
    return ClubPerson(member.number, member.name, you, here, member.player == club.host)


def told(tournament: Tournament, progress: Progress, guest: Guest) -> TournamentInfo:
    entrants = progress.entrants
    standing = [
        TournamentStanding(
            each.entrant,
            entrants[each.entrant].name,
            entrants[each.entrant].bot,
            entrants[each.entrant].player == guest.player,
            each.place,
            each.points,
            each.won,
            each.met,
        )
        for each in progress.standings()
    ]
    return TournamentInfo(
        tournament.id,
        tournament.game,
        title_of(tournament.game),
        tournament.system,
        tournament.seats,
        tournament.length if tournament.system == "swiss" else None,
        tournament.over,
        standing,
        [tables_told(tournament, progress, round) for round in range(len(progress.rounds))],
    )


def tables_told(tournament: Tournament, progress: Progress, round: int) -> list[ContestTable]:
    """Those of a round; not those that are about to be opened, at which nobody can sit yet."""
    return [
        table_told(tournament, progress, round, number)
        for number, ranks in enumerate(progress.ranks[round])
        if ranks is not None or table_id(tournament, round, number) in progress.statuses
    ]


def table_told(tournament: Tournament, progress: Progress, round: int, number: int) -> ContestTable:
    id = table_id(tournament, round, number)
    seating, ranks = progress.rounds[round][number], progress.ranks[round][number]
    reached: list[int | None] = [None] * len(seating) if ranks is None else [*ranks]
    return ContestTable(
        id,
        ranks is not None,
        progress.is_closed(id),
        [
            ContestTableSeat(entrant, progress.entrants[entrant].name, rank)
            for entrant, rank in zip(seating, reached, strict=True)
        ],
    )
