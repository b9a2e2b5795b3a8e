"""How things are written: what is handled, where it lies, cards, and what is counted."""

from typing import assert_never

from swdsl.syntax.format_amounts import determined, noun_forms, singly
from swdsl.syntax.format_regions import filters, kind_list, nested_region, player_filters, subject
from swdsl.syntax.tree_amounts import CardNoun, DefenderNoun, EnemyDefenderNoun, Noun
from swdsl.syntax.tree_deeds import PerEvery
from swdsl.syntax.tree_regions import Filters, Kinds, Me, Party, They, We
from swdsl.syntax.tree_things import (
    AdjacentGroups,
    BordersOf,
    BordersTo,
    Counted,
    CountedOpponents,
    CountedPlayers,
    CountedRegions,
    CountedThings,
    Groups,
    OnCombos,
    Races,
    SomeCard,
    Steps,
    Tallied,
    Terrains,
    Thing,
)
from swdsl.syntax.write import manner, written
from swdsl.words import Store


@written.register
def _(one: Thing) -> str:
    """Return `2 tokens of my declined race`; the only defender or card is `the` one."""
    of = f" of {written(one.of)}" if one.of else ""
    singular, plural = noun_forms(one.noun)
    if one.quantity is None and isinstance(one.noun, DefenderNoun | EnemyDefenderNoun | CardNoun):
        return f"the {singular}{of}"
    return determined(one.quantity, singular, plural) + of


@manner("the")
def _stores(stores: Store | tuple[Store, ...]) -> str:
    listed = (stores,) if isinstance(stores, Store) else stores
    return " or ".join("the stack" if store is Store.STACK else store.written for store in listed)


@written.register
def _(one: SomeCard) -> str:
    return singly(one.determiner, one.kind.written) + (f" {written(one.place)}" if one.place else "")


@written.register
def _(where: OnCombos) -> str:
    return f"on {singly(where.determiner, 'combo')} in the column"


@written.register
def _(per: PerEvery) -> str:
    beyond = "" if per.beyond is None else f" beyond {per.beyond}"
    cap = "" if per.cap is None else f" up to {per.cap}"
    return f"for every {per.size} {counted(per.counted, per.size != 1)}{beyond}{cap}"


@manner("many")
def _many(what: Kinds | Noun) -> str:
    return kind_list(what, True) if isinstance(what, Kinds) else noun_forms(what)[1]


@manner("one")
def _one(what: Counted) -> str:
    return counted(what, False)


def counted(one: Counted, plural: bool) -> str:
    """Return what is counted, behind `for each`, `for every 2` or `there are`."""
    match one:
        case CountedRegions(kinds, alternatives):
            return kind_list(kinds, plural) + filters(alternatives)
        case Groups(kinds, alternatives):
            return f"{'groups' if plural else 'group'} of {_some_regions(kinds, alternatives)}"
        case AdjacentGroups(kinds, alternatives):
            return f"adjacent {'groups' if plural else 'group'} of {_some_regions(kinds, alternatives)}"
        case Terrains(kinds, alternatives):
            return f"terrain of {_some_regions(kinds, alternatives)}"
        case BordersOf(kinds, alternatives):
            return f"{'borders' if plural else 'border'} of {_some_regions(kinds, alternatives)}"
        case BordersTo(kinds, alternatives, others, other_alternatives):
            here, there = _some_regions(kinds, alternatives), _some_regions(others, other_alternatives)
            return f"{'borders' if plural else 'border'} from {here} to {there}"
        case Steps(start, goal):
            return f"{'steps' if plural else 'step'} from {nested_region(start)} to {nested_region(goal)}"
        case Races(life, of):
            words = [life.written, "races" if plural else "race", _possessor(of)]
            return " ".join(word for word in words if word)
        case CountedOpponents(life, chosen):
            word = "opponents" if plural else "opponent"
            return (f"{life.written} {word}" if life else word) + player_filters(chosen, not plural)
        case CountedPlayers(chosen):
            return ("players" if plural else "player") + player_filters(chosen, not plural)
        case CountedThings(noun, of, where):
            words = [noun_forms(noun)[plural], _possessor(of), written(where) if where else ""]
            return " ".join(word for word in words if word)
        case Tallied(tally):
            return tally.several if plural else tally.written
        case _:
            assert_never(one)


def _some_regions(kinds: Kinds, alternatives: Filters | None) -> str:
    return kind_list(kinds, True) + filters(alternatives)


def _possessor(of: Party | None) -> str:
    match of:
        case None:
            return ""
        case Me() | We() | They():
            return f"{subject(of)} have"
        case _:
            return f"of {written(of)}"
