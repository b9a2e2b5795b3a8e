"""French phrases for things, tiles, places to put them, counts, amounts and conditions."""

from typing import assert_never

from swdsl.model import counts as model
from swdsl.model.expressions import BARE, Me, Party, Quantity, Range, Regions, RegionSet, They
from swdsl.prose.agreement import is_several
from swdsl.prose.fr import words
from swdsl.prose.fr.expressions import are_feminine, party, player, player_noun, region_noun, regions
from swdsl.prose.fr.things import quantified, thing_word, this
from swdsl.prose.fr.words import Noun, Word
from swdsl.prose.scene import Scene
from swdsl.prose.shapes import piece_on_board, without_holder
from swdsl.words import CardPlace, Done, Measure, Quantifier, Store

_IN = {
    Store.TRAY: "dans le casier de rangement",
    Store.HAND: "en main",
    Store.BANK: "dans la réserve",
    Store.ASIDE: "à côté du plateau",
    Store.SUPPLY: "dans le stock",
    Store.STACK: "dans la pile",
}
_FROM = {
    Store.TRAY: "du casier de rangement",
    Store.HAND: "de votre main",
    Store.BANK: "de la réserve",
    Store.ASIDE: "mis de côté",
    Store.SUPPLY: "du stock",
    Store.STACK: "de la pile",
}

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
            return " de votre peuple"
        case _:
            return f" {words.of(party(scene, owner))}"


def card(scene: Scene, node: model.Card, *, found: bool = True) -> str:
    """Name a tile; one that is only now picked or discovered is not yet in play."""
    word = words.CARDS[node.kind] if node.kind else words.TILE
    quantity = Quantity(Quantifier.A) if node.quantity == BARE else node.quantity
    some = words.determined(quantity, Noun((word,)))
    match node.place:
        case CardPlace.THIS:
            return this(scene)
        case CardPlace.MINE:
            return f"votre {word.one}"
        case CardPlace.COLUMN:
            return f"{some} de la colonne"
        case CardPlace.PLAY:
            return f"{some} en jeu" if found else some
        case CardPlace.STACK:
            return f"{some} de la pile"
        case CardPlace.ON_THIS:
            return f"{words.the(word)} posé{'e' if word.feminine else ''} sur {this(scene)}"
        case CardPlace.OF_PARTY:
            return f"{some} {words.of(party(scene, node.owner))}" if node.owner else some
        case _:
            assert_never(node.place)


# -- places to put things -------------------------------------------------------------------------------


def where(scene: Scene, node: model.Location) -> str:
    """Say where a thing is, or is put."""
    match node:
        case model.InRegions(regions=inside):
            return f"dans {regions(scene, inside)}"
        case model.InStores(stores=stores):
            return words.listed([_IN[store] for store in stores], "ou")
        case model.WithParty(party=whose):
            return f"devant {player(scene, whose)}"
        case model.OnThis():
            return f"sur {this(scene)}"
        case _:
            assert_never(node)


def whence(scene: Scene, node: model.Location) -> str:
    """Say where a thing comes from."""
    match node:
        case model.InRegions(regions=origin):
            return words.of(regions(scene, origin))
        case model.InStores(stores=stores):
            return " ou, à défaut, ".join(_FROM[store] for store in stores)
        case model.WithParty(party=whose):
            return words.to(player(scene, whose))
        case model.OnThis():
            return f"de {this(scene)}"
        case _:
            assert_never(node)


# -- counts and amounts ---------------------------------------------------------------------------------


def count_noun(scene: Scene, node: model.Count) -> tuple[Noun, bool]:
    """Return what is counted as a noun phrase, and whether it is yours."""
    match node:
        case model.CountRegions(regions=RegionSet() as counted):
            return region_noun(scene, counted)
        case model.CountRegions(regions=single):
            named = regions(scene, single)
            return _noun(Word(feminine=True, one=named, many=named, elides=False)), False
        case model.CountGroups(regions=members, by_adjacency=by_adjacency):
            return _noun(words.GROUP, f" {_joined(scene, members, by_adjacency=by_adjacency)}"), False
        case model.CountTerrains(regions=members):
            return _noun(words.TERRAIN, f" parmi {regions(scene, members)}"), False
        case model.CountPlayers(party=whom):
            return player_noun(scene, whom), False
        case model.CountThings(noun=noun, owner=owner, where=place):
            return _noun(thing_word(scene, noun), _had(scene, owner, place)), False
        case model.TokensLost():
            return Noun((words.TOKEN,), " perdu", " perdus"), False
        case model.Pips():
            return _noun(words.PIP), False
        case _:
            assert_never(node)


def _noun(word: Word, after: str = "") -> Noun:
    return Noun((word,), after, after)


def _joined(scene: Scene, members: Regions, *, by_adjacency: bool) -> str:
    members_said = words.of(regions(scene, members))
    feminine = are_feminine(scene, members)
    adjacent = "adjacentes entre elles" if feminine else "adjacents entre eux"
    linked = "reliées" if feminine else "reliés"
    joint = adjacent if by_adjacency else f"{linked} par des frontières communes"
    return f"{members_said} {joint}"


def _had(scene: Scene, owner: Party | None, place: model.Location | None) -> str:
    located = f" {where(scene, place)}" if place else ""
    match owner:
        case None:
            return located
        case Me():
            return f" que vous avez{located}"
        case They():
            return f" {words.that(player(scene, owner))} a{located}"
        case _:
            return f" {words.of(player(scene, owner))}{located}"


