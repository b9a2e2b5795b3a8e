"""`Diagnostic` and `Label`, plain values: what is wrong, where, and what to do about it."""

from collections.abc import Iterable
from dataclasses import dataclass

from swdsl.diagnostics.code import Code, Severity
from swdsl.source import NOWHERE, Span


@dataclass(frozen=True, slots=True)
class Label:
    """A place, and what to say beside it; the text may be empty."""

    span: Span
    text: str = ""


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """One finding. The first label is the place to fix; the others explain it.

    The first line of the message is the headline; further lines are shown below the excerpts.
    """

    code: Code
    message: str
    labels: tuple[Label, ...]
    hint: str | None = None

    @classmethod
    def at(
        cls, code: Code, span: Span, message: str, *, label: str = "", hint: str | None = None
    ) -> "Diagnostic":
        """Return a finding about one place."""
        return cls(code, message, (Label(span, label),), hint)

    @property
    def severity(self) -> Severity:
        """How much this finding matters."""
        return self.code.severity

    @property
    def span(self) -> Span:
        """The place to fix; `NOWHERE` if the finding has no place."""
        return self.labels[0].span if self.labels else NOWHERE


def in_order(diagnostics: Iterable[Diagnostic]) -> tuple[Diagnostic, ...]:
    """Sort findings by place, then code, then words, so that two runs read the same; drop repetitions."""
    unique = dict.fromkeys(diagnostics)
    return tuple(sorted(unique, key=lambda each: (each.span, each.code.slug, each.message)))


def has_errors(diagnostics: Iterable[Diagnostic]) -> bool:
    """Whether any of the findings stops the build."""
    return any(each.severity is Severity.ERROR for each in diagnostics)
