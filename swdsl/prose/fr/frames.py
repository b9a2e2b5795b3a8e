"""French frames: parties, regions, things, counts and conditions."""

from dataclasses import replace
from typing import Final

from swdsl.prose.forms import F, Polar, phrase
from swdsl.prose.fr.grammar import word
from swdsl.prose.scene import Other
from swdsl.prose.tables.frames import Bounds, Conditions, Contents, Counts, Parties, Place, Regions, Things
from swdsl.words import CardPlace, Deed, Done, Ground, Life, Measure, Parity, Relation, Since, Store


def _plain(frame: str) -> Polar:
    return Polar(frame, f"non {frame}")


PARTIES: Final = Parties(
    you=phrase("vous"),
    subject=phrase("vous"),
    ours=phrase("l'un de vos peuples"),
    others={
        Other.OPPONENT: phrase("cet adversaire"),
        Other.PLAYER: phrase("ce joueur"),
        Other.DEFENDER: phrase("le défenseur"),
    },
    anyone=phrase("quelqu'un"),
    everyone=phrase("tous"),
    nobody=phrase("personne"),
    another_race=phrase("un autre peuple"),
    this_race=phrase("ce peuple"),
    it="{il/elle}",
    enemy=phrase("un ennemi"),
    neutrals=phrase("des pions neutres"),
    with_power="{race:an one} doté du pouvoir {power}",
    while_active="{who} encore {~actif}",
    in_decline="{who} en déclin",
    my_races={
        Life.ACTIVE: phrase("votre peuple actif"),
        Life.DECLINED: phrase("votre peuple en déclin"),
        Life.OTHER: phrase("un autre de vos peuples"),
    },
    my_previous_race=phrase("votre ancien peuple en déclin"),
    their_races={
        Life.ACTIVE: phrase("son peuple actif"),
        Life.DECLINED: phrase("son peuple en déclin"),
        Life.OTHER: phrase("son autre peuple"),
    },
    races={
        Life.ACTIVE: word("peuple actif", "peuples actifs"),
        Life.DECLINED: word("peuple en déclin", "peuples en déclin"),
        Life.OTHER: word("autre peuple", "autres peuples"),
    },
    race_of=dict.fromkeys(Life, "{race:the} {owner:de}"),
    kin="ayant {race:an one}",
    whose="dont {race:the one} {held}",
    held="occupe {regions}",
    robbed="qui {a|ont} conquis une de vos régions depuis votre dernier tour",
    has_more="qui {a|ont} {more} {noun:de many} que vous",
    holds_more="qui {occupe|occupent} {more} {noun:de many} que vous",
    holds="qui {occupe|occupent} {regions}",
    has=Contents(
        none=Polar("sans {noun:one}", "sans avoir {range}"),
        counted=Polar("avec {range}", "sans avoir {range}"),
        mass=Polar("avec {noun:an many}", "sans {noun:one}"),
        single=Polar("avec {thing}", "sans {bare}"),
    ),
    bears=Polar("qui {joue|jouent} {tile}", "qui ne {joue|jouent} pas {tile}"),
    attacked=_plain("{~attaqué} ce tour-ci"),
    attacked_by_you=Polar("que vous avez {~attaqué} ce tour-ci", "que vous n'avez pas {~attaqué} ce tour-ci"),
    attacked_by=_plain("{~attaqué} par {by} ce tour-ci"),
    race_attacked=Polar(
        "dont {race:the one} a été attaqué ce tour-ci", "dont {race:the one} n'a pas été attaqué ce tour-ci"
    ),
    race_attacked_by_you=Polar(
        "dont vous avez attaqué {race:the one} ce tour-ci",
        "dont vous n'avez pas attaqué {race:the one} ce tour-ci",
    ),
    race_attacked_by=Polar(
        "dont {race:the one} a été attaqué par {by} ce tour-ci",
        "dont {race:the one} n'a pas été attaqué par {by} ce tour-ci",
    ),
)

