"""Russian phrases for things, tiles, places to put them, counts, amounts and conditions."""

from collections.abc import Callable
from typing import assert_never

from swdsl.model import counts as model
from swdsl.model.expressions import BARE, Me, Party, Quantity, Range, RegionSet
from swdsl.prose.agreement import is_several
from swdsl.prose.ru import numbers, words
from swdsl.prose.ru.expressions import party, player, player_noun, region_noun, regions
from swdsl.prose.ru.things import quantified, thing_word, this
from swdsl.prose.ru.words import ACC, GEN, INS, NOM, PRE, Adjective, Case, Word
from swdsl.prose.scene import Scene
from swdsl.prose.shapes import piece_on_board, without_holder
from swdsl.words import CardPlace, Done, Measure, Quantifier, Store

_INTO = {
    Store.TRAY: "в контейнер",
    Store.HAND: "на руку",
    Store.BANK: "в банк",
    Store.ASIDE: "в сторону",
    Store.SUPPLY: "в запас",
    Store.STACK: "в стопку",
}
_IN = {
    Store.TRAY: "в контейнере",
    Store.HAND: "на руке",
    Store.BANK: "в банке",
    Store.ASIDE: "рядом с полем",
    Store.SUPPLY: "в запасе",
    Store.STACK: "в стопке",
}
_FROM = {
    Store.TRAY: "из контейнера",
    Store.HAND: "с руки",
    Store.BANK: "из банка",
    Store.ASIDE: "из отложенных",
    Store.SUPPLY: "из запаса",
    Store.STACK: "из стопки",
}

# -- things and tiles -----------------------------------------------------------------------------------


def thing(scene: Scene, node: model.Thing, case: Case = ACC) -> str:
    """Name an object of an effect, and whose it is."""
    return quantified(scene, node.quantity, node.noun, case) + owned(scene, node.owner)


def owned(scene: Scene, owner: Party | None) -> str:
    """Say whose a thing is, after its noun."""
    match owner:
        case None:
            return ""
        case Me():
            return " вашего народа"
        case _:
            return f" {party(scene, owner, GEN)}"


def card(scene: Scene, node: model.Card, case: Case = ACC, *, found: bool = True) -> str:
    """Name a tile; one that is only now picked or discovered is not yet in play."""
    noun = words.CARDS[node.kind] if node.kind else words.PIECE
    quantity = Quantity(Quantifier.A) if node.quantity == BARE else node.quantity
    some = numbers.determined(quantity, noun, case)
    match node.place:
        case CardPlace.THIS:
            return this(scene, case)
        case CardPlace.MINE:
            return words.with_adjective(words.YOUR, noun).form(case)
        case CardPlace.COLUMN:
            return f"{some} из ряда"
        case CardPlace.PLAY:
            return f"{some} в игре" if found else some
        case CardPlace.STACK:
            return f"{some} из стопки"
        case CardPlace.ON_THIS:
            return f"{noun.form(case)} на {this(scene, PRE)}"
        case CardPlace.OF_PARTY:
            return f"{some} {party(scene, node.owner, GEN)}" if node.owner else some
        case _:
            assert_never(node.place)


# -- places to put things -------------------------------------------------------------------------------


def into(scene: Scene, node: model.Location) -> str:
    """Say where a thing is put."""
    match node:
        case model.InRegions(regions=target):
            return words.in_(regions(scene, target, ACC, choice=True))
        case model.InStores(stores=stores):
            return words.listed([_INTO[store] for store in stores], "или")
        case model.WithParty(party=whose):
            return f"перед {player(scene, whose, INS)}"
        case model.OnThis():
            return f"на {this(scene, ACC)}"
        case _:
            assert_never(node)


def where(scene: Scene, node: model.Location) -> str:
    """Say where a thing is."""
    match node:
        case model.InRegions(regions=inside):
            return words.in_(regions(scene, inside, PRE))
        case model.InStores(stores=stores):
            return words.listed([_IN[store] for store in stores], "или")
        case model.WithParty(party=whose):
            return f"перед {player(scene, whose, INS)}"
        case model.OnThis():
            return f"на {this(scene, PRE)}"
        case _:
            assert_never(node)


