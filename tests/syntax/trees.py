"""Strategies for whole trees: whatever the formatter can be asked to write."""

from typing import Any

from hypothesis import strategies as st

from swdsl.syntax import tree_amounts as amounts
from swdsl.syntax import tree_clauses as clauses
from swdsl.syntax import tree_conditions as asking
from swdsl.syntax import tree_deeds as deeds
from swdsl.syntax import tree_regions as regions
from swdsl.syntax import tree_things as things
from swdsl.syntax.build_clauses import asked_for_otherwise, is_about_an_attack
from swdsl.syntax.format_regions import is_alone
from swdsl.syntax.tree_words import Name, Quoted
from swdsl.words import (
    CardKind,
    CardVerb,
    Comparison,
    Deed,
    Done,
    Life,
    Measure,
    Modal,
    Operator,
    Parity,
    Period,
    PlainVerb,
    RegionVerb,
    Relation,
    Since,
    Step,
    Store,
    Tally,
    Timing,
    Until,
    Value,
)

Strategy = st.SearchStrategy[Any]


def tuples_of(strategy: Strategy, least: int = 0, most: int = 3) -> Strategy:
    return st.lists(strategy, min_size=least, max_size=most).map(tuple)


def maybe(strategy: Strategy) -> Strategy:
    return st.none() | strategy


def each_of(*classes: Any) -> Strategy:
    """Draw one of some nodes without fields."""
    return st.sampled_from([one() for one in classes])


names = st.sampled_from(["ooze", "ooze_2", "cap_wood", "gems", "glass", "a1", "owls", "ember"]).map(Name)
quoted = st.text(st.characters(categories=["L", "N", "P", "Zs"], exclude_characters='"'), max_size=20).map(
    Quoted
)
numbers = st.integers(0, 12)
kinds_of_card = st.sampled_from(CardKind)
stores = st.sampled_from(Store)
lives = st.sampled_from(Life)

# ------------------------------------------------------------------ amounts

determiners = (
    each_of(amounts.A, amounts.Any, amounts.Each, amounts.All)
    | st.builds(amounts.Number, numbers)
    | st.builds(amounts.UpTo, numbers)
    | st.builds(amounts.AllBut, numbers)
)
ranges = (
    st.builds(amounts.Exactly, numbers)
    | st.builds(amounts.AtLeast, numbers)
    | st.builds(amounts.AtMost, numbers)
    | st.builds(amounts.Between, numbers, numbers)
)
quantities = ranges | each_of(amounts.No, amounts.Some, amounts.All)
named_nouns = st.builds(amounts.NamedNoun, names)
card_nouns = st.builds(amounts.CardNoun, kinds_of_card)
counted_nouns = (
    each_of(
        amounts.TokenNoun,
        amounts.CoinNoun,
        amounts.DefenderNoun,
        amounts.EnemyDefenderNoun,
        amounts.NeutralNoun,
    )
    | card_nouns
)
nouns = counted_nouns | each_of(amounts.PieceNoun, amounts.ThisNoun) | named_nouns
lone_nouns = (
    each_of(amounts.DefenderNoun, amounts.EnemyDefenderNoun, amounts.ThisNoun) | card_nouns | named_nouns
)
contents = st.builds(amounts.Content, maybe(quantities), nouns)

# ------------------------------------------------------------------ parties and regions

kind_nouns = (
    st.builds(regions.Names, tuples_of(names, 1, 2))
    | st.builds(regions.NamedRegions, tuples_of(names, 1, 2))
    | each_of(regions.AnyRegion)
)
kinds = st.builds(regions.Kinds, tuples_of(kind_nouns, 1, 1)) | st.builds(
    regions.Kinds, tuples_of(kind_nouns, 2, 2), st.booleans()
)
spots = each_of(regions.Here, regions.There)
anchors = spots | st.builds(regions.NamedAnchor, names)

plain_parties = (
    each_of(regions.Me, regions.We, regions.They, regions.Anyone, regions.Nobody, regions.AnotherRace)
    | st.builds(regions.MyRace, lives)
    | st.builds(regions.TheirRace, lives)
    | st.builds(regions.Enemy, maybe(determiners))
    | st.builds(regions.Opponent, maybe(determiners), maybe(lives))
    | st.builds(regions.Player, maybe(determiners))
    | st.builds(regions.Neutral, maybe(determiners))
)


somebody_named = st.one_of(
    st.builds(regions.NamedParty, names),
    st.builds(regions.NamedRace, st.sampled_from((Life.ACTIVE, Life.DECLINED)), names),
    st.builds(regions.RaceWith, names),
)


