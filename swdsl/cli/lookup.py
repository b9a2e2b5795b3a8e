"""How commands find what a user names, and what they say when there is nothing of that name."""

import sys
from collections.abc import Iterable
from typing import NoReturn

from swdsl.cli.output import say
from swdsl.diagnostics import did_you_mean
from swdsl.model.content import Component
from swdsl.model.ruleset import Library


def all_components(library: Library) -> list[Component]:
    """Return every race, power, relic and place of every set."""
    return [component for each in library.sets for component in each.components]


def nothing_called(wanted: str, names: Iterable[str], *, instead: str) -> NoReturn:
    """Say that there is no such thing and what was probably meant, and end with the code of misuse."""
    guess = did_you_mean(wanted, set(names)) or instead
    say(f"Nothing is called `{wanted}`. {guess}", err=True)
    sys.exit(2)
