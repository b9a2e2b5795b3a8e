"""Clauses of every shape, each meaning written in one way only, so that unequal clauses differ in meaning."""

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from swdsl.model import clauses as c
from swdsl.model import counts as n
from swdsl.model import expressions as e
from swdsl.model import moments as m
from swdsl.model import quantities as q
from swdsl.model.names import Ref
from swdsl.words import (
    CardKind,
    CardPlace,
    CardVerb,
    Deed,
    Done,
    Ground,
    Kind,
    Life,
    Measure,
    Modal,
    Operator,
    Parity,
    Period,
    Permission,
    PlainVerb,
    Quantifier,
    RegionVerb,
    Relation,
    Since,
    State,
    Step,
    Store,
    Tally,
    ThingVerb,
    Timing,
    Until,
    Value,
)

SCOPE = "underground"
TERRAINS = tuple(Ref(Kind.TERRAIN, SCOPE, each) for each in ("mudpool", "mine", "river", "black_mountain"))
SYMBOL = Ref(Kind.SYMBOL, SCOPE, "volcano_symbol")
NEUTRAL = Ref(Kind.NEUTRAL, SCOPE, "monster")
TERMS = tuple(Ref(Kind.TERM, SCOPE, each) for each in ("coastal", "lone_enemy"))
FIGURE = Ref(Kind.PIECE, SCOPE, "queen")
PIECE = Ref(Kind.PIECE, SCOPE, "mushroom_armor")
PLACE = Ref(Kind.PLACE, SCOPE, "altar_of_souls")
RELIC = Ref(Kind.RELIC, SCOPE, "shiny_orb")
RACE = Ref(Kind.RACE, SCOPE, "ogres")
POWER = Ref(Kind.POWER, SCOPE, "mining")
OPTION = Ref(Kind.OPTION, SCOPE, "own_tokens")

A = q.Quantity(Quantifier.A)
ALL_REGIONS = e.RegionSet(q.BARE, (), None)

# -- small things ---------------------------------------------------------------------------------------

numbers = st.integers(1, 6)
ranges = st.one_of(
    st.builds(q.Range, st.integers(2, 6), st.none()),
    st.builds(lambda number: q.Range(number, number), numbers),
    st.builds(lambda number: q.Range(0, number), numbers),
    st.builds(lambda low, more: q.Range(low, low + more), numbers, st.integers(1, 4)),
)
at_least_one = st.just(q.Range(1, None))
quantities = st.one_of(
    st.sampled_from(
        [
            *(Quantifier.BARE, Quantifier.A, Quantifier.ANY, Quantifier.EACH, Quantifier.ALL),
            Quantifier.ANY_NUMBER,
        ]
    ).map(q.Quantity),
    st.builds(
        q.Quantity,
        st.sampled_from([Quantifier.NUMBER, Quantifier.UP_TO, Quantifier.ALL_BUT, Quantifier.AT_LEAST]),
        st.integers(2, 5),
    ),
)
nouns: SearchStrategy[e.Noun] = st.sampled_from(
    [
        e.Tokens(),
        e.Coins(),
        e.Defenders(),
        e.Defenders(enemy_only=True),
        e.Neutrals(),
        e.Neutrals(NEUTRAL),
        e.Pieces(),
        e.Pieces(FIGURE),
        e.Pieces(PIECE),
        e.Markers(CardKind.PLACE),
        e.Markers(CardKind.RELIC),
        e.Markers(CardKind.PLACE, PLACE),
    ]
)
contents = st.one_of(
    st.builds(e.Content, at_least_one, nouns),
    st.builds(e.Content, ranges, st.sampled_from([e.Tokens(), e.Defenders(), e.Pieces(PIECE)])),
)

# -- parties and regions --------------------------------------------------------------------------------

