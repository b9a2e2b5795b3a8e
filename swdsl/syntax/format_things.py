"""Things as text: what is handled, where it lies and goes, cards, and what is counted."""

from typing import assert_never

from swdsl.syntax.format_amounts import determined, noun_forms, singly
from swdsl.syntax.format_regions import filters, kind_list, player_filters, region, subject, whom
from swdsl.syntax.tree_amounts import CardNoun, DefenderNoun, EnemyDefenderNoun
from swdsl.syntax.tree_regions import Filters, Here, Kinds, Me, Party, There, They, We
from swdsl.syntax.tree_things import (
    AdjacentGroups,
    Card,
    CardOf,
    CardPlace,
    Counted,
    CountedOpponents,
    CountedPlayers,
    CountedRegions,
    CountedThings,
    Destination,
    FromParty,
    FromRegion,
    FromStack,
    FromStore,
    Goal,
    Groups,
    InColumn,
    InPlay,
    InRegion,
    InStore,
    MyCard,
    OnParty,
    OnThis,
    Pips,
    SomeCard,
    Source,
    Terrains,
    Thing,
    ThisCard,
    TokensLost,
    ToRegion,
    ToStore,
    Where,
)
from swdsl.words import Store


def thing(one: Thing) -> str:
    """Return `2 tokens of my declined race`; the only defender or card is `the` one."""
    of = f" of {whom(one.of)}" if one.of else ""
    singular, plural = noun_forms(one.noun)
    if one.quantity is None and isinstance(one.noun, DefenderNoun | EnemyDefenderNoun | CardNoun):
        return f"the {singular}{of}"
    return determined(one.quantity, singular, plural) + of


def place(where: Where | Destination | Goal | Source) -> str:
    """Return where something lies, goes or comes from."""
    match where:
        case Here():
            return "here"
        case There():
            return "there"
        case InRegion(within):
            return f"in {region(within)}"
        case InStore(store):
            return f"in {_store(store)}"
        case OnParty(party):
            return f"on {whom(party)}"
        case OnThis():
            return "on this"
        case ToRegion(goal):
            return f"to {region(goal)}"
        case ToStore(store):
            return f"to {_store(store)}"
        case FromStore(stores):
            return f"from {' or '.join(_store(store) for store in stores)}"
        case FromParty(party):
            return f"from {whom(party)}"
        case FromRegion(origin):
            return f"from {region(origin)}"
        case _:
            assert_never(where)


def _store(store: Store) -> str:
    return "the stack" if store is Store.STACK else store.written


def card(one: Card) -> str:
    """Return `my power`, `a power in the column`, `this`."""
    match one:
        case ThisCard():
            return "this"
        case MyCard(kind):
            return f"my {kind.written}"
        case SomeCard(determiner, kind, where):
            return singly(determiner, kind.written) + (f" {_card_place(where)}" if where else "")
        case _:
            assert_never(one)


def _card_place(where: CardPlace) -> str:
    match where:
        case InColumn():
            return "in the column"
        case InPlay():
            return "in play"
        case FromStack():
            return "from the stack"
        case OnThis():
            return "on this"
        case CardOf(party):
            return f"of {whom(party)}"
        case _:
            assert_never(where)


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
        case CountedOpponents(life, chosen):
            word = "opponents" if plural else "opponent"
            return (f"{life.written} {word}" if life else word) + player_filters(chosen, not plural)
        case CountedPlayers(chosen):
            return ("players" if plural else "player") + player_filters(chosen, not plural)
        case CountedThings(noun, of, where):
            words = [noun_forms(noun)[plural], _possessor(of), place(where) if where else ""]
            return " ".join(word for word in words if word)
        case TokensLost():
            return f"{'tokens' if plural else 'token'} lost"
        case Pips():
            return "pips" if plural else "pip"
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
            return f"of {whom(of)}"
