"""Russian phrases for parties, regions and what is in them."""

from functools import lru_cache
from typing import assert_never

from swdsl.model import expressions as model
from swdsl.prose.agreement import is_many
from swdsl.prose.ru import numbers, words
from swdsl.prose.ru.things import content, having, this, without
from swdsl.prose.ru.words import ACC, GEN, INS, NOM, Adjective, Case, Word
from swdsl.prose.scene import Other, Scene
from swdsl.prose.shapes import Parts, is_at_least_one, is_content, lone_piece, parts_of
from swdsl.words import Deed, Ground, Kind, Life, Quantifier, Relation

_YOU = ("вы", "вас", "вам", "вас", "вами", "вас")
_NOBODY = ("никто", "никого", "никому", "никого", "никем", "никого")
_WHOEVER = ("кто", "кого", "кому", "кого", "кем", "ком")
_OTHERS = {
    Other.OPPONENT: words.with_adjective(words.THIS, words.OPPONENT),
    Other.PLAYER: words.with_adjective(words.THIS, words.PLAYER),
    Other.DEFENDER: words.DEFENDER,
}
_DEEDS = {
    Deed.CONQUERED: words.hard("захваченн"),
    Deed.ATTACKED: words.hard("атакованн"),
    Deed.LEFT: words.hard("покинут"),
}
_HELD, _DIFFERENT = words.hard("занят"), words.hard("отличн")
_BEING = words.soft("являющ", "ся")
_RELATIONS = {
    Relation.BORDERING: words.soft("граничащ"),
    Relation.ADJACENT: words.hard("смежн"),
    Relation.LINKED: words.hard("связанн"),
}

# -- parties ------------------------------------------------------------------------------------------


def party(scene: Scene, node: model.Party, case: Case = NOM) -> str:
    """Name a race that acts or holds regions."""
    match node:
        case model.Me():
            return _YOU[case]
        case model.We():
            return f"{words.ANY.agreeing(words.RACE, case)} из ваших народов"
        case model.They():
            return _OTHERS[scene.other].form(case)
        case model.Anyone():
            return f"{_WHOEVER[case]}-либо"
        case model.Nobody():
            return _NOBODY[case]
        case model.AnotherRace():
            return words.with_adjective(words.OTHER, words.RACE).form(case)
        case model.Enemy():
            return words.ENEMY.form(case)
        case model.MyRace(life=life):
            return _living(life, (words.YOUR,)).form(case)
        case model.Opponent(quantity=quantity, life=life):
            return _opponent(scene, node, quantity, life, case)
        case model.Player(quantity=quantity):
            return numbers.determined(quantity, _filtered(scene, words.PLAYER, node.filters), case)
        case model.NeutralParty():
            return words.NEUTRAL.form(case, plural=True)
        case model.PieceActor(piece=piece):
            return words.noun(scene.names.of(piece)).form(case)
        case _:
            assert_never(node)


def _living(life: Life, before: tuple[Adjective, ...] = ()) -> Word:
    noun = words.RACE
    match life:
        case Life.ACTIVE:
            noun = words.with_adjective(words.ACTIVE, noun)
        case Life.DECLINED:
            noun = words.followed(noun, lambda _case, _plural: " в упадке")
        case Life.OTHER:
            pass
        case _:
            assert_never(life)
    for adjective in reversed(before):
        noun = words.with_adjective(adjective, noun)
    return words.with_adjective(words.OTHER, noun) if life is Life.OTHER else noun


def _opponent(
    scene: Scene, node: model.Opponent, quantity: model.Quantity, life: Life | None, case: Case
) -> str:
    whose = _filtered(scene, words.OPPONENT, node.filters)
    if life is None:
        return numbers.determined(quantity, whose, case)
    owner = numbers.determined(quantity, whose, GEN)
    plural = is_many(quantity)
    if life is Life.DECLINED:
        return f"{words.RACE.form(case, plural=plural)} {owner} в упадке"
    return f"{_living(life).form(case, plural=plural)} {owner}"


def player(scene: Scene, node: model.Party, case: Case = NOM) -> str:
    """Name a player who pays, gains, chooses or has something before them."""
    match node:
        case model.Opponent(quantity=quantity, life=life) if life is not None:
            return numbers.determined(quantity, player_noun(scene, node), case)
        case _:
            return party(scene, node, case)


def player_noun(scene: Scene, node: model.Opponent | model.Player) -> Word:
    """Return players as a counted noun."""
    if isinstance(node, model.Player):
        return _filtered(scene, words.PLAYER, node.filters)
    if node.life is None:
        return _filtered(scene, words.OPPONENT, node.filters)
    holds = [each for each in node.filters if isinstance(each, model.PlayerHolds)]
    others = tuple(each for each in node.filters if not isinstance(each, model.PlayerHolds))
    race = _living(node.life).form(NOM)
    if holds:
        held = " и ".join(f"занимает {regions(scene, each.regions, ACC)}" for each in holds)
        kin = f", чей {race} {held},"
    else:
        kin = f" {words.with_(_living(node.life).form(INS))}"
    return _filtered(scene, words.followed(words.OPPONENT, lambda _case, _plural: kin), others)


