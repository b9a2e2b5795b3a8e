"""The words of an errata sheet in four languages."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from swdsl.languages import in_each_language
from swdsl.packs.differences import Level
from swdsl.packs.things import Aspect


@dataclass(frozen=True, slots=True)
class Words:
    """What a sheet is made of: headings, what can change, and what became of it."""

    nothing: str
    levels: Mapping[Level, str]
    aspects: Mapping[Aspect, str]
    added: str
    removed: str
    was: str
    now: str


def _levels(breaking: str, behaviour: str, numbers: str, text: str) -> dict[Level, str]:
    return dict(zip(Level, (breaking, behaviour, numbers, text), strict=True))


def _aspects(*words: str) -> dict[Aspect, str]:
    return dict(zip(Aspect, words, strict=True))


WORDS: Final[Mapping[str, Words]] = in_each_language(
    en=Words(
        nothing="Nothing changed.",
        levels=_levels("Breaking for packs that use it", "Behaviour", "Numbers", "Text only"),
        aspects=_aspects(
            *("id", "rule", "name", "look", "notes", "tokens", "supply", "limit", "numbers", "traits"),
            *("choices", "meaning", "uses", "ground", "borders", "table"),
        ),
        added="new",
        removed="removed",
        was="was",
        now="now",
    ),
    fr=Words(
        nothing="Rien n'a changé.",
        levels=_levels(
            "Incompatible pour les paquets qui s'en servent", "Comportement", "Nombres", "Texte seul"
        ),
        aspects=_aspects(
            *("identifiant", "règle", "nom", "aspect", "notes", "pions", "réserve", "limite", "nombres"),
            *("traits", "choix", "sens", "utilise", "terrain", "frontières", "table"),
        ),
        added="nouveau",
        removed="supprimé",
        was="avant",
        now="maintenant",
    ),
    it=Words(
        nothing="Nulla è cambiato.",
        levels=_levels("Incompatibile per i pacchetti che lo usano", "Comportamento", "Numeri", "Solo testo"),
        aspects=_aspects(
            *("identificatore", "regola", "nome", "aspetto", "note", "segnalini", "riserva", "limite"),
            *("numeri", "tratti", "scelte", "significato", "usa", "terreno", "confini", "tavolo"),
        ),
        added="nuovo",
        removed="tolto",
        was="prima",
        now="ora",
    ),
    ru=Words(
        nothing="Ничего не изменилось.",
        levels=_levels(
            "Несовместимо для наборов, которые это используют", "Действие", "Числа", "Только текст"
        ),
        aspects=_aspects(
            *("имя в правилах", "правило", "название", "вид", "примечания", "жетоны", "запас", "предел"),
            *("числа", "свойства", "варианты", "смысл", "использует", "местность", "границы", "стол"),
        ),
        added="новое",
        removed="удалено",
        was="было",
        now="стало",
    ),
)
