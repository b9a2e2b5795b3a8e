"""English phrases for parties, regions and what is in them."""

from typing import assert_never

from swdsl.model import expressions as model
from swdsl.prose.agreement import is_many, is_mass, is_several
from swdsl.prose.en import words
from swdsl.prose.en.things import content
from swdsl.prose.en.words import Word
from swdsl.prose.scene import Other, Scene
from swdsl.prose.shapes import Parts, is_at_least_one, is_content, lone_piece, parts_of
from swdsl.words import Deed, Ground, Kind, Life, Relation

_OTHERS = {
    Other.OPPONENT: "that opponent",
    Other.PLAYER: "that player",
    Other.DEFENDER: "the defender",
}
_LIVES = {Life.ACTIVE: "active race", Life.DECLINED: "declined race", Life.OTHER: "other race"}
_DEEDS = {Deed.CONQUERED: "conquered", Deed.ATTACKED: "attacked", Deed.LEFT: "left"}
_RELATIONS = {
    Relation.BORDERING: "bordering",
    Relation.ADJACENT: "adjacent to",
    Relation.LINKED: "linked to",
}

# -- parties ------------------------------------------------------------------------------------------


def party(scene: Scene, node: model.Party) -> str:
    """Name a race that acts or holds regions."""
    match node:
        case model.Me():
            return "you"
        case model.We():
            return "any of your races"
        case model.They():
            return _OTHERS[scene.other]
        case model.Anyone():
            return "anyone"
        case model.Nobody():
            return "nobody"
        case model.AnotherRace():
            return "another race"
        case model.Enemy():
            return "an enemy"
        case model.MyRace(life=life):
            return f"your {_LIVES[life]}"
        case model.Opponent(quantity=quantity, life=life):
            return _with_filters(scene, node, _races(quantity, life))
        case model.Player(quantity=quantity):
            return _with_filters(scene, node, _determined(quantity, words.PLAYER))
        case model.NeutralParty():
            return "neutral tokens"
        case model.PieceActor(piece=piece):
            return words.the(scene.names.of(piece))
        case _:
            assert_never(node)


def player(scene: Scene, node: model.Party) -> str:
    """Name a player who pays, gains, chooses or has something before them."""
    match node:
        case model.Opponent(quantity=quantity, life=life) if life is not None:
            holds = [each for each in node.filters if isinstance(each, model.PlayerHolds)]
            others = [each for each in node.filters if not isinstance(each, model.PlayerHolds)]
            filters = " ".join(_player_filter(scene, each, plural=is_several(node)) for each in others)
            kin = " and ".join(f"holds {regions(scene, each.regions)}" for each in holds)
            head = _determined(quantity, words.OPPONENT)
            life_said = f"whose {_LIVES[life]} {kin}" if kin else f"with {words.article(_LIVES[life])}"
            return " ".join(part for part in (head, life_said, filters) if part)
        case _:
            return party(scene, node)


def _races(quantity: model.Quantity, life: Life | None) -> str:
    if life is None:
        return _determined(quantity, words.OPPONENT)
    if is_many(quantity):
        return f"{_determined(quantity, words.OPPONENT)}' {_LIVES[life]}s"
    return f"{_determined(quantity, words.OPPONENT)}'s {_LIVES[life]}"


def _determined(quantity: model.Quantity, word: Word) -> str:
    return words.determined(quantity, word.number(plural=is_many(quantity)))


def _with_filters(scene: Scene, node: model.Opponent | model.Player, head: str) -> str:
    filters = [_player_filter(scene, each, plural=is_several(node)) for each in node.filters]
    return " ".join((head, *filters))


def player_noun(scene: Scene, node: model.Opponent | model.Player, *, plural: bool) -> str:
    """Return players as a counted noun, without a determiner."""
    word = words.OPPONENT if isinstance(node, model.Opponent) else words.PLAYER
    life = node.life if isinstance(node, model.Opponent) else None
    head = word.number(plural=plural) + (f" with {words.article(_LIVES[life])}" if life else "")
    return " ".join((head, *(_player_filter(scene, each, plural=plural) for each in node.filters)))


