"""Italian frames: parties, regions, things, counts and conditions."""

from dataclasses import replace
from typing import Final

from swdsl.prose.forms import F, Polar, phrase
from swdsl.prose.it.grammar import feminine
from swdsl.prose.scene import Other
from swdsl.prose.tables.frames import Bounds, Conditions, Contents, Counts, Parties, Place, Regions, Things
from swdsl.words import CardPlace, Deed, Done, Ground, Life, Measure, Parity, Relation, Since, Store


def _plain(frame: str) -> Polar:
    return Polar(frame, f"non {frame}")


PARTIES: Final = Parties(
    you=phrase("voi"),
    subject=phrase(""),
    ours=phrase("una delle vostre Razze"),
    others={
        Other.OPPONENT: phrase("quell'avversario"),
        Other.PLAYER: phrase("quel giocatore"),
        Other.DEFENDER: phrase("il difensore"),
    },
    anyone=phrase("qualcuno"),
    everyone=phrase("tutti"),
    nobody=phrase("nessuno"),
    another_race=phrase("un'altra Razza"),
    this_race=phrase("questa Razza"),
    it="",
    enemy=phrase("un nemico"),
    neutrals=phrase("segnalini neutrali"),
    with_power="{race:an one} con il potere {power}",
    while_active="{who} ancora {~attivo}",
    in_decline="{who} in Declino",
    my_races={
        Life.ACTIVE: phrase("la vostra Razza attiva"),
        Life.DECLINED: phrase("la vostra Razza in Declino"),
        Life.OTHER: phrase("un'altra delle vostre Razze"),
    },
    my_previous_race=phrase("la vostra precedente Razza in Declino"),
    their_races={
        Life.ACTIVE: phrase("la sua Razza attiva", gender=F),
        Life.DECLINED: phrase("la sua Razza in Declino", gender=F),
        Life.OTHER: phrase("l'altra sua Razza", gender=F),
    },
    races={
        Life.ACTIVE: feminine("Razza attiva", "Razze attive"),
        Life.DECLINED: feminine("Razza in Declino", "Razze in Declino"),
        Life.OTHER: feminine("altra Razza", "altre Razze"),
    },
    race_of=dict.fromkeys(Life, "{race:the} {owner:di}"),
    kin="con {race:an one}",
    whose="la cui {race:one} {held}",
    held="occupa {regions}",
    robbed="che {ha|hanno} conquistato una delle vostre Regioni dal vostro ultimo turno",
    has_more="che {ha|hanno} {more} {noun:many} di voi",
    holds_more="che {occupa|occupano} {more} {noun:many} di voi",
    holds="che {occupa|occupano} {regions}",
    has=Contents(
        none=Polar("senza {such}", "senza avere {range}"),
        counted=Polar("con {range}", "senza avere {range}"),
        mass=Polar("con {noun:many}", "senza {noun:many}"),
        single=Polar("con {thing}", "senza {bare}"),
    ),
    bears=Polar("che {gioca|giocano} {tile}", "che non {gioca|giocano} {tile}"),
    attacked=_plain("{~attaccato} in questo turno"),
    attacked_by_you=Polar("che avete attaccato in questo turno", "che non avete attaccato in questo turno"),
    attacked_by=_plain("{~attaccato} {by:da} in questo turno"),
    race_attacked=Polar(
        "la cui {race:one} è stata attaccata in questo turno",
        "la cui {race:one} non è stata attaccata in questo turno",
    ),
    race_attacked_by_you=Polar(
        "di cui avete attaccato {race:the one} in questo turno",
        "di cui non avete attaccato {race:the one} in questo turno",
    ),
    race_attacked_by=Polar(
        "la cui {race:one} è stata attaccata {by:da} in questo turno",
        "la cui {race:one} non è stata attaccata {by:da} in questo turno",
    ),
)

REGIONS: Final = Regions(
    here="la Regione di {this}",
    nearby="quella di {this}",
    its_own="la sua Regione",
    near_itself=(phrase("la sua"),),
    there=phrase("quella Regione", gender=F),
    with_piece="la Regione con {piece}",
    described_ground={Ground.LAND: "{~terrestre}", Ground.WATER: "{~acquatico}"},
    described_term="{term}",
    described_term_before="{term}",
    described_term_after="{term}",
    is_ground={
        Ground.LAND: Polar("che {è|sono} {~terrestre}", "che non {è|sono} {~terrestre}"),
        Ground.WATER: Polar("che {è|sono} {~acquatico}", "che non {è|sono} {~acquatico}"),
    },
    is_term=Polar("che {è|sono} {term}", "che non {è|sono} {term}"),
    is_term_after=Polar("che {è|sono} {term}", "che non {è|sono} {term}"),
    is_terrain=Polar("che {è|sono} {terrain:an}", "che non {è|sono} {terrain:an}"),
    with_thing=_plain("con {thing}"),
    held_by_you=Polar("che occupate", "che non occupate"),
    held_by_nobody=_plain("che nessuno occupa"),
    held_by=_plain("{~occupato} {holders:da}"),
    contains=Contents(
        none=Polar("senza {such}", "non {~contenente} {range}"),
        counted=Polar("{~contenente} {range}", "non {~contenente} {range}"),
        mass=Polar("{~contenente} {noun:many}", "senza {noun:many}"),
        single=Polar("con {thing}", "senza {bare}"),
    ),
    at_edge=_plain("al bordo della mappa"),
    same_terrain=Polar("dello stesso tipo {near:di}", "di tipo diverso {near:da}"),
    other_than=Polar("{~diverso} {near:da}", "che {è|sono} {anchor}"),
    related={
        Relation.WITHIN: _plain("entro {steps} {near:da}"),
        Relation.BORDERING: _plain("{~confinante} con {near}"),
        Relation.ADJACENT: _plain("{~adiacente} {near:a}"),
        Relation.LINKED: _plain("{~collegato} {near:a}"),
    },
    deeds={
        Deed.CONQUERED: "conquistato",
        Deed.ATTACKED: "attaccato",
        Deed.LEFT: "abbandonato",
        Deed.LOST: "perso",
    },
    when={Since.THIS_TURN: "in questo turno", Since.MY_LAST_TURN: "dal vostro ultimo turno"},
    lost_by="{origin:a}",
    found_occupied="e che non {era vuota|erano vuote}",
    happened=_plain("{deed} {lost} {when} {found}"),
    happened_by_you=Polar("che avete {done} {lost} {when} {found}", "che non avete {done} {lost} {when}"),
    happened_by=_plain("{deed} {by:da} {lost} {when} {found}"),
    except_those="tranne quelle {those}",
)

