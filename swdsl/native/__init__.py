"""How the kernel is compiled: for `make native`, and for wheels that bring it. No command needs this room."""
