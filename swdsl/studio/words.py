"""What pages say around a game, beside the words of the table (`table/words.py`): questions, the log."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from swdsl.languages import in_each_language
from swdsl.table.words import rows


@dataclass(frozen=True, slots=True)
class StudioWords:
    """One language. `questions` has a row for each phase of the kernel."""

    questions: Mapping[str, str]
    chance: str
    gains: str
    pays: str
    always_allowed: str


WORDS: Final[Mapping[str, StudioWords]] = in_each_language(
    en=StudioWords(
        questions=rows(
            """
            choice: Expand, or go into decline?
            pick: Which combo do you pick?
            attack: What do you conquer?
            die: The die is rolled
            task: What do you choose?
            spread: Where do they go?
            deploy: Where do your tokens go?
            give_up: Which region do you give up?
            keep: Do you keep these tokens?
            over: The game is over
            guests: Where do they stand?
            """
        ),
        chance="Chance",
        gains="{who} gains {coins}: {items}",
        pays="{who} pays {coins}: {items}",
        always_allowed="Nothing is to be said about it: it is always allowed here.",
    ),
    fr=StudioWords(
        questions=rows(
            """
            choice: Poursuivre l’expansion ou passer en déclin ?
            pick: Quelle combinaison choisissez-vous ?
            attack: Que voulez-vous conquérir ?
            die: On lance le dé
            task: Que choisissez-vous ?
            spread: Où vont-ils ?
            deploy: Où vont vos pions ?
            give_up: Quelle région cédez-vous ?
            keep: Gardez-vous ces pions ?
            over: La partie est finie
            guests: Où se placent-ils ?
            """
        ),
        chance="Le hasard",
        gains="{who} gagne {coins} : {items}",
        pays="{who} paie {coins} : {items}",
        always_allowed="Il n’y a rien à en dire : c’est toujours permis ici.",
    ),
    it=StudioWords(
        questions=rows(
            """
            choice: Espandersi o andare in declino?
            pick: Quale combinazione scegli?
            attack: Che cosa conquisti?
            die: Si tira il dado
            task: Che cosa scegli?
            spread: Dove vanno?
            deploy: Dove vanno i tuoi segnalini?
            give_up: Quale regione cedi?
            keep: Tieni questi segnalini?
            over: La partita è finita
            guests: Dove si mettono?
            """
        ),
        chance="Il caso",
        gains="{who} guadagna {coins}: {items}",
        pays="{who} paga {coins}: {items}",
        always_allowed="Non c’è nulla da dire: qui è sempre permesso.",
    ),
    ru=StudioWords(
        questions=rows(
            """
            choice: Продолжить завоевания или перейти в упадок?
            pick: Какую комбинацию вы берёте?
            attack: Что завоевать?
            die: Бросок кубика
            task: Что вы выбираете?
            spread: Куда они пойдут?
            deploy: Куда пойдут ваши жетоны?
            give_up: Какой регион вы отдаёте?
            keep: Оставить эти жетоны?
            over: Игра окончена
            guests: Где они встанут?
            """
        ),
        chance="Случай",
        gains="{who} получает {coins}: {items}",
        pays="{who} платит {coins}: {items}",
        always_allowed="Сказать тут нечего: это здесь всегда можно.",
    ),
)
