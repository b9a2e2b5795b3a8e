"""English phrases for things, tiles, places to put them, counts, amounts and conditions."""

from typing import assert_never

from swdsl.model import counts as model
from swdsl.model.expressions import BARE, Me, Party, Quantity, Range, Regions, RegionSet, There, They
from swdsl.prose.agreement import is_many, is_several
from swdsl.prose.en import words
from swdsl.prose.en.expressions import party, player, player_noun, region_noun, regions
from swdsl.prose.en.things import quantified, thing_word, this
from swdsl.prose.en.words import Word
from swdsl.prose.scene import Scene
from swdsl.prose.shapes import piece_on_board, without_holder
from swdsl.words import CardPlace, Done, Measure, Quantifier, Store

# -- things and tiles -----------------------------------------------------------------------------------


def thing(scene: Scene, node: model.Thing) -> str:
    """Name an object of an effect, and whose it is."""
    return quantified(scene, node.quantity, node.noun) + owned(scene, node.owner)


def owned(scene: Scene, owner: Party | None) -> str:
    """Say whose a thing is, after its noun."""
    match owner:
        case None:
            return ""
        case Me():
            return " of yours"
        case _:
            return f" of {party(scene, owner)}"


def card(scene: Scene, node: model.Card, *, found: bool = True) -> str:
    """Name a tile; one that is only now picked or discovered is not yet in play."""
    word = words.CARDS[node.kind] if node.kind else Word("tile", "tiles")
    plural = is_many(node.quantity) and node.quantity.quantifier is not Quantifier.BARE
    quantity = Quantity(Quantifier.A) if node.quantity == BARE else node.quantity
    some = words.determined(quantity, word.number(plural=plural))
    match node.place:
        case CardPlace.THIS:
            return this(scene)
        case CardPlace.MINE:
            return f"your {word.one}"
        case CardPlace.COLUMN:
            return f"{some} from the column"
        case CardPlace.PLAY:
            return f"{some} in play" if found else some
        case CardPlace.STACK:
            return f"{some} from the stack"
        case CardPlace.ON_THIS:
            return f"the {word.one} on {this(scene)}"
        case CardPlace.OF_PARTY:
            return f"{some} of {party(scene, node.owner)}" if node.owner else some
        case _:
            assert_never(node.place)


# -- places to put things -------------------------------------------------------------------------------


def where(scene: Scene, node: model.Location) -> str:
    """Say where a thing is or is put."""
    match node:
        case model.InRegions(regions=There()):
            return "there"
        case model.InRegions(regions=inside):
            return f"in {regions(scene, inside)}"
        case model.InStores(stores=stores):
            return words.listed([_in_store(store) for store in stores], "or")
        case model.WithParty(party=whose):
            return f"before {player(scene, whose)}"
        case model.OnThis():
            return f"on {this(scene)}"
        case _:
            assert_never(node)


def whither(scene: Scene, node: model.Location) -> str:
    """Say where a thing is moved."""
    match node:
        case model.InRegions(regions=target):
            return f"to {regions(scene, target)}"
        case model.InStores(stores=stores):
            return f"to {words.listed([words.STORES[store] for store in stores], 'or')}"
        case model.WithParty() | model.OnThis():
            return where(scene, node)
        case _:
            assert_never(node)


def whence(scene: Scene, node: model.Location) -> str:
    """Say where a thing comes from."""
    match node:
        case model.InRegions(regions=origin):
            return f"from {regions(scene, origin)}"
        case model.InStores(stores=stores):
            return f"from {words.listed([words.STORES[store] for store in stores], 'or, failing that,')}"
        case model.WithParty(party=whose):
            return f"from {player(scene, whose)}"
        case model.OnThis():
            return f"from {this(scene)}"
        case _:
            assert_never(node)


def _in_store(store: Store) -> str:
    return words.STORES[store] if store is Store.ASIDE else f"in {words.STORES[store]}"


# -- counts and amounts ---------------------------------------------------------------------------------


def count_noun(scene: Scene, node: model.Count) -> Word:
    """Return what is counted as a noun in both numbers."""
    return Word(_count(scene, node, plural=False), _count(scene, node, plural=True))


def _count(scene: Scene, node: model.Count, *, plural: bool) -> str:
    match node:
        case model.CountRegions(regions=RegionSet() as counted):
            return region_noun(scene, counted, plural=plural)
        case model.CountRegions(regions=single):
            return regions(scene, single)
        case model.CountGroups(regions=members, by_adjacency=by_adjacency):
            return (
                f"{words.GROUP.number(plural=plural)} of {_joined(scene, members, by_adjacency=by_adjacency)}"
            )
        case model.CountTerrains(regions=members):
            return f"different {'terrains' if plural else 'terrain'} among {regions(scene, members)}"
        case model.CountPlayers(party=whom):
            return player_noun(scene, whom, plural=plural)
        case model.CountThings(noun=noun, owner=owner, where=place):
            return thing_word(scene, noun).number(plural=plural) + _had(scene, owner, place)
        case model.TokensLost():
            return f"{words.TOKEN.number(plural=plural)} lost"
        case model.Pips():
            return words.PIP.number(plural=plural)
        case _:
            assert_never(node)


