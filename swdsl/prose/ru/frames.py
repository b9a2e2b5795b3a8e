"""Russian frames: parties, regions, things, counts and conditions.

A frame between commas is an aside: commas set it off behind its noun, and `punctuated` leaves one of two.
"""

from dataclasses import replace
from typing import Final

from swdsl.prose.forms import Phrase, Polar, Word, phrase
from swdsl.prose.ru.words import ENEMY, NOUNS, RACE, followed, preceded, with_adjective
from swdsl.prose.scene import Other
from swdsl.prose.tables.frames import Bounds, Conditions, Contents, Counts, Parties, Place, Regions, Things
from swdsl.words import CardPlace, Deed, Done, Ground, Life, Measure, Parity, Relation, Since, Store


def _one(word: Word) -> Phrase:
    return phrase(*word.one)


def _plain(frame: str) -> Polar:
    """Return what is denied by a `не` that makes an aside of it."""
    return Polar(frame, f", не {frame.removeprefix(', ').removesuffix(',')},")


_YOU: Final = phrase("вы", "вас", "вам", "вас", "вами", "вас")
_YOUR_RACE: Final = with_adjective("ваш", RACE)
_RACES: Final = {
    Life.ACTIVE: with_adjective("активный", RACE),
    Life.DECLINED: followed(RACE, "в упадке"),
    Life.OTHER: with_adjective("другой", RACE),
}
PARTIES: Final = Parties(
    you=_YOU,
    subject=_YOU,
    ours=_one(
        followed(
            replace(RACE, one=("любой", "любого", "любому", "любой", "любым", "любом")), "из ваших народов"
        )
    ),
    others={
        Other.OPPONENT: _one(with_adjective("этот", NOUNS.opponent)),
        Other.PLAYER: _one(with_adjective("этот", NOUNS.player)),
        Other.DEFENDER: _one(NOUNS.defender),
    },
    anyone=phrase("кто-либо", "кого-либо", "кому-либо", "кого-либо", "кем-либо", "ком-либо"),
    everyone=phrase("все", "всех", "всем", "всех", "всеми", "всех"),
    nobody=phrase("никто", "никого", "никому", "никого", "никем", "никого"),
    another_race=_one(_RACES[Life.OTHER]),
    this_race=_one(with_adjective("этот", RACE)),
    it="{он/она/оно}",
    enemy=_one(ENEMY),
    neutrals=phrase(*NOUNS.neutral.many),
    with_power="{race:one} со способностью «{power}»",
    while_active="{~активный} {who}",
    in_decline="{who} в упадке",
    my_races={
        Life.ACTIVE: _one(with_adjective("ваш", _RACES[Life.ACTIVE])),
        Life.DECLINED: _one(with_adjective("ваш", _RACES[Life.DECLINED])),
        Life.OTHER: _one(with_adjective("другой", _YOUR_RACE)),
    },
    my_previous_race=_one(with_adjective("ваш", with_adjective("прежний", _RACES[Life.DECLINED]))),
    their_races={
        Life.ACTIVE: _one(preceded("его", _RACES[Life.ACTIVE])),
        Life.DECLINED: _one(preceded("его", _RACES[Life.DECLINED])),
        Life.OTHER: _one(preceded("его", _RACES[Life.OTHER])),
    },
    races=_RACES,
    race_of={
        Life.ACTIVE: "{race} {owner:gen}",
        Life.DECLINED: "{kin} {owner:gen} в упадке",
        Life.OTHER: "{race} {owner:gen}",
    },
    kin="{race:с one}",
    whose=", чей {race:nom one} {held},",
    held="занимает {regions:acc}",
    robbed=", {~захвативший} ваш регион со времени вашего прошлого хода,",
    has_more=", {~имеющий} {more} {several:gen}, чем вы,",
    holds_more=", {~занимающий} {more} {several:gen}, чем вы,",
    holds=", {~занимающий} {regions:acc},",
    has=Contents(
        none=Polar("без {noun:gen many}", "не без {noun:gen many}"),
        counted=Polar("{range:с}", "не {range:с}"),
        mass=Polar("{noun:с many}", "без {noun:gen many}"),
        single=Polar("{thing:с}", "без {thing:gen}"),
    ),
    bears=_plain(", {~играющий} за {tile:acc},"),
    attacked=_plain(", {~атакованный} в этот ход,"),
    attacked_by_you=_plain(", {~атакованный} вами в этот ход,"),
    attacked_by=_plain(", {~атакованный} {by:ins} в этот ход,"),
    race_attacked=Polar(
        ", чей {race:nom one} был атакован в этот ход,", ", чей {race:nom one} не был атакован в этот ход,"
    ),
    race_attacked_by_you=Polar(
        ", чей {race:acc one} вы атаковали в этот ход,", ", чей {race:acc one} вы не атаковали в этот ход,"
    ),
    race_attacked_by=Polar(
        ", чей {race:nom one} был атакован {by:ins} в этот ход,",
        ", чей {race:nom one} не был атакован {by:ins} в этот ход,",
    ),
)

