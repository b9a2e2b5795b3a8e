"""Skeletons for parties, regions and what tells them apart."""

from dataclasses import replace
from typing import Final, assert_never

from swdsl.model import expressions as model
from swdsl.model import quantities
from swdsl.model.names import Ref
from swdsl.model.quantities import BARE
from swdsl.prose.agreement import are_many, is_many, is_several
from swdsl.prose.forms import ONE, YOU, Bend, Case, Listed, Noun, Phrase, Polar, Slot, Tail, Word, joined
from swdsl.prose.marks import coordinated, plain
from swdsl.prose.shapes import is_content, lone_piece, parts_of, sorts_of
from swdsl.prose.skeletons.kinds import described, grown, of_kind
from swdsl.prose.skeletons.things import contents, thing_noun, this
from swdsl.prose.voice import Voice
from swdsl.words import CardKind, Kind, Life, Quantifier

_A: Final = quantities.Quantity(Quantifier.A)

# -- parties ------------------------------------------------------------------------------------------


def party(voice: Voice, node: model.Party) -> Phrase:
    """Name a race that acts or holds regions."""
    rows, nouns = voice.tables.parties, voice.tables.nouns
    match node:
        case model.Me():
            return rows.you
        case model.We():
            return rows.ours
        case model.They():
            return rows.others[voice.scene.other]
        case model.Anyone():
            return rows.anyone
        case model.Nobody():
            return rows.nobody
        case model.AnotherRace():
            return rows.another_race
        case model.Enemy():
            return rows.enemy
        case model.MyRace(life=life):
            older = voice.scene.declines and life is Life.DECLINED
            return rows.my_previous_race if older else rows.my_races[life]
        case model.TheirRace(life=life):
            assert life is not None
            return rows.their_races[life]
        case model.Opponent(quantity=quantity, life=None):
            return voice.grammar.determined(quantity, _filtered(voice, nouns.opponent, node.filters))
        case model.Opponent(life=life):
            assert life is not None
            return _race_of(voice, node, life)
        case model.Player(quantity=quantity):
            return voice.grammar.determined(quantity, _filtered(voice, nouns.player, node.filters))
        case model.NeutralParty():
            return rows.neutrals
        case model.PieceActor() | model.Bearer():
            return _named(voice, node)
        case _:
            assert_never(node)


def _named(voice: Voice, node: model.PieceActor | model.Bearer) -> Phrase:
    """Name a party that has a name of its own; of several pieces, one."""
    if isinstance(node, model.Bearer):
        return _bearer(voice, node)
    name = voice.name(node.piece)
    if name.unique:
        return voice.grammar.known(name)
    return voice.grammar.determined(_A, voice.noun(node.piece))


def _bearer(voice: Voice, node: model.Bearer) -> Phrase:
    """Name whoever has a race or a power."""
    rows, name = voice.tables.parties, voice.name(node.tile)
    if node.tile.kind is Kind.POWER:
        race = voice.tables.nouns.cards[CardKind.RACE]
        who = voice.phrase(rows.with_power, race.bend(), race=race, power=name.plain())
    else:
        who = voice.grammar.known(name)
        who = replace(who, bend=replace(who.bend, plural=True))
    if node.life is None:
        return who
    frame = rows.while_active if node.life is Life.ACTIVE else rows.in_decline
    return voice.phrase(frame, who.bend, who=who)


def parties(voice: Voice, nodes: tuple[model.Party, ...]) -> Listed:
    """Name parties of which any will do."""
    return Listed(tuple(party(voice, each) for each in nodes), voice.grammar.joint_or)


def _race_of(voice: Voice, node: model.Opponent, life: Life) -> Phrase:
    rows, nouns = voice.tables.parties, voice.tables.nouns
    owner = _filtered(voice, nouns.opponent, node.filters)
    bend = Bend(plural=is_many(node.quantity))
    return voice.phrase(
        rows.race_of[life],
        bend,
        owner=voice.grammar.determined(node.quantity, owner),
        bare=voice.grammar.determined(node.quantity, Noun((nouns.opponent,))),
        filters=owner.after(plural=bend.plural).removeprefix(" "),
        race=rows.races[life],
        kin=nouns.cards[CardKind.RACE],
    )


