"""The languages there are."""

from collections.abc import Mapping
from typing import Final

from swdsl.languages import in_each_language
from swdsl.prose.en import LANGUAGE as ENGLISH
from swdsl.prose.fr import LANGUAGE as FRENCH
from swdsl.prose.it import LANGUAGE as ITALIAN
from swdsl.prose.language import Language
from swdsl.prose.ru import LANGUAGE as RUSSIAN

LANGUAGES: Final[Mapping[str, Language]] = in_each_language(en=ENGLISH, fr=FRENCH, it=ITALIAN, ru=RUSSIAN)
