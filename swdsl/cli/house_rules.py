"""`--option NAME=CHOICE`: how a table decides what the rules leave open, for one game only."""

import sys
from collections.abc import Iterator
from dataclasses import replace
from typing import NoReturn

import click

from swdsl.cli.games import find_game
from swdsl.cli.output import say
from swdsl.cli.project import load_and_compile
from swdsl.diagnostics import did_you_mean
from swdsl.model.content import Option
from swdsl.play import Record
from swdsl.play.load import CompiledGame, OfficialGame
from swdsl.runtime.game import Game

option_flag = click.option(
    "--option",
    "chosen",
    metavar="NAME=CHOICE",
    multiple=True,
    help="Decide a point otherwise, for this game only: see `swdsl list options`. May be repeated.",
)


def settled(maker: OfficialGame | CompiledGame, chosen: tuple[str, ...]) -> OfficialGame | CompiledGame:
    """Return a game with what was chosen, or say what is wrong with it and leave."""
    if not chosen:
        return maker
    known = list(_options_of(maker()))
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
    return replace(maker, choices=tuple(found.items()))


def recorded_game(record: Record) -> OfficialGame | CompiledGame:
    """Return the game of a record, with the options it was played with."""
    return settled(find_game(record.game), tuple(f"{name}={choice}" for name, choice in record.choices))


def _options_of(game: Game) -> Iterator[Option]:
    """Yield the options that the clauses of a game, or the engine, ask."""
    for each in load_and_compile(anywhere=True).library.sets:
        yield from (option for option in each.options if str(option.ref) in game.options)


def _choices(option: Option) -> list[str]:
    return [choice.id for choice in option.choices]


def _has(names: list[str]) -> str:
    return f"It has: {', '.join(names)}."


def _leave(message: str) -> NoReturn:
    say(message, err=True)
    sys.exit(2)