def _player_filter(scene: Scene, node: model.PlayerFilter, *, plural: bool) -> str:
    match node:
        case model.PlayerHas(content=wanted, negated=negated):
            return f"{'without' if negated else 'with'} {content(scene, wanted)}"
        case model.PlayerAttacked(by=None, negated=negated):
            return f"{'not ' if negated else ''}attacked this turn"
        case model.PlayerAttacked(by=model.Me(), negated=negated):
            return f"whom you {'did not attack' if negated else 'attacked'} this turn"
        case model.PlayerAttacked(by=by, negated=negated):
            assert by is not None
            return f"{'not ' if negated else ''}attacked by {party(scene, by)} this turn"
        case model.PlayerHolds(regions=held):
            return f"who {'hold' if plural else 'holds'} {regions(scene, held)}"
        case _:
            assert_never(node)


# -- regions ------------------------------------------------------------------------------------------


def regions(scene: Scene, node: model.Regions) -> str:
    """Name regions with their determiner."""
    match node:
        case model.Here():
            return here(scene)
        case model.There():
            return "that region"
        case model.RegionSet(quantity=quantity):
            piece = lone_piece(node)
            if piece is not None and scene.names.of(piece).unique:
                return f"the region with {words.the(scene.names.of(piece))}"
            phrase = region_noun(scene, node, plural=is_many(quantity))
            return words.determined(quantity, phrase)
        case _:
            assert_never(node)


def here(scene: Scene) -> str:
    """Name the region of the place or relic that speaks."""
    match scene.holder:
        case Kind.PLACE:
            return "this place's region"
        case Kind.RELIC:
            return "this relic's region"
        case _:
            return "its region"


def near(scene: Scene, node: model.Regions) -> str:
    """Name what a region borders: a unique piece stands for its region."""
    piece = lone_piece(node)
    if piece is not None and scene.names.of(piece).unique:
        return words.the(scene.names.of(piece))
    return regions(scene, node)


def region_noun(scene: Scene, node: model.RegionSet, *, plural: bool) -> str:
    """Return regions as a counted noun, without a determiner."""
    described = [_described(scene, kinds, plural=plural) for kinds in node.kinds or ((),)]
    parts = parts_of(node.filter)
    mine = "you hold" if parts.mine else ""
    rest = _said(scene, parts, plural=plural)
    if len(described) == 1:
        head, after = described[0]
        return " ".join(part for part in (head, mine, after, rest) if part)
    heads = [f"{head} {after}".strip() for head, after in described]
    return " ".join(part for part in (words.listed(heads, "and" if plural else "or"), mine, rest) if part)


def _described(scene: Scene, kinds: tuple[model.RegionKind, ...], *, plural: bool) -> tuple[str, str]:
    """Describe regions by what they are: ground up to the noun, what lies there after it."""
    before = " ".join(filter(None, (_adjective(scene, kind) for kind in kinds)))
    terrains = [kind for kind in kinds if isinstance(kind, model.TerrainKind)]
    if terrains:
        head = words.noun(scene.names.of(terrains[0].terrain)).number(plural=plural)
    else:
        head = words.REGION.number(plural=plural)
    rest = [kind for kind in kinds if kind not in terrains[:1]]
    after = " ".join(_of_kind(scene, kind, plural=plural) for kind in rest if not _adjective(scene, kind))
    return f"{before} {head}".strip(), after


def _adjective(scene: Scene, kind: model.RegionKind) -> str:
    match kind:
        case model.GroundKind(ground=ground):
            return "land" if ground is Ground.LAND else "water"
        case model.TermKind(term=term):
            return scene.names.of(term).plain()
        case _:
            return ""


def _of_kind(scene: Scene, kind: model.RegionKind, *, plural: bool) -> str:
    match kind:
        case model.TerrainKind(terrain=terrain):
            word = words.noun(scene.names.of(terrain))
            return f"that are {word.many}" if plural else f"that is {words.article(word.one)}"
        case model.GroundKind(ground=ground):
            return f"on {ground.value}"
        case model.TermKind(term=term):
            return f"that {'are' if plural else 'is'} {scene.names.of(term).plain()}"
        case model.SymbolKind(symbol=ref):
            name = scene.names.of(ref)
            return f"with {words.the(name) if name.unique else words.article(name.plain())}"
        case _:
            assert_never(kind)