def player_filters(nested: Strategy) -> Strategy:
    simple = (
        st.builds(regions.PlayerWith, contents, st.booleans())
        | st.builds(regions.PlayerAttacked, maybe(plain_parties), st.booleans())
        | st.builds(regions.RaceAttacked, lives, maybe(plain_parties), st.booleans())
        | each_of(regions.PlayerRobbed)
        | st.builds(regions.HasMore, st.sampled_from(Comparison), nouns)
    )
    holding = st.builds(regions.ThatHolds, nested) | st.builds(
        regions.ThatHoldsMore, st.sampled_from(Comparison), kinds, st.none()
    )
    last = tuples_of(holding, 0, 1)
    return st.builds(lambda front, back: front + back, tuples_of(simple, 0, 1), last)


def parties_with(nested: Strategy) -> Strategy:
    filters = player_filters(nested)
    return (
        plain_parties
        | st.builds(regions.Opponent, maybe(determiners), maybe(lives), filters)
        | st.builds(regions.Player, maybe(determiners), filters)
    )


def party_lists(nested: Strategy) -> Strategy:
    """Draw parties joined by `or`; only the last may have filters of its own."""
    fronts, lasts = plain_parties | somebody_named, parties_with(nested) | somebody_named
    return st.builds(lambda front, last: (*front, last), tuples_of(fronts, 0, 1), lasts)


def simple_filters(nested: Strategy) -> Strategy:
    sources = st.just(()) | party_lists(nested)
    return (
        each_of(regions.IHold, regions.WeHold, regions.TheyHold)
        | st.builds(regions.AtEdge, st.booleans())
        | st.builds(regions.With, contents, st.booleans())
        | st.builds(regions.SameTerrain, anchors)
        | st.builds(regions.OtherThan, anchors)
        | st.builds(regions.ThatIsNot, names)
        | st.builds(
            regions.History,
            st.sampled_from(Deed),
            maybe(parties_with(nested)),
            sources,
            st.sampled_from(Since),
            st.booleans(),
        ).filter(lambda each: each.by is not None or not (each.negated and each.deed is Deed.CONQUERED))
    )  # `not conquered this turn`, by whomever, is read as `by me`


def nested_filters(nested: Strategy) -> Strategy:
    relations = st.sampled_from([(one, None) for one in Relation if one is not Relation.WITHIN]) | st.tuples(
        st.just(Relation.WITHIN), numbers
    )
    pronouns = {(regions.Me(),), (regions.We(),), (regions.They(),)}
    holders = party_lists(nested)
    return (
        st.builds(
            lambda how, where, negated: regions.RelationTo(how[0], how[1], where, negated),
            relations,
            nested,
            st.booleans(),
        )
        # `held by me` is read as `I hold`.
        | st.builds(regions.HeldBy, holders.filter(lambda listed: listed not in pronouns))
        | st.builds(regions.HeldBy, holders, st.just(True))
    )


def _nested_region(inner: Strategy) -> Strategy:
    chain = st.builds(
        lambda front, back: front + back,
        tuples_of(simple_filters(inner), 0, 2),
        tuples_of(nested_filters(inner), 0, 1),
    ).map(lambda filters: regions.Filters((regions.AllOf(filters),)) if filters else None)
    return st.builds(regions.Region, maybe(determiners | st.builds(amounts.AtLeast, numbers)), kinds, chain)


nested_regions = st.recursive(
    spots | st.builds(regions.Region, maybe(determiners), kinds), _nested_region, max_leaves=2
)
any_filters = simple_filters(nested_regions) | nested_filters(nested_regions)
all_of = st.builds(regions.AllOf, tuples_of(any_filters, 1, 3))
filters = st.builds(regions.Filters, tuples_of(all_of, 1, 2))
some_regions = spots | st.builds(regions.Region, maybe(determiners), kinds, maybe(filters))
changing = spots | st.builds(
    regions.Region, st.none() | st.just(amounts.A()) | st.just(amounts.Each()), kinds, maybe(filters)
)
all_regions = spots | st.builds(regions.Region, st.none(), kinds, maybe(filters))
parties = parties_with(nested_regions)
subjects = parties | somebody_named

# ------------------------------------------------------------------ things

