"""The `regnum` command."""
