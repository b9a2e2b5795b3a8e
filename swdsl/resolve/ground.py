"""What a set declares besides its components: terrains, symbols, neutrals, options and terms."""

from swdsl.model import content as model
from swdsl.model.names import Ref
from swdsl.resolve.clauses import cites_of
from swdsl.resolve.plurals import plural_of
from swdsl.resolve.reading import Bound, Reading
from swdsl.resolve.regions import read_regions
from swdsl.resolve.traits import LOOKS, flags_of, look_of, plural_said, refuse_others
from swdsl.syntax import tree_declarations as tree
from swdsl.words import Kind


def read_terrain(node: tree.TerrainDeclaration, reading: Reading) -> model.Terrain:
    """Read a terrain."""
    refuse_others(node.traits, (*LOOKS, tree.Flag), "a terrain", reading)
    flags = flags_of(node.traits, reading)
    return model.Terrain(
        ref=Ref(Kind.TERRAIN, reading.scope, node.name.text),
        name=node.display.text,
        plural=plural_said(node.traits) or plural_of(node.display.text),
        water="water" in flags,
        closed="closed" in flags,
        transit="transit" in flags,
        impassable="impassable" in flags,
        look=look_of(node.traits, reading),
        span=node.name.span,
    )


def read_symbol(node: tree.SymbolDeclaration, reading: Reading) -> model.Symbol:
    """Read a symbol."""
    refuse_others(node.traits, LOOKS, "a symbol", reading)
    return model.Symbol(
        ref=Ref(Kind.SYMBOL, reading.scope, node.name.text),
        name=node.display.text,
        plural=plural_said(node.traits) or plural_of(node.display.text),
        look=look_of(node.traits, reading),
        span=node.name.span,
    )


def read_neutral(node: tree.NeutralDeclaration, reading: Reading) -> model.Neutral:
    """Read neutral tokens and the symbol they start on."""
    refuse_others(node.traits, (*LOOKS, tree.OnSymbol), "a neutral", reading)
    start = next((trait for trait in node.traits if isinstance(trait, tree.OnSymbol)), None)
    return model.Neutral(
        ref=Ref(Kind.NEUTRAL, reading.scope, node.name.text),
        name=node.display.text,
        plural=plural_said(node.traits) or plural_of(node.display.text),
        supply=node.supply,
        per_symbol=start.number if start else 0,
        symbol=reading.find(start.symbol, (Kind.SYMBOL,), "a symbol") if start else None,
        look=look_of(node.traits, reading),
        span=node.name.span,
    )


def read_option(node: tree.OptionDeclaration, reading: Reading) -> model.Option:
    """Read an option and its choices."""
    return model.Option(
        ref=Ref(Kind.OPTION, reading.scope, node.name.text),
        question=node.display.text,
        choices=tuple(
            model.Choice(choice.name.text, choice.display.text if choice.display else None)
            for choice in node.choices
        ),
        cites=cites_of(node.notes),
        span=node.name.span,
    )


def read_term(node: tree.TermDeclaration, reading: Reading) -> model.Term:
    """Read a term: a name for a description of regions."""
    reading.bound = Bound("in a term")
    return model.Term(
        ref=Ref(Kind.TERM, reading.scope, node.name.text),
        name=node.display.text if node.display else node.name.text.replace("_", " "),
        regions=read_regions(node.region, reading),
        span=node.name.span,
    )
