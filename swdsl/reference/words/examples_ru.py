"""Russian words of worked examples."""

from typing import Final

from swdsl.reference.words.examples import ExampleWords, reasons

EXAMPLES: Final = ExampleWords(
    title="Примеры",
    one="Пример",
    lead="Положения, разыгранные движком; каждое число разложено по правилам, из которых оно получено.",
    assumes="За этим столом",
    position="Положение",
    happens="Что происходит",
    result="Что получается",
    reasons=reasons(
        """
        abandoned_this_turn: регион покинут в этот ход
        attack_failed_there: атака на регион в этот ход не удалась
        aid_does_not_work_there: помощь там не действует
        aid_works_nowhere: помощь нигде не действует
        already_held: регион уже занят
        armed_aid_needs_target: помощи сначала нужна цель
        armed_in_order: помощь применяют по порядку
        attempt_needs_shortage: для последней попытки должно не хватать жетонов
        banned: это запрещает правило
        borders_guests: он граничит с регионом, где такие жетоны уже стоят
        closed_ground: местность закрыта
        die_already_used: кубик уже брошен
        game_is_over: партия окончена
        help_is_warded: защитник не замечает помощи
        helps_do_not_join: эти виды помощи не сочетаются
        immune: регион неуязвим
        impassable: там никто не может быть
        leaves_too_little_room: остальным не хватит места
        garrison_too_small: гарнизон был бы слишком мал
        needs_foothold: народ должен сначала занять регион
        no_entry_there: оттуда не входят на поле
        no_guests_there: таким жетонам там не место
        no_such_aid: такой помощи нет
        no_such_combo: такой комбинации нет
        no_token_in_hand: на руке нет жетонов
        not_adjacent: регион не смежен
        not_enough_tokens: жетонов не хватает
        not_now: не в этот момент
        not_offered: этого нет на выбор
        team_mate: его занимает союзник по команде
        too_dear: слишком дорого
        tray_is_empty: в контейнере не осталось жетонов
        used_up: уже использовано
        """
    ),
)
