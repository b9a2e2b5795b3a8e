"""French phrases for parties, regions and what is in them."""

from functools import lru_cache
from typing import assert_never

from swdsl.model import expressions as model
from swdsl.prose.agreement import is_many
from swdsl.prose.fr import words
from swdsl.prose.fr.things import having, this, without
from swdsl.prose.fr.words import Noun, Word
from swdsl.prose.scene import Other, Scene
from swdsl.prose.shapes import is_content, lone_piece, parts_of
from swdsl.words import Deed, Ground, Kind, Life, Relation

_OTHERS = {Other.OPPONENT: "cet adversaire", Other.PLAYER: "ce joueur", Other.DEFENDER: "le défenseur"}
_LIVES = {Life.ACTIVE: "actif", Life.DECLINED: "en déclin", Life.OTHER: "autre"}
_DEEDS = {Deed.CONQUERED: "conquis", Deed.ATTACKED: "attaqué", Deed.LEFT: "quitté"}
_THIS_TURN = "ce tour-ci"

# -- parties ------------------------------------------------------------------------------------------


def party(scene: Scene, node: model.Party) -> str:
    """Name a race that acts or holds regions."""
    match node:
        case model.Me():
            return "vous"
        case model.We():
            return "l'un de vos peuples"
        case model.They():
            return _OTHERS[scene.other]
        case model.Anyone():
            return "quelqu'un"
        case model.Nobody():
            return "personne"
        case model.AnotherRace():
            return "un autre peuple"
        case model.Enemy():
            return "un ennemi"
        case model.MyRace(life=Life.OTHER):
            return "un autre de vos peuples"
        case model.MyRace(life=life):
            return f"votre peuple {_LIVES[life]}"
        case model.Opponent(quantity=quantity, life=None):
            return words.determined(quantity, _filtered(scene, words.OPPONENT, node.filters))
        case model.Opponent(quantity=quantity, life=life):
            assert life is not None
            owner = words.determined(quantity, _filtered(scene, words.OPPONENT, node.filters))
            return f"{_race(life, plural=is_many(quantity))} {words.of(owner)}"
        case model.Player(quantity=quantity):
            return words.determined(quantity, _filtered(scene, words.PLAYER, node.filters))
        case model.NeutralParty():
            return "des pions neutres"
        case model.PieceActor(piece=piece):
            return words.the_name(scene.names.of(piece))
        case _:
            assert_never(node)


def _race(life: Life, *, plural: bool) -> str:
    if life is Life.OTHER:
        return "les autres peuples" if plural else "l'autre peuple"
    if life is Life.DECLINED:
        return "les peuples en déclin" if plural else "le peuple en déclin"
    return "les peuples actifs" if plural else "le peuple actif"


def player(scene: Scene, node: model.Party) -> str:
    """Name a player who pays, gains, chooses or has something before them."""
    match node:
        case model.Opponent(quantity=quantity, life=life) if life is not None:
            return words.determined(quantity, player_noun(scene, node))
        case _:
            return party(scene, node)


def player_noun(scene: Scene, node: model.Opponent | model.Player) -> Noun:
    """Return players as a counted noun."""
    if isinstance(node, model.Player):
        return _filtered(scene, words.PLAYER, node.filters)
    if node.life is None:
        return _filtered(scene, words.OPPONENT, node.filters)
    holds = [each for each in node.filters if isinstance(each, model.PlayerHolds)]
    others = tuple(each for each in node.filters if not isinstance(each, model.PlayerHolds))
    if holds:
        held = " et ".join(f"occupe {regions(scene, each.regions)}" for each in holds)
        kin = f" dont {_race(node.life, plural=False)} {held}"
    else:
        kin = " ayant un autre peuple" if node.life is Life.OTHER else f" ayant un peuple {_LIVES[node.life]}"
    found = _filtered(scene, words.OPPONENT, others)
    return Noun(found.words, kin + found.after_one, kin + found.after_many)


def _filtered(scene: Scene, word: Word, filters: tuple[model.PlayerFilter, ...]) -> Noun:
    one = "".join(f" {_player_filter(scene, each, plural=False)}" for each in filters)
    many = "".join(f" {_player_filter(scene, each, plural=True)}" for each in filters)
    return Noun((word,), one, many)


