"""French words: the nouns of the game."""

from typing import Final

from swdsl.prose.fr.grammar import word
from swdsl.prose.tables.words import Nouns
from swdsl.words import CardKind, Life, Tally

NOUNS: Final = Nouns(
    token=word("pion"),
    coin=word("jeton de victoire", "jetons de victoire"),
    extra_coin=word("jeton de victoire supplémentaire", "jetons de victoire supplémentaires"),
    defender=word("défenseur"),
    enemy_defender=word("défenseur ennemi", "défenseurs ennemis"),
    neutral=word("pion neutre", "pions neutres"),
    piece=word("pièce", feminine=True),
    opponent=word("adversaire"),
    player=word("joueur"),
    region=word("région", feminine=True),
    round=word("tour de jeu", "tours de jeu"),
    turn=word("tour"),
    group=word("bloc"),
    terrain=word("type de région", "types de région"),
    border=word("frontière", feminine=True),
    point=word("point"),
    step=word("pas", "pas"),
    tile=word("tuile", feminine=True),
    event=word("événement"),
    cards={
        CardKind.RACE: word("peuple"),
        CardKind.POWER: word("pouvoir spécial", "pouvoirs spéciaux"),
        CardKind.RELIC: word("relique", feminine=True),
        CardKind.PLACE: word("lieu", "lieux"),
        CardKind.MARKER: word("tuile de relique ou de lieu", "tuiles de relique ou de lieu", feminine=True),
        CardKind.COMBO: word("combinaison", feminine=True),
    },
    tallies={
        Tally.TOKEN_LOST: word("pion perdu", "pions perdus"),
        Tally.TOKEN_THAT_STOOD_THERE: word("pion qui s'y trouvait", "pions qui s'y trouvaient"),
        Tally.COIN_PAID: word("jeton payé pour la combinaison", "jetons payés pour la combinaison"),
        Tally.COIN_THAT_LAY_THERE: word(
            "jeton qui se trouvait sur la combinaison", "jetons qui se trouvaient sur la combinaison"
        ),
        Tally.PIP: word("point du dé", "points du dé"),
        Tally.ROUND: word("tour de jeu commencé", "tours de jeu commencés"),
        Tally.PAID: word("unité payée", "unités payées", feminine=True),
        Tally.ROUND_LEFT: word("tour de jeu à venir", "tours de jeu à venir"),
        Tally.TURN_PLAYED: word("tour joué par ce peuple", "tours joués par ce peuple"),
        Tally.TURN_IN_DECLINE: word("tour passé en déclin", "tours passés en déclin"),
    },
)

RACES: Final = {
    Life.ACTIVE: word("peuple actif", "peuples actifs"),
    Life.DECLINED: word("peuple en déclin", "peuples en déclin"),
    Life.OTHER: word("autre peuple", "autres peuples"),
}
