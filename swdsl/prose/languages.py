"""The languages there are."""

from typing import Final

from swdsl.languages import InEachLanguage
from swdsl.prose.en import OWN as ENGLISH
from swdsl.prose.fr import OWN as FRENCH
from swdsl.prose.it import OWN as ITALIAN
from swdsl.prose.language import read_language
from swdsl.prose.ru import OWN as RUSSIAN

_OWN: Final = {"en": ENGLISH, "fr": FRENCH, "it": ITALIAN, "ru": RUSSIAN}

LANGUAGES: Final = InEachLanguage(lambda code: read_language(code, _OWN[code]))
