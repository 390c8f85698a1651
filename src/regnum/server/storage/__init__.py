"""Where tables are kept: one code for SQLite and PostgreSQL."""
