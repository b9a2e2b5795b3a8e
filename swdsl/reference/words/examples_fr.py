"""French words of worked examples."""

from typing import Final

from swdsl.reference.words.examples import ExampleWords, reasons

EXAMPLES: Final = ExampleWords(
    title="Exemples",
    one="Exemple",
    lead="Des positions jouées par le moteur ; chaque nombre est détaillé par les règles qui le donnent.",
    assumes="À cette table",
    position="Position",
    happens="Ce qui se passe",
    result="Ce qui en résulte",
    reasons=reasons(
        """
        abandoned_this_turn: la région a été abandonnée ce tour-ci
        attack_failed_there: une attaque contre la région a échoué ce tour-ci
        aid_does_not_work_there: l’aide n’agit pas ici
        aid_works_nowhere: l’aide n’agit nulle part
        already_held: la région est déjà occupée
        armed_aid_needs_target: l’aide demande d’abord une cible
        armed_in_order: les aides se suivent dans leur ordre
        attempt_needs_shortage: une dernière tentative suppose qu’il manque des pions
        banned: une règle l’interdit
        borders_guests: elle borde une région où il y en a déjà
        closed_ground: le terrain est fermé
        die_already_used: le dé a déjà servi
        game_is_over: la partie est finie
        help_is_warded: le défenseur ignore l’aide
        helps_do_not_join: ces aides ne se combinent pas
        immune: la région est imprenable
        impassable: personne ne peut s’y tenir
        leaves_too_little_room: les autres ne trouveraient plus de place
        garrison_too_small: la garnison serait trop petite
        needs_foothold: le peuple doit d’abord tenir une région
        no_entry_there: on n’entre pas sur le plateau par là
        no_guests_there: de tels pions n'y ont pas leur place
        no_such_aid: il n’y a pas de telle aide
        no_such_combo: il n’y a pas de telle combinaison
        no_token_in_hand: aucun pion en main
        not_adjacent: la région n’est pas adjacente
        not_enough_tokens: il n’y a pas assez de pions
        not_now: pas à ce moment
        not_offered: ce n’est pas offert
        team_mate: un coéquipier l’occupe
        too_dear: c’est trop cher
        tray_is_empty: le casier n’a plus de pion
        used_up: c’est épuisé
        """
    ),
)
