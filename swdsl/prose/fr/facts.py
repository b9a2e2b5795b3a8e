"""French sentences for what stands beside the clauses: tokens, pieces, ground, the numbers of a game."""

from collections.abc import Iterator

from swdsl.model.content import Component, Frame, Neutral, Piece, Term, Terrain
from swdsl.prose.fr import words
from swdsl.prose.fr.expressions import regions
from swdsl.prose.fr.words import Word
from swdsl.prose.marks import capitalised
from swdsl.prose.names import Names
from swdsl.prose.scene import Scene
from swdsl.words import CardKind, Kind

_COLON = "\u00a0: "
_SEMICOLON = "\u00a0; "


def tokens(component: Component) -> str | None:
    """Say how many tokens a race or power brings."""
    if component.tokens is None:
        return None
    holder = words.this(words.HOLDERS[component.ref.kind])
    if component.tray is None:
        brings = words.counted(component.tokens, words.TOKEN)
    else:
        brings = f"{component.tokens} de ses {words.counted(component.tray, words.TOKEN)}"
    extra = f", plus {component.attack_only} pour l'attaque seulement" if component.attack_only else ""
    return capitalised(f"{holder} vous apporte {brings}{extra}.")


def piece(names: Names, node: Piece) -> str:
    """Say how many of a piece there are and what becomes of it."""
    name = names.of(node.ref)
    word = words.noun(name)
    number = words.counted(node.supply, word)
    head = f"il n'y a qu'{words.a(word)}" if name.unique else f"il y a {number}"
    return capitalised(_SEMICOLON.join([head, *_traits(node, word)]) + ".")


def _traits(node: Piece, word: Word) -> Iterator[str]:
    one = node.supply == 1
    it = ("elle" if word.feminine else "il") + ("" if one else "s")
    if node.per_region is not None:
        yield f"au plus {node.per_region} par région"
    if node.per_player is not None:
        yield f"au plus {node.per_player} par joueur"
    if node.stays_in_decline:
        yield f"{it} {'reste' if one else 'restent'} sur le plateau en déclin"
    if node.stays_when_conquered:
        yield f"{it} {'reste' if one else 'restent'} en place quand la région est conquise"
    if node.counts_as_defender:
        yield f"{it} {'compte' if one else 'comptent'} comme défenseur{'' if one else 's'}"
    if node.attack_only:
        yield f"{it} ne {'sert' if one else 'servent'} qu'à l'attaque"


def terrain(names: Names, node: Terrain) -> str | None:
    """Say what is special about a terrain; nothing if it is ordinary."""
    word = words.noun(names.of(node.ref))
    many, e = words.the(word, plural=True), "e" if word.feminine else ""
    if node.impassable:
        return capitalised(f"{many} ne peuvent jamais être occupé{e}s.")
    if node.closed:
        return capitalised(f"{many} ne peuvent être occupé{e}s que par ceux dont les règles le permettent.")
    if node.transit:
        conquered = word.agree("conquis", plural=True)
        return capitalised(f"{many} peuvent être {conquered}, mais on les quitte au redéploiement.")
    return None


def neutral(names: Names, node: Neutral) -> str:
    """Say how many neutral tokens there are and where they start."""
    word = words.noun(names.of(node.ref))
    head = f"il y a {words.counted(node.supply, word)}"
    if node.symbol is None:
        return capitalised(f"{head}.")
    symbol = words.a(words.noun(names.of(node.symbol)))
    share = words.counted(node.per_symbol, word)
    start = f"à la mise en place, placez {share} dans chaque région avec {symbol}"
    return capitalised(f"{head}{_SEMICOLON}{start}.")


def term(names: Names, node: Term) -> str:
    """Say which regions a term describes."""
    return capitalised(f"{regions(Scene(names, Kind.RACE), node.regions)}.")


def frame(node: Frame) -> tuple[str, ...]:
    """Say the numbers of a game."""
    price = words.counted(node.price, words.COIN)
    faces = words.listed([str(face) for face in node.die])
    combos = words.counted(node.combos, words.CARDS[CardKind.COMBO])
    return (
        f"Le jeu se joue de {node.min_players} à {node.max_players} joueurs.",
        f"Chaque joueur commence avec {words.counted(node.start_coins, words.COIN)}.",
        f"La colonne montre {combos}{_SEMICOLON}en passer une coûte {price}, à poser dessus.",
        f"Les faces du dé de renforts portent{_COLON}{faces} points.",
    )