def player(voice: Voice, node: model.Party) -> Phrase:
    """Name a player who pays, gains, chooses or has something before them."""
    match node:
        case model.Opponent(quantity=quantity, life=life) if life is not None:
            return voice.grammar.determined(quantity, player_noun(voice, node))
        case _:
            return party(voice, node)


def subject(voice: Voice, node: model.Party) -> Phrase:
    """Name a player, or a piece, of whom a verb follows; a piece that was just named is a pronoun."""
    rows = voice.tables.parties
    if isinstance(node, model.PieceActor) and node.piece == voice.scene.named:
        name = voice.name(node.piece)
        if name.unique:
            return voice.phrase(rows.it, voice.grammar.known(name).bend)
    return rows.subject if isinstance(node, model.Me) else player(voice, node)


def person(node: model.Party) -> Bend:
    """Return what a verb agrees with."""
    return YOU if isinstance(node, model.Me) else Bend(plural=is_several(node))


def player_noun(voice: Voice, node: model.Opponent | model.Player) -> Noun:
    """Return players as a counted noun."""
    rows, nouns = voice.tables.parties, voice.tables.nouns
    if isinstance(node, model.Player):
        return _filtered(voice, nouns.player, node.filters)
    if node.life is None:
        return _filtered(voice, nouns.opponent, node.filters)
    held = [each for each in node.filters if isinstance(each, model.PlayerHolds)]
    others = tuple(each for each in node.filters if not isinstance(each, model.PlayerHolds))
    said = [voice.say(rows.held, regions=regions(voice, each.regions)) for each in held]
    joint = f" {voice.grammar.joint_and} "
    frame = rows.whose if held else rows.kin
    kin = voice.tail(frame, race=rows.races[node.life], held=joint.join(said))
    found = _filtered(voice, nouns.opponent, others)
    return Noun(found.heads, (kin, *found.tails))


def _filtered(voice: Voice, word: Word, filters: tuple[model.PlayerFilter, ...]) -> Noun:
    return Noun((word,), tuple(_player_filter(voice, each) for each in filters))


def _player_filter(voice: Voice, node: model.PlayerFilter) -> Tail:
    rows = voice.tables.parties
    match node:
        case model.PlayerHas(content=wanted, negated=negated):
            frame, slots = contents(voice, rows.has, wanted, denied=negated)
            return voice.tail(frame, **slots)
        case model.PlayerAttacked():
            return _attacked(voice, node)
        case model.PlayerRobbed():
            return voice.tail(rows.robbed)
        case model.PlayerHolds(regions=held):
            return voice.tail(rows.holds, regions=regions(voice, held))
        case model.PlayerSurpasses():
            return _surpasses(voice, node)
        case model.PlayerBears(tile=tile, negated=negated):
            return voice.tail(rows.bears.frame(denied=negated), tile=_bearer(voice, model.Bearer(tile)))
        case _:
            assert_never(node)


def _surpasses(voice: Voice, node: model.PlayerSurpasses) -> Tail:
    rows, compared = voice.tables.parties, voice.tables.conditions
    if isinstance(node.of, model.RegionSet):
        frame, noun = rows.holds_more, region_noun(voice, node.of)[0]
    else:
        frame, noun = rows.has_more, thing_noun(voice, node.of)
    return voice.tail(
        frame,
        more=compared.more if node.more else compared.fewer,
        noun=noun,
        several=voice.grammar.determined(BARE, noun),
    )


def _attacked(voice: Voice, node: model.PlayerAttacked) -> Tail:
    rows = voice.tables.parties
    slots: dict[str, Slot] = {} if node.life is None else {"race": rows.races[node.life]}
    match node.by:
        case None:
            frames = rows.race_attacked if slots else rows.attacked
        case model.Me():
            frames = rows.race_attacked_by_you if slots else rows.attacked_by_you
        case by:
            frames = rows.race_attacked_by if slots else rows.attacked_by
            slots["by"] = party(voice, by)
    return voice.tail(frames.frame(denied=node.negated), **slots)


# -- regions ------------------------------------------------------------------------------------------