lives = st.sampled_from(Life)
named_lives = st.sampled_from([Life.ACTIVE, Life.DECLINED])
tiles = st.sampled_from([RACE, POWER])
plain_parties: SearchStrategy[e.Party] = st.one_of(
    st.sampled_from([e.Me(), e.We(), e.They(), e.Anyone(), e.Nobody(), e.AnotherRace(), e.Enemy()]),
    st.builds(e.MyRace, lives),
    st.builds(e.TheirRace, lives),
    st.just(e.NeutralParty()),
    st.just(e.PieceActor(FIGURE)),
    st.builds(e.Bearer, tiles, st.none() | named_lives),
)
deferred_regions: SearchStrategy[e.Regions] = st.deferred(lambda: regions)
deferred_sets: SearchStrategy[e.RegionSet] = st.deferred(lambda: counted_regions)
deferred_parties: SearchStrategy[e.Party] = st.deferred(lambda: parties)
player_filters: SearchStrategy[e.PlayerFilter] = st.one_of(
    st.builds(e.PlayerHas, contents, st.booleans()),
    st.builds(e.PlayerAttacked, st.none() | plain_parties, st.booleans(), st.none() | lives),
    st.builds(e.PlayerHolds, deferred_regions),
    st.builds(e.PlayerBears, tiles, st.booleans()),
    st.just(e.PlayerRobbed()),
    st.builds(e.PlayerSurpasses, st.just(e.Coins()) | deferred_sets, st.booleans()),
)
some_filters = st.lists(player_filters, max_size=1).map(tuple)
opponents = st.builds(e.Opponent, quantities, st.none() | lives, some_filters)
players = st.builds(e.Player, quantities, some_filters)
parties: SearchStrategy[e.Party] = st.one_of(plain_parties, opponents, players)

kinds: SearchStrategy[e.RegionKind] = st.one_of(
    st.sampled_from(TERRAINS).map(e.TerrainKind),
    st.just(e.SymbolKind(SYMBOL)),
    st.sampled_from(Ground).map(e.GroundKind),
    st.sampled_from(TERMS).map(e.TermKind),
)
anchors: SearchStrategy[e.Regions] = st.sampled_from(
    [
        e.Here(),
        e.There(),
        e.RegionSet(q.BARE, (), e.Contains(e.Content(q.Range(1, None), e.Pieces(FIGURE)))),
    ]
)
simple_filters: SearchStrategy[e.Filter] = st.one_of(
    st.just(e.HeldBy((e.Me(),))),
    st.just(e.HeldBy((e.We(),))),
    contents.map(e.Contains),
    kinds.filter(lambda kind: not isinstance(kind, e.SymbolKind)).map(e.OfKind),
    st.just(e.AtEdge()),
    anchors.map(e.SameTerrain),
    anchors.map(e.OtherThan),
    st.builds(
        e.Happened,
        st.sampled_from(Deed),
        st.none() | plain_parties,
        st.lists(plain_parties, max_size=1).map(tuple),
        st.sampled_from(Since),
    ),
)
nested_filters: SearchStrategy[e.Filter] = st.one_of(
    st.lists(deferred_parties, min_size=1, max_size=2, unique=True).map(lambda some: e.HeldBy(tuple(some))),
    st.builds(
        e.Related,
        st.sampled_from([Relation.BORDERING, Relation.ADJACENT, Relation.LINKED]),
        anchors | deferred_regions,
    ),
    st.builds(e.Related, st.just(Relation.WITHIN), anchors | deferred_regions, numbers),
)
single_filters = st.one_of(simple_filters, nested_filters)
filters: SearchStrategy[e.Filter] = st.one_of(
    single_filters,
    single_filters.map(e.Not),
    st.builds(lambda one, other: e.AllOf((one, other)), simple_filters, nested_filters).filter(
        lambda both: both.parts[0] != both.parts[1]  # said twice, it means no more than once
    ),
    st.lists(single_filters, min_size=2, max_size=2).map(lambda some: e.AnyOf(tuple(some))),
)
alternatives = st.lists(st.lists(kinds, min_size=1, max_size=1).map(tuple), max_size=2, unique=True).map(
    tuple
)
region_sets = st.builds(e.RegionSet, quantities, alternatives, st.none() | filters)
regions: SearchStrategy[e.Regions] = st.one_of(region_sets, st.sampled_from([e.Here(), e.There()]))

