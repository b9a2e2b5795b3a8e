"""What a language must bring for the table: what can be chosen, why something is refused, who is on turn."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class TableWords:
    """Rows of one language. `choices` and `refusals` have the kernel's keys; gaps are names and numbers."""

    choices: Mapping[str, str]
    refusals: Mapping[str, str]
    #: What a number of tokens or coins is called; `plural` chooses the form.
    tokens: tuple[str, ...]
    coins: tuple[str, ...]
    plural: Callable[[int], int]
    player: str
    in_decline: str
    shortage: str
    no_conquest: str
    combo: str

    def counted(self, number: int, forms: tuple[str, ...]) -> str:
        """Return a number with its noun."""
        return f"{number} {forms[self.plural(number)]}"


def rows(text: str) -> Mapping[str, str]:
    """Read lines `key: words`."""
    found = (line.strip().partition(": ") for line in text.strip().splitlines())
    return {key: words for key, _, words in found}
