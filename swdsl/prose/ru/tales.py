"""Russian sentences for worked examples."""

from typing import Final

from swdsl.prose.tables.tales import Frames, Parts, Role, Tongue, deeds
from swdsl.words import Value

TONGUE: Final = Tongue(
    deeds(
        """
        attack: нападает на | нападают на | напасть на
        conquer: захватывает | захватывают | захватить
        pick: берёт | берут | взять
        decline: приводит народ в упадок | приходят в упадок | привести народ в упадок
        expand: продолжает захваты | продолжают захваты | продолжить захваты
        pass: пасует | пасуют | спасовать
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
        lacks="{where} нет {what}",
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
        free="это бесплатно",
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
    Parts(
        roles={
            Role.SUBJECT: "{what}",
            Role.OBJECT: "{what:acc}",
            Role.WITH: "с помощью {what:gen}",
            Role.AS: "как {what:acc}",
            Role.IN: "в {what:pre}",
            Role.TO: "в {what:acc}",
            Role.FROM: "{what:gen}",
            Role.BY: ", занятый {what:ins}",
            Role.ABILITY: "с помощью умения {what:gen}",
        },
        none="{noun:gen}",
        region="{noun} «{name}»",
        region_from="из {what:gen}",
        power="{noun} «{name}»",
        tokens_of="{tokens} {race:gen}",
        combo="{power} {race}",
    ),
)
