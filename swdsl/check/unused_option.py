"""Options that change nothing, whatever a table chooses."""

from collections.abc import Iterator

from swdsl.diagnostics import Diagnostic
from swdsl.diagnostics.codes_names import UNUSED_OPTION
from swdsl.model.counts import OptionIs
from swdsl.model.engine_options import ENGINE_OPTIONS
from swdsl.model.ruleset import Library
from swdsl.model.walk import nodes


def lint_unused_option(library: Library) -> Iterator[Diagnostic]:
    """Warn when no clause asks for an option."""
    conditions = (clause.conditions for _, clause in library.clauses())
    asked = frozenset(node.option for node in nodes(*conditions) if isinstance(node, OptionIs))
    for each in library.sets:
        for option in each.options:
            if option.ref not in asked and option.ref.id not in ENGINE_OPTIONS:
                choice = option.choices[0].id
                yield Diagnostic.at(
                    UNUSED_OPTION,
                    option.span,
                    f"No clause asks for the option `{option.ref.id}`, so it changes nothing.",
                    hint=f"Ask for it in a clause: `if option {option.ref.id} is {choice}`; or remove it.",
                )