REGIONS: Final = Regions(
    here="la région de {this}",
    nearby="celle de {this}",
    its_own="sa région",
    near_itself=(phrase("la sienne"),),
    there=phrase("cette région", gender=F),
    with_piece="la région avec {piece}",
    described_ground={Ground.LAND: "{~terrestre}", Ground.WATER: "{~aquatique}"},
    described_term="{term}",
    described_term_before="{term}",
    described_term_after="{term}",
    is_ground={
        Ground.LAND: Polar("qui {est|sont} {~terrestre}", "qui {n'est|ne sont} pas {~terrestre}"),
        Ground.WATER: Polar("qui {est|sont} {~aquatique}", "qui {n'est|ne sont} pas {~aquatique}"),
    },
    is_term=Polar("qui {est|sont} {term}", "qui {n'est|ne sont} pas {term}"),
    is_term_after=Polar("qui {est|sont} {term}", "qui {n'est|ne sont} pas {term}"),
    is_terrain=Polar("qui {est|sont} {terrain:an}", "qui {n'est|ne sont} pas {terrain:an}"),
    with_thing=_plain("avec {thing}"),
    held_by_you=Polar("que vous occupez", "que vous n'occupez pas"),
    held_by_nobody=_plain("que personne n'occupe"),
    held_by=_plain("{~occupé} {holders:par}"),
    contains=Contents(
        none=Polar("sans {noun:one}", "ne contenant pas {range}"),
        counted=Polar("contenant {range}", "ne contenant pas {range}"),
        mass=Polar("contenant {noun:an many}", "sans {noun:one}"),
        single=Polar("avec {thing}", "sans {bare}"),
    ),
    at_edge=_plain("au bord du plateau"),
    same_terrain=Polar("du même type que {near}", "d'un autre type que {near}"),
    other_than=Polar("{autre|autres} que {near}", "qui {est|sont} {anchor}"),
    related={
        Relation.WITHIN: _plain("à {steps} au plus {near:de}"),
        Relation.BORDERING: _plain("{~limitrophe} {near:de}"),
        Relation.ADJACENT: _plain("{~adjacent} {near:à}"),
        Relation.LINKED: _plain("{~relié} {near:à}"),
    },
    deeds={Deed.CONQUERED: "conquis", Deed.ATTACKED: "attaqué", Deed.LEFT: "quitté", Deed.LOST: "perdu"},
    when={Since.THIS_TURN: "ce tour-ci", Since.MY_LAST_TURN: "depuis votre dernier tour"},
    lost_by="{origin:sur}",
    found_occupied="et qui n'{était|étaient} pas {vide|vides}",
    happened=_plain("{deed} {lost} {when} {found}"),
    happened_by_you=Polar(
        "que vous avez {deed} {lost} {when} {found}", "que vous n'avez pas {deed} {lost} {when}"
    ),
    happened_by=_plain("{deed} par {by} {lost} {when} {found}"),
    except_those="sauf celles {those}",
)

_WHERE: Final = Place(
    regions="dans {regions}",
    there=None,
    stores={
        Store.TRAY: "dans le casier de rangement",
        Store.HAND: "en main",
        Store.BANK: "dans la réserve",
        Store.ASIDE: "à côté du plateau",
        Store.SUPPLY: "dans le stock",
        Store.STACK: "dans la pile",
    },
    between=", ",
    last=" ou ",
    party="devant {party}",
    this="sur {this}",
    combo="sur {combo} de la colonne",
)
_WHENCE: Final = Place(
    regions="{regions:de}",
    there=None,
    stores={
        Store.TRAY: "du casier de rangement",
        Store.HAND: "de votre main",
        Store.BANK: "de la réserve",
        Store.ASIDE: "mis de côté",
        Store.SUPPLY: "du stock",
        Store.STACK: "de la pile",
    },
    between=" ou, à défaut, ",
    last=" ou, à défaut, ",
    party="{party:à}",
    this="de {this}",
    combo="de {combo} de la colonne",
)
THINGS: Final = Things(
    this="{noun:this}",
    the="{noun:the}",
    owned_by_you="{what} de votre peuple",
    owned="{what} {owner:de}",
    cards={
        CardPlace.MINE: "votre {noun}",
        CardPlace.COLUMN: "{some} de la colonne",
        CardPlace.PLAY: "{some} en jeu",
        CardPlace.STACK: "{some} de la pile",
        CardPlace.ON_THIS: "{noun:the} {~posé} sur {this}",
        CardPlace.OF_PARTY: "{some} {owner:de}",
    },
    where=_WHERE,
    into=_WHERE,
    whence=_WHENCE,
    removed=replace(_WHENCE, party="devant {party}"),
)

