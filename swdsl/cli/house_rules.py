"""`--option NAME=CHOICE`: how a table decides what the rules leave open, for one game only."""

import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import NoReturn

import click

from swdsl.cli.output import say
from swdsl.cli.table import Seating, recorded_table
from swdsl.diagnostics import did_you_mean
from swdsl.model.content import Option
from swdsl.play import Record

option_flag = click.option(
    "--option",
    "chosen",
    metavar="NAME=CHOICE",
    multiple=True,
    help="Decide a point otherwise, for this game only: see `swdsl list options`. May be repeated.",
)


def settled(table: Seating, chosen: tuple[str, ...]) -> Seating:
    """Return a table with what was chosen, or say what is wrong with it and leave."""
    if not chosen:
        return table
    known = list(_options_of(table))
    found: dict[str, str] = {}
    for text in chosen:
        name, equals, choice = (part.strip() for part in text.partition("="))
        if not equals:
            _leave(f"`{text}` does not say what is chosen. Write `--option {name}=CHOICE`.")
        meant = [option for option in known if name in (option.ref.id, str(option.ref))]
        if not meant:
            names = sorted({option.ref.id for option in known})
            _leave(f"This game has no option `{name}`. {did_you_mean(name, names) or _has(names)}")
        asked = [option for option in meant if choice in _choices(option)]
        if not asked:
            choices = dict.fromkeys(f"`{each}`" for option in meant for each in _choices(option))
            _leave(f"`{name}` is {' or '.join(choices)}, not `{choice}`.")
        found.update({str(option.ref): choice for option in asked})
    return replace(table, maker=replace(table.maker, choices=tuple(found.items())))


def recorded_game(record: Record, files: tuple[Path, ...] = ()) -> Seating:
    """Return the table of a record, with the options it was played with."""
    chosen = tuple(f"{name}={choice}" for name, choice in record.choices)
    return settled(recorded_table(record, files), chosen)


def _options_of(table: Seating) -> Iterator[Option]:
    """Yield the options that the clauses of a game, or the engine, ask."""
    game = table.maker()
    for each in table.library().sets:
        yield from (option for option in each.options if str(option.ref) in game.options)


def _choices(option: Option) -> list[str]:
    return [choice.id for choice in option.choices]


def _has(names: list[str]) -> str:
    return f"It has: {', '.join(names)}."


def _leave(message: str) -> NoReturn:
    say(message, err=True)
    sys.exit(2)