def _filtered(scene: Scene, noun: Word, filters: tuple[model.PlayerFilter, ...]) -> Word:
    for each in filters:
        noun = _player_filter(scene, noun, each)
    return noun


def _player_filter(scene: Scene, noun: Word, node: model.PlayerFilter) -> Word:
    match node:
        case model.PlayerHas(content=wanted, negated=negated):
            phrase = without(scene, wanted) if negated else having(scene, wanted)
            return words.followed(noun, lambda _case, _plural: f" {phrase}")
        case model.PlayerAttacked(by=by, negated=negated):
            attacker = f" {party(scene, by, INS)}" if by else ""
            no = "не " if negated else ""
            deed = _DEEDS[Deed.ATTACKED]
            return words.followed(
                noun,
                lambda case, plural: (
                    f", {no}{deed.agreeing(noun, case, plural=plural)}{attacker} в этот ход,"
                ),
            )
        case model.PlayerHolds(regions=held):
            holding = words.soft("занимающ")
            where = regions(scene, held, ACC)
            return words.followed(
                noun, lambda case, plural: f", {holding.agreeing(noun, case, plural=plural)} {where},"
            )
        case _:
            assert_never(node)


# -- regions ------------------------------------------------------------------------------------------


def regions(scene: Scene, node: model.Regions, case: Case = NOM, *, choice: bool = False) -> str:
    """Name regions in a case; `choice` when somebody picks one of them."""
    match node:
        case model.Here():
            return here(scene, case)
        case model.There():
            return words.with_adjective(words.THIS, words.REGION).form(case)
        case model.RegionSet(quantity=quantity):
            piece = lone_piece(node)
            if piece is not None and scene.names.of(piece).unique:
                figure = words.noun(scene.names.of(piece)).form(INS)
                return f"{words.REGION.form(case)} {words.with_(figure)}"
            noun, mine = region_noun(scene, node)
            before = (words.YOUR,) if mine else ()
            if choice and mine and quantity.quantifier is Quantifier.A:
                several = numbers.determined(model.BARE, noun, GEN, before)
                return f"{words.ONE.agreeing(noun, case)} из {several}"
            return numbers.determined(quantity, noun, case, before)
        case _:
            assert_never(node)


def here(scene: Scene, case: Case) -> str:
    """Name the region of the place or relic that speaks."""
    if scene.holder in (Kind.PLACE, Kind.RELIC):
        return f"{words.REGION.form(case)} {this(scene, GEN)}"
    return f"{words.REGION.form(case)} этой фишки"


def near(scene: Scene, node: model.Regions, case: Case = INS) -> str:
    """Name what a region borders: a unique piece stands for its region."""
    piece = lone_piece(node)
    if piece is not None and scene.names.of(piece).unique:
        return words.noun(scene.names.of(piece)).form(case)
    return regions(scene, node, case)


@lru_cache(maxsize=256)  # every form of a phrase asks for all forms of the phrase within it
def region_noun(scene: Scene, node: model.RegionSet) -> tuple[Word, bool]:
    """Return regions as a noun, and whether `your` must stand before it."""
    described = [_described(scene, kinds) for kinds in node.kinds or ((),)]
    head = described[0] if len(described) == 1 else words.either(described)
    parts = parts_of(node.filter)
    return _with_parts(scene, head, parts), parts.mine


def _described(scene: Scene, kinds: tuple[model.RegionKind, ...]) -> Word:
    terrains = [kind for kind in kinds if isinstance(kind, model.TerrainKind)]
    noun = words.noun(scene.names.of(terrains[0].terrain)) if terrains else words.REGION
    for kind in kinds:
        if kind not in terrains[:1]:
            noun = _with_kind(scene, noun, kind)
    return noun


def _with_kind(scene: Scene, noun: Word, kind: model.RegionKind) -> Word:
    match kind:
        case model.GroundKind(ground=ground):
            return words.with_adjective(words.LAND if ground is Ground.LAND else words.WATER, noun)
        case model.TermKind(term=term) if scene.names.of(term).flag("before"):
            adjective = words.noun(scene.names.of(term))
            return Word(
                noun.gender,
                noun.animate,
                tuple(f"{adjective.form(case)} {noun.form(case)}" for case in Case),
                tuple(f"{adjective.form(case, plural=True)} {noun.form(case, plural=True)}" for case in Case),
            )
        case _:
            return words.followed(noun, lambda case, plural: _of_kind(scene, noun, kind, case, plural))


