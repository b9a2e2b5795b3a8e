"""French frames: effects, moments, whole sentences, and what stands beside the clauses."""

from typing import Final

from swdsl.prose.forms import Polar
from swdsl.prose.fr.frames import CONDITIONS, COUNTS, PARTIES, REGIONS, THINGS
from swdsl.prose.fr.words import DEEDS, NOUNS
from swdsl.prose.tables import Tables
from swdsl.prose.tables.sentences import Effects, Facts, Moments, Sentences, timed
from swdsl.words import Modal, Operator, Period, Permission, Step, Store, Value

EFFECTS: Final = Effects(
    if_you_wish="si vous le souhaitez, {effect}",
    may_keep="vous pouvez garder {change}",
    may_conquer="vous pouvez prendre {regions} pour {change}",
    ignore="ignorez {what}",
    may_ignore="vous pouvez ignorer {what}",
    ignored_help="toute aide que peuples, pouvoirs spéciaux, reliques et lieux apportent à l'attaquant",
    ignored_defenders="les défenseurs",
    ignored_cards="l'aide que {cards:the many} apportent à l'attaquant",
    ignored_thing="ce qu'ajoute {thing}",
    survivors={
        Store.TRAY: "les pions survivants retournent dans le casier de rangement",
        Store.HAND: "les pions survivants reviennent dans la main de leur propriétaire",
        Store.BANK: "les pions survivants vont dans la réserve",
        Store.ASIDE: "les pions survivants sont mis de côté",
        Store.SUPPLY: "les pions survivants vont dans le stock",
        Store.STACK: "les pions survivants vont dans la pile",
    },
    survivors_to_you="les pions survivants reviennent dans votre main",
    adjacent="pour vous, {regions} {est|sont} {~considéré} comme {~adjacent} {others:à}",
    adjacent_to_each_other=(
        "pour vous, {regions} {est|sont} {~considéré} comme {~adjacent} entre {eux/elles}"
    ),
    garrison="{regions} {compte|comptent} toujours {number} {chacun/chacune}",
    garrison_there="{regions} {compte|comptent} {number}",
    immune="{regions} {est imprenable|sont imprenables} pour {party}",
    reaches_there="vous pouvez le faire sans lui être adjacent",
    conquer_one="conquérir",
    wherever="{place}, {~adjacent} ou non",
    never_fades="ce peuple ne disparaît pas du plateau quand un autre de vos peuples passe en déclin",
    permissions={
        Permission.ATTACK: ("attaquer", "{regions}"),
        Permission.ENTER: ("entrer en jeu", "par {regions}"),
        Permission.REACH: ("conquérir", "{regions}"),
        Permission.OCCUPY: ("occuper", "{regions}"),
        Permission.PASS: ("traverser", "{regions}"),
        Permission.FADE: ("disparaître du plateau", "{regions}"),
        Permission.REDEPLOY: ("redéployer de pions", "{regions}"),
        Permission.DECLINE: ("passer en déclin", "{regions}"),
        Permission.USE_POWER_HERE: ("utiliser le pouvoir spécial posé", "sur {this}"),
    },
    modals={
        Modal.MAY: "{who} {pouvez|peut|peuvent} {verb} {place}",
        Modal.CANNOT: "{who} ne {pouvez|peut|peuvent} pas {verb} {place}",
        Modal.MAY_ONLY: "{who} ne {pouvez|peut|peuvent} {verb} {place:que}",
    },
    only_this="{who} ne {pouvez|peut|peuvent} que {verb}",
    nobody_may="personne ne peut {verb} {place}",
    bearers={
        Value.COST: Polar("la conquête coûte {change}", "la conquête ne coûte {change}"),
        Value.COINS: Polar("la région rapporte {change}", "la région ne rapporte {change}"),
        Value.PRICE: Polar("la combinaison coûte {change}", "la combinaison ne coûte {change}"),
        Value.LOSSES: Polar("le défenseur perd {change}", "le défenseur ne perd {change}"),
        Value.ROLL: Polar("le jet compte {change}", "le jet ne compte {change}"),
        Value.KEPT: Polar("vous gardez {change}", "vous ne gardez {change}"),
    },
    your_losses=Polar("vous perdez {change}", "vous ne perdez {change}"),
    passing=Polar("ce passage coûte {change}", "ce passage ne coûte {change}"),
    changes={
        Operator.MORE: "{number} de plus {place} {per}",
        Operator.LESS: "{number} de moins {place} {per}",
        Operator.IS: "{number} {place} {per}",
        Operator.EXACTLY: "exactement {number} {place} {per}, {always}",
        Operator.AT_LEAST: "au moins {number} {place} {per}",
        Operator.AT_MOST: "au plus {number} {place} {per}",
        Operator.DOUBLE: "deux fois plus {unit:de many} {place}",
        Operator.HALVE: "deux fois moins {unit:de many} {place}",
    },
    prices={},
    exactly_none="{number} {per}, {always}",
    always="quoi que disent les autres règles",
    keeps_all="tous vos {unit:many}",
    in_each_region="dans chaque région",
    each_conquest=Polar("chaque conquête vous coûte {change}", "chaque conquête ne vous coûte {change}"),
    conquering=Polar("conquérir {regions} vous coûte {change}", "conquérir {regions} ne vous coûte {change}"),
    conquering_by=Polar(
        "conquérir {regions} coûte {to:à} {change}", "conquérir {regions} ne coûte {to:à} {change}"
    ),
    brings="{each} vous rapporte {what}",
    bringing=Polar("{regions} {rapporte|rapportent} {change}", "{regions} ne {rapporte|rapportent} {change}"),
    lasting="{until}, {said}",
    place_first="placez {what} {whence} dans {le premier/la première} {noun:one} que ce peuple conquiert",
    place_firsts=(
        "placez {what} {whence} dans {chacun/chacune} des {number} {premiers/premières} {noun:many}"
        " que ce peuple conquiert"
    ),
    given={
        False: Polar(", puis, {condition:si}, ", ", puis, sauf {condition:si}, "),
        True: Polar("\u00a0; sinon, {condition:si}, ", "\u00a0; sinon, sauf {condition:si}, "),
    },
    otherwise="\u00a0; sinon, ",
    then=", puis ",
    if_you_do="\u00a0; dans ce cas, ",
    in_order_to=" pour ",
    at_once=" et ",
    moreover="\u00a0; ",
    less_per_pip="\u00a0: chaque point obtenu vous épargne 1 pion",
)