def _joined(scene: Scene, members: Regions, *, by_adjacency: bool) -> str:
    if by_adjacency:
        return f"adjacent {regions(scene, members)}"
    return f"{regions(scene, members)} connected by shared borders"


def _had(scene: Scene, owner: Party | None, place: model.Location | None) -> str:
    located = f" {where(scene, place)}" if place else ""
    match owner:
        case None:
            return located
        case Me() | They():
            return f" {player(scene, owner)} {'have' if isinstance(owner, Me) else 'has'}{located}"
        case _:
            return f" of {player(scene, owner)}{located}"


def per(scene: Scene, amount: model.Amount) -> str:
    """Say for each of what an amount is counted, and how far."""
    if amount.per is None:
        return ""
    word = count_noun(scene, amount.per)
    each = f" for each {word.one}" if amount.every == 1 else f" for every {amount.every} {word.many}"
    return each + (f", to a maximum of {amount.cap}" if amount.cap is not None else "")


def amount_of(scene: Scene, amount: model.Amount, word: Word) -> str:
    """Return an amount with its noun."""
    return words.counted(amount.base, word) + per(scene, amount)


# -- conditions -----------------------------------------------------------------------------------------

_DONE = {
    Done.DECLINED: ("have gone into decline", "has gone into decline"),
    Done.SCORED: ("have scored", "has scored"),
    Done.EXPANDED: ("have made conquests", "has made conquests"),
    Done.ROLLED: ("have rolled the die", "has rolled the die"),
    Done.PICKED: ("have picked a combo", "has picked a combo"),
}


def condition(scene: Scene, node: model.Condition) -> str:
    """Say a condition as it stands after `if` or `unless`."""
    match node:
        case model.CountIs(count=count, range=wanted):
            return _count_is(scene, count, wanted)
        case model.Compared(party=who, count=count, more=more, than=than):
            verb = "hold" if isinstance(count, model.CountRegions) else "have"
            verb = verb if isinstance(who, Me) or is_several(who) else {"hold": "holds", "have": "has"}[verb]
            comparison = "more" if more else "fewer"
            counted = f"{comparison} {count_noun(scene, count).many}"
            return f"{player(scene, who)} {verb} {counted} than {player(scene, than)}"
        case model.Did(party=who, done=done):
            return f"{player(scene, who)} {_done(scene, who, done)} this turn"
        case model.MeasureIs(measure=measure, range=wanted):
            return _measure(measure, wanted)
        case model.OptionIs(option=option, choice=choice):
            return f"“{scene.names.of(option).plain()} {scene.names.choice(option, choice)}”"
        case model.MyTurn():
            return "it is your turn"
        case model.Unless(condition=inner):
            return f"it is not so that {condition(scene, inner)}"
        case _:
            assert_never(node)


def _done(scene: Scene, who: Party, done: Done) -> str:
    plural = isinstance(who, Me) or is_several(who)
    if done is Done.USED_THIS:
        return f"{'have' if plural else 'has'} used {this(scene)}"
    return _DONE[done][0 if plural else 1]


def _count_is(scene: Scene, count: model.Count, wanted: Range) -> str:
    piece = piece_on_board(count, wanted)
    if piece is not None and scene.names.of(piece).unique:
        where_it_is = "is not on the board" if wanted == Range(0, 0) else "is on the board"
        return f"{words.the(scene.names.of(piece))} {where_it_is}"
    match count:
        case model.CountRegions(regions=RegionSet(filter=held) as counted) if held and (
            rest := without_holder(counted)
        ):
            word = count_noun(scene, model.CountRegions(rest))
            return f"you hold {words.ranged(wanted, word)}"
        case model.CountGroups(regions=members, by_adjacency=by_adjacency) if wanted == Range(1, 1):
            all_of_them = _joined(scene, members, by_adjacency=by_adjacency)
            return f"there is a single group of {all_of_them}"
        case model.CountThings(noun=noun, owner=Me(), where=place):
            located = f" {where(scene, place)}" if place else ""
            return f"you have {words.ranged(wanted, thing_word(scene, noun))}{located}"
        case _:
            exists = "there is" if wanted in (Range(1, None), Range(1, 1)) else "there are"
            return f"{exists} {words.ranged(wanted, count_noun(scene, count))}"


def _measure(measure: Measure, wanted: Range) -> str:
    match measure:
        case Measure.SHORTAGE:
            return f"you are {words.ranged(wanted, words.TOKEN)} short"
        case Measure.ROLL:
            return f"the die shows {words.ranged(wanted, Word('pip', 'pips'))}"
        case Measure.ROUND:
            return f"the round is {_bare_range(wanted)}"
        case Measure.COST:
            return f"the conquest costs {words.ranged(wanted, words.TOKEN)}"
        case _:
            assert_never(measure)


def _bare_range(wanted: Range) -> str:
    if wanted.maximum is None:
        return f"{wanted.minimum} or later"
    if wanted.maximum == wanted.minimum:
        return f"{wanted.minimum}"
    if wanted.minimum == 0:
        return f"{wanted.maximum} or earlier"
    return f"{wanted.minimum} to {wanted.maximum}"
