"""The table over the network: HTTP, sockets, storage, identity."""
