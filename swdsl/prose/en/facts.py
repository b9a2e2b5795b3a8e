"""English sentences for what stands beside the clauses: tokens, pieces, ground, the numbers of a game."""

from collections.abc import Iterator

from swdsl.model.content import Component, Frame, Neutral, Piece, Term, Terrain
from swdsl.prose.en import words
from swdsl.prose.en.expressions import regions
from swdsl.prose.marks import capitalised
from swdsl.prose.names import Names
from swdsl.prose.scene import Scene
from swdsl.words import Kind


def tokens(component: Component) -> str | None:
    """Say how many tokens a race or power brings."""
    if component.tokens is None:
        return None
    holder = words.HOLDERS[component.ref.kind]
    if component.tray is None:
        brings = words.counted(component.tokens, words.TOKEN)
    else:
        brings = f"{component.tokens} of its {words.counted(component.tray, words.TOKEN)}"
    extra = f", and {component.attack_only} more for attacks only" if component.attack_only else ""
    return f"This {holder} brings {brings}{extra}."


def piece(names: Names, node: Piece) -> str:
    """Say how many of a piece there are and what becomes of it."""
    name = names.of(node.ref)
    facts = list(_traits(node))
    if name.unique:
        head = f"there is only one {words.noun(name).one}"
    else:
        head = f"there are {words.counted(node.supply, words.noun(name))}"
    return capitalised("; ".join([head, *facts]) + ".")


def _traits(node: Piece) -> Iterator[str]:
    it, verb = ("it", "s") if node.supply == 1 else ("they", "")
    if node.per_region is not None:
        yield f"at most {node.per_region} per region"
    if node.per_player is not None:
        yield f"at most {node.per_player} per player"
    if node.stays_in_decline:
        yield f"{it} stay{verb} on the board in decline"
    if node.stays_when_conquered:
        yield f"{it} stay{verb} when the region is conquered"
    if node.counts_as_defender:
        yield f"{'it counts' if verb else 'each counts'} as a defender"
    if node.attack_only:
        yield f"{it} serve{verb} for attacks only"


def terrain(names: Names, node: Terrain) -> str | None:
    """Say what is special about a terrain; nothing if it is ordinary."""
    many = words.noun(names.of(node.ref)).many
    if node.impassable:
        return capitalised(f"{many} can never be occupied.")
    if node.closed:
        return capitalised(f"{many} may be occupied only by those whose rules allow it.")
    if node.transit:
        return capitalised(f"{many} may be conquered, but are left again at redeployment.")
    return None


def neutral(names: Names, node: Neutral) -> str:
    """Say how many neutral tokens there are and where they start."""
    head = f"there are {words.counted(node.supply, words.noun(names.of(node.ref)))}"
    if node.symbol is None:
        return capitalised(f"{head}.")
    lie = "1 of them lies" if node.per_symbol == 1 else f"{node.per_symbol} of them lie"
    symbol = words.article(names.of(node.symbol).plain())
    return capitalised(f"{head}; at set-up, {lie} in each region with {symbol}.")


def term(names: Names, node: Term) -> str:
    """Say which regions a term describes."""
    return capitalised(f"{regions(Scene(names, Kind.RACE), node.regions)}.")


def frame(node: Frame) -> tuple[str, ...]:
    """Say the numbers of a game."""
    price = words.counted(node.price, words.COIN)
    faces = words.listed([str(face) for face in node.die])
    return (
        f"The game is for {node.min_players} to {node.max_players} players.",
        f"Each player begins with {words.counted(node.start_coins, words.COIN)}.",
        f"{node.combos} combos lie open in the column; each one passed over costs {price}, left on it.",
        f"The faces of the reinforcement die show {faces} pips.",
    )
