"""French words of the table."""

from typing import Final

from swdsl.studio.words import TableWords, rows

FRENCH: Final = TableWords(
    choices=rows(
        """
        conquer: Conquérir {region} avec {tokens}
        replace: Prendre la place de l’adversaire : {region}
        roll_for: Lancer le dé : {region}
        attempt: Dernière tentative : {region} (il manque {short})
        arm: Utiliser à la prochaine attaque : {clause}
        use: Utiliser : {clause}
        abandon: Abandonner {region}
        stop: Arrêter les conquêtes
        expand: Poursuivre son expansion
        decline: Passer en déclin
        pick: Choisir {race} {power} pour {price}, avec {coins} dessus
        yes: {clause} : oui
        pass: {clause} : non
        choose_region: {clause} : {region}
        choose_player: {clause} : {player}
        choose_combo: {clause} : le badge de {race}
        choose_marker: {clause} : {marker}
        face: Le dé montre {pips}
        put_one: Poser 1 pion : {region}
        put_rest: Poser les {number} : {region}
        give_up: Céder {region}
        settle: Poser {neutral} : {region} ({number})
        """
    ),
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
    coins=("jeton de victoire", "jetons de victoire"),
    player="Joueur {number}",
    chance="Le hasard",
    gains="{who} gagne {coins} : {items}",
    pays="{who} paie {coins} : {items}",
    have_need="vous avez {have}, il faut {need}",
    refused="Impossible pour l’instant : {reason}.",
    price_need="vous avez {have}, cela coûte {need}",
    always_allowed="Il n’y a rien à en dire : c’est toujours permis ici.",
)