REGIONS: Final = Regions(
    here="{noun} {this:gen}",
    nearby="{noun} {this:gen}",
    its_own="{noun} этой фишки",
    near_itself=(
        phrase("он", "него", "нему", "него", "ним", "нём"),
        phrase("она", "неё", "ней", "неё", "ней", "ней"),
        phrase("оно", "него", "нему", "него", "ним", "нём"),
    ),
    there=_one(with_adjective("этот", NOUNS.region)),
    with_piece="{noun} {piece:с}",
    described_ground={Ground.LAND: "{~сухопутный} {noun}", Ground.WATER: "{~водный} {noun}"},
    described_term=", {~являющийся} {term:ins},",
    described_term_before="{term} {noun}",
    described_term_after="{term:nom one}",
    is_ground={Ground.LAND: _plain("на суше"), Ground.WATER: _plain("на воде")},
    is_term=_plain(", {~являющийся} {term:ins},"),
    is_term_after=_plain("{term:nom one}"),
    is_terrain=_plain(", {~являющийся} {terrain:ins},"),
    with_thing=_plain("{thing:с}"),
    held_by_you=_plain(", {~занятый} вами,"),
    held_by_nobody=_plain(", никем не {~занятый},"),
    held_by=_plain(", {~занятый} {holders:ins},"),
    contains=Contents(
        none=_plain("без {noun:gen many}"),
        counted=_plain(", {~содержащий} {range:acc},"),
        mass=Polar("{noun:с many}", "без {noun:gen many}"),
        single=Polar("{thing:с}", "без {thing:gen}"),
    ),
    at_edge=_plain("на краю поля"),
    same_terrain=Polar("той же местности, что и {anchor:nom},", "не той местности, что {anchor:nom},"),
    other_than=Polar(", {~отличный} от {anchor:gen},", ", то есть {anchor},"),
    related={
        Relation.WITHIN: _plain("не далее {steps:gen} от {near:gen}"),
        Relation.BORDERING: _plain(", {~граничащий} {near:с},"),
        Relation.ADJACENT: _plain(", {~смежный} {near:с},"),
        Relation.LINKED: _plain(", {~связанный} {near:с},"),
    },
    deeds={
        Deed.CONQUERED: "захваченный",
        Deed.ATTACKED: "атакованный",
        Deed.LEFT: "покинутый",
        Deed.LOST: "потерянный",
    },
    when={Since.THIS_TURN: "в этот ход", Since.MY_LAST_TURN: "со времени вашего прошлого хода"},
    lost_by="у {origin:gen}",
    found_occupied="и до этого не {~пустовавший}",
    happened=_plain(", {deed} {lost} {when} {found},"),
    happened_by_you=_plain(", {deed} вами {lost} {when} {found},"),
    happened_by=_plain(", {deed} {by:ins} {lost} {when} {found},"),
    except_those=", за исключением таких: {those},",
)