def _player_filter(scene: Scene, node: model.PlayerFilter, *, plural: bool) -> str:
    attacked = "attaqués" if plural else "attaqué"
    match node:
        case model.PlayerHas(content=wanted, negated=negated):
            return without(scene, wanted) if negated else having(scene, wanted)
        case model.PlayerAttacked(by=None, negated=negated):
            return f"{'non ' if negated else ''}{attacked} {_THIS_TURN}"
        case model.PlayerAttacked(by=model.Me(), negated=negated):
            have = "vous n'avez pas" if negated else "vous avez"
            return f"que {have} {attacked} {_THIS_TURN}"
        case model.PlayerAttacked(by=by, negated=negated):
            assert by is not None
            return f"{'non ' if negated else ''}{attacked} par {party(scene, by)} {_THIS_TURN}"
        case model.PlayerHolds(regions=held):
            return f"qui {'occupent' if plural else 'occupe'} {regions(scene, held)}"
        case _:
            assert_never(node)


# -- regions ------------------------------------------------------------------------------------------


def regions(scene: Scene, node: model.Regions) -> str:
    """Name regions with their article."""
    match node:
        case model.Here():
            return here(scene)
        case model.There():
            return "cette région"
        case model.RegionSet(quantity=quantity):
            piece = lone_piece(node)
            if piece is not None and scene.names.of(piece).unique:
                return f"la région avec {words.the_name(scene.names.of(piece))}"
            noun, mine = region_noun(scene, node)
            return words.yours(quantity, noun) if mine else words.determined(quantity, noun)
        case _:
            assert_never(node)


def are_feminine(scene: Scene, node: model.Regions) -> bool:
    """Whether adjectives about regions are feminine."""
    return not isinstance(node, model.RegionSet) or region_noun(scene, node)[0].feminine


def here(scene: Scene) -> str:
    """Name the region of the place or relic that speaks."""
    return f"la région de {this(scene)}" if scene.holder in (Kind.PLACE, Kind.RELIC) else "sa région"


def near(scene: Scene, node: model.Regions) -> str:
    """Name what a region is near or like: a unique piece stands for its region, `celle` for the noun."""
    if isinstance(node, model.Here) and scene.holder in (Kind.PLACE, Kind.RELIC):
        return f"celle de {this(scene)}"
    piece = lone_piece(node)
    if piece is not None and scene.names.of(piece).unique:
        return words.the_name(scene.names.of(piece))
    return regions(scene, node)


@lru_cache(maxsize=256)  # every form of a phrase asks for all forms of the phrase within it
def region_noun(scene: Scene, node: model.RegionSet) -> tuple[Noun, bool]:
    """Return regions as a noun phrase, and whether they are told to be yours."""
    described = tuple(_described(scene, kinds) for kinds in node.kinds or ((),))
    parts = parts_of(node.filter)
    head = described[0]
    one, many = (
        _filters(scene, head, (parts.plain, parts.nested), plural=plural) for plural in (False, True)
    )
    return Noun(described, one, many), parts.mine


def _filters(
    scene: Scene,
    head: Word,
    parts: tuple[tuple[model.Filter, ...], tuple[model.Filter, ...]],
    *,
    plural: bool,
) -> str:
    plain, nested = parts
    said = ""
    for number, part in enumerate(plain):
        again = number > 0 and is_content(part) and is_content(plain[number - 1])
        said += f" {'et ' if again else ''}{_filter(scene, head, part, plural=plural)}"
    rest = " et ".join(_filter(scene, head, part, plural=plural) for part in nested)
    return f"{said} {rest}" if rest else said


def _described(scene: Scene, kinds: tuple[model.RegionKind, ...]) -> Word:
    """Describe regions by what they are: every adjective follows its noun."""
    terrains = [kind for kind in kinds if isinstance(kind, model.TerrainKind)]
    head = words.noun(scene.names.of(terrains[0].terrain)) if terrains else words.REGION
    rest = [kind for kind in kinds if kind not in terrains[:1]]
    one = "".join(f" {_kind(scene, head, kind, plural=False)}" for kind in rest)
    many = "".join(f" {_kind(scene, head, kind, plural=True)}" for kind in rest)
    return Word(head.feminine, head.one + one, head.many + many, head.elides)


def _kind(scene: Scene, head: Word, kind: model.RegionKind, *, plural: bool) -> str:
    match kind:
        case model.GroundKind(ground=ground):
            return head.agree("terrestre" if ground is Ground.LAND else "aquatique", plural=plural)
        case model.TermKind(term=term):
            name = scene.names.of(term)
            return name.form("plural") if plural and name.found else name.plain()
        case _:
            return _of_kind(scene, head, kind, plural=plural)


