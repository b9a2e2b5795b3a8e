"""Russian words of the table."""

from typing import Final

from swdsl.table.words import TableWords, rows


def _plural(number: int) -> int:
    """Return which form follows a number: 1 жетон, 2 жетона, 5 жетонов."""
    if number % 10 == 1 and number % 100 != 11:
        return 0
    return 1 if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14) else 2


RUSSIAN: Final = TableWords(
    choices=rows(
        """
        conquer: захватить: {region} ({cost})
        replace: занять: {region}
        roll_for: бросить кубик: {region}
        attempt: последняя попытка: {region} (не хватает {short})
        arm: {clause}: применить в следующей атаке
        use: {clause}: применить
        abandon: покинуть: {region}
        stop: закончить захваты
        expand: расширяться
        decline: уйти в упадок
        pick: взять {combo} за {price}
        yes: {clause}: да
        pass: {clause}: пас
        choose_region: {clause}: {region}
        choose_player: {clause}: {player}
        choose_combo: {clause}: комбинация «{race}»
        choose_marker: {clause}: {marker}
        face: на кубике {pips}
        put_one: поставить 1: {region}
        put_rest: поставить все {number}: {region}
        give_up: отдать: {region}
        settle: поставить {number} × {neutral}: {region}
        """
    ),
    refusals=rows(
        """
        abandoned_this_turn: Вы покинули этот регион в этот ход и до следующего не вернётесь.
        attack_failed_there: Атака на этот регион в этот ход не удалась; попробуйте снова со следующего.
        aid_does_not_work_there: Выбранная помощь в этом регионе не действует.
        aid_works_nowhere: Сейчас эта помощь не подействовала бы нигде.
        already_held: Этот регион уже ваш.
        armed_aid_needs_target: Вы выбрали помощь: выберите регион, для которого она нужна.
        armed_in_order: Помощь выбирают по порядку; эта идёт раньше.
        attempt_needs_shortage: Жетонов хватает: последняя попытка для тех, кому их не хватает.
        banned: Это запрещает правило владельца региона.
        borders_guests: Он граничит с регионом, где такие жетоны уже стоят.
        closed_ground: Ваш народ не может войти на такую местность.
        die_already_used: В этот ход вы уже бросали кубик ради последнего региона.
        forbidden: Это запрещает ваше собственное правило.
        game_is_over: Партия окончена.
        help_is_warded: Туда можно попасть лишь с помощью, которой защитник не замечает.
        helps_do_not_join: Выбранные виды помощи не сочетаются.
        immune: Регион неуязвим.
        impassable: В этом регионе никто не может быть.
        leaves_too_little_room: Остальным не хватит места.
        garrison_too_small: На руке слишком мало жетонов для гарнизона, который должен там стоять.
        needs_foothold: Ваш народ должен сначала занять регион.
        no_entry_there: Вашего народа ещё нет на поле, и отсюда на него не войти.
        no_guests_there: Таким жетонам там не место.
        no_such_aid: Такой помощи нет.
        no_such_combo: Такой комбинации в ряду нет.
        no_token_in_hand: У вас не осталось жетонов на руке.
        not_adjacent: Он не граничит ни с одним вашим регионом.
        not_enough_tokens: Вам не хватает жетонов.
        not_now: Сейчас не время.
        not_offered: Этого нет на выбор.
        team_mate: Его занимает ваш союзник по команде.
        too_dear: Вам не хватает монет.
        tray_is_empty: В контейнере не осталось жетонов.
        used_up: Уже использовано.
        """
    ),
    tokens=("жетон", "жетона", "жетонов"),
    coins=("монета", "монеты", "монет"),
    plural=_plural,
    player="игрок {number}",
    in_decline="в упадке",
    shortage="Есть: {have}; нужно: {need}.",
    no_conquest="Сейчас нельзя завоевать регион «{region}».",
    combo="«{race}» («{power}»)",
)