def regions(voice: Voice, node: model.Regions, *, picked: bool = False) -> Phrase:
    """Name regions; `picked` when somebody picks some of them."""
    rows = voice.tables.regions
    match node:
        case model.Here():
            return _region(voice, rows.here if _lies(voice) else rows.its_own, this=this(voice))
        case model.There():
            return rows.there
        case model.RegionSet() if sorts := sorts_of(node):
            return _any_of(voice, [regions(voice, each, picked=picked) for each in sorts])
        case model.RegionSet(quantity=quantity):
            piece = _only_piece(voice, node)
            if piece is not None:
                return _region(voice, rows.with_piece, piece=voice.grammar.known(voice.name(piece)))
            noun, mine = region_noun(voice, node)
            determined = voice.grammar.picked if picked else voice.grammar.determined
            said = determined(quantity, noun, mine=mine)
            return replace(said, bend=noun.bend(plural=are_many(voice.scene, node)))
        case _:
            assert_never(node)


def _any_of(voice: Voice, sorts: list[Phrase]) -> Phrase:
    """Name several sorts of regions of which any will do, each with its own article."""

    def said(case: Case) -> str:
        joint = voice.grammar.joint_or_else or voice.grammar.joint_or
        return voice.grammar.listed(coordinated([each.form(case) for each in sorts]), joint)

    return Phrase(said, sorts[0].bend)


def _region(voice: Voice, frame: str, **slots: Slot) -> Phrase:
    region = voice.tables.nouns.region
    return voice.phrase(frame, region.bend(), noun=region, **slots)


def _lies(voice: Voice) -> bool:
    """Whether the tile that speaks lies in a region."""
    return voice.scene.holder in (Kind.PLACE, Kind.RELIC)


def _only_piece(voice: Voice, node: model.Regions) -> Ref | None:
    piece = lone_piece(node)
    return piece if piece is not None and voice.name(piece).unique else None


def near(voice: Voice, node: model.Regions) -> Phrase:
    """Name what a region is near or like."""
    return _stand_in(voice, node) or regions(voice, node)


def _stand_in(voice: Voice, node: model.Regions) -> Phrase | None:
    """Return what stands for a region behind another one: a pronoun, or the only piece of its kind."""
    if isinstance(node, model.Here) and _lies(voice):
        return _region(voice, voice.tables.regions.nearby, this=this(voice))
    piece = _only_piece(voice, node)
    if piece is None:
        return None
    known = voice.grammar.known(voice.name(piece))
    itself = voice.tables.regions.near_itself
    return itself[min(known.bend.gender, len(itself) - 1)] if piece == voice.scene.acting else known


def _anchored(voice: Voice, node: model.Regions) -> dict[str, Slot]:
    anchor = regions(voice, node)
    return {"anchor": anchor, "near": _stand_in(voice, node) or anchor}


def region_noun(voice: Voice, node: model.RegionSet) -> tuple[Noun, bool]:
    """Return regions as a noun phrase, and whether they are told to be yours."""
    descriptions = [described(voice, kinds) for kinds in node.kinds or ((),)]
    parts = parts_of(node.filter)
    mine = (voice.tail(voice.tables.regions.mine),) if parts.mine and voice.tables.regions.mine else ()
    tails = (*_plain_tails(voice, parts.plain), *_nested_tail(voice, parts.nested))
    if len(descriptions) == 1:
        word, after = descriptions[0]
        if len(tails) == len(after) == 1 and _is_long(after[0], word) and not tails[0].apart:
            return Noun((word,), (*mine, joined((*after, *tails), voice.grammar.joint_and))), parts.mine
        return Noun((word,), (*mine, *after, *tails)), parts.mine
    return Noun(tuple(grown(voice, *each) for each in descriptions), (*mine, *tails)), parts.mine


def _is_long(tail: Tail, word: Word) -> bool:
    """Whether words behind a noun end in a noun of their own, so that what follows would belong to that."""
    return " " in plain(tail.said(word.bend()))


def _plain_tails(voice: Voice, parts: tuple[model.Filter, ...]) -> tuple[Tail, ...]:
    said = []
    for number, part in enumerate(parts):
        tail = _filter(voice, part)
        again = number > 0 and is_content(part) and is_content(parts[number - 1])
        said.append(_again(voice, tail) if again else tail)
    return tuple(said)


