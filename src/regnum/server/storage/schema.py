"""The tables of the database. A table is its opening and its entries; the rest is for finding it.

Changes and openings are kept as JSON text, moments as milliseconds since 1970.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    true,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("opening", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", Text, nullable=False),
    Column("seats", Text, nullable=False),
    Column("to_move", Text, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("due", BigInteger),
    Index("tables_by_status", "public", "status", "changed"),
    Index("tables_by_due", "due"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("player", Text),
    Column("key", Text),
    Column("change", Text, nullable=False),
    UniqueConstraint("table_id", "player", "key", name="entries_once"),
)
"""The order of a table's changes, and that no request counts twice, are the database's to keep:
whoever comes second with a number or a key is told so."""

members = Table(
    "members",
    metadata,
    Column("player", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seats", Text, nullable=False),
    Column("seen", Integer, nullable=False),
    Column("put_away", Boolean, nullable=False, default=False),
)
"""Whose table it is, which seats are theirs, how much of the journal they have seen, and whether
they have put the table away."""

results = Table(
    "results",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("game", Text, nullable=False),
    Column("player", Text),
    Column("bot", Text),
    Column("name", Text, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("rated", Boolean, nullable=False, default=False),
    Column("left_to_bot", Boolean, nullable=False, default=False),
    Index("results_by_player", "player", "ended"),
)
"""How games ended, a row a seat. They stay when the table is forgotten, so they name no key of it;
`bot` is the bot whose own the seat was, `left_to_bot` says that one has decided for a person."""

bans = Table(
    "bans",
    metadata,
    Column("who", Text, primary_key=True),
    Column("reason", Text, nullable=False),
)
"""Players and addresses that the host does not let in."""

players = Table(
    "players",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("language", Text),
    Column("sign_outs", Integer, nullable=False, server_default="0"),
)
"""`sign_outs` is how often they have signed out everywhere."""

ratings = Table(
    "ratings",
    metadata,
    Column("player", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("strength", Float, nullable=False),
    Column("doubt", Float, nullable=False),
    Column("games", Integer, nullable=False),
)
"""How strong players are thought to be by their rated games; a bot's player is called `bot:` and
its name."""

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", Text, primary_key=True),
    Column("player", Text, nullable=False),
    Column("public_key", Text, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("site", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("used", BigInteger),
    Index("passkeys_by_player", "player"),
)
"""With which a player signs in on any device. `site` is the name of the host that it was made for:
a browser shows it to no other."""

recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("player", Text, nullable=False),
    Column("salt", Text, nullable=False),
    Column("hash", Text, nullable=False),
    Index("recovery_codes_by_player", "player"),
)
"""With which a player signs in when no passkey is at hand, each once: `id` is how a code begins,
the rest is kept as a slow hash only."""

challenges = Table(
    "challenges",
    metadata,
    Column("player", Text, primary_key=True),
    Column("challenge", Text, nullable=False),
    Column("until", BigInteger, nullable=False),
)
"""What a passkey is asked to sign, the latest for each guest, and each once."""

keys = Table(
    "keys",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
"""Keys that all processes share, made once."""

devices = Table(
    "devices",
    metadata,
    Column("endpoint", Text, primary_key=True),
    Column("player", Text, nullable=False),
    Column("public_key", Text, nullable=False),
    Column("secret", Text, nullable=False),
    Column("site", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
    Index("devices_by_player", "player"),
)
"""Browsers on which a player is told of their turn: where and how each is reached."""

wishes = Table(
    "wishes",
    metadata,
    Column("player", Text, primary_key=True),
    Column("language", Text, nullable=False),
    Column("quiet", Text),
    Column("mail", Text),
    Column("confirmed", Boolean, nullable=False, default=False),
    Column("mailed", BigInteger, nullable=False, default=0),
)
"""How a player wants to be told of their turn: the language of their browser, their quiet hours,
the address for digests, whether they have confirmed it, and when they last got one."""

turns = Table(
    "turns",
    metadata,
    Column("player", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("since", BigInteger, nullable=False),
    Column("told", Boolean, nullable=False),
    Column("mailed", Boolean, nullable=False),
)
"""The turns of those who want to be told of them, since when they wait, and whether they were told
already."""

clubs = Table(
    "clubs",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("host", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
)

club_members = Table(
    "club_members",
    metadata,
    Column("club", Text, primary_key=True),
    Column("player", Text, primary_key=True),
    Column("number", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("removed", Boolean, nullable=False, default=False),
    Index("club_members_by_player", "player"),
)
"""Who belongs to a club, and when they last had its page or a table open; and who was `removed` by
its host and does not belong to it any more."""

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", Text, primary_key=True),
    Column("club", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("system", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("length", Integer, nullable=False),
    Column("bot", Text, nullable=False),
    Column("clock", Text, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("options", Text, nullable=False, server_default="{}"),
    Column("public", Boolean, nullable=False, server_default=true()),
    Index("tournaments_by_club", "club", "made"),
)

entrants = Table(
    "entrants",
    metadata,
    Column("tournament", Text, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("player", Text),
    Column("name", Text, nullable=False),
    Column("bot", Text),
    Index("entrants_by_player", "player"),
)
"""Who takes part in a tournament, and which bot plays for them."""

rounds = Table(
    "rounds",
    metadata,
    Column("tournament", Text, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("tables", Text, nullable=False),
)
"""Which entrants sit together in a round; their tables' ids follow from it, and how those ended
stands in the results."""