some_things = st.builds(things.Thing, determiners | each_of(amounts.No), nouns, maybe(parties)) | st.builds(
    things.Thing, st.none(), lone_nouns, maybe(parties)
)
payments = st.builds(things.Thing, each_of(amounts.AnyNumber), nouns, maybe(parties))
in_region = st.builds(things.InRegion, some_regions)
on_party = st.builds(things.OnParty, parties)
places = in_region | spots | st.builds(things.InStore, stores) | on_party
on_combos = st.builds(things.OnCombos, st.none() | determiners)
destinations = in_region | spots | on_party | each_of(things.OnThis) | on_combos
goals = st.builds(things.ToRegion, some_regions) | spots | st.builds(things.ToStore, stores) | on_party
sources = (
    st.builds(things.FromStore, tuples_of(stores, 1, 2))
    | st.builds(things.FromParty, parties)
    | st.builds(things.FromRegion, some_regions)
)
card_places = each_of(things.InColumn, things.InPlay, things.FromStack, things.OnThis) | st.builds(
    things.CardOf, parties
)
other_cards = st.builds(things.MyCard, kinds_of_card) | st.builds(
    things.SomeCard, maybe(determiners), kinds_of_card, maybe(card_places)
)
cards = each_of(things.ThisCard) | other_cards
counted = (
    st.builds(things.CountedRegions, kinds, maybe(filters))
    | st.builds(things.Groups, kinds, maybe(filters))
    | st.builds(things.AdjacentGroups, kinds, maybe(filters))
    | st.builds(things.Terrains, kinds, maybe(filters))
    | st.builds(things.BordersOf, kinds, maybe(filters))
    | st.builds(things.BordersTo, kinds, maybe(filters), kinds, maybe(filters))
    | st.builds(things.Steps, nested_regions, nested_regions)
    | st.builds(things.Races, lives, maybe(parties))
    | st.builds(things.CountedOpponents, maybe(lives), player_filters(nested_regions))
    | st.builds(things.CountedPlayers, player_filters(nested_regions))
    | st.builds(things.CountedThings, counted_nouns, maybe(parties), maybe(places))
    | st.builds(things.CountedThings, named_nouns, st.none(), places)
    | st.builds(things.Tallied, st.sampled_from(Tally))
)

# ------------------------------------------------------------------ clauses

