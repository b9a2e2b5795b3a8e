"""Italian sentences for what stands beside the clauses: tokens, pieces, ground, the numbers of a game."""

from collections.abc import Iterator

from swdsl.model.content import Component, Frame, Neutral, Piece, Term, Terrain
from swdsl.prose.it import words
from swdsl.prose.it.expressions import regions
from swdsl.prose.marks import capitalised
from swdsl.prose.names import Names
from swdsl.prose.scene import Scene
from swdsl.words import CardKind, Kind


def tokens(component: Component) -> str | None:
    """Say how many tokens a race or power brings."""
    if component.tokens is None:
        return None
    holder = words.this(words.HOLDERS[component.ref.kind])
    if component.tray is None:
        brings = words.counted(component.tokens, words.TOKEN)
    else:
        brings = f"{component.tokens} dei suoi {words.counted(component.tray, words.TOKEN)}"
    extra = f", più {component.attack_only} solo per l'attacco" if component.attack_only else ""
    return capitalised(f"{holder} vi porta {brings}{extra}.")


def piece(names: Names, node: Piece) -> str:
    """Say how many of a piece there are and what becomes of it."""
    name = names.of(node.ref)
    word = words.noun(name)
    number = words.counted(node.supply, word)
    head = f"c'è solo {words.a(word)}" if name.unique else f"ci sono {number}"
    return capitalised("; ".join([head, *_traits(node)]) + ".")


def _traits(node: Piece) -> Iterator[str]:
    one = node.supply == 1
    if node.per_region is not None:
        yield f"al massimo {node.per_region} per Regione"
    if node.per_player is not None:
        yield f"al massimo {node.per_player} per giocatore"
    if node.stays_in_decline:
        yield f"{'resta' if one else 'restano'} sulla mappa in Declino"
    if node.stays_when_conquered:
        yield f"{'resta' if one else 'restano'} al suo posto quando la Regione è conquistata"
    if node.counts_as_defender:
        yield f"{'conta come difensore' if one else 'contano come difensori'}"
    if node.attack_only:
        yield f"{'serve' if one else 'servono'} solo per l'attacco"


def terrain(names: Names, node: Terrain) -> str | None:
    """Say what is special about a terrain; nothing if it is ordinary."""
    word = words.noun(names.of(node.ref))
    many, occupied = words.the(word, plural=True), word.agree("occupato", plural=True)
    if node.impassable:
        return capitalised(f"{many} non possono mai essere {occupied}.")
    if node.closed:
        return capitalised(f"{many} possono essere {occupied} solo da chi ha una regola che lo permette.")
    if node.transit:
        conquered = word.agree("conquistato", plural=True)
        return capitalised(
            f"{many} possono essere {conquered}, ma si abbandonano durante la ridistribuzione."
        )
    return None


def neutral(names: Names, node: Neutral) -> str:
    """Say how many neutral tokens there are and where they start."""
    word = words.noun(names.of(node.ref))
    head = f"ci sono {words.counted(node.supply, word)}"
    if node.symbol is None:
        return capitalised(f"{head}.")
    symbol = words.a(words.noun(names.of(node.symbol)))
    share = words.counted(node.per_symbol, word)
    start = f"durante la preparazione, piazzate {share} in ogni Regione con {symbol}"
    return capitalised(f"{head}; {start}.")


def term(names: Names, node: Term) -> str:
    """Say which regions a term describes."""
    return capitalised(f"{regions(Scene(names, Kind.RACE), node.regions)}.")


def frame(node: Frame) -> tuple[str, ...]:
    """Say the numbers of a game."""
    price = words.counted(node.price, words.COIN)
    faces = words.listed([str(face) for face in node.die])
    combos = words.counted(node.combos, words.CARDS[CardKind.COMBO])
    return (
        f"Si gioca da {node.min_players} a {node.max_players} giocatori.",
        f"Ogni giocatore inizia con {words.counted(node.start_coins, words.COIN)}.",
        f"La colonna mostra {combos}; saltarne una costa {price}, da posarvi sopra.",
        f"Le facce del dado Rinforzi mostrano {faces} punti.",
    )