def filters(scene: Scene, node: model.Filter, *, plural: bool) -> str:
    """Say what tells these regions from others, nearest things first."""
    parts = parts_of(node)
    return " ".join(
        part for part in ("you hold" if parts.mine else "", _said(scene, parts, plural=plural)) if part
    )


def _said(scene: Scene, parts: Parts, *, plural: bool) -> str:
    simple = [
        ("and " if number and is_content(part) and is_content(parts.plain[number - 1]) else "")
        + _filter(scene, part, plural=plural)
        for number, part in enumerate(parts.plain)
    ]
    nested = " and ".join(_filter(scene, part, plural=plural) for part in parts.nested)
    return " ".join(part for part in (*simple, nested) if part)


def _filter(scene: Scene, node: model.Filter, *, plural: bool) -> str:
    match node:
        case model.AllOf():
            return filters(scene, node, plural=plural)
        case model.AnyOf(parts=parts):
            return " or ".join(_filter(scene, part, plural=plural) for part in parts)
        case model.Not(part=part):
            return _negated(scene, part, plural=plural)
        case model.HeldBy(parties=(model.Me(),)):
            return "you hold"
        case model.HeldBy(parties=parties):
            return f"held by {words.listed([party(scene, each) for each in parties], 'or')}"
        case model.Contains(content=wanted):
            plain = is_at_least_one(wanted.range) and not is_mass(wanted.noun)
            return f"{'with' if plain else 'containing'} {content(scene, wanted)}"
        case model.OfKind(kind=kind):
            return _of_kind(scene, kind, plural=plural)
        case model.AtEdge():
            return "at the edge of the board"
        case model.SameTerrain(anchor=anchor):
            return f"of the same terrain as {regions(scene, anchor)}"
        case model.OtherThan(anchor=anchor):
            return f"other than {regions(scene, anchor)}"
        case model.Related(relation=Relation.WITHIN, regions=others, distance=distance):
            return f"within {words.counted(distance, Word('step', 'steps'))} of {near(scene, others)}"
        case model.Related(relation=relation, regions=others):
            return f"{_RELATIONS[relation]} {near(scene, others)}"
        case model.Happened():
            return _happened(scene, node)
        case _:
            assert_never(node)


def _negated(scene: Scene, node: model.Filter, *, plural: bool) -> str:
    match node:
        case model.HeldBy(parties=(model.Me(),)):
            return "you do not hold"
        case model.Contains(content=wanted):
            return f"without {content(scene, wanted)}"
        case model.OfKind(kind=kind):
            is_not = "that are not" if plural else "that is not"
            return f"{is_not} {_complement(scene, kind, plural=plural)}"
        case model.SameTerrain(anchor=anchor):
            return f"of another terrain than {regions(scene, anchor)}"
        case model.OtherThan(anchor=anchor):
            return f"that is {regions(scene, anchor)}"
        case model.AllOf() | model.AnyOf() | model.Not():
            return f"other than those {_filter(scene, node, plural=plural)}"
        case _:
            return f"not {_filter(scene, node, plural=plural)}"


def _complement(scene: Scene, kind: model.RegionKind, *, plural: bool) -> str:
    phrase = _of_kind(scene, kind, plural=plural)
    return phrase.removeprefix("that are ").removeprefix("that is ")


def _happened(scene: Scene, node: model.Happened) -> str:
    deed = _DEEDS[node.deed]
    origin = words.listed([party(scene, each) for each in node.origin], "or")
    lost = f" from {origin}" if origin else ""
    match node.by:
        case None:
            return f"{deed}{lost} this turn"
        case model.Me():
            return f"you {deed}{lost} this turn"
        case by:
            return f"{deed} by {party(scene, by)}{lost} this turn"