_ADJACENT: Final = "{members:de} {adjacents entre eux/adjacentes entre elles}"
_LINKED: Final = "{members:de} {reliés/reliées} par des frontières communes"
COUNTS: Final = Counts(
    adjacent_group=_ADJACENT,
    linked_group=_LINKED,
    among="parmi {members}",
    borders_of="{members:de}",
    borders_between="entre {members} et {others}",
    had_by_you="que vous avez {where}",
    had_by_them="{owner:que} a {where}",
    had_by="{owner:de} {where}",
    per_each="pour {each}",
    per_every="par tranche de {each}",
    beyond="{per} au-delà de {beyond}",
    capped="{per}, jusqu'à un maximum de {cap}",
)

CONDITIONS: Final = Conditions(
    on_board=Polar("{piece} est sur le plateau", "{piece} n'est pas sur le plateau"),
    you_hold=Polar("vous occupez {range}", "vous n'occupez {range}"),
    you_have=Polar("vous avez {range} {where}", "vous n'avez {range} {where}"),
    exists=Polar("il y a {range}", "il n'y a {range}"),
    single_adjacent_group="{members} forment un seul bloc de régions adjacentes",
    single_linked_group="{members} forment un seul bloc relié par des frontières communes",
    compared="{who} {verb} {more} {noun:de many} {than:que}",
    hold="{occupez|occupe|occupent}",
    have="{avez|a|ont}",
    more="plus",
    fewer="moins",
    did={
        Done.DECLINED: "{who} {êtes passé|est passé|sont passés} en déclin ce tour-ci",
        Done.SCORED: "{who} {avez|a|ont} déjà fait un décompte ce tour-ci",
        Done.EXPANDED: "{who} {avez|a|ont} mené des conquêtes ce tour-ci",
        Done.ROLLED: "{who} {avez|a|ont} lancé le dé ce tour-ci",
        Done.PICKED: "{who} {avez|a|ont} choisi une combinaison ce tour-ci",
        Done.USED_THIS: "{who} {avez|a|ont} utilisé {this} ce tour-ci",
    },
    measures={
        Measure.SHORTAGE: Polar("il vous manque {tokens}", "il ne vous manque {tokens}"),
        Measure.ROLL: Polar("le dé indique {points}", "le dé n'indique {points}"),
        Measure.ROUND: Polar("la partie en est {rounds}", "la partie en est {rounds}"),
        Measure.COST: Polar("la conquête coûte {tokens}", "la conquête ne coûte {tokens}"),
    },
    rounds=Bounds(
        at_least="au tour {low} ou après",
        at_most="au tour {high} ou avant",
        exactly="au tour {low}",
        between="aux tours {low} à {high}",
    ),
    numbers={
        Measure.SHORTAGE: "le nombre de pions manquants",
        Measure.ROLL: "le chiffre du dé",
        Measure.ROUND: "le numéro du tour de jeu",
        Measure.COST: "le coût de la conquête",
    },
    parities={Parity.EVEN: "{number} est pair", Parity.ODD: "{number} est impair"},
    option="«\u00a0{answer}\u00a0»",
    my_turn="c'est votre tour",
    untrue="il est faux {condition:que}",
)
