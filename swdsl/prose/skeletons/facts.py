"""Skeletons for what stands beside the clauses: tokens, pieces, ground, the numbers of a game."""

from collections.abc import Iterator

from swdsl.model.content import Component, Frame, Neutral, Piece, Term, Terrain
from swdsl.model.quantities import Quantity
from swdsl.prose.forms import Bend, Noun
from swdsl.prose.marks import capitalised
from swdsl.prose.skeletons.expressions import regions
from swdsl.prose.voice import Voice
from swdsl.words import CardKind, Quantifier


def tokens(voice: Voice, component: Component) -> str | None:
    """Say how many tokens a race or power brings."""
    if component.tokens is None:
        return None
    rows, token = voice.tables.facts, Noun((voice.tables.nouns.token,))
    brings = voice.grammar.counted(component.tokens, token)
    if component.tray is not None:
        brings = voice.phrase(rows.of_tray, tokens=brings, tray=component.tray)
    more = component.attack_only
    extra = voice.say(rows.attack_only, number=more) if more else ""
    return capitalised(voice.say(rows.tokens, brings=brings, extra=extra))


def piece(voice: Voice, node: Piece) -> str:
    """Say how many of a piece there are and what becomes of it."""
    rows, noun = voice.tables.facts, voice.noun(node.ref)
    frame = rows.only_piece if voice.name(node.ref).unique else rows.pieces
    bend = noun.bend(plural=node.supply != 1)
    head = voice.say(frame, bend, noun=noun, number=voice.grammar.counted(node.supply, noun))
    return capitalised(rows.joint.join([head, *_traits(voice, node, bend)]) + ".")


def _traits(voice: Voice, node: Piece, bend: Bend) -> Iterator[str]:
    rows = voice.tables.facts
    if node.per_region is not None:
        yield voice.say(rows.per_region, number=node.per_region)
    if node.per_player is not None:
        yield voice.say(rows.per_player, number=node.per_player)
    traits = (
        (node.stays_in_decline, rows.stays_in_decline),
        (node.stays_when_conquered, rows.stays_when_conquered),
        (node.counts_as_defender, rows.counts_as_defender),
        (node.attack_only, rows.serves_attacks),
        (node.fights_as_token, rows.fights_as_token),
        (node.lost_before_tokens, rows.lost_before_tokens),
        (bool(node.kinds), rows.lies_face_down),
    )
    yield from (voice.say(frame, bend) for has, frame in traits if has)
    if node.kind_of is not None:
        yield voice.say(rows.kind_of, noun=voice.noun(node.kind_of))


def terrain(voice: Voice, node: Terrain) -> str | None:
    """Say what is special about a terrain; nothing if it is ordinary."""
    rows, noun = voice.tables.facts, voice.noun(node.ref)
    for special, frame in (
        (node.impassable, rows.impassable),
        (node.closed, rows.closed),
        (node.transit, rows.transit),
    ):
        if special:
            return capitalised(voice.say(frame, noun.bend(plural=True), noun=noun))
    return None


def neutral(voice: Voice, node: Neutral) -> str:
    """Say how many neutral tokens there are and where they start."""
    rows, noun = voice.tables.facts, voice.noun(node.ref)
    all_of_them = voice.grammar.counted(node.supply, noun)
    if node.symbol is None:
        return capitalised(voice.say(rows.neutrals, all=all_of_them))
    said = voice.say(
        rows.neutrals_by_symbol,
        Bend(plural=node.per_symbol != 1),
        all=all_of_them,
        number=node.per_symbol or 0,
        share=voice.grammar.counted(node.per_symbol, noun),
        symbol=voice.grammar.determined(Quantity(Quantifier.A), voice.noun(node.symbol)),
    )
    return capitalised(said)


def term(voice: Voice, node: Term) -> str:
    """Say which regions a term describes."""
    said = voice.say("{regions}.", regions=regions(voice, node.regions))
    return capitalised(voice.grammar.punctuated(said))


def frame(voice: Voice, node: Frame) -> tuple[str, ...]:
    """Say the numbers of a game."""
    nouns, grammar = voice.tables.nouns, voice.grammar
    coin = Noun((nouns.coin,))
    return tuple(
        voice.say(
            each,
            fewest=node.min_players,
            most=node.max_players,
            coins=grammar.counted(node.start_coins, coin),
            number=node.combos,
            combos=grammar.counted(node.combos, Noun((nouns.cards[CardKind.COMBO],))),
            price=grammar.counted(node.price, coin),
            faces=grammar.listed([str(face) for face in node.die], grammar.joint_and),
        )
        for each in voice.tables.facts.frame
    )
