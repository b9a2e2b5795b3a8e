"""Italian frames: effects, moments, whole sentences, and what stands beside the clauses."""

from typing import Final

from swdsl.prose.forms import Polar
from swdsl.prose.it.frames import CONDITIONS, COUNTS, PARTIES, REGIONS, THINGS
from swdsl.prose.it.words import DEEDS, NOUNS
from swdsl.prose.tables import Tables
from swdsl.prose.tables.sentences import Effects, Facts, Moments, Sentences, timed
from swdsl.words import Modal, Operator, Period, Permission, Step, Store, Value

EFFECTS: Final = Effects(
    if_you_wish="se lo desiderate, {effect}",
    may_keep="potete conservare {change}",
    may_conquer="potete conquistare {regions} con {change}",
    ignore="ignorate {what}",
    may_ignore="potete ignorare {what}",
    ignored_help="ogni aiuto che Razze, Poteri speciali, Reliquie e Luoghi mitici danno all'attaccante",
    ignored_defenders="i difensori",
    ignored_cards="l'aiuto che {cards:the many} danno all'attaccante",
    ignored_thing="ciò che aggiunge {thing}",
    survivors={
        Store.TRAY: "i segnalini superstiti tornano nel contenitore",
        Store.HAND: "i segnalini superstiti tornano nella mano del loro proprietario",
        Store.BANK: "i segnalini superstiti vanno nella riserva",
        Store.ASIDE: "i segnalini superstiti vengono messi da parte",
        Store.SUPPLY: "i segnalini superstiti vanno nella scorta",
        Store.STACK: "i segnalini superstiti vanno nella pila",
    },
    survivors_to_you="i segnalini superstiti tornano nella vostra mano",
    adjacent="per voi, {regions} {è|sono} {~considerato} {~adiacente} {others:a}",
    adjacent_to_each_other="per voi, {regions} {è|sono} {~considerato} {~adiacente} tra loro",
    garrison="{regions} {contiene|contengono} sempre {number} {ciascuno/ciascuna}",
    garrison_there="{regions} {contiene|contengono} {number}",
    immune="{regions} {è immune|sono immuni} {party:a}",
    reaches_there="potete farlo senza esservi adiacenti",
    conquer_one="conquistare",
    wherever="{place}, anche non {~adiacente}",
    never_fades="questa Razza non scompare dalla mappa quando un'altra delle vostre Razze va in Declino",
    permissions={
        Permission.ATTACK: ("attaccare", "{regions}"),
        Permission.ENTER: ("entrare in gioco", "{regions:da}"),
        Permission.REACH: ("conquistare", "{regions}"),
        Permission.OCCUPY: ("occupare", "{regions}"),
        Permission.PASS: ("attraversare", "{regions}"),
        Permission.FADE: ("scomparire dalla mappa", "{regions}"),
        Permission.REDEPLOY: ("ridistribuire segnalini", "{regions}"),
        Permission.DECLINE: ("andare in Declino", "{regions}"),
        Permission.USE_POWER_HERE: ("usare il Potere speciale posato", "{this:su}"),
    },
    modals={
        Modal.MAY: "{who} {potete|può|possono} {verb} {place}",
        Modal.CANNOT: "{who} non {potete|può|possono} {verb} {place}",
        Modal.MAY_ONLY: "{who} {potete|può|possono} {verb} solo {place}",
    },
    only_this="{who} {potete|può|possono} solo {verb}",
    nobody_may="nessuno può {verb} {place}",
    bearers={
        Value.COST: Polar("la conquista costa {change}", "la conquista non costa {change}"),
        Value.COINS: Polar("la Regione rende {change}", "la Regione non rende {change}"),
        Value.PRICE: Polar("la combinazione costa {change}", "la combinazione non costa {change}"),
        Value.LOSSES: Polar("il difensore perde {change}", "il difensore non perde {change}"),
        Value.ROLL: Polar("il lancio vale {change}", "il lancio non vale {change}"),
        Value.KEPT: Polar("conservate {change}", "non conservate {change}"),
    },
    your_losses=Polar("perdete {change}", "non perdete {change}"),
    passing=Polar("il salto costa {change}", "il salto non costa {change}"),
    changes={
        Operator.MORE: "{number} in più {place} {per}",
        Operator.LESS: "{number} in meno {place} {per}",
        Operator.IS: "{number} {place} {per}",
        Operator.EXACTLY: "esattamente {number} {place} {per}, {always}",
        Operator.AT_LEAST: "almeno {number} {place} {per}",
        Operator.AT_MOST: "al massimo {number} {place} {per}",
        Operator.DOUBLE: "il doppio {unit:di the many} {place}",
        Operator.HALVE: "la metà {unit:di the many} {place}",
    },
    prices={},
    exactly_none="{number} {per}, {always}",
    always="qualunque cosa dicano le altre regole",
    keeps_all="tutti i vostri {unit:many}",
    in_each_region="in ogni Regione",
    each_conquest=Polar("ogni conquista vi costa {change}", "ogni conquista non vi costa {change}"),
    conquering=Polar(
        "conquistare {regions} vi costa {change}", "conquistare {regions} non vi costa {change}"
    ),
    conquering_by=Polar(
        "conquistare {regions} costa {to:a} {change}", "conquistare {regions} non costa {to:a} {change}"
    ),
    brings="{each} vi frutta {what}",
    bringing=Polar("{regions} {rende|rendono} {change}", "{regions} non {rende|rendono} {change}"),
    lasting="{until}, {said}",
    place_first="piazzate {what} {whence} {nel primo/nella prima} {noun:one} che questa Razza conquista",
    place_firsts=(
        "piazzate {what} {whence} in {ognuno dei primi/ognuna delle prime} {number} {noun:many}"
        " che questa Razza conquista"
    ),
    given={
        False: Polar(", poi, se {condition}, ", ", poi, tranne se {condition}, "),
        True: Polar("; altrimenti, se {condition}, ", "; altrimenti, tranne se {condition}, "),
    },
    otherwise="; altrimenti ",
    then=", poi ",
    if_you_do="; in tal caso, ",
    in_order_to=" per ",
    at_once=" e ",
    moreover="; ",
    less_per_pip=": ogni punto ottenuto vi fa risparmiare 1 segnalino",
)

