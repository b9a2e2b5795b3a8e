"""Russian words: the nouns and verbs of the game."""

from dataclasses import replace
from typing import Final

from swdsl.prose.forms import Case, F, Gender, M, N, Word
from swdsl.prose.ru.adjectives import agreeing
from swdsl.prose.tables.words import Deeds, Nouns, act, verb
from swdsl.words import CardKind, CardVerb, PlainVerb, RegionVerb, Tally, ThingVerb, Until


def noun(gender: Gender, forms: str, *, animate: bool = False) -> Word:
    """Return a noun from its twelve forms, six and six, the two numbers apart by a bar."""
    one, many = forms.split("|")
    return Word(gender, tuple(one.split()), tuple(many.split()), animate)


def with_adjective(adjective: str, word: Word) -> Word:
    """Return a noun with an adjective grown into it."""
    one, many = (
        tuple(
            f"{agreeing(adjective, word.bend(case, plural=plural))} {word.form(case, plural=plural)}"
            for case in Case
        )
        for plural in (False, True)
    )
    return replace(word, one=one, many=many)


def followed(word: Word, after: str) -> Word:
    """Return a noun with words behind it that never change."""
    one, many = (tuple(f"{form} {after}" for form in row) for row in (word.one, word.many))
    return replace(word, one=one, many=many)


def preceded(before: str, word: Word) -> Word:
    """Return a noun with words before it that never change."""
    one, many = (tuple(f"{before} {form}" for form in row) for row in (word.one, word.many))
    return replace(word, one=one, many=many)