# -- counts and conditions ------------------------------------------------------------------------------

# What is counted has no quantity of its own.
counted_regions: SearchStrategy[e.RegionSet] = st.builds(
    e.RegionSet, st.just(q.BARE), alternatives, st.none() | filters
)
counted_players = st.builds(e.Opponent, st.just(q.BARE), st.none() | lives, some_filters) | st.builds(
    e.Player, st.just(q.BARE), some_filters
)
counts: SearchStrategy[n.Count] = st.one_of(
    counted_regions.map(n.CountRegions),
    st.builds(n.CountGroups, counted_regions, st.booleans()),
    counted_regions.map(n.CountTerrains),
    st.builds(n.CountBorders, counted_regions, st.none() | counted_regions),
    st.builds(n.CountSteps, counted_regions, counted_regions),
    st.builds(n.CountRaces, lives, st.none() | plain_parties),
    counted_players.map(n.CountPlayers),
    st.sampled_from(Tally).map(n.Tallied),
    st.sampled_from(
        [
            n.CountThings(e.Defenders(), None, n.InRegions(e.There())),
            n.CountThings(e.Defenders(enemy_only=True), None, n.InRegions(e.There())),
            n.CountThings(e.Coins(), e.Me(), None),
            n.CountThings(e.Coins(), e.They(), None),
            n.CountThings(e.Tokens(), e.Me(), n.InStores((Store.HAND,))),
        ]
    ),
)
amounts = st.one_of(
    st.builds(n.Amount, numbers),
    st.builds(n.Amount, numbers, counts, st.sampled_from([1, 2]), st.none() | numbers, st.integers(0, 3)),
)
plain_conditions: SearchStrategy[n.Condition] = st.one_of(
    st.builds(n.CountIs, counts, ranges),
    st.builds(n.Did, plain_parties, st.sampled_from(Done)),
    st.builds(n.MeasureIs, st.sampled_from(Measure), ranges),
    st.builds(n.MeasureParity, st.sampled_from(Measure), st.sampled_from(Parity)),
    st.sampled_from(["counted", "ignored"]).map(lambda choice: n.OptionIs(OPTION, choice)),
    st.just(n.MyTurn()),
    st.sampled_from([PIECE, FIGURE]).map(n.DrawnIs),
    st.builds(
        n.Compared,
        plain_parties,
        st.sampled_from(
            [n.CountThings(e.Coins(), None, None), n.CountRegions(e.RegionSet(q.BARE, (), None))]
        ),
        st.booleans(),
        plain_parties,
    ),
)
conditions = st.one_of(plain_conditions, plain_conditions.map(n.Unless))

# -- effects --------------------------------------------------------------------------------------------