MOMENTS: Final = Moments(
    # `turn`: of whose turn; `yours`: whose things; `whose`: somebody else's.
    steps={
        Step.SETUP: timed("durante la preparazione", "prima della preparazione", "dopo la preparazione"),
        Step.ROUND_START: timed(
            "all'inizio di un giro", "prima dell'inizio di un giro", "dopo l'inizio di un giro"
        ),
        Step.TURN_START: timed("all'inizio {turn}", "prima dell'inizio {turn}", "dopo l'inizio {turn}"),
        Step.READY: timed(
            "quando si radunano le {yours} truppe {whose}",
            "prima di radunare le {yours} truppe {whose}",
            "dopo aver radunato le {yours} truppe {whose}",
        ),
        Step.ATTACK: timed(
            "durante ogni attacco {whose}", "prima di ogni attacco {whose}", "dopo ogni attacco {whose}"
        ),
        Step.ANY_TIME: timed(
            "in qualsiasi momento {turn}",
            "prima di qualsiasi momento {turn}",
            "dopo qualsiasi momento {turn}",
        ),
        Step.CONQUESTS: timed(
            "durante le {yours} conquiste {whose}",
            "prima delle {yours} conquiste {whose}",
            "dopo le {yours} conquiste {whose}",
        ),
        Step.REDEPLOYMENT: timed(
            "durante la ridistribuzione {whose}",
            "prima della ridistribuzione {whose}",
            "dopo la ridistribuzione {whose}",
        ),
        Step.SCORING: timed(
            "al conteggio {whose}", "prima del conteggio {whose}", "dopo il conteggio {whose}"
        ),
        Step.TURN_END: timed("alla fine {turn}", "prima della fine {turn}", "dopo la fine {turn}"),
        Step.GAME_END: timed(
            "alla fine della partita", "prima della fine della partita", "dopo la fine della partita"
        ),
    },
    yours={"turn": "del vostro turno", "yours": "vostre", "whose": ""},
    theirs={"turn": "del turno {owner:di}", "yours": "", "whose": "{owner:di}"},
    event="quando {who} {verb} {rest}",
    on_card_in="{card} {regions:in}",
    rolled=Polar("e mostra {range}", "e non mostra {range}"),
    periods={
        Period.TURN: "per turno",
        Period.LIFE: "nella vita di questa Razza",
        Period.GAME: "per partita",
    },
    at_any_time="in qualsiasi momento",
    per_opponent="e per avversario",
    first_conquest="quando questa Razza conquista la sua prima Regione",
    first_conquests="quando questa Razza conquista ognuna delle sue prime {number} Regioni",
)

SENTENCES: Final = Sentences(
    joint=", ",
    even_at_step="anche in Declino",
    even="anche in Declino, {said}",
    even_after="{said}, anche in Declino",
    scored="{deed} {moment}, {even}, {often}, {conditions}",
    declined="in Declino: {said}",
    when="se {condition}",
    unless="tranne se {condition}",
)

FACTS: Final = Facts(
    tokens="{brings}, {extra}.",
    of_tray="{tokens} ({tray} in tutto)",
    attack_only=(
        "+{number} per l'attacco: questi partono alla ridistribuzione e tornano al turno successivo"
    ),
    joint="; ",
    of_everybody="Per tutti: {said}",
    only_piece="c'è solo {noun:an}",
    pieces="ci sono {number}",
    per_region="al massimo {number} per Regione",
    per_player="al massimo {number} per giocatore",
    stays_in_decline="{resta|restano} sulla mappa in Declino",
    stays_when_conquered=("{resta al suo posto|restano al loro posto} quando la Regione è conquistata"),
    counts_as_defender="{conta come difensore|contano come difensori}",
    serves_attacks="{serve|servono} solo per l'attacco",
    impassable="{noun:the} non possono mai essere {~occupato}.",
    closed="{noun:the} possono essere {~occupato} solo da chi ha una regola che lo permette.",
    transit="{noun:the} possono essere {~conquistato}, ma si abbandonano durante la ridistribuzione.",
    neutrals="ci sono {all}.",
    neutrals_by_symbol=(
        "ci sono {all}; durante la preparazione, piazzate {share} in ogni Regione con {symbol}."
    ),
    frame=(
        "Si gioca in {fewest}–{most} giocatori.",
        "Ogni giocatore inizia con {coins}.",
        "La fila mostra {combos}; saltarne una costa {price}, da posarvi sopra.",
        "Le facce del dado Rinforzi mostrano {faces} punti.",
    ),
    bill_base="costo: {tokens}",
    bill_more="+{number} per {regions}",
    bill_is="ma {number} per {regions}",
    bill_per="+{number} {per}",
    bill_least="{bill}; mai meno di {number}",
)

TABLES: Final = Tables(
    NOUNS, PARTIES, REGIONS, THINGS, COUNTS, CONDITIONS, DEEDS, EFFECTS, MOMENTS, SENTENCES, FACTS
)