_WHERE: Final = Place(
    regions="{regions:в}",
    there=None,
    stores={
        Store.TRAY: "в контейнере",
        Store.HAND: "на руке",
        Store.BANK: "в банке",
        Store.ASIDE: "рядом с полем",
        Store.SUPPLY: "в запасе",
        Store.STACK: "в стопке",
    },
    between=", ",
    last=" или ",
    party="перед {party:ins}",
    this="на {this:pre}",
    combo="на {combo:pre} в ряду",
)
_INTO: Final = replace(
    _WHERE,
    regions="{regions:в acc}",
    stores={
        Store.TRAY: "в контейнер",
        Store.HAND: "на руку",
        Store.BANK: "в банк",
        Store.ASIDE: "в сторону",
        Store.SUPPLY: "в запас",
        Store.STACK: "в стопку",
    },
    this="на {this:acc}",
    combo="на {combo:acc} в ряду",
)
_WHENCE: Final = Place(
    regions="из {regions:gen}",
    there=None,
    stores={
        Store.TRAY: "из контейнера",
        Store.HAND: "с руки",
        Store.BANK: "из банка",
        Store.ASIDE: "из отложенных",
        Store.SUPPLY: "из запаса",
        Store.STACK: "из стопки",
    },
    between=", а если там пусто, то ",
    last=", а если там пусто, то ",
    party="у {party:gen}",
    this="с {this:gen}",
    combo="с {combo:gen} в ряду",
)
THINGS: Final = Things(
    this="{~этот} {noun}",
    the="{noun:one}",
    owned_by_you="{what} вашего народа",
    owned="{what} {owner:gen}",
    cards={
        CardPlace.MINE: "{~ваш} {noun}",
        CardPlace.COLUMN: "{some} из ряда",
        CardPlace.PLAY: "{some} в игре",
        CardPlace.STACK: "{some} из стопки",
        CardPlace.ON_THIS: "{noun} на {this:pre}",
        CardPlace.OF_PARTY: "{some} {owner:gen}",
    },
    where=_WHERE,
    into=_INTO,
    whence=_WHENCE,
    removed=_WHENCE,
)

COUNTS: Final = Counts(
    adjacent_group="{members:gen}, смежных друг с другом,",
    linked_group="{members:gen}, имеющих общие границы,",
    among="местности среди {members:gen}",
    borders_of="{members:gen}",
    borders_between="между {members:ins} и {others:ins}",
    had_by_you="у вас {where}",
    had_by_them="у {owner:gen} {where}",
    had_by="у {owner:gen} {where}",
    per_each="за {each:acc}",
    per_every="за каждые {each:acc}",
    beyond="{per} сверх {beyond}",
    capped="{per}, но не более {cap}",
    amount_per="{share} {per}",
)

CONDITIONS: Final = Conditions(
    on_board=Polar("{piece} на поле", "{piece:gen} нет на поле"),
    you_hold=Polar("вы занимаете {range:acc}", "вы не занимаете {range:acc}"),
    you_have=Polar("у вас {where} есть {range}", "у вас {where} нет {range}"),
    exists=Polar("есть {range}", "нет {range}"),
    single_adjacent_group="{members} образуют единственное скопление регионов, смежных друг с другом,",
    single_linked_group="{members} образуют единственное скопление регионов, имеющих общие границы,",
    compared="у {whom:gen} {more} {several:gen}, чем у {than:gen}",
    hold="",
    have="",
    more="больше",
    fewer="меньше",
    did={
        Done.DECLINED: "{who} в этот ход {пришли|пришёл|пришли} в упадок",
        Done.SCORED: "{who} в этот ход уже {прошли|прошёл|прошли} получение монет",
        Done.EXPANDED: "{who} в этот ход {вели|вёл|вели} захваты",
        Done.ROLLED: "{who} в этот ход {бросали|бросал|бросали} кубик",
        Done.PICKED: "{who} в этот ход {выбирали|выбирал|выбирали} комбинацию",
        Done.USED_THIS: "{who} в этот ход {использовали|использовал|использовали} {this:acc}",
    },
    measures={
        Measure.SHORTAGE: Polar("вам не хватает {tokens:gen}", "вам не хватает {tokens:gen}"),
        Measure.ROLL: Polar("на кубике выпало {points}", "на кубике не выпало {points}"),
        Measure.ROUND: Polar("идёт {rounds}", "идёт {rounds}"),
        Measure.COST: Polar("захват стоит {tokens:acc}", "захват стоит {tokens:acc}"),
    },
    rounds=Bounds(
        at_least="{low}-й раунд или более поздний",
        at_most="{high}-й раунд или более ранний",
        exactly="{low}-й раунд",
        between="раунд с {low}-го по {high}-й",
    ),
    numbers={
        Measure.SHORTAGE: "число недостающих жетонов",
        Measure.ROLL: "число на кубике",
        Measure.ROUND: "номер раунда",
        Measure.COST: "стоимость захвата",
    },
    parities={Parity.EVEN: "{number} — чётное число", Parity.ODD: "{number} — нечётное число"},
    option="«{answer}»",
    my_turn="сейчас ваш ход",
    untrue="неверно, что {condition}",
)
