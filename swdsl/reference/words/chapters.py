"""The titles of the chapters of a rulebook, and how it says what counts as what, language by language."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from swdsl.words import Chapter

CHAPTERS: Final[Mapping[str, Mapping[Chapter, str]]] = MappingProxyType(
    {
        "en": {
            Chapter.GOAL: "The goal",
            Chapter.NEEDED: "What you need",
            Chapter.SETUP: "Setting up",
            Chapter.TURN: "A turn",
            Chapter.DRAFT: "Taking a combo",
            Chapter.CONQUEST: "Conquering",
            Chapter.LOSSES: "Losing a region",
            Chapter.MARKERS: "Righteous Relics and Popular Places",
            Chapter.REDEPLOYMENT: "Redeploying",
            Chapter.SCORING: "Scoring",
            Chapter.DECLINE: "Declining",
            Chapter.END: "The end",
            Chapter.MIXING: "Mixing boxes",
        },
        "fr": {
            Chapter.GOAL: "Le but",
            Chapter.NEEDED: "Le matériel",
            Chapter.SETUP: "La mise en place",
            Chapter.TURN: "Le tour de jeu",
            Chapter.DRAFT: "Prendre une combinaison",
            Chapter.CONQUEST: "Les conquêtes",
            Chapter.LOSSES: "Perdre une région",
            Chapter.MARKERS: "Les reliques et les lieux",
            Chapter.REDEPLOYMENT: "Le redéploiement",
            Chapter.SCORING: "Le décompte",
            Chapter.DECLINE: "Le déclin",
            Chapter.END: "La fin",
            Chapter.MIXING: "Mélanger les boîtes",
        },
        "it": {
            Chapter.GOAL: "Lo scopo",
            Chapter.NEEDED: "Che cosa serve",
            Chapter.SETUP: "Preparazione",
            Chapter.TURN: "Il turno",
            Chapter.DRAFT: "Prendere una combinazione",
            Chapter.CONQUEST: "Le conquiste",
            Chapter.LOSSES: "Perdere una Regione",
            Chapter.MARKERS: "Reliquie e luoghi",
            Chapter.REDEPLOYMENT: "La ridistribuzione",
            Chapter.SCORING: "Il conteggio",
            Chapter.DECLINE: "Il Declino",
            Chapter.END: "La fine",
            Chapter.MIXING: "Mescolare le scatole",
        },
        "ru": {
            Chapter.GOAL: "Цель игры",
            Chapter.NEEDED: "Что понадобится",
            Chapter.SETUP: "Подготовка",
            Chapter.TURN: "Ход",
            Chapter.DRAFT: "Выбор комбинации",
            Chapter.CONQUEST: "Захваты",
            Chapter.LOSSES: "Потеря региона",
            Chapter.MARKERS: "Реликвии и достопримечательности",
            Chapter.REDEPLOYMENT: "Перераспределение войск",
            Chapter.SCORING: "Получение монет",
            Chapter.DECLINE: "Упадок",
            Chapter.END: "Конец игры",
            Chapter.MIXING: "Если смешать коробки",
        },
    }
)

#: What a board takes for what, filled with the names.
COUNTS_AS: Final = MappingProxyType(
    {
        "en": "Counts as the same: {things}.",
        "fr": "Comptent l’un pour l’autre : {things}.",
        "it": "Valgono lo stesso: {things}.",
        "ru": "Считаются одним и тем же: {things}.",
    }
)