def _of_kind(scene: Scene, head: Word, kind: model.RegionKind, *, plural: bool) -> str:
    match kind:
        case model.TerrainKind() | model.GroundKind() | model.TermKind():
            return f"qui {'sont' if plural else 'est'} {_complement(scene, head, kind, plural=plural)}"
        case model.SymbolKind(symbol=ref):
            name = scene.names.of(ref)
            return f"avec {words.the_name(name) if name.unique else words.a(words.noun(name))}"
        case _:
            assert_never(kind)


def _complement(scene: Scene, head: Word, kind: model.RegionKind, *, plural: bool) -> str:
    if isinstance(kind, model.TerrainKind):
        word = words.noun(scene.names.of(kind.terrain))
        return f"des {word.many}" if plural else words.a(word)
    return _kind(scene, head, kind, plural=plural)


# -- filters ------------------------------------------------------------------------------------------


def _filter(scene: Scene, head: Word, node: model.Filter, *, plural: bool) -> str:
    match node:
        case model.AllOf(parts=parts):
            return " et ".join(_filter(scene, head, part, plural=plural) for part in parts)
        case model.AnyOf(parts=parts):
            return " ou ".join(_filter(scene, head, part, plural=plural) for part in parts)
        case model.Not(part=part):
            return _negated(scene, head, part, plural=plural)
        case model.HeldBy(parties=(model.Me(),)):
            return "que vous occupez"
        case model.HeldBy(parties=(model.Nobody(),)):
            return "que personne n'occupe"
        case model.HeldBy(parties=parties):
            holders = words.listed([f"par {party(scene, each)}" for each in parties], "ou")
            return f"{head.agree('occupé', plural=plural)} {holders}"
        case model.Contains(content=wanted):
            return having(scene, wanted, "contenant")
        case model.OfKind(kind=kind):
            return _of_kind(scene, head, kind, plural=plural)
        case model.AtEdge():
            return "au bord du plateau"
        case model.SameTerrain(anchor=anchor):
            return f"du même type que {near(scene, anchor)}"
        case model.OtherThan(anchor=anchor):
            return f"{'autres' if plural else 'autre'} que {near(scene, anchor)}"
        case model.Related():
            return _related(scene, head, node, plural=plural)
        case model.Happened():
            return _happened(scene, head, node, plural=plural)
        case _:
            assert_never(node)


def _related(scene: Scene, head: Word, node: model.Related, *, plural: bool) -> str:
    other = near(scene, node.regions)
    match node.relation:
        case Relation.WITHIN:
            return f"à {node.distance} pas au plus {words.of(other)}"
        case Relation.BORDERING:
            return f"{head.agree('limitrophe', plural=plural)} {words.of(other)}"
        case Relation.ADJACENT:
            return f"{head.agree('adjacent', plural=plural)} {words.to(other)}"
        case Relation.LINKED:
            return f"{head.agree('relié', plural=plural)} {words.to(other)}"
        case _:
            assert_never(node.relation)


def _negated(scene: Scene, head: Word, node: model.Filter, *, plural: bool) -> str:
    match node:
        case model.HeldBy(parties=(model.Me(),)):
            return "que vous n'occupez pas"
        case model.Contains(content=wanted):
            return without(scene, wanted, "ne contenant pas")
        case model.OfKind(kind=model.TerrainKind() | model.GroundKind() | model.TermKind() as kind):
            are_not = "qui ne sont pas" if plural else "qui n'est pas"
            return f"{are_not} {_complement(scene, head, kind, plural=plural)}"
        case model.SameTerrain(anchor=anchor):
            return f"d'un autre type que {near(scene, anchor)}"
        case model.OtherThan(anchor=anchor):
            return f"qui {'sont' if plural else 'est'} {regions(scene, anchor)}"
        case model.AllOf() | model.AnyOf() | model.Not():
            return f"sauf celles {_filter(scene, head, node, plural=True)}"
        case model.Happened(by=model.Me()):
            return _happened(scene, head, node, plural=plural).replace("vous avez", "vous n'avez pas")
        case _:
            return f"non {_filter(scene, head, node, plural=plural)}"


def _happened(scene: Scene, head: Word, node: model.Happened, *, plural: bool) -> str:
    deed = head.agree(_DEEDS[node.deed], plural=plural)
    origin = words.listed([f"sur {party(scene, each)}" for each in node.origin], "ou")
    lost = f" {origin}" if origin else ""
    match node.by:
        case None:
            return f"{deed}{lost} {_THIS_TURN}"
        case model.Me():
            return f"que vous avez {deed}{lost} {_THIS_TURN}"
        case by:
            return f"{deed} par {party(scene, by)}{lost} {_THIS_TURN}"
