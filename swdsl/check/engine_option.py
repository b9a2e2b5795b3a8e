"""Options that the engine answers, declared with choices it does not know."""

from collections.abc import Iterator

from swdsl.diagnostics import Diagnostic
from swdsl.diagnostics.codes_content import ENGINE_OPTION
from swdsl.model.engine_options import ENGINE_OPTIONS
from swdsl.model.ruleset import Library


def check_engine_option(library: Library) -> Iterator[Diagnostic]:
    """Refuse a choice that the engine has no answer for: it would silently be ignored."""
    for each in library.sets:
        for option in each.options:
            known = ENGINE_OPTIONS.get(option.ref.id)
            strange = [choice.id for choice in option.choices if known and choice.id not in known]
            if known and strange:
                name, choices = option.ref.id, ", ".join(f"`{choice}`" for choice in known)
                yield Diagnostic.at(
                    ENGINE_OPTION,
                    option.span,
                    f"The engine answers the option `{name}` itself and has no choice `{strange[0]}`.",
                    hint=f"Choose among {choices}, or rename the option.",
                )