cards = st.one_of(
    st.just(n.Card(CardPlace.THIS, None)),
    st.sampled_from(CardKind).map(lambda kind: n.Card(CardPlace.MINE, kind)),
    st.builds(
        n.Card,
        st.sampled_from([CardPlace.COLUMN, CardPlace.PLAY, CardPlace.STACK, CardPlace.ON_THIS]),
        st.sampled_from(CardKind),
        st.just(A),
    ),
    st.builds(n.Card, st.just(CardPlace.OF_PARTY), st.sampled_from(CardKind), st.just(A), opponents),
)
things = st.builds(n.Thing, quantities, nouns, st.none() | plain_parties)
locations: SearchStrategy[n.Location] = st.one_of(
    regions.map(n.InRegions),
    st.sampled_from(Store).map(lambda store: n.InStores((store,))),
    st.just(n.InStores((Store.TRAY, Store.HAND))),
    parties.map(n.WithParty),
    st.just(n.OnThis()),
    st.builds(n.OnCombos, quantities),
)
sources = st.none() | locations
coins = n.Thing(q.BARE, e.Coins())
tokens = n.Thing(q.BARE, e.Tokens())
actions: SearchStrategy[c.Action] = st.one_of(
    st.builds(c.Gain, st.sampled_from([coins, tokens]), amounts, sources),
    st.builds(c.Pay, st.just(coins), amounts, st.none() | plain_parties),
    st.builds(c.Place, things, sources, locations),
    st.builds(c.Move, things, sources, locations),
    st.builds(c.Remove, things, sources),
    st.builds(c.Replace, things, st.none() | regions.map(n.InRegions), things, sources),
    st.builds(c.Swap, cards, cards),
    st.builds(c.UseAs, st.just(FIGURE), cards),
    cards.map(c.Discover),
    (opponents | players).map(c.Choose),
    regions.map(c.ChooseRegion),
    st.builds(c.Draw, things, st.booleans()),
    st.builds(c.Reveal, things, st.none() | regions.map(n.InRegions), st.booleans()),
    st.builds(c.Take, st.sampled_from(RegionVerb), regions),
    st.builds(c.Lose, st.just(tokens), amounts),
    st.sampled_from(PlainVerb).map(c.Perform),
    st.builds(c.ChangeGround, regions, st.sampled_from(TERRAINS)),
)
WITH_AMOUNT = [each for each in Operator if each not in (Operator.DOUBLE, Operator.HALVE)]
adjustments = st.one_of(
    st.builds(c.Adjust, st.sampled_from(Value), st.sampled_from(WITH_AMOUNT), amounts, st.booleans()),
    st.builds(
        c.Adjust,
        st.sampled_from(Value),
        st.sampled_from([Operator.DOUBLE, Operator.HALVE]),
        st.just(n.Amount(2)),
        st.booleans(),
    ),
    st.builds(
        c.Adjust, st.sampled_from(Value), st.just(Operator.IS), st.sampled_from([n.Amount(0), n.Amount(None)])
    ),
)
WITHOUT_REGIONS = [Permission.FADE, Permission.DECLINE, Permission.USE_POWER_HERE]
until = st.none() | st.sampled_from(Until)
rules = st.one_of(
    st.builds(
        c.Rule,
        parties,
        st.sampled_from(Modal),
        st.sampled_from([each for each in Permission if each not in WITHOUT_REGIONS]),
        regions,
    ),
    st.builds(c.Rule, parties, st.sampled_from(Modal), st.sampled_from(WITHOUT_REGIONS), st.none()),
)
standing = st.one_of(
    rules,
    st.builds(c.AdjacentTo, region_sets, st.none() | region_sets),
    st.builds(c.ImmuneTo, region_sets, parties),
    st.builds(c.Garrison, region_sets, ranges),
)
lasting = st.one_of(
    st.builds(c.Lasting, st.just(m.Always()), standing, st.sampled_from(Until)),
    st.builds(
        c.Lasting,
        st.builds(m.RegionEvent, parties, st.just(RegionVerb.ATTACK), regions),
        st.builds(c.Adjust, st.just(Value.COST), st.sampled_from([Operator.LESS, Operator.MORE]), amounts),
        st.sampled_from(Until),
    ),
    st.builds(
        c.Lasting,
        st.builds(m.RegionEvent, st.just(e.Anyone()), st.just(RegionVerb.SCORE), regions),
        st.builds(
            c.Adjust, st.just(Value.COINS), st.sampled_from([Operator.LESS, Operator.EXACTLY]), amounts
        ),
        st.sampled_from(Until),
    ),
)
# What happens to a tile or to the game is done by nobody in particular.
world = st.one_of(
    st.builds(c.Do, st.just(e.Me()), st.sampled_from(CardKind).map(c.Silence), st.just(False), until),
    st.sampled_from([-2, -1, 1, 2]).map(lambda rounds: c.Do(e.Me(), c.Prolong(rounds))),
)
ignored: SearchStrategy[c.Ignored] = st.one_of(
    st.just(c.IgnoredHelp()),
    st.just(c.IgnoredDefenders()),
    st.sampled_from(CardKind).map(c.IgnoredCards),
    st.sampled_from([*TERRAINS, SYMBOL, NEUTRAL, FIGURE, PIECE, PLACE, RELIC]).map(c.IgnoredThing),
)
effects: SearchStrategy[c.Effect] = st.one_of(
    st.builds(c.Do, parties, actions, st.booleans(), until),
    world,
    adjustments,
    st.builds(c.RollForCost, st.sampled_from([Operator.LESS, Operator.MORE]), st.booleans()),
    st.builds(c.Ignore, ignored, st.booleans()),
    st.sampled_from(Store).map(c.SurvivorsGo),
    standing,
    lasting,
)

