"""Russian words: the nouns of the game."""

from dataclasses import replace
from typing import Final

from swdsl.prose.forms import Case, F, Gender, M, N, Word
from swdsl.prose.ru.adjectives import agreeing
from swdsl.prose.tables.words import Nouns
from swdsl.words import CardKind, Tally


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
_TURN = noun(M, "ход хода ходу ход ходом ходе|ходы ходов ходам ходы ходами ходах")
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
_EVENT = noun(
    N,
    "событие события событию событие событием событии|события событий событиям события событиями событиях",
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
    turn=_TURN,
    group=_GROUP,
    terrain=_TERRAIN,
    border=_BORDER,
    point=_PIP,
    step=_STEP,
    tile=_PIECE,
    event=_EVENT,
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
        Tally.COIN_THAT_LAY_THERE: followed(with_adjective("лежавший", _COIN), "на комбинации"),
        Tally.PIP: followed(_PIP, "на кубике"),
        Tally.ROUND: with_adjective("начатый", _ROUND),
        Tally.PAID: with_adjective("уплаченный", _UNIT),
        Tally.ROUND_LEFT: with_adjective("оставшийся", _ROUND),
        Tally.TURN_PLAYED: followed(_TURN, "этого народа"),
        Tally.TURN_IN_DECLINE: followed(_TURN, "в упадке"),
    },
)
