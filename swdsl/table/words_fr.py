"""French words of the table."""

from typing import Final

from swdsl.table.words import TableWords, rows

FRENCH: Final = TableWords(
    choices=rows(
        """
        conquer: conquérir {region} avec {cost}
        replace: prendre {region}
        roll_for: lancer le dé pour {region}
        attempt: dernière tentative : {region} (il manque {short})
        arm: {clause} : employer à la prochaine attaque
        use: {clause} : employer
        abandon: abandonner {region}
        stop: cesser les conquêtes
        expand: s’étendre
        decline: passer en déclin
        pick: prendre {combo} pour {price}
        yes: {clause} : oui
        pass: {clause} : passer
        choose_region: {clause} : {region}
        choose_player: {clause} : {player}
        choose_combo: {clause} : la combinaison de {race}
        choose_marker: {clause} : {marker}
        face: le dé donne {pips}
        put_one: poser 1 pion : {region}
        put_rest: tout poser ({number}) : {region}
        give_up: rendre {region}
        settle: poser {number} × {neutral} : {region}
        """
    ),
    refusals=rows(
        """
        abandoned_this_turn: Vous avez abandonné cette région ce tour-ci ; revenez-y au prochain.
        attack_failed_there: Une attaque contre cette région a échoué ce tour-ci ; réessayez au prochain.
        aid_does_not_work_there: L’aide choisie n’agit pas dans cette région.
        aid_works_nowhere: Cette aide n’agirait pour l’instant nulle part.
        already_held: Vous occupez déjà cette région.
        armed_aid_needs_target: Vous avez choisi une aide : choisissez la région visée.
        armed_in_order: Les aides se choisissent dans leur ordre ; celle-ci vient plus tôt.
        attempt_needs_shortage: Vous avez assez de pions : la dernière tentative est pour qui en manque.
        banned: Une règle de l’occupant l’interdit.
        borders_guests: Elle borde une région où il y en a déjà.
        closed_ground: Votre peuple ne peut pas entrer sur ce terrain.
        die_already_used: Vous avez déjà lancé le dé pour une dernière région ce tour-ci.
        forbidden: Une de vos propres règles l’interdit.
        game_is_over: La partie est finie.
        help_is_warded: Il y faudrait une aide que le défenseur ignore.
        helps_do_not_join: Les aides choisies ne se combinent pas.
        immune: La région est imprenable.
        impassable: Personne ne peut se tenir dans cette région.
        leaves_too_little_room: Les autres ne trouveraient plus de place.
        garrison_too_small: Trop peu de pions en main pour la garnison qui doit s’y trouver.
        needs_foothold: Votre peuple doit d’abord occuper une région.
        no_entry_there: Votre peuple n’est pas encore sur le plateau, et n’y entre pas par là.
        no_guests_there: De tels pions n’y ont pas leur place.
        no_such_aid: Il n’y a pas de telle aide.
        no_such_combo: Il n’y a pas de telle combinaison dans la colonne.
        no_token_in_hand: Vous n’avez plus de pion en main.
        not_adjacent: Elle ne borde aucune de vos régions.
        not_enough_tokens: Vous n’avez pas assez de pions.
        not_now: Ce n’est pas le moment.
        not_offered: Ce n’est pas offert.
        team_mate: Un coéquipier l’occupe.
        too_dear: Vous n’avez pas assez de jetons de victoire.
        tray_is_empty: Le casier n’a plus de pion.
        used_up: C’est épuisé.
        """
    ),
    tokens=("pion", "pions"),
    coins=("jeton de victoire", "jetons de victoire"),
    plural=lambda number: int(number >= 2),
    player="joueur {number}",
    in_decline="en déclin",
    shortage="Vous avez {have} ; il faut {need}.",
    no_conquest="Vous ne pouvez pas conquérir {region} maintenant.",
    combo="{race} ({power})",
)
