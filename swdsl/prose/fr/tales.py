"""French sentences for worked examples."""

from typing import Final

from swdsl.prose.tables.tales import Frames, Parts, Role, Tongue, deeds
from swdsl.words import Value

TONGUE: Final = Tongue(
    deeds(
        """
        attack: attaque | attaquent | attaquer
        conquer: conquiert | conquièrent | conquérir
        pick: choisit | choisissent | choisir
        decline: passe en déclin | passent en déclin | passer en déclin
        expand: poursuit ses conquêtes | poursuivent leurs conquêtes | poursuivre ses conquêtes
        pass: passe | passent | passer
        stop: arrête les conquêtes | arrêtent les conquêtes | arrêter les conquêtes
        abandon: abandonne | abandonnent | abandonner
        redeploy: redéploie | redéploient | redéployer
        put: pose | posent | poser
        place: place | placent | placer
        move: déplace | déplacent | déplacer
        remove: retire | retirent | retirer
        choose: choisit | choisissent | choisir
        use: utilise | utilisent | utiliser
        swap: échange son pouvoir contre | échangent leur pouvoir contre | échanger son pouvoir contre
        roll: lance le dé | lancent le dé | lancer le dé
        gain: gagne | gagnent | gagner
        pay: paie | paient | payer
        lose: perd | perdent | perdre
        keep: garde | gardent | garder
        score: compte ses points | comptent leurs points | compter ses points
        """
    ),
    Frames(
        plays="{who} joue {combo}",
        declined=" (en déclin)",
        bringing="{said}\u00a0: {what}",
        in_hand="{what} en main",
        of_owner="{what} {who}",
        has="{who} a {what}",
        has_nothing="{who} n'a rien",
        used="Déjà employé par {who} : {what}",
        lies="{where}\u00a0: {what}",
        lacks="{where}\u00a0: {what}",
        empty="{where} est vide",
        carries="sur {where} repose {what}",
        column="combinaisons offertes\u00a0: {what}",
        price="{combo} ({coins})",
        stack="prochaines tuiles de la pile\u00a0: {what}",
        turn="tour {number}",
        turn_of="tour {number}, c'est à {who} de jouer",
        rolls="le dé donne {numbers}",
        rolled="si le dé donne {numbers}, {outcome}",
        rolled_any="quel que soit le dé, {outcome}",
        values={
            Value.COST: "le coût est de {number}",
            Value.COINS: "cela rapporte {number}",
            Value.PRICE: "le prix est de {number}",
        },
        free="c'est gratuit",
        refused="c'est refusé",
        accepted="c'est permis",
        may="{who} peut {deed}",
        cannot="{who} ne peut pas {deed}",
        holds="{who} occupe {what}",
        sees="{who} voit {what}",
        cannot_see="{who} ne voit pas {what}",
        coins_of="les jetons de victoire {who}",
        wins="{who} gagne la partie",
        win="{who} partagent la victoire",
        scoring="{deed} au décompte",
        title="{deed} – {outcome}",
        because="{head}\u00a0: {why}",
    ),
    Parts(
        roles={
            Role.SUBJECT: "{what}",
            Role.OBJECT: "{what}",
            Role.WITH: "avec {what}",
            Role.AS: "comme {what}",
            Role.IN: "dans {what}",
            Role.TO: "dans {what}",
            Role.FROM: "{what:de}",
            Role.BY: ", tenue par {what}",
            Role.ABILITY: "avec l'aptitude {what:de}",
        },
        none="{none}",
        region="«\u00a0{name}\u00a0»",
        region_from="{what:de}",
        power="le pouvoir «\u00a0{name}\u00a0»",
        tokens_of="{tokens} {race:de}",
        combo="{race} {power}",
    ),
)
