"""Russian words of the table."""

from typing import Final

from swdsl.studio.words import TableWords, rows

RUSSIAN: Final = TableWords(
    choices=rows(
        """
        conquer: Завоевать: {region} ({tokens})
        replace: Занять место противника: {region}
        roll_for: Бросить кубик: {region}
        attempt: Последняя попытка: {region} (не хватает {short})
        arm: Применить в следующей атаке: {clause}
        use: Применить: {clause}
        abandon: Покинуть: {region}
        stop: Закончить завоевания
        expand: Продолжить завоевания
        decline: Перейти в упадок
        pick: Взять: {race} + {power}, цена — {price}, на ней — {coins}
        yes: {clause}: да
        pass: {clause}: нет
        choose_region: {clause}: {region}
        choose_player: {clause}: {player}
        choose_combo: {clause}: способность, что лежит рядом с расой {race}
        choose_marker: {clause}: {marker}
        face: На кубике {pips}
        put_one: Поставить 1 жетон: {region}
        put_rest: Поставить все ({number}): {region}
        give_up: Отдать: {region}
        settle: Поставить {neutral}: {region} ({number})
        """
    ),
    questions=rows(
        """
        choice: Продолжить завоевания или перейти в упадок?
        pick: Какую пару вы берёте?
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
    coins=("монета", "монеты", "монет"),
    player="Игрок {number}",
    chance="Случай",
    gains="{who} получает {coins}: {items}",
    pays="{who} платит {coins}: {items}",
    have_need="у вас {have}, нужно {need}",
    refused="Сейчас нельзя: {reason}.",
    price_need="у вас {have}, цена {need}",
    always_allowed="Сказать тут нечего: это здесь всегда можно.",
)