def whence(scene: Scene, node: model.Location) -> str:
    """Say where a thing comes from."""
    match node:
        case model.InRegions(regions=origin):
            return f"из {regions(scene, origin, GEN, choice=True)}"
        case model.InStores(stores=stores):
            return ", а если там пусто, то ".join(_FROM[store] for store in stores)
        case model.WithParty(party=whose):
            return f"у {player(scene, whose, GEN)}"
        case model.OnThis():
            return f"с {this(scene, GEN)}"
        case _:
            assert_never(node)


# -- counts and amounts ---------------------------------------------------------------------------------


def count_noun(scene: Scene, node: model.Count) -> tuple[Word, tuple[Adjective, ...]]:
    """Return what is counted as a noun, and what must stand before it."""
    match node:
        case model.CountRegions(regions=RegionSet() as counted):
            noun, mine = region_noun(scene, counted)
            return noun, (words.YOUR,) if mine else ()
        case model.CountRegions(regions=single):
            return _fixed(words.REGION, lambda case: regions(scene, single, case)), ()
        case model.CountGroups(regions=members, by_adjacency=by_adjacency):
            joint = "смежных друг с другом" if by_adjacency else "имеющих общие границы"
            tail = f" {regions(scene, members, GEN)}, {joint},"
            return words.followed(words.GROUP, lambda _case, _plural: tail), ()
        case model.CountTerrains(regions=members):
            tail = f" местности среди {regions(scene, members, GEN)}"
            return words.followed(words.TERRAIN, lambda _case, _plural: tail), ()
        case model.CountPlayers(party=whom):
            return player_noun(scene, whom), ()
        case model.CountThings(noun=noun_, owner=owner, where=place):
            tail = _had(scene, owner, place)
            return words.followed(thing_word(scene, noun_), lambda _case, _plural: tail), ()
        case model.TokensLost():
            lost = words.with_adjective(words.hard("потерянн"), words.TOKEN)
            return lost, ()
        case model.Pips():
            return words.followed(words.PIP, lambda _case, _plural: " на кубике"), ()
        case _:
            assert_never(node)


def _fixed(like: Word, form: Callable[[Case], str]) -> Word:
    forms = tuple(form(case) for case in Case)
    return Word(like.gender, like.animate, forms, forms)


def _had(scene: Scene, owner: Party | None, place: model.Location | None) -> str:
    located = f" {where(scene, place)}" if place else ""
    match owner:
        case None:
            return located
        case _:
            return f" у {player(scene, owner, GEN)}{located}"


def per(scene: Scene, amount: model.Amount) -> str:
    """Say for each of what an amount is counted, and how far."""
    if amount.per is None:
        return ""
    noun, before = count_noun(scene, amount.per)
    if amount.every == 1:
        each = numbers.determined(Quantity(Quantifier.EACH), noun, ACC, before)
    else:
        each = f"каждые {numbers.counted(amount.every, noun, ACC, before)}"
    return f" за {each}" + (f", но не более {amount.cap}" if amount.cap is not None else "")


def amount_of(scene: Scene, amount: model.Amount, noun: Word) -> str:
    """Return an amount with its noun, shared out if it is counted for each of something."""
    if amount.per is not None and amount.base is not None:
        return numbers.each_of(amount.base, noun) + per(scene, amount)
    return numbers.counted(amount.base, noun)


# -- conditions -----------------------------------------------------------------------------------------

_DONE = {
    Done.DECLINED: ("пришли в упадок", "пришёл в упадок"),
    Done.SCORED: ("получали монеты", "получал монеты"),
    Done.EXPANDED: ("вели захваты", "вёл захваты"),
    Done.ROLLED: ("бросали кубик", "бросал кубик"),
    Done.PICKED: ("выбирали комбинацию", "выбирал комбинацию"),
}