_WHERE: Final = Place(
    regions="{regions:in}",
    there=None,
    stores={
        Store.TRAY: "nel contenitore",
        Store.HAND: "in mano",
        Store.BANK: "nella riserva",
        Store.ASIDE: "accanto alla mappa",
        Store.SUPPLY: "nella scorta",
        Store.STACK: "nella pila",
    },
    between=", ",
    last=" o ",
    party="davanti {party:a}",
    this="su {this}",
    combo="su {combo} della colonna",
)
_WHENCE: Final = Place(
    regions="{regions:da}",
    there=None,
    stores={
        Store.TRAY: "dal contenitore",
        Store.HAND: "dalla vostra mano",
        Store.BANK: "dalla riserva",
        Store.ASIDE: "messi da parte",
        Store.SUPPLY: "dalla scorta",
        Store.STACK: "dalla pila",
    },
    between=" o, in mancanza, ",
    last=" o, in mancanza, ",
    party="{party:a}",
    this="da {this}",
    combo="da {combo} della colonna",
)
THINGS: Final = Things(
    this="{noun:this}",
    the="{noun:the}",
    owned_by_you="{what} della vostra Razza",
    owned="{what} {owner:di}",
    cards={
        CardPlace.MINE: "{il vostro/la vostra} {noun}",
        CardPlace.COLUMN: "{some} della fila",
        CardPlace.PLAY: "{some} in gioco",
        CardPlace.STACK: "{some} della pila",
        CardPlace.ON_THIS: "{noun:the} {~posato} su {this}",
        CardPlace.OF_PARTY: "{some} {owner:di}",
    },
    where=_WHERE,
    into=_WHERE,
    whence=_WHENCE,
    removed=replace(_WHENCE, party="davanti {party:a}"),
)

_ADJACENT: Final = "{members:di} adiacenti tra loro"
_LINKED: Final = "{members:di} {collegati/collegate} da confini comuni"
COUNTS: Final = Counts(
    adjacent_group=_ADJACENT,
    linked_group=_LINKED,
    among="tra {members}",
    borders_of="{members:di}",
    borders_between="tra {members} e {others}",
    had_by_you="che avete {where}",
    had_by_them="che {owner} ha {where}",
    had_by="{owner:di} {where}",
    per_each="per {each}",
    per_every="ogni {each}",
    beyond="{per} oltre {beyond}",
    capped="{per}, fino a un massimo di {cap}",
)

CONDITIONS: Final = Conditions(
    on_board=Polar("{piece} è sulla mappa", "{piece} non è sulla mappa"),
    you_hold=Polar("occupate {range}", "non occupate {range}"),
    you_have=Polar("avete {range} {where}", "non avete {range} {where}"),
    exists=Polar("{c'è|ci sono} {range}", "non c'è {range}"),
    single_adjacent_group="{members} formano un solo gruppo di Regioni adiacenti",
    single_linked_group="{members} formano un solo gruppo collegato da confini comuni",
    compared="{who} {verb} {more} {noun:many} {than:di}",
    hold="{occupate|occupa|occupano}",
    have="{avete|ha|hanno}",
    more="più",
    fewer="meno",
    did={
        Done.DECLINED: "{who} {siete andati|è andato|sono andati} in Declino in questo turno",
        Done.SCORED: "{who} {avete|ha|hanno} già fatto un conteggio in questo turno",
        Done.EXPANDED: "{who} {avete|ha|hanno} fatto conquiste in questo turno",
        Done.ROLLED: "{who} {avete|ha|hanno} lanciato il dado in questo turno",
        Done.PICKED: "{who} {avete|ha|hanno} scelto una combinazione in questo turno",
        Done.USED_THIS: "{who} {avete|ha|hanno} usato {this} in questo turno",
    },
    measures={
        Measure.SHORTAGE: Polar("vi {manca|mancano} {tokens}", "non vi manca {tokens}"),
        Measure.ROLL: Polar("il dado mostra {points}", "il dado non mostra {points}"),
        Measure.ROUND: Polar("la partita è {rounds}", "la partita è {rounds}"),
        Measure.COST: Polar("la conquista costa {tokens}", "la conquista non costa {tokens}"),
    },
    rounds=Bounds(
        at_least="al giro {low} o dopo",
        at_most="al giro {high} o prima",
        exactly="al giro {low}",
        between="tra il giro {low} e il giro {high}",
    ),
    numbers={
        Measure.SHORTAGE: "il numero dei segnalini mancanti",
        Measure.ROLL: "il numero sul dado",
        Measure.ROUND: "il numero del giro",
        Measure.COST: "il costo della conquista",
    },
    parities={Parity.EVEN: "{number} è pari", Parity.ODD: "{number} è dispari"},
    option="«{answer}»",
    my_turn="è il vostro turno",
    untrue="non è vero che {condition}",
)
