"""French words: the nouns and verbs of the game."""

from typing import Final

from swdsl.prose.fr.grammar import word
from swdsl.prose.tables.words import Deeds, Nouns, act, verb
from swdsl.words import CardKind, CardVerb, PlainVerb, RegionVerb, Tally, ThingVerb, Until

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
    group=word("bloc"),
    terrain=word("type de région", "types de région"),
    border=word("frontière", feminine=True),
    point=word("point"),
    step=word("pas", "pas"),
    tile=word("tuile", feminine=True),
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
        Tally.PIP: word("point du dé", "points du dé"),
        Tally.ROUND: word("tour de jeu commencé", "tours de jeu commencés"),
        Tally.PAID: word("unité payée", "unités payées", feminine=True),
        Tally.ROUND_LEFT: word("tour de jeu à venir", "tours de jeu à venir"),
    },
)

_GAIN = "gagnez | gagner | gagne | gagnent"
_TAKE = "prenez | prendre | prend | prennent"
_PAY = "payez | payer | paie | paient"
_PLACE = "placez | placer | place | placent"
_MOVE = "déplacez | déplacer | déplace | déplacent"
_REMOVE = "retirez | retirer | retire | retirent"
_REPLACE = "remplacez | remplacer | remplace | remplacent"
_USE = "utilisez | utiliser | utilise | utilisent"
_DISCOVER = "révélez | révéler | révèle | révèlent"
_CHOOSE = "choisissez | choisir | choisit | choisissent"
_PASS = "passez | passer | passe | passent"
_LOSE = "perdez | perdre | perd | perdent"

DEEDS: Final = Deeds(
    may="{who} {pouvez|peut|peuvent} {verb} {rest} {until}",
    your_conquests_end="vos conquêtes prennent fin",
    attack_fails="l'attaque échoue",
    silenced="{tile:the} {owner:de} n'a aucun effet {until}",
    longer="la partie dure {rounds} de plus",
    shorter="la partie dure {rounds} de moins",
    until={
        Until.MY_NEXT_TURN: "jusqu'à votre prochain tour",
        Until.TURN_END: "jusqu'à la fin du tour",
        Until.GAME_END: "jusqu'à la fin de la partie",
    },
    regions={
        RegionVerb.ATTACK: act("attaquez | attaquer | attaque | attaquent", "{regions}"),
        RegionVerb.CONQUER: act("conquérez | conquérir | conquiert | conquièrent", "{regions}"),
        RegionVerb.OCCUPY: act("occupez | occuper | occupe | occupent", "{regions}"),
        RegionVerb.LEAVE: act("quittez | quitter | quitte | quittent", "{regions}"),
        RegionVerb.ENTER: act("entrez | entrer | entre | entrent", "en jeu par {regions}"),
        RegionVerb.SCORE: act("marquez | marquer | marque | marquent", "des points pour {regions}"),
    },
    plain={
        PlainVerb.DECLINE: act("passez | passer | passe | passent", "en déclin"),
        PlainVerb.FADE: act("disparaissez | disparaître | disparaît | disparaissent", "du plateau"),
        PlainVerb.EXPAND: act("menez | mener | mène | mènent", "des conquêtes"),
        PlainVerb.REDEPLOY: act("procédez | procéder | procède | procèdent", "au redéploiement"),
        PlainVerb.CONQUER_ANOTHER_ROUND: act(
            "menez | mener | mène | mènent", "une seconde série de conquêtes"
        ),
        PlainVerb.PLAY_ANOTHER_TURN: act(
            "jouez | jouer | joue | jouent", "un autre tour juste après celui-ci"
        ),
        PlainVerb.REVIVE: act("sortez | sortir | sort | sortent", "du déclin"),
        PlainVerb.ROLL: act("lancez | lancer | lance | lancent", "le dé de renforts"),
        PlainVerb.REPEL: act("repoussez | repousser | repousse | repoussent", "l'attaque"),
        PlainVerb.STOP: act("arrêtez | arrêter | arrête | arrêtent", "les conquêtes"),
    },
    cards={
        CardVerb.PICK: verb(_CHOOSE),
        CardVerb.PASS: verb(_PASS),
        CardVerb.DISCOVER: verb(_DISCOVER),
        CardVerb.USE: verb(_USE),
    },
    things={
        ThingVerb.GAIN: verb(_GAIN),
        ThingVerb.PAY: verb(_PAY),
        ThingVerb.LOSE: verb(_LOSE),
        ThingVerb.PLACE: verb(_PLACE),
        ThingVerb.MOVE: verb(_MOVE),
        ThingVerb.REMOVE: verb(_REMOVE),
    },
    gain=act(_GAIN, "{what} {whence}"),
    gain_extra=act(_GAIN, "{what}"),
    take=act(_TAKE, "{what} {whence}"),
    take_each=act(_TAKE, "{what} {whence}"),
    take_from_you=act("vous prenez | vous prendre | vous prend | vous prennent", "{what}"),
    pay=act(_PAY, "{what} {to:à}"),
    pay_you=act("vous payez | vous payer | vous paie | vous paient", "{what}"),
    pay_bank=act(_PAY, "{what} à la réserve"),
    place=act(_PLACE, "{what} {whence} {where}"),
    move=act(_MOVE, "{what} {whence} {where}"),
    take_back=act("reprenez | reprendre | reprend | reprennent", "en main {what} {whence}"),
    remove=act(_REMOVE, "{what} {whence}"),
    replace=act(_REPLACE, "{what} {where} par {by} {whence}"),
    replace_in_many=act(_REPLACE, "{what} {where} par {by} par région, {whence}"),
    replace_by_number=act(_REPLACE, "{what} {where} par {by} par région, {whence}"),
    swap=act("échangez | échanger | échange | échangent", "{given} contre {taken}"),
    use_as=act(_USE, "{piece} comme copie {card:de}"),
    discover=act(_DISCOVER, "{card} dans cette région"),
    choose=act(_CHOOSE, "{party}"),
    choose_own=act(_CHOOSE, "une de ses régions"),
    lose=act(_LOSE, "{what}"),
)
