"""What a language must bring for the table: what can be chosen, why something is refused, who is on turn."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Final

from swdsl.catalogue import read_texts, rows, slots
from swdsl.languages import InEachLanguage, form_after
from swdsl.model.engine_reasons import ENGINE_REASONS
from swdsl.runtime.describe import ENGLISH
from swdsl.table.phases import PHASES

_NAMES: Final = slots("region", "clause", "combo", "race", "player", "marker", "neutral", "piece")
_NUMBERS: Final = slots("cost", "short", "price", "pips", "number")


@dataclass(frozen=True, slots=True)
class TableWords:
    """Rows of one language. `choices` and `refusals` have the kernel's keys; gaps are names and numbers."""

    language: str
    choices: Annotated[Mapping[str, str], rows(ENGLISH), _NAMES, _NUMBERS]
    refusals: Annotated[Mapping[str, str], rows(ENGINE_REASONS)]
    #: What is asked at each moment.
    questions: Annotated[Mapping[str, str], rows(PHASES.values())]
    #: What a number of tokens or coins is called, in each form that the language has.
    tokens: tuple[str, ...]
    coins: tuple[str, ...]
    #: Coins that somebody gains or pays.
    coins_moved: tuple[str, ...]
    player: Annotated[str, slots("number")]
    in_decline: str
    shortage: Annotated[str, slots("have", "need")]
    no_conquest: Annotated[str, slots("region")]
    combo: Annotated[str, slots("race", "power")]

    def counted(self, number: int, forms: tuple[str, ...]) -> str:
        """Return a number with its noun."""
        return f"{number} {forms[form_after(number, self.language)]}"


WORDS: Final = InEachLanguage(lambda language: read_texts(TableWords, __name__, language, language=language))