def _of_kind(scene: Scene, noun: Word, kind: model.RegionKind, case: Case, plural: bool) -> str:
    match kind:
        case model.TerrainKind(terrain=ref):
            what = words.noun(scene.names.of(ref)).form(INS, plural=plural)
            return f", {_BEING.agreeing(noun, case, plural=plural)} {what},"
        case model.GroundKind(ground=ground):
            return " на суше" if ground is Ground.LAND else " на воде"
        case model.TermKind(term=ref):
            name = scene.names.of(ref)
            if name.flag("after") or not name.found:
                return f" {name.plain()}"
            being = _BEING.agreeing(noun, case, plural=plural)
            return f", {being} {words.noun(name).form(INS, plural=plural)},"
        case model.SymbolKind(symbol=ref):
            return f" {words.with_(words.noun(scene.names.of(ref)).form(INS))}"
        case _:
            assert_never(kind)


# -- filters ------------------------------------------------------------------------------------------


def _with_parts(scene: Scene, head: Word, parts: Parts) -> Word:
    for number, part in enumerate(parts.plain):
        again = number > 0 and is_content(part) and is_content(parts.plain[number - 1])
        head = _with_filter(scene, head, part, " и" if again else "")
    if not parts.nested:
        return head
    return words.followed(head, lambda case, plural: _joined(scene, head, parts.nested, "и", case, plural))


def _with_filter(scene: Scene, head: Word, part: model.Filter, joint: str) -> Word:
    return words.followed(head, lambda case, plural: joint + _filter(scene, head, part, case, plural))


def _joined(
    scene: Scene, noun: Word, parts: tuple[model.Filter, ...], joint: str, case: Case, plural: bool
) -> str:
    said = [_filter(scene, noun, part, case, plural) for part in parts]
    if all(each.startswith(",") for each in said):
        return f", {f' {joint} '.join(each.strip(', ') for each in said)},"
    return f" {joint}".join(said)


def _filter(scene: Scene, noun: Word, node: model.Filter, case: Case, plural: bool) -> str:
    match node:
        case model.AllOf(parts=parts):
            return _joined(scene, noun, parts, "и", case, plural)
        case model.AnyOf(parts=parts):
            return _joined(scene, noun, parts, "или", case, plural)
        case model.Not(part=part):
            return _negated(scene, noun, part, case, plural)
        case model.HeldBy(parties=(model.Nobody(),)):
            return f", никем не {_HELD.agreeing(noun, case, plural=plural)},"
        case model.HeldBy(parties=parties):
            holders = words.listed([party(scene, each, INS) for each in parties], "или")
            return f", {_HELD.agreeing(noun, case, plural=plural)} {holders},"
        case model.Contains(content=wanted) if is_at_least_one(wanted.range) or wanted.range == model.Range(
            0, 0
        ):
            return f" {having(scene, wanted)}"
        case model.Contains(content=wanted):
            where = ("котором", "которой", "котором")[noun.gender] if not plural else "которых"
            return f", в {where} {content(scene, wanted, NOM)},"
        case model.OfKind(kind=kind):
            return _of_kind(scene, noun, kind, case, plural)
        case model.AtEdge():
            return " на краю поля"
        case model.SameTerrain(anchor=anchor):
            return f" той же местности, что и {regions(scene, anchor, NOM)},"
        case model.OtherThan(anchor=anchor):
            other = _DIFFERENT.agreeing(noun, case, plural=plural)
            return f", {other} от {regions(scene, anchor, GEN)},"
        case model.Related(relation=Relation.WITHIN, regions=others, distance=distance):
            return f" не далее {numbers.counted(distance, words.STEP, GEN)} от {near(scene, others, GEN)}"
        case model.Related(relation=relation, regions=others):
            link = _RELATIONS[relation].agreeing(noun, case, plural=plural)
            return f", {link} {words.with_(near(scene, others))},"
        case model.Happened():
            return _happened(scene, noun, node, case, plural)
        case _:
            assert_never(node)


def _negated(scene: Scene, noun: Word, node: model.Filter, case: Case, plural: bool) -> str:
    match node:
        case model.Contains(content=wanted) if is_at_least_one(wanted.range):
            return f" {without(scene, wanted)}"
        case model.Contains():
            return _filter(scene, noun, node, case, plural).replace(", в котор", ", не в котор")
        case model.SameTerrain(anchor=anchor):
            return f" не той местности, что {regions(scene, anchor, NOM)},"
        case model.OtherThan(anchor=anchor):
            return f", то есть {regions(scene, anchor, case)},"
        case model.AllOf() | model.AnyOf() | model.Not():
            return f", за исключением таких: {_filter(scene, noun, node, NOM, plural).strip(', ')},"
        case _:
            said = _filter(scene, noun, node, case, plural)
            return f", не {said[2:]}" if said.startswith(", ") else f", не {said.strip()},"


def _happened(scene: Scene, noun: Word, node: model.Happened, case: Case, plural: bool) -> str:
    deed = _DEEDS[node.deed].agreeing(noun, case, plural=plural)
    by = f" {party(scene, node.by, INS)}" if node.by else ""
    origin = words.listed([party(scene, each, GEN) for each in node.origin], "или")
    lost = f" у {origin}" if origin else ""
    return f", {deed}{by}{lost} в этот ход,"
