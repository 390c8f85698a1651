"""What can be asked over HTTP and on the socket."""