def condition(scene: Scene, node: model.Condition) -> str:
    """Say a condition as it stands after `если` or `когда`."""
    match node:
        case model.CountIs(count=count, range=wanted):
            return _count_is(scene, count, wanted)
        case model.Compared(party=who, count=count, more=more, than=than):
            noun, before = count_noun(scene, count)
            several = numbers.determined(BARE, noun, GEN, before)
            comparison = "больше" if more else "меньше"
            return f"у {player(scene, who, GEN)} {comparison} {several}, чем у {player(scene, than, GEN)}"
        case model.Did(party=who, done=done):
            return f"{player(scene, who)} в этот ход {_done(scene, who, done)}"
        case model.MeasureIs(measure=measure, range=wanted):
            return _measure(measure, wanted)
        case model.OptionIs(option=option, choice=choice):
            return f"«{scene.names.of(option).plain()} {scene.names.choice(option, choice)}»"
        case model.MyTurn():
            return "сейчас ваш ход"
        case model.Unless(condition=inner):
            return f"неверно, что {condition(scene, inner)}"
        case _:
            assert_never(node)


def _done(scene: Scene, who: Party, done: Done) -> str:
    plural = isinstance(who, Me) or is_several(who)
    if done is Done.USED_THIS:
        return f"{'использовали' if plural else 'использовал'} {this(scene, ACC)}"
    return _DONE[done][0 if plural else 1]


def _count_is(scene: Scene, count: model.Count, wanted: Range) -> str:
    piece = piece_on_board(count, wanted)
    if piece is not None and scene.names.of(piece).unique:
        where_it_is = "не на поле" if wanted == Range(0, 0) else "на поле"
        return f"{words.noun(scene.names.of(piece)).form(NOM)} {where_it_is}"
    match count:
        case model.CountRegions(regions=RegionSet() as counted) if rest := without_holder(counted):
            noun, _ = region_noun(scene, rest)
            return f"вы {_no(wanted)}занимаете {numbers.ranged(wanted, noun)}"
        case model.CountGroups(regions=members, by_adjacency=by_adjacency) if wanted == Range(1, 1):
            joint = "смежных друг с другом" if by_adjacency else "имеющих общие границы"
            return f"{regions(scene, members)} образуют единственное скопление регионов, {joint},"
        case model.CountThings(noun=noun_, owner=Me(), where=place):
            located = f" {where(scene, place)}" if place else ""
            exist = "нет" if _no(wanted) else "есть"
            return f"у вас{located} {exist} {numbers.ranged(wanted, thing_word(scene, noun_), NOM)}"
        case _:
            noun, before = count_noun(scene, count)
            if before:
                noun = words.with_adjective(before[0], noun)
            return f"{'нет' if _no(wanted) else 'есть'} {numbers.ranged(wanted, noun, NOM)}"


def _no(wanted: Range) -> str:
    return "не " if wanted == Range(0, 0) else ""


def _measure(measure: Measure, wanted: Range) -> str:
    match measure:
        case Measure.SHORTAGE:
            return f"вам не хватает {numbers.ranged(wanted, words.TOKEN, GEN)}"
        case Measure.ROLL:
            return f"на кубике {_no(wanted)}выпало {numbers.ranged(wanted, words.PIP, NOM)}"
        case Measure.ROUND:
            return f"идёт {_rounds(wanted)}"
        case Measure.COST:
            return f"захват стоит {numbers.ranged(wanted, words.TOKEN)}"
        case _:
            assert_never(measure)


def _rounds(wanted: Range) -> str:
    if wanted.maximum is None:
        return f"{wanted.minimum}-й раунд или более поздний"
    if wanted.maximum == wanted.minimum:
        return f"{wanted.minimum}-й раунд"
    if wanted.minimum == 0:
        return f"{wanted.maximum}-й раунд или более ранний"
    return f"раунд с {wanted.minimum}-го по {wanted.maximum}-й"
