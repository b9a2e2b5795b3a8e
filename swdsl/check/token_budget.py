"""Trays that must serve a banner with the largest badge."""

from collections.abc import Iterator

from swdsl.diagnostics import Diagnostic, Label
from swdsl.diagnostics.codes_content import TOKEN_BUDGET
from swdsl.model.content import Component
from swdsl.model.ruleset import Library
from swdsl.words import Kind


def check_token_budget(library: Library) -> Iterator[Diagnostic]:
    """Report races whose tray runs out beside the largest badge of the sets they see."""
    for each in library.sets:
        seen = library.seen_by(each.id)
        powers = [part for ruleset in seen for part in ruleset.components if part.ref.kind is Kind.POWER]
        badge = max(powers, key=lambda power: power.tokens or 0, default=None)
        for race in each.components:
            if badge is not None and race.tokens is not None and race.tray is not None:
                yield from _findings(race, race.tokens, race.tray, badge)


def _findings(race: Component, tokens: int, tray: int, badge: Component) -> Iterator[Diagnostic]:
    most = badge.tokens or 0
    needed = tokens + most + race.attack_only
    if race.ref.kind is not Kind.RACE or needed <= tray:
        return
    extra = f" and {race.attack_only} for attack only" if race.attack_only else ""
    yield Diagnostic(
        TOKEN_BUDGET,
        f"Beside `{badge.ref.id}` the race `{race.ref.id}` needs {needed} tokens; its tray holds {tray}.\n"
        f"It brings {tokens}, the badge adds {most}{extra}.",
        (Label(race.span, f"a tray of {tray}"), Label(badge.span, f"adds {most}")),
        f"Write `tokens {tokens} of {needed}`.",
    )