def per(scene: Scene, amount: model.Amount) -> str:
    """Say for each of what an amount is counted, and how far."""
    if amount.per is None:
        return ""
    noun, mine = count_noun(scene, amount.per)
    determined = words.yours if mine else words.determined
    if amount.every == 1:
        each = f" pour {determined(Quantity(Quantifier.EACH), noun)}"
    else:
        each = f" par tranche de {determined(Quantity(Quantifier.NUMBER, amount.every), noun)}"
    return each + (f", jusqu'à un maximum de {amount.cap}" if amount.cap is not None else "")


def amount_of(scene: Scene, amount: model.Amount, word: Word) -> str:
    """Return an amount with its noun."""
    return words.counted(amount.base, word) + per(scene, amount)


# -- conditions -----------------------------------------------------------------------------------------

# What was done, of you, of one and of many.
_DONE = {
    Done.DECLINED: ("êtes passé en déclin", "est passé en déclin", "sont passés en déclin"),
    Done.SCORED: ("avez marqué des points", "a marqué des points", "ont marqué des points"),
    Done.EXPANDED: ("avez mené des conquêtes", "a mené des conquêtes", "ont mené des conquêtes"),
    Done.ROLLED: ("avez lancé le dé", "a lancé le dé", "ont lancé le dé"),
    Done.PICKED: ("avez choisi une combinaison", "a choisi une combinaison", "ont choisi une combinaison"),
    Done.USED_THIS: ("avez utilisé", "a utilisé", "ont utilisé"),
}


def condition(scene: Scene, node: model.Condition) -> str:
    """Say a condition as it stands after `si`."""
    match node:
        case model.CountIs(count=count, range=wanted):
            return _count_is(scene, count, wanted)
        case model.Compared(party=who, count=count, more=more, than=than):
            noun, _ = count_noun(scene, count)
            verb = "occup" if isinstance(count, model.CountRegions) else "av"
            said = _verb(verb, who)
            comparison = f"{'plus' if more else 'moins'} {words.of(noun.bare(plural=True))}"
            return f"{player(scene, who)} {said} {comparison} {words.that(player(scene, than))}"
        case model.Did(party=who, done=done):
            person = 0 if isinstance(who, Me) else 2 if is_several(who) else 1
            used = f" {this(scene)}" if done is Done.USED_THIS else ""
            return f"{player(scene, who)} {_DONE[done][person]}{used} ce tour-ci"
        case model.MeasureIs(measure=measure, range=wanted):
            return _measure(measure, wanted)
        case model.OptionIs(option=option, choice=choice):
            return f"«\u00a0{scene.names.of(option).plain()} {scene.names.choice(option, choice)}\u00a0»"
        case model.MyTurn():
            return "c'est votre tour"
        case model.Unless(condition=inner):
            return f"il est faux {words.that(condition(scene, inner))}"
        case _:
            assert_never(node)


def _verb(stem: str, who: Party) -> str:
    forms = {"occup": ("occupez", "occupe", "occupent"), "av": ("avez", "a", "ont")}[stem]
    return forms[0 if isinstance(who, Me) else 2 if is_several(who) else 1]


def _count_is(scene: Scene, count: model.Count, wanted: Range) -> str:
    piece = piece_on_board(count, wanted)
    if piece is not None and scene.names.of(piece).unique:
        where_it_is = "n'est pas sur le plateau" if wanted == Range(0, 0) else "est sur le plateau"
        return f"{words.the_name(scene.names.of(piece))} {where_it_is}"
    none = wanted == Range(0, 0)
    no = "n'" if none else ""
    match count:
        case model.CountRegions(regions=RegionSet() as counted) if rest := without_holder(counted):
            noun, _ = region_noun(scene, rest)
            return f"vous {no}occupez {words.ranged(wanted, noun)}"
        case model.CountGroups(regions=members, by_adjacency=by_adjacency) if wanted == Range(1, 1):
            return f"il n'y a qu'un seul bloc {_joined(scene, members, by_adjacency=by_adjacency)}"
        case model.CountThings(noun=noun_, owner=Me(), where=place):
            located = f" {where(scene, place)}" if place else ""
            things = words.ranged(wanted, _noun(thing_word(scene, noun_)))
            return f"vous {no}avez {things}{located}"
        case _:
            noun, mine = count_noun(scene, count)
            exists = "il n'y a" if none else "il y a"
            return f"{exists} {words.ranged(wanted, noun, 'de vos ' if mine else '')}"


def _measure(measure: Measure, wanted: Range) -> str:
    none = wanted == Range(0, 0)
    match measure:
        case Measure.SHORTAGE:
            return f"il {'ne ' if none else ''}vous manque {words.ranged(wanted, _noun(words.TOKEN))}"
        case Measure.ROLL:
            shows = "le dé n'indique" if none else "le dé indique"
            return f"{shows} {words.ranged(wanted, _noun(words.POINT))}"
        case Measure.ROUND:
            return f"la partie en est {_rounds(wanted)}"
        case Measure.COST:
            no = "ne " if none else ""
            return f"la conquête {no}coûte {words.ranged(wanted, _noun(words.TOKEN))}"
        case _:
            assert_never(measure)


def _rounds(wanted: Range) -> str:
    if wanted.maximum is None:
        return f"au tour {wanted.minimum} ou après"
    if wanted.maximum == wanted.minimum:
        return f"au tour {wanted.minimum}"
    if wanted.minimum == 0:
        return f"au tour {wanted.maximum} ou avant"
    return f"aux tours {wanted.minimum} à {wanted.maximum}"