RACE: Final = noun(
    M, "народ народа народу народ народом народе|народы народов народам народы народами народах"
)
ENEMY: Final = noun(
    M, "враг врага врагу врага врагом враге|враги врагов врагам врагов врагами врагах", animate=True
)
_REGION = noun(
    M, "регион региона региону регион регионом регионе|регионы регионов регионам регионы регионами регионах"
)
_TOKEN = noun(M, "жетон жетона жетону жетон жетоном жетоне|жетоны жетонов жетонам жетоны жетонами жетонах")
_COIN = noun(F, "монета монеты монете монету монетой монете|монеты монет монетам монеты монетами монетах")
_DEFENDER = noun(
    M,
    "защитник защитника защитнику защитника защитником защитнике"
    "|защитники защитников защитникам защитников защитниками защитниках",
    animate=True,
)
_OPPONENT = noun(
    M,
    "соперник соперника сопернику соперника соперником сопернике"
    "|соперники соперников соперникам соперников соперниками соперниках",
    animate=True,
)
_PLAYER = noun(
    M,
    "игрок игрока игроку игрока игроком игроке|игроки игроков игрокам игроков игроками игроках",
    animate=True,
)
_PIECE = noun(F, "фишка фишки фишке фишку фишкой фишке|фишки фишек фишкам фишки фишками фишках")
_GROUP = noun(
    N,
    "скопление скопления скоплению скопление скоплением скоплении"
    "|скопления скоплений скоплениям скопления скоплениями скоплениях",
)
_TERRAIN = noun(M, "тип типа типу тип типом типе|типы типов типам типы типами типах")
_PIP = noun(N, "очко очка очку очко очком очке|очки очков очкам очки очками очках")
_BORDER = noun(
    F, "граница границы границе границу границей границе|границы границ границам границы границами границах"
)
_ROUND = noun(M, "раунд раунда раунду раунд раундом раунде|раунды раундов раундам раунды раундами раундах")
_UNIT = noun(
    F,
    "единица единицы единице единицу единицей единице|единицы единиц единицам единицы единицами единицах",
)
_STEP = noun(M, "шаг шага шагу шаг шагом шаге|шаги шагов шагам шаги шагами шагах")
_POWER = noun(
    F,
    "способность способности способности способность способностью способности"
    "|способности способностей способностям способности способностями способностях",
)
_RELIC = noun(
    F,
    "реликвия реликвии реликвии реликвию реликвией реликвии"
    "|реликвии реликвий реликвиям реликвии реликвиями реликвиях",
)
_PLACE = noun(
    F,
    "достопримечательность достопримечательности достопримечательности достопримечательность"
    " достопримечательностью достопримечательности"
    "|достопримечательности достопримечательностей достопримечательностям достопримечательности"
    " достопримечательностями достопримечательностях",
)
_COMBO = noun(
    F,
    "комбинация комбинации комбинации комбинацию комбинацией комбинации"
    "|комбинации комбинаций комбинациям комбинации комбинациями комбинациях",
)
_MARKER = replace(
    _RELIC,
    one=tuple(f"{relic} или {place}" for relic, place in zip(_RELIC.one, _PLACE.one, strict=True)),
    many=tuple(f"{relic} и {place}" for relic, place in zip(_RELIC.many, _PLACE.many, strict=True)),
)
NOUNS: Final = Nouns(
    token=_TOKEN,
    coin=_COIN,
    extra_coin=with_adjective("дополнительный", _COIN),
    defender=_DEFENDER,
    enemy_defender=with_adjective("вражеский", _DEFENDER),
    neutral=with_adjective("нейтральный", _TOKEN),
    piece=_PIECE,
    opponent=_OPPONENT,
    player=_PLAYER,
    region=_REGION,
    round=_ROUND,
    group=_GROUP,
    terrain=_TERRAIN,
    border=_BORDER,
    point=_PIP,
    step=_STEP,
    tile=_PIECE,
    cards={
        CardKind.RACE: RACE,
        CardKind.POWER: _POWER,
        CardKind.RELIC: _RELIC,
        CardKind.PLACE: _PLACE,
        CardKind.MARKER: _MARKER,
        CardKind.COMBO: _COMBO,
    },
    tallies={
        Tally.TOKEN_LOST: with_adjective("потерянный", _TOKEN),
        Tally.TOKEN_THAT_STOOD_THERE: with_adjective("стоявший там", _TOKEN),
        Tally.COIN_PAID: followed(with_adjective("уплаченный", _COIN), "за комбинацию"),
        Tally.PIP: followed(_PIP, "на кубике"),
        Tally.ROUND: with_adjective("начатый", _ROUND),
        Tally.PAID: with_adjective("уплаченный", _UNIT),
        Tally.ROUND_LEFT: with_adjective("оставшийся", _ROUND),
    },
)

_GAIN = "получите | получить | получаете | получает | получают"
_TAKE = "возьмите | взять | берёте | берёт | берут"
_PAY = "заплатите | заплатить | платите | платит | платят"
_PLACE_IT = "поместите | поместить | помещаете | помещает | помещают"
_MOVE = "переместите | переместить | перемещаете | перемещает | перемещают"
_REMOVE = "уберите | убрать | убираете | убирает | убирают"
_REPLACE = "замените | заменить | заменяете | заменяет | заменяют"
_USE = "используйте | использовать | используете | использует | используют"
_DISCOVER = "откройте | открыть | открываете | открывает | открывают"
_CHOOSE = "выберите | выбрать | выбираете | выбирает | выбирают"
_PASS = "пропустите | пропустить | пропускаете | пропускает | пропускают"
_LOSE = "потеряйте | потерять | теряете | теряет | теряют"