MOMENTS: Final = Moments(
    # `turn`: of whose turn; `yours`: whose things; `whose`: somebody else's.
    steps={
        Step.SETUP: timed("à la mise en place", "avant la mise en place", "après la mise en place"),
        Step.ROUND_START: timed(
            "au début d'un tour de jeu", "avant le début d'un tour de jeu", "après le début d'un tour de jeu"
        ),
        Step.TURN_START: timed("au début {turns}", "avant le début {turns}", "après le début {turns}"),
        Step.READY: timed(
            "en préparant {yours} troupes {whose}",
            "avant de préparer {yours} troupes {whose}",
            "après avoir préparé {yours} troupes {whose}",
        ),
        Step.ATTACK: timed(
            "lors de chaque attaque {whose}", "avant chaque attaque {whose}", "après chaque attaque {whose}"
        ),
        Step.ANY_TIME: timed("à tout moment {turn}", "avant tout moment {turn}", "après tout moment {turn}"),
        Step.CONQUESTS: timed(
            "pendant {yours} conquêtes {whose}",
            "avant {yours} conquêtes {whose}",
            "après {yours} conquêtes {whose}",
        ),
        Step.REDEPLOYMENT: timed(
            "lors du redéploiement {whose}",
            "avant le redéploiement {whose}",
            "après le redéploiement {whose}",
        ),
        Step.SCORING: timed("au décompte {whose}", "avant le décompte {whose}", "après le décompte {whose}"),
        Step.TURN_END: timed("à la fin {turn}", "avant la fin {turn}", "après la fin {turn}"),
        Step.GAME_END: timed(
            "à la fin de la partie", "avant la fin de la partie", "après la fin de la partie"
        ),
    },
    yours={"turn": "de votre tour", "turns": "de chacun de vos tours", "yours": "vos", "whose": ""},
    theirs={
        "turn": "du tour {owner:de}",
        "turns": "du tour {owner:de}",
        "yours": "les",
        "whose": "{owner:de}",
    },
    event="quand {who} {verb} {rest}",
    on_card_in="{card} dans {regions}",
    rolled=Polar("et qu'il indique {range}", "et qu'il n'indique {range}"),
    periods={
        Period.TURN: "par tour",
        Period.LIFE: "dans la vie de ce peuple",
        Period.GAME: "par partie",
    },
    at_any_time="à tout moment",
    per_opponent="et par adversaire",
    first_conquest="quand ce peuple conquiert sa première région",
    first_conquests="quand ce peuple conquiert chacune de ses {number} premières régions",
)

SENTENCES: Final = Sentences(
    joint=", ",
    even_at_step="même en déclin",
    even="même en déclin, {said}",
    even_after="{said}, même en déclin",
    scored="{deed} {moment}, {even}, {often}, {conditions}",
    declined="en déclin\u00a0: {said}",
    when="{condition:si}",
    unless="sauf {condition:si}",
)

FACTS: Final = Facts(
    tokens="{brings}, {extra}.",
    of_tray="{tokens} ({tray} en tout)",
    attack_only=(
        "+{number} pour l'attaque\u00a0: ceux-ci partent au redéploiement et reviennent au tour suivant"
    ),
    joint="\u00a0; ",
    of_everybody="Pour tous : {said}",
    only_piece="il n'y a qu'{noun:an}",
    pieces="il y a {number}",
    per_region="au plus {number} par région",
    per_player="au plus {number} par joueur",
    stays_in_decline="{il/elle|ils/elles} {reste|restent} sur le plateau en déclin",
    stays_when_conquered="{il/elle|ils/elles} {reste|restent} en place quand la région est conquise",
    counts_as_defender=("{il/elle|ils/elles} {compte comme défenseur|comptent comme défenseurs}"),
    serves_attacks="{il/elle|ils/elles} ne {sert|servent} qu'à l'attaque",
    impassable="{noun:the} ne peuvent jamais être {~occupé}.",
    closed="{noun:the} ne peuvent être {~occupé} que par ceux dont les règles le permettent.",
    transit="{noun:the} peuvent être {~conquis}, mais on les quitte au redéploiement.",
    neutrals="il y a {all}.",
    neutrals_by_symbol=(
        "il y a {all}\u00a0; à la mise en place, placez {share} dans chaque région avec {symbol}."
    ),
    frame=(
        "Le jeu se joue de {fewest} à {most} joueurs.",
        "Chaque joueur commence avec {coins}.",
        "La colonne montre {combos}\u00a0; en passer une coûte {price}, à poser dessus.",
        "Les faces du dé de renforts portent {faces} points.",
    ),
    bill_base="coût\u00a0: {tokens}",
    bill_more="+{number} pour {regions}",
    bill_is="mais {number} pour {regions}",
    bill_per="+{number} {per}",
    bill_least="{bill}\u00a0; jamais moins de {number}",
)

TABLES: Final = Tables(
    NOUNS, PARTIES, REGIONS, THINGS, COUNTS, CONDITIONS, DEEDS, EFFECTS, MOMENTS, SENTENCES, FACTS
)
