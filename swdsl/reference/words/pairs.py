"""What a language must bring for two components shown together."""

from dataclasses import dataclass
from typing import Final

from swdsl.languages import in_each_language


@dataclass(frozen=True, slots=True)
class PairWords:
    """Words around a pair; `tokens` is filled with the sum and its parts."""

    title: str
    lead: str
    first: str
    second: str
    tokens: str
    about: str
    nothing: str
    examples: str
    games: str
    never: str


PAIRS: Final = in_each_language(
    en=PairWords(
        title="Two together",
        lead="Choose a race and a power, or any two components, and read what they do together.",
        first="One",
        second="The other",
        tokens="Tokens together: {sum} ({parts})",
        about="What one says of the other",
        nothing="No rule of one names the other: both sets of rules apply side by side.",
        examples="Examples with both",
        games="On the table together in",
        never="No game here puts both on its table.",
    ),
    fr=PairWords(
        title="Deux ensemble",
        lead="Choisissez un peuple et un pouvoir, ou deux éléments quelconques, et lisez ce qu’ils font "
        "ensemble.",
        first="L’un",
        second="L’autre",
        tokens="Pions en tout\u00a0: {sum} ({parts})",
        about="Ce que l’un dit de l’autre",
        nothing="Aucune règle de l’un ne nomme l’autre\u00a0: les deux séries de règles s’ajoutent.",
        examples="Exemples avec les deux",
        games="Réunis sur la table dans",
        never="Aucune partie proposée ici ne les réunit.",
    ),
    it=PairWords(
        title="Due insieme",
        lead="Scegliete una Razza e un Potere, o due elementi qualsiasi, e leggete cosa fanno insieme.",
        first="Il primo",
        second="Il secondo",
        tokens="Segnalini in tutto: {sum} ({parts})",
        about="Cosa dice uno dell’altro",
        nothing="Nessuna regola dell’uno nomina l’altro: le regole di entrambi valgono fianco a fianco.",
        examples="Esempi con entrambi",
        games="Insieme sul tavolo in",
        never="Nessuna partita proposta qui li riunisce.",
    ),
    ru=PairWords(
        title="Вдвоём",
        lead="Выберите народ и способность или любые две карточки и прочтите, что они дают вместе.",
        first="Первое",
        second="Второе",
        tokens="Жетонов вместе: {sum} ({parts})",
        about="Что одно говорит о другом",
        nothing="Ни одно правило не называет другую сторону: оба набора правил действуют рядом.",
        examples="Примеры, где есть оба",
        games="Вместе на столе",
        never="Ни одна игра здесь не сводит их за одним столом.",
    ),
)
