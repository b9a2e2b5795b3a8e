"""Russian sentences for worked examples."""

from collections.abc import Sequence
from typing import Final

from swdsl.prose.names import Name
from swdsl.prose.ru import words
from swdsl.prose.ru.numbers import counted
from swdsl.prose.ru.people import called
from swdsl.prose.ru.words import ACC, GEN, INS, NOM, PRE
from swdsl.prose.tales import Frames, Role, Tongue, deeds
from swdsl.words import Kind, Value

_CASES: Final = {
    Role.SUBJECT: ("", NOM),
    Role.OBJECT: ("", ACC),
    Role.WITH: ("с помощью ", GEN),
    Role.AS: ("как ", ACC),
    Role.IN: ("в ", PRE),
    Role.TO: ("в ", ACC),
    Role.FROM: ("", GEN),
    Role.BY: (", занятый ", INS),
    Role.ABILITY: ("с помощью умения ", GEN),
}


class Russian:
    """Russian bends everything; a region keeps its name between guillemets behind the word for it."""

    def person(self, name: str, role: Role) -> str:
        """Return a player in a part."""
        before, case = _CASES[role]
        return f"{before}{called(name, case)}"

    def region(self, name: str, role: Role) -> str:
        """Return a region in a part."""
        before, case = ("из ", GEN) if role is Role.FROM else _CASES[role]
        return f"{before}{words.REGION.form(case)} «{name}»"

    def known(self, name: Name, role: Role) -> str:
        """Return one known thing in a part."""
        before, case = _CASES[role]
        if name.ref.kind is Kind.POWER:
            return f"{before}{words.HOLDERS[Kind.POWER].form(case)} «{name.plain()}»"
        return f"{before}{words.noun(name).form(case)}"

    def so_many(self, number: int, name: Name, role: Role) -> str:
        """Return so many pieces."""
        before, case = _CASES[role]
        return f"{before}{counted(number, words.noun(name), case)}"

    def tokens(self, number: int, race: Name | None, role: Role) -> str:
        """Return so many tokens."""
        before, case = _CASES[role]
        owner = f" {words.noun(race).form(GEN)}" if race else ""
        return f"{before}{counted(number, words.TOKEN, case)}{owner}"

    def coins(self, number: int, role: Role) -> str:
        """Return so many coins."""
        before, case = _CASES[role]
        return f"{before}{counted(number, words.COIN, case)}"

    def combo(self, race: Name | None, power: Name | None, role: Role) -> str:
        """Return a combo in a case: `Летающие Дварфы`."""
        before, case = _CASES[role]
        if race is None or power is None:
            alone = race or power
            return "" if alone is None else self.known(alone, role)
        return before + " ".join(words.noun(each).form(case) for each in (power, race))

    def listed(self, parts: Sequence[str]) -> str:
        """Join phrases."""
        return words.listed(parts)


TONGUE: Final = Tongue(
    deeds(
        """
        attack: нападает на | нападают на | напасть на
        conquer: захватывает | захватывают | захватить
        pick: берёт | берут | взять
        decline: приходит в упадок | приходят в упадок | прийти в упадок
        expand: продолжает захваты | продолжают захваты | продолжить захваты
        pass: пропускает ход | пропускают ход | пропустить ход
        stop: заканчивает захваты | заканчивают захваты | закончить захваты
        abandon: покидает | покидают | покинуть
        redeploy: перераспределяет жетоны | перераспределяют жетоны | перераспределить жетоны
        put: кладёт | кладут | положить
        place: ставит | ставят | поставить
        move: перемещает | перемещают | переместить
        remove: убирает | убирают | убрать
        choose: выбирает | выбирают | выбрать
        use: использует | используют | использовать
        swap: меняет свою способность на | меняют свою способность на | сменить свою способность на
        roll: бросает кубик | бросают кубик | бросить кубик
        gain: получает | получают | получить
        pay: платит | платят | заплатить
        lose: теряет | теряют | потерять
        keep: сохраняет | сохраняют | сохранить
        score: подсчитывает монеты | подсчитывают монеты | подсчитать монеты
        """
    ),
    Frames(
        plays="{who} играет за {combo}",
        declined=" (в упадке)",
        bringing="{said}: {what}",
        in_hand="{what} на руке",
        of_owner="{what} ({who})",
        has="у {whose} {what}",
        has_nothing="у {whose} ничего нет",
        used="Уже использовано ({who}): {what}",
        lies="{where} — {what}",
        empty="{where} пуст",
        carries="{where}: {what}",
        column="комбинации на выбор: {what}",
        price="{combo} ({coins})",
        stack="следующие в стопке: {what}",
        turn="раунд {number}",
        turn_of="раунд {number}, ходит {who}",
        rolls="на кубике выпадает {numbers}",
        rolled="если на кубике {numbers}, {outcome}",
        rolled_any="что бы ни выпало на кубике, {outcome}",
        values={
            Value.COST: "стоимость — {number}",
            Value.COINS: "это приносит {number}",
            Value.PRICE: "цена — {number}",
        },
        refused="это запрещено",
        accepted="это разрешено",
        may="{who} может {deed}",
        cannot="{who} не может {deed}",
        holds="{who} занимает {what}",
        sees="{who} видит {what}",
        cannot_see="{who} не видит {what}",
        coins_of="монеты {who}",
        wins="{who} побеждает",
        win="{who} делят победу",
        scoring="{deed} при подсчёте",
        title="{deed}: {outcome}",
        because="{head} — {why}",
    ),
    Russian(),
)
