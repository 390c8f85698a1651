"""The same PostgreSQL as for the server's tests."""

from tests.server.postgres import fresh_database, postgres

__all__ = ["fresh_database", "postgres"]
