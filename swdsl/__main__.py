"""`python -m swdsl` is the `swdsl` command."""

from swdsl.cli import main

main()
