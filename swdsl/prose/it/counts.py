"""Italian phrases for things, tiles, places to put them, counts, amounts and conditions."""

from typing import assert_never

from swdsl.model import counts as model
from swdsl.model.expressions import BARE, Me, Party, Quantity, Range, Regions, RegionSet, They
from swdsl.prose.agreement import is_several
from swdsl.prose.it import words
from swdsl.prose.it.expressions import are_feminine, party, player, player_noun, region_noun, regions
from swdsl.prose.it.things import quantified, thing_word, this
from swdsl.prose.it.words import Noun, Word
from swdsl.prose.scene import Scene
from swdsl.prose.shapes import piece_on_board, without_holder
from swdsl.words import CardPlace, Done, Measure, Quantifier, Store

_IN = {
    Store.TRAY: "nel contenitore",
    Store.HAND: "in mano",
    Store.BANK: "nella riserva",
    Store.ASIDE: "accanto alla mappa",
    Store.SUPPLY: "nella scorta",
    Store.STACK: "nella pila",
}
_FROM = {
    Store.TRAY: "dal contenitore",
    Store.HAND: "dalla vostra mano",
    Store.BANK: "dalla riserva",
    Store.ASIDE: "messi da parte",
    Store.SUPPLY: "dalla scorta",
    Store.STACK: "dalla pila",
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
            return " della vostra Razza"
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
            return f"{'la vostra' if word.feminine else 'il vostro'} {word.one}"
        case CardPlace.COLUMN:
            return f"{some} della colonna"
        case CardPlace.PLAY:
            return f"{some} in gioco" if found else some
        case CardPlace.STACK:
            return f"{some} della pila"
        case CardPlace.ON_THIS:
            return f"{words.the(word)} {word.agree('posato', plural=False)} su {this(scene)}"
        case CardPlace.OF_PARTY:
            return f"{some} {words.of(party(scene, node.owner))}" if node.owner else some
        case _:
            assert_never(node.place)


# -- places to put things -------------------------------------------------------------------------------


def where(scene: Scene, node: model.Location) -> str:
    """Say where a thing is, or is put."""
    match node:
        case model.InRegions(regions=inside):
            return words.inside(regions(scene, inside))
        case model.InStores(stores=stores):
            return words.listed([_IN[store] for store in stores], "o")
        case model.WithParty(party=whose):
            return f"davanti {words.to(player(scene, whose))}"
        case model.OnThis():
            return f"su {this(scene)}"
        case _:
            assert_never(node)


def whence(scene: Scene, node: model.Location) -> str:
    """Say where a thing comes from."""
    match node:
        case model.InRegions(regions=origin):
            return words.by(regions(scene, origin))
        case model.InStores(stores=stores):
            return " o, in mancanza, ".join(_FROM[store] for store in stores)
        case model.WithParty(party=whose):
            return words.to(player(scene, whose))
        case model.OnThis():
            return f"da {this(scene)}"
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
            return _noun(Word(feminine=True, one=named, many=named)), False
        case model.CountGroups(regions=members, by_adjacency=by_adjacency):
            return _noun(words.GROUP, f" {_joined(scene, members, by_adjacency=by_adjacency)}"), False
        case model.CountTerrains(regions=members):
            return _noun(words.TERRAIN, f" tra {regions(scene, members)}"), False
        case model.CountPlayers(party=whom):
            return player_noun(scene, whom), False
        case model.CountThings(noun=noun, owner=owner, where=place):
            return _noun(thing_word(scene, noun), _had(scene, owner, place)), False
        case model.TokensLost():
            return Noun((words.TOKEN,), " perso", " persi"), False
        case model.Pips():
            return _noun(words.PIP), False
        case _:
            assert_never(node)


def _noun(word: Word, after: str = "") -> Noun:
    return Noun((word,), after, after)


def _joined(scene: Scene, members: Regions, *, by_adjacency: bool) -> str:
    members_said = words.of(regions(scene, members))
    feminine = are_feminine(scene, members)
    linked = "collegate" if feminine else "collegati"
    joint = "adiacenti tra loro" if by_adjacency else f"{linked} da confini comuni"
    return f"{members_said} {joint}"


def _had(scene: Scene, owner: Party | None, place: model.Location | None) -> str:
    located = f" {where(scene, place)}" if place else ""
    match owner:
        case None:
            return located
        case Me():
            return f" che avete{located}"
        case They():
            return f" che {player(scene, owner)} ha{located}"
        case _:
            return f" {words.of(player(scene, owner))}{located}"


def per(scene: Scene, amount: model.Amount) -> str:
    """Say for each of what an amount is counted, and how far."""
    if amount.per is None:
        return ""
    noun, mine = count_noun(scene, amount.per)
    determined = words.yours if mine else words.determined
    if amount.every == 1:
        each = f" per {determined(Quantity(Quantifier.EACH), noun)}"
    else:
        each = f" ogni {determined(Quantity(Quantifier.NUMBER, amount.every), noun)}"
    return each + (f", fino a un massimo di {amount.cap}" if amount.cap is not None else "")


def amount_of(scene: Scene, amount: model.Amount, word: Word) -> str:
    """Return an amount with its noun."""
    return words.counted(amount.base, word) + per(scene, amount)


# -- conditions -----------------------------------------------------------------------------------------

# What was done, of you, of one and of many.
_DONE = {
    Done.DECLINED: ("siete andati in Declino", "è andato in Declino", "sono andati in Declino"),
    Done.SCORED: ("avete ottenuto Monete", "ha ottenuto Monete", "hanno ottenuto Monete"),
    Done.EXPANDED: ("avete fatto conquiste", "ha fatto conquiste", "hanno fatto conquiste"),
    Done.ROLLED: ("avete lanciato il dado", "ha lanciato il dado", "hanno lanciato il dado"),
    Done.PICKED: (
        "avete scelto una combinazione",
        "ha scelto una combinazione",
        "hanno scelto una combinazione",
    ),
    Done.USED_THIS: ("avete usato", "ha usato", "hanno usato"),
}


def condition(scene: Scene, node: model.Condition) -> str:
    """Say a condition as it stands after `se`."""
    match node:
        case model.CountIs(count=count, range=wanted):
            return _count_is(scene, count, wanted)
        case model.Compared(party=who, count=count, more=more, than=than):
            noun, _ = count_noun(scene, count)
            verb = "occup" if isinstance(count, model.CountRegions) else "av"
            said = _verb(verb, who)
            comparison = f"{'più' if more else 'meno'} {noun.bare(plural=True)}"
            return f"{_someone(scene, who)}{said} {comparison} {words.of(player(scene, than))}"
        case model.Did(party=who, done=done):
            person = 0 if isinstance(who, Me) else 2 if is_several(who) else 1
            used = f" {this(scene)}" if done is Done.USED_THIS else ""
            return f"{_someone(scene, who)}{_DONE[done][person]}{used} in questo turno"
        case model.MeasureIs(measure=measure, range=wanted):
            return _measure(measure, wanted)
        case model.OptionIs(option=option, choice=choice):
            return f"«{scene.names.of(option).plain()} {scene.names.choice(option, choice)}»"
        case model.MyTurn():
            return "è il vostro turno"
        case model.Unless(condition=inner):
            return f"non è vero che {condition(scene, inner)}"
        case _:
            assert_never(node)


def _someone(scene: Scene, who: Party) -> str:
    """Name the subject; `voi` is left out, as the verb says it."""
    return "" if isinstance(who, Me) else f"{player(scene, who)} "


def _verb(stem: str, who: Party) -> str:
    forms = {"occup": ("occupate", "occupa", "occupano"), "av": ("avete", "ha", "hanno")}[stem]
    return forms[0 if isinstance(who, Me) else 2 if is_several(who) else 1]


def _count_is(scene: Scene, count: model.Count, wanted: Range) -> str:
    piece = piece_on_board(count, wanted)
    if piece is not None and scene.names.of(piece).unique:
        where_it_is = "non è sulla mappa" if wanted == Range(0, 0) else "è sulla mappa"
        return f"{words.the_name(scene.names.of(piece))} {where_it_is}"
    none = wanted == Range(0, 0)
    no = "non " if none else ""
    match count:
        case model.CountRegions(regions=RegionSet() as counted) if rest := without_holder(counted):
            noun, _ = region_noun(scene, rest)
            return f"{no}occupate {words.ranged(wanted, noun)}"
        case model.CountGroups(regions=members, by_adjacency=by_adjacency) if wanted == Range(1, 1):
            return f"c'è un solo gruppo {_joined(scene, members, by_adjacency=by_adjacency)}"
        case model.CountThings(noun=noun_, owner=Me(), where=place):
            located = f" {where(scene, place)}" if place else ""
            things = words.ranged(wanted, _noun(thing_word(scene, noun_)))
            return f"{no}avete {things}{located}"
        case _:
            noun, mine = count_noun(scene, count)
            exists = "non c'è" if none else "c'è" if _number(wanted) == 1 else "ci sono"
            yours = "delle vostre " if noun.feminine else "dei vostri "
            return f"{exists} {words.ranged(wanted, noun, yours if mine else '')}"


def _number(wanted: Range) -> int:
    """Return the number that the verb agrees with."""
    return wanted.minimum if wanted.maximum is None else wanted.maximum


def _measure(measure: Measure, wanted: Range) -> str:
    none = wanted == Range(0, 0)
    match measure:
        case Measure.SHORTAGE:
            lack = "non vi manca" if none else "vi manca" if _number(wanted) == 1 else "vi mancano"
            return f"{lack} {words.ranged(wanted, _noun(words.TOKEN))}"
        case Measure.ROLL:
            shows = "il dado non mostra" if none else "il dado mostra"
            return f"{shows} {words.ranged(wanted, _noun(words.POINT))}"
        case Measure.ROUND:
            return f"la partita è {_rounds(wanted)}"
        case Measure.COST:
            no = "non " if none else ""
            return f"la conquista {no}costa {words.ranged(wanted, _noun(words.TOKEN))}"
        case _:
            assert_never(measure)


def _rounds(wanted: Range) -> str:
    if wanted.maximum is None:
        return f"al giro {wanted.minimum} o dopo"
    if wanted.maximum == wanted.minimum:
        return f"al giro {wanted.minimum}"
    if wanted.minimum == 0:
        return f"al giro {wanted.maximum} o prima"
    return f"tra il giro {wanted.minimum} e il giro {wanted.maximum}"