def _again(voice: Voice, tail: Tail) -> Tail:
    return Tail(lambda bend: f"{voice.grammar.joint_and}{tail.set_off(bend)}")


def _nested_tail(voice: Voice, parts: tuple[model.Filter, ...]) -> tuple[Tail, ...]:
    apart = tuple(each for each in parts if isinstance(each, model.OtherThan))
    tails = tuple(_filter(voice, part) for part in parts if part not in apart)
    excepted = tuple(_filter(voice, part) for part in apart)
    if not tails or not excepted:
        return (joined((*tails, *excepted), voice.grammar.joint_and),) if parts else ()
    first = joined(tails, voice.grammar.joint_and)
    return (joined((first, *excepted), voice.tables.regions.and_other),)


# -- filters ------------------------------------------------------------------------------------------


def _filter(voice: Voice, node: model.Filter, *, denied: bool = False) -> Tail:
    """Say what tells regions from others, or that it does not."""
    rows = voice.tables.regions
    match node:
        case model.AllOf() | model.AnyOf() | model.Not() if denied:
            those = _filter(voice, node)
            return voice.agreeing(rows.except_those, lambda bend: {"those": _those(those, bend)})
        case model.AllOf(parts=parts):
            return joined(tuple(_filter(voice, each) for each in parts), voice.grammar.joint_and)
        case model.AnyOf(parts=parts):
            return joined(tuple(_filter(voice, each) for each in parts), voice.grammar.joint_or)
        case model.Not(part=part):
            return _filter(voice, part, denied=True)
        case model.Contains(content=wanted):
            frame, slots = contents(voice, rows.contains, wanted, denied=denied)
            return voice.tail(frame, **slots)
        case model.OfKind(kind=kind):
            polar, slots = of_kind(voice, kind)
            return voice.tail(polar.frame(denied=denied), **slots)
        case model.Happened():
            return _happened(voice, node, denied=denied)
        case _:
            polar, slots = _simple(voice, node)
            return voice.tail(polar.frame(denied=denied), **slots)


def _those(tail: Tail, bend: Bend) -> str:
    return tail.said(replace(bend, plural=True, case=ONE.case))


def _simple(
    voice: Voice,
    node: model.HeldBy | model.AtEdge | model.SameTerrain | model.OtherThan | model.Related,
) -> tuple[Polar, dict[str, Slot]]:
    rows = voice.tables.regions
    match node:
        case model.HeldBy(parties=(model.Me(),)):
            return rows.held_by_you, {}
        case model.HeldBy(parties=(model.Nobody(),)):
            return rows.held_by_nobody, {}
        case model.HeldBy(parties=holders):
            return rows.held_by, {"holders": parties(voice, holders)}
        case model.AtEdge():
            return rows.at_edge, {}
        case model.SameTerrain(anchor=anchor):
            return rows.same_terrain, _anchored(voice, anchor)
        case model.OtherThan(anchor=anchor):
            return rows.other_than, _anchored(voice, anchor)
        case model.Related(relation=relation, regions=others, distance=distance):
            steps = voice.grammar.counted(distance, Noun((voice.tables.nouns.step,)))
            return rows.related[relation], {"near": near(voice, others), "steps": steps}
        case _:
            assert_never(node)


def _happened(voice: Voice, node: model.Happened, *, denied: bool) -> Tail:
    rows = voice.tables.regions
    done = rows.deeds[node.deed]
    occupied = node.origin == (model.Enemy(),) and not denied
    lost = "" if occupied or not node.origin else voice.say(rows.lost_by, origin=parties(voice, node.origin))
    slots: dict[str, Slot] = {"done": done, "lost": lost, "when": rows.when[node.since]}
    match node.by:
        case None:
            frame = rows.happened.frame(denied=denied)
        case model.Me():
            frame = rows.happened_by_you.frame(denied=denied)
        case by:
            frame = rows.happened_by.frame(denied=denied)
            slots["by"] = party(voice, by)

    def agreed(bend: Bend) -> dict[str, Slot]:
        found = voice.say(rows.found_occupied, bend) if occupied else ""
        return {**slots, "deed": voice.grammar.agree(done, bend), "found": found}

    return voice.agreeing(frame, agreed)