# -- clauses --------------------------------------------------------------------------------------------

OF_A_PLAYER = [each for each in Step if each not in (Step.SETUP, Step.ROUND_START, Step.GAME_END)]
moments: SearchStrategy[m.Moment] = st.one_of(
    st.just(m.Always()),
    st.builds(m.AtStep, st.sampled_from(Timing), st.sampled_from(Step)),
    st.builds(m.AtStep, st.sampled_from(Timing), st.sampled_from(OF_A_PLAYER), opponents),
    st.builds(m.RegionEvent, parties, st.sampled_from(RegionVerb), regions),
    st.builds(m.CardEvent, parties, st.sampled_from(CardVerb), cards, st.none()),
    st.builds(m.CardEvent, parties, st.just(CardVerb.USE), cards, regions),
    st.builds(m.PlainEvent, parties, st.sampled_from(PlainVerb)),
    st.builds(m.PlainEvent, parties, st.just(PlainVerb.ROLL), ranges),
    st.builds(m.ThingEvent, parties, st.sampled_from(ThingVerb), things),
)
limits = st.none() | st.builds(c.Limit, numbers, st.sampled_from(Period), st.booleans())


def clause(
    moment: m.Moment = m.Always(),  # noqa: B008  a frozen value, shared on purpose
    state: State = State.ACTIVE,
    limit: c.Limit | None = None,
    conditions: tuple[n.Condition, ...] = (),
    effects: tuple[c.Effect, ...] = (c.Ignore(c.IgnoredHelp()),),
) -> c.Clause:
    """Return a clause; what is not said is as plain as can be."""
    return c.Clause("test.1", None, moment, state, limit, conditions, effects, "")


_ROLL = c.Do(e.Me(), c.Perform(PlainVerb.ROLL))


def _is_plain(effect: c.Effect) -> bool:
    return not isinstance(effect, c.RollForCost)


# In each of these only one part varies, so that a loss of meaning in that part cannot hide.
families: tuple[SearchStrategy[c.Clause], ...] = (
    moments.map(lambda moment: clause(moment=moment)),
    st.builds(clause, state=st.sampled_from(State), limit=limits),
    conditions.map(lambda condition: clause(conditions=(condition,))),
    effects.map(lambda effect: clause(effects=(effect,))),
    st.lists(effects, min_size=2, max_size=2).map(lambda some: clause(effects=tuple(some))),
    st.builds(c.Given, conditions, effects.filter(_is_plain)).map(lambda some: clause(effects=(_ROLL, some))),
    st.builds(c.Given, st.none() | conditions, st.just(_ROLL), st.just(value=True)).map(
        lambda some: clause(effects=(_ROLL, c.Given(n.MyTurn(), _ROLL), some))
    ),
    filters.map(lambda wanted: clause(_attack(e.RegionSet(A, (), wanted)))),
    region_sets.map(lambda some: clause(_attack(some))),
    adjustments.map(lambda some: clause(_attack(e.RegionSet(A, (), None)), effects=(some,))),
    amounts.map(lambda some: clause(effects=(c.Do(e.Me(), c.Gain(coins, some, None)),))),
    parties.map(lambda party: clause(effects=(c.ImmuneTo(ALL_REGIONS, party),))),
)


def _attack(target: e.Regions) -> m.RegionEvent:
    return m.RegionEvent(e.Me(), RegionVerb.ATTACK, target)