DEEDS: Final = Deeds(
    may="{who} {можете|может|могут} {verb} {rest} {until}",
    your_conquests_end="ваши захваты заканчиваются",
    attack_fails="атака не удаётся",
    silenced="{tile} {owner:gen} не действует {until}",
    longer="игра длится на {rounds:acc} дольше",
    shorter="игра длится на {rounds:acc} меньше",
    until={
        Until.MY_NEXT_TURN: "до вашего следующего хода",
        Until.TURN_END: "до конца хода",
        Until.GAME_END: "до конца игры",
    },
    regions={
        RegionVerb.ATTACK: act("нападите | напасть | нападаете | нападает | нападают", "на {regions:acc}"),
        RegionVerb.CONQUER: act(
            "захватите | захватить | захватываете | захватывает | захватывают", "{regions:acc}"
        ),
        RegionVerb.OCCUPY: act("займите | занять | занимаете | занимает | занимают", "{regions:acc}"),
        RegionVerb.LEAVE: act("покиньте | покинуть | покидаете | покидает | покидают", "{regions:acc}"),
        RegionVerb.ENTER: act("войдите | войти | входите | входит | входят", "на поле через {regions:acc}"),
        RegionVerb.SCORE: act(_GAIN, "монеты за {regions:acc}"),
    },
    plain={
        PlainVerb.DECLINE: act("приведите | привести | приводите | приводит | приводят", "народ в упадок"),
        PlainVerb.FADE: act("исчезните | исчезнуть | исчезаете | исчезает | исчезают", "с поля"),
        PlainVerb.EXPAND: act(
            "захватывайте | захватывать | захватываете | захватывает | захватывают", "регионы"
        ),
        PlainVerb.REDEPLOY: act(
            "перераспределите | перераспределить | перераспределяете | перераспределяет | перераспределяют",
            "войска",
        ),
        PlainVerb.CONQUER_ANOTHER_ROUND: act(
            "проведите | провести | проводите | проводит | проводят", "второй круг захватов"
        ),
        PlainVerb.PLAY_ANOTHER_TURN: act(
            "сделайте | сделать | делаете | делает | делают", "ещё один ход сразу после этого"
        ),
        PlainVerb.REVIVE: act(
            "вернитесь | вернуться | возвращаетесь | возвращается | возвращаются", "из упадка"
        ),
        PlainVerb.ROLL: act("бросьте | бросить | бросаете | бросает | бросают", "кубик подкреплений"),
        PlainVerb.REPEL: act("отбейте | отбить | отбиваете | отбивает | отбивают", "атаку"),
        PlainVerb.STOP: act("закончите | закончить | заканчиваете | заканчивает | заканчивают", "захваты"),
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
        ThingVerb.PLACE: verb(_PLACE_IT),
        ThingVerb.MOVE: verb(_MOVE),
        ThingVerb.REMOVE: verb(_REMOVE),
    },
    gain=act(_GAIN, "{what:acc} {whence}"),
    gain_extra=act(_TAKE, "{what:acc}"),
    take=act(_TAKE, "{what:acc} {whence}"),
    take_each=act(_TAKE, "{share} {whence}"),
    take_from_you=act(_TAKE, "{what:acc} {whence}"),
    pay=act(_PAY, "{to:dat} {what:acc}"),
    pay_you=act(_PAY, "вам {what:acc}"),
    pay_bank=act(_PAY, "{what:acc} в банк"),
    place=act(_PLACE_IT, "{what:acc} {whence} {into}"),
    move=act(_MOVE, "{what:acc} {whence} {into}"),
    take_back=act("возьмите | взять | берёте | берёт | берут", "на руку {what:acc} {whence}"),
    remove=act(_REMOVE, "{what:acc} {whence}"),
    replace=act(_REPLACE, "{what:acc} {where} на {by:acc} {whence}"),
    replace_in_many=act(_REPLACE, "{what:acc} {where} на {by:acc} {whence}"),
    replace_by_number=act(_REPLACE, "{what:acc} {where}, поставив {share} {whence}"),
    swap=act("обменяйте | обменять | обмениваете | обменивает | обменивают", "{given:acc} на {taken:acc}"),
    use_as=act(_USE, "{piece:acc} как копию {card:gen}"),
    discover=act(_DISCOVER, "{card:acc} в этом регионе"),
    choose=act(_CHOOSE, "{party:acc}"),
    choose_own=act(_CHOOSE, "один из своих регионов"),
    lose=act(_LOSE, "{what:acc}"),
)
