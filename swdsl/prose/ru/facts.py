"""Russian sentences for what stands beside the clauses: tokens, pieces, ground, the numbers of a game."""

from collections.abc import Iterator

from swdsl.model.content import Component, Frame, Neutral, Piece, Term, Terrain
from swdsl.prose.marks import capitalised
from swdsl.prose.names import Names
from swdsl.prose.ru import numbers, words
from swdsl.prose.ru.clause import punctuated
from swdsl.prose.ru.expressions import regions
from swdsl.prose.ru.words import ACC, GEN, INS, NOM, Gender
from swdsl.prose.scene import Scene
from swdsl.words import Kind


def tokens(component: Component) -> str | None:
    """Say how many tokens a race or power brings."""
    if component.tokens is None:
        return None
    holder = words.with_adjective(words.THIS, words.HOLDERS[component.ref.kind]).form(NOM)
    if component.tray is None:
        brings = numbers.counted(component.tokens, words.TOKEN)
    else:
        brings = f"{component.tokens} из {numbers.counted(component.tray, words.TOKEN, GEN)}"
    more = numbers.counted(component.attack_only, words.TOKEN)
    extra = f" и ещё {more} только для нападения" if component.attack_only else ""
    return capitalised(f"{holder} приносит вам {brings}{extra}.")


def piece(names: Names, node: Piece) -> str:
    """Say how many of a piece there are and what becomes of it."""
    name = names.of(node.ref)
    noun = words.noun(name)
    if name.unique:
        only = words.SINGLE.agreeing(noun, NOM)
        head = f"{noun.form(NOM)} — {only} в игре"
    else:
        head = f"всего {numbers.counted(node.supply, noun, NOM)}"
    return capitalised("; ".join([head, *_traits(node, noun.gender)]) + ".")


def _traits(node: Piece, gender: Gender) -> Iterator[str]:
    one = node.supply == 1
    it = ("он", "она", "оно")[gender] if one else "они"
    if node.per_region is not None:
        yield f"не более {node.per_region} в одном регионе"
    if node.per_player is not None:
        yield f"не более {node.per_player} у одного игрока"
    if node.stays_in_decline:
        yield f"{it} {'остаётся' if one else 'остаются'} на поле в упадке"
    if node.stays_when_conquered:
        yield f"{it} {'остаётся' if one else 'остаются'} на месте, когда регион захвачен"
    if node.counts_as_defender:
        yield f"{it} {'считается защитником' if one else 'считаются защитниками'}"
    if node.attack_only:
        yield f"{it} {'служит' if one else 'служат'} только для нападения"


def terrain(names: Names, node: Terrain) -> str | None:
    """Say what is special about a terrain; nothing if it is ordinary."""
    noun = words.noun(names.of(node.ref))
    if node.impassable:
        return capitalised(f"{noun.form(ACC, plural=True)} никто не может занимать.")
    if node.closed:
        return capitalised(
            f"{noun.form(ACC, plural=True)} занимают только те, кому это разрешают их правила."
        )
    if node.transit:
        many = noun.form(ACC, plural=True)
        return capitalised(f"{many} можно захватывать, но при перераспределении войск их покидают.")
    return None


def neutral(names: Names, node: Neutral) -> str:
    """Say how many neutral tokens there are and where they start."""
    noun = words.noun(names.of(node.ref))
    head = f"всего {numbers.counted(node.supply, noun, NOM)}"
    if node.symbol is None:
        return capitalised(f"{head}.")
    symbol = words.with_(words.noun(names.of(node.symbol)).form(INS))
    share = numbers.counted(node.per_symbol, noun)
    return capitalised(f"{head}; при подготовке к игре поместите {share} в каждый регион {symbol}.")


def term(names: Names, node: Term) -> str:
    """Say which regions a term describes."""
    return capitalised(punctuated(f"{regions(Scene(names, Kind.RACE), node.regions)}."))


def frame(node: Frame) -> tuple[str, ...]:
    """Say the numbers of a game."""
    faces = words.listed([str(face) for face in node.die])
    price = numbers.counted(node.price, words.COIN)
    return (
        f"В игре участвуют от {node.min_players} до {node.max_players} игроков.",
        f"Каждый игрок начинает с {numbers.counted(node.start_coins, words.COIN, INS)}.",
        f"В ряду открыто комбинаций: {node.combos}; на каждую пропущенную игрок кладёт {price}.",
        f"На гранях кубика подкреплений — очки: {faces}.",
    )
