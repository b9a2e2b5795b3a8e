"""What a language must bring for the tables of how strong components are."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final


@dataclass(frozen=True, slots=True)
class StrengthWords:
    """Words around the tables; `method` is filled with what was played, `comma` parts whole from tenth."""

    title: str
    lead: str
    method: str
    again: str
    place: str
    coins: str
    interval: str
    comma: str
    bots: Mapping[str, str] = field(default_factory=dict)  # what bots are called where not by their own name


STRENGTHS: Final = MappingProxyType(
    {
        "en": StrengthWords(
            title="How strong they are",
            lead="What a pick was worth in games between bots, in coins at the end of the game beside an "
            "average pick of its kind; the true value lies in the interval with 95 % certainty.",
            method="{games} games between {bots} bots, seed {seed}. Picks are drawn by lot, their price is "
            "given back, and the final coins are explained by what was picked (least squares). That "
            "is the strength in the hands of these bots: people attack whoever leads, and bargain.",
            again="Measured with",
            place="Place",
            coins="Coins",
            interval="95 % interval",
            comma=".",
        ),
        "fr": StrengthWords(
            title="Leur force",
            lead="Ce qu’un choix a rapporté dans des parties entre robots, en pièces à la fin de la "
            "partie, à côté d’un choix moyen de la même sorte\u00a0; la vraie valeur est dans "
            "l’intervalle avec une certitude de 95\u00a0%.",
            method="{games} parties entre robots {bots}, graine {seed}. Les choix sont tirés au sort, leur "
            "prix est rendu, et les pièces finales sont expliquées par ce qui a été choisi (moindres "
            "carrés). C’est la force entre les mains de ces robots\u00a0: les gens attaquent celui "
            "qui mène, et négocient.",
            again="Mesuré avec",
            place="Rang",
            coins="Pièces",
            interval="Intervalle à 95\u00a0%",
            comma=",",
        ),
        "it": StrengthWords(
            title="Quanto sono forti",
            lead="Quanto ha reso una scelta in partite fra bot, in monete a fine partita, accanto a una "
            "scelta media dello stesso tipo; il valore vero sta nell’intervallo con una certezza del "
            "95 %.",
            method="{games} partite fra bot {bots}, seme {seed}. Le scelte sono tirate a sorte, il loro "
            "prezzo è restituito, e le monete finali sono spiegate da ciò che è stato scelto (minimi "
            "quadrati). È la forza nelle mani di questi bot: le persone attaccano chi è in testa, e "
            "trattano.",
            again="Misurato con",
            place="Posto",
            coins="Monete",
            interval="Intervallo al 95 %",
            comma=",",
        ),
        "ru": StrengthWords(
            title="Насколько они сильны",
            lead="Что дал выбор в партиях между ботами: монеты в конце партии по сравнению со средним "
            "выбором того же рода. Истинное значение лежит в интервале с вероятностью 95\u00a0%.",
            method="Партий: {games}, боты {bots}, зерно {seed}. Выбор определяется жребием, его цена "
            "возвращается, а итоговые монеты объясняются тем, что было выбрано (метод наименьших "
            "квадратов). Это сила в руках таких ботов: люди нападают на лидера и договариваются.",
            again="Измерено командой",
            place="Место",
            coins="Монеты",
            interval="Интервал 95\u00a0%",
            comma=",",
            bots=MappingProxyType({"greedy": "«жадные»"}),
        ),
    }
)