per = st.builds(deeds.PerEach, counted, maybe(numbers), maybe(numbers)) | st.builds(
    deeds.PerEvery, numbers, counted, maybe(numbers), maybe(numbers)
)
ignored = (
    each_of(deeds.Help, deeds.Defenders)
    | st.builds(deeds.IgnoredKind, kinds_of_card)
    | st.builds(deeds.IgnoredName, names)
)
predicates = st.one_of(
    st.builds(deeds.RegionDeed, st.sampled_from(RegionVerb), some_regions),
    st.builds(deeds.Reach, some_regions),
    st.builds(deeds.PassThrough, some_regions),
    st.builds(deeds.Gain, some_things, maybe(per), maybe(sources)),
    st.builds(deeds.Pay, some_things | payments, maybe(per), maybe(parties)),
    # Coins that are lost are read as paid.
    st.builds(
        deeds.Lose, some_things.filter(lambda one: not isinstance(one.noun, amounts.CoinNoun)), maybe(per)
    ),
    st.builds(deeds.Keep, some_things),
    st.builds(deeds.Place, some_things, maybe(sources), destinations),
    st.builds(deeds.Move, some_things, maybe(sources), goals),
    st.builds(deeds.Remove, some_things, maybe(sources), maybe(places)),
    st.builds(deeds.Replace, some_things, maybe(places), some_things, maybe(sources)),
    st.builds(deeds.Swap, cards, cards),
    st.builds(deeds.UseThis, maybe(in_region)),
    st.builds(deeds.CardDeed, st.just(CardVerb.USE), other_cards),
    st.builds(deeds.UseAs, names, cards),
    st.builds(deeds.CardDeed, st.sampled_from([CardVerb.PICK, CardVerb.PASS, CardVerb.DISCOVER]), cards),
    st.builds(deeds.ChooseParty, parties),
    st.builds(deeds.ChooseRegion, some_regions),
    st.builds(deeds.Draw, some_things),
    st.builds(deeds.Reveal, some_things, maybe(places)),
    st.builds(deeds.Ignore, ignored),
    st.builds(deeds.PlainDeed, st.sampled_from(PlainVerb)),
    st.builds(deeds.PlainDeed, st.just(PlainVerb.ROLL), maybe(ranges)),
)
untils = maybe(st.sampled_from(Until))
values = st.sampled_from([Value.COST, Value.COINS, Value.PRICE])
changes = (values, numbers, st.sampled_from([Operator.LESS, Operator.MORE]), maybe(per))
of_coins = st.just(Value.COINS)
coin_changes = st.one_of(
    st.builds(clauses.Adjust, of_coins, numbers, st.sampled_from([Operator.LESS, Operator.MORE])),
    st.builds(clauses.SetExactly, of_coins, numbers),
    st.builds(clauses.Floor, of_coins, numbers),
    st.builds(clauses.Ceiling, of_coins, numbers),
    st.builds(clauses.Double, of_coins),
    st.builds(clauses.Halve, of_coins),
)
effects = st.one_of(
    st.builds(clauses.Do, maybe(subjects), predicates, untils),
    # What nobody may do is read as what anyone cannot.
    st.builds(clauses.Permit, subjects, st.sampled_from(Modal), predicates, untils).filter(
        lambda one: not (isinstance(one.subject, regions.Nobody) and one.modal is Modal.MAY)
    ),
    st.builds(clauses.AdjacentTo, all_regions, all_regions, untils),
    st.builds(clauses.AdjacentEachOther, all_regions, untils),
    st.builds(clauses.Immune, all_regions, parties, untils),
    st.builds(clauses.Garrison, all_regions, ranges, untils),
    st.builds(
        clauses.AttacksCost,
        maybe(parties.filter(lambda one: not isinstance(one, regions.Anyone))),
        maybe(all_regions),
        numbers,
        st.sampled_from([Operator.LESS, Operator.MORE]),
        maybe(per),
        st.sampled_from(Until),
    ),
    st.builds(clauses.CoinsChange, all_regions, coin_changes, st.sampled_from(Until)),
    st.builds(clauses.SurvivorsGo, stores),
    st.builds(clauses.HasNoEffect, kinds_of_card, st.sampled_from(Until)),
    st.builds(clauses.GameLasts, numbers, st.sampled_from([Operator.MORE, Operator.LESS])),
    st.builds(clauses.Becomes, changing, names, untils),
    st.builds(clauses.MayBecome, changing.filter(is_alone), names, untils),
    st.just(clauses.AttackFails()),
    st.builds(clauses.Adjust, *changes),
    st.builds(clauses.MayAdjust, *changes),
    st.builds(clauses.SetValue, values, numbers, maybe(per)),
    st.builds(clauses.SetExactly, values, numbers, maybe(per)),
    st.builds(clauses.Floor, values, numbers),
    st.builds(clauses.Ceiling, values, numbers),
    st.builds(clauses.Double, values),
    st.builds(clauses.Halve, values),
)
conditions = st.one_of(
    st.builds(asking.Holds, parties, quantities, kinds, maybe(filters)),
    st.builds(asking.HoldsCompared, parties, st.sampled_from(Comparison), kinds, maybe(filters), parties),
    st.builds(asking.Has, parties, maybe(quantities), nouns, maybe(places)),
    st.builds(asking.HasCompared, parties, st.sampled_from(Comparison), nouns, parties),
    st.builds(asking.Did, parties, st.sampled_from([done for done in Done if done is not Done.USED_THIS])),
    st.builds(asking.UsedThis, parties),
    st.builds(asking.ThereAre, quantities, counted),
    st.builds(asking.Measured, st.sampled_from(Measure), ranges),
    st.builds(asking.MeasuredParity, st.sampled_from(Measure), st.sampled_from(Parity)),
    st.builds(asking.OptionIs, names, names),
    st.builds(asking.DrawnIs, names),
    each_of(asking.MyTurn),
)
asked = st.builds(clauses.If, conditions, st.booleans())
given = st.builds(clauses.Given, asked, effects)
later_effects = st.one_of(effects, given, st.builds(clauses.Otherwise, st.one_of(effects, given)))
qualifiers = st.one_of(
    each_of(clauses.AlsoInDecline, clauses.OnlyInDecline),
    st.builds(clauses.Limit, numbers, st.sampled_from(Period), st.booleans()),
    asked,
    st.builds(clauses.Named, names),
)
moments = st.one_of(
    each_of(clauses.Always),
    st.builds(clauses.AtStep, st.sampled_from(Timing), st.sampled_from(Step), maybe(parties)),
    st.builds(clauses.OnEvent, subjects, predicates),
)
codes = st.sampled_from(["D-12", "E-001", "R5", "B-E12"]).map(Name)
citations = st.builds(clauses.Cites, tuples_of(codes, 1))
notes = citations | st.builds(clauses.Text, names, quoted)
all_effects = st.builds(lambda first, others: (first, *others), effects, tuples_of(later_effects, 0, 2))
some_clauses = st.builds(
    clauses.Clause, moments, tuples_of(qualifiers, 0, 2), all_effects, tuples_of(notes, 0, 1)
).filter(
    # What the reader turns at once into another tree is not written back as it was.
    lambda one: (
        not is_about_an_attack(one.moment, one.effects)
        and asked_for_otherwise(one.qualifiers, one.effects) is None
    )
)
