"""What a code is: the lasting name of one kind of finding."""

from dataclasses import dataclass
from enum import Enum


class Severity(Enum):
    """How much a finding matters. An error stops the build; a warning does not."""

    ERROR = "error"
    WARNING = "warning"


@dataclass(frozen=True, slots=True)
class Code:
    """One kind of finding: a slug for people and tools, a severity, and a title for its page."""

    slug: str
    severity: Severity
    title: str


def error(slug: str, title: str) -> Code:
    """Declare a code whose findings stop the build."""
    return Code(slug, Severity.ERROR, title)


def warning(slug: str, title: str) -> Code:
    """Declare a code whose findings deserve a look but let the build go on."""
    return Code(slug, Severity.WARNING, title)
