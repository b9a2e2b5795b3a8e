"""How strong the official components are: tables of recorded runs of `swdsl balance`, each with its seed.

The runs lie as plain files in `measured/`, exactly as the command printed them; docs/balance.md says how they
are made anew.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from swdsl.model.content import Component
from swdsl.model.names import COMPONENT_KINDS
from swdsl.reference.addresses import STRENGTHS
from swdsl.reference.edition import Edition
from swdsl.reference.page import Desk, Page
from swdsl.reference.views import To

_MINUS: Final = "\N{MINUS SIGN}"


@dataclass(frozen=True, slots=True)
class Measured:
    """What one component came to, beside an average one of its kind."""

    kind: str
    component: str
    coins: float
    low: float
    high: float
    rank: int
    of: int


@dataclass(frozen=True, slots=True)
class Run:
    """One recorded run: what was played, by whom, and the outcome."""

    game: str
    bots: str
    games: int
    seed: int
    lines: tuple[Measured, ...]

    @property
    def command(self) -> str:
        """What prints it again."""
        return f"swdsl balance --game {self.game} --games {self.games} --seed {self.seed}"


@cache
def recorded() -> tuple[Run, ...]:
    """Read what was recorded, game by game."""
    found = []
    folder = files("swdsl.reference").joinpath("measured")
    for file in sorted(folder.iterdir(), key=lambda each: each.name):
        if file.name.endswith(".json"):
            data = json.loads(file.read_text(encoding="utf-8"))
            lines = tuple(
                Measured(**{name: each[name] for name in Measured.__dataclass_fields__})
                for each in data["components"]
            )
            found.append(Run(data["game"], data["bots"], data["games"], data["seed"], lines))
    return tuple(found)


@dataclass(frozen=True, slots=True)
class StrengthTable:
    """One kind of one run, ready to be shown: place, component, coins, interval."""

    title: str
    rows: tuple[tuple[int, To, str, str], ...]


@dataclass(frozen=True, slots=True)
class StrengthSection:
    """One run, ready to be shown."""

    anchor: str
    title: str
    method: str
    command: str
    tables: tuple[StrengthTable, ...]


def strength_pages(edition: Edition) -> Iterator[Page]:
    """Yield the page, where there is anything to show."""
    if sections := strength_sections(edition, Desk(edition, STRENGTHS)):
        title = edition.words.strengths.title
        yield Page(STRENGTHS, "strengths.jinja", title, (("", title),), {"sections": sections})


def has_strengths(edition: Edition) -> bool:
    """Whether anything that is shown here was measured."""
    games = {each.id for each in edition.library.games}
    return any(run.game in games for run in recorded())


def _method(edition: Edition, run: Run) -> str:
    words = edition.words.strengths
    bots = words.bots.get(run.bots, run.bots)
    return words.method.format(games=run.games, bots=bots, seed=run.seed)


def strength_sections(edition: Edition, desk: Desk) -> tuple[StrengthSection, ...]:
    """Return every run whose game is known here."""
    games = {each.id: each for each in edition.library.games}
    return tuple(
        StrengthSection(
            run.game,
            edition.names.game(games[run.game]),
            _method(edition, run),
            run.command,
            tuple(_tables(edition, desk, run)),
        )
        for run in recorded()
        if run.game in games
    )


def _tables(edition: Edition, desk: Desk, run: Run) -> Iterator[StrengthTable]:
    known: dict[str, Component] = {str(each.ref): each for each in edition.library.components()}
    for kind in COMPONENT_KINDS:
        lines = [each for each in run.lines if each.kind == kind.value and each.component in known]
        rows = tuple(
            (
                each.rank,
                To(edition.names.of(known[each.component]), desk.href(known[each.component].ref)),
                signed(edition, each.coins),
                f"{signed(edition, each.low)} … {signed(edition, each.high)}",
            )
            for each in lines
        )
        if rows:
            yield StrengthTable(edition.words.many[kind], rows)


def signed(edition: Edition, coins: float) -> str:
    """Write a number with one decimal and its sign, as the language does."""
    text = f"{coins:+.1f}".replace("-", _MINUS)
    return text.replace(".", edition.words.decimal)
