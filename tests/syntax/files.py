"""Strategies for declarations, translations and scenarios."""

from hypothesis import strategies as st

from swdsl.syntax import tree_declarations as tree
from swdsl.syntax import tree_games as games
from swdsl.syntax import tree_maps as maps
from swdsl.syntax import tree_scenarios as scenarios
from swdsl.syntax import tree_translations as translations
from swdsl.words import Common, Kind, Value
from swdsl.words_of_examples import Preposition, Verb
from swdsl.words_of_files import Share, TranslatedKind
from tests.syntax.trees import (
    citations,
    each_of,
    maybe,
    names,
    notes,
    numbers,
    quoted,
    some_clauses,
    some_regions,
    tuples_of,
)

component_kinds = st.sampled_from([Kind.RACE, Kind.POWER, Kind.RELIC, Kind.PLACE, Kind.EVENT])
few_notes = tuples_of(notes, 0, 2)
references = st.builds(tree.Reference, maybe(names), names)

# ------------------------------------------------------------------ sets and components

traits = st.one_of(
    st.builds(tree.Plural, quoted),
    st.builds(tree.Colour, quoted),
    st.builds(tree.Pattern, names),
    st.builds(tree.Glyph, names),
    st.builds(tree.OnSymbol, numbers, names),
    st.builds(tree.PerRegion, numbers),
    st.builds(tree.PerPlayer, numbers),
    each_of(tree.StaysInDecline, tree.StaysWhenConquered, tree.CountsAsDefender),
    each_of(tree.ForAttackOnly, tree.FightsAsToken, tree.LostBeforeTokens),
    st.builds(tree.KindOf, names),
    st.builds(tree.Flag, names),
)
some_traits = tuples_of(traits, 0, 5)
setting_values = numbers | st.builds(tree.To, numbers) | names | quoted
settings_lines = tuples_of(st.builds(tree.Setting, names, tuples_of(setting_values, 1)), 0, 2)
choices = st.builds(tree.Choice, names, maybe(quoted))
component_lines = st.one_of(
    some_clauses,
    st.builds(tree.Tokens, numbers, maybe(numbers), maybe(numbers)),
    st.builds(tree.PieceDeclaration, names, quoted, maybe(numbers), some_traits, few_notes),
    st.builds(tree.Drop, names),
    notes,
)
every_lines = some_clauses | notes

# ------------------------------------------------------------------ maps, games, translations

map_facts = st.builds(maps.Uses, names) | st.builds(maps.Players, numbers) | st.builds(maps.Turns, numbers)
positions = st.builds(maps.Position, numbers, numbers)
map_rows = st.builds(
    maps.MapRow, names, maybe(quoted), names, tuples_of(names), maybe(positions), tuples_of(names, 0, 9)
)
members = st.builds(games.Member, component_kinds, st.none()) | st.builds(
    games.Member, maybe(component_kinds), references
)
game_lines = st.one_of(
    st.builds(games.GameMap, names),
    st.builds(games.GameSets, tuples_of(names, 1)),
    st.builds(games.GameWith, tuples_of(members, 1), st.booleans()),
    st.builds(games.GameOption, names, names),
    st.builds(games.GamePlayers, numbers),
    st.builds(games.GameTurns, numbers),
    st.builds(games.GameTeams, numbers, tuples_of(st.sampled_from(Share), 1)),
    notes,
)
forms = st.builds(translations.Form, tuples_of(names, 1), maybe(quoted))
translation_lines = st.one_of(
    st.builds(
        translations.Translated, st.sampled_from(TranslatedKind), names, quoted, tuples_of(forms, 0, 6)
    ),
    st.builds(translations.TranslatedMap, quoted),
    st.builds(translations.TranslatedSet, quoted),
    st.builds(translations.TranslatedChoice, names, names, quoted),
    st.builds(translations.TranslatedTitle, names, quoted),
    st.builds(translations.TranslatedParagraph, names, names, quoted),
    citations,
)

# ------------------------------------------------------------------ scenarios

persons = st.sampled_from(["Ann", "Bob", "Zoë", "Иван"]).map(scenarios.Person)
combos = tuples_of(names, 1, 2)
items = st.one_of(
    st.builds(scenarios.Item, numbers, st.just(())),
    st.builds(scenarios.Item, maybe(numbers), combos),
    st.builds(scenarios.Item, st.none(), persons),
    st.builds(scenarios.Item, numbers, st.sampled_from(Common)),
)
holdings = st.builds(scenarios.Holding, items, st.booleans(), maybe(persons))
offers = tuples_of(st.builds(scenarios.Offer, combos, numbers), 1)
phrases = st.builds(scenarios.Phrase, st.sampled_from(Preposition), tuples_of(items, 1, 2))
parts = st.builds(scenarios.Part, items, tuples_of(phrases, 0, 2))
actions = st.builds(scenarios.Action, persons | names, st.sampled_from(Verb), tuples_of(parts, 0, 2))
rolls = st.builds(scenarios.Rolls, tuples_of(numbers, 1)) | st.builds(scenarios.Draws, tuples_of(names, 1))
entries = tuples_of(st.builds(scenarios.Entry, names, st.integers(-9, 9)))
reasons = tuples_of(names)
states = st.one_of(
    st.builds(scenarios.HasThings, persons, tuples_of(holdings, 1)),
    st.builds(scenarios.RegionHas, names, tuples_of(holdings)),
    st.builds(scenarios.Column, offers),
    st.builds(scenarios.Stack, offers),
    st.builds(scenarios.Turn, numbers, maybe(persons)),
    st.builds(scenarios.InForce, names, maybe(names)),
)
givens = (
    states
    | st.builds(scenarios.Plays, persons, combos, tuples_of(holdings))
    | st.builds(scenarios.Declined, persons, combos, tuples_of(holdings))
    | st.builds(scenarios.UsedBefore, persons, tuples_of(names, 1))
)
outcomes = st.one_of(
    states,
    st.builds(scenarios.ValueIs, st.sampled_from([Value.COST, Value.COINS, Value.PRICE]), numbers, entries),
    st.builds(scenarios.Refused, reasons),
    each_of(scenarios.Accepted),
    st.builds(scenarios.Happens, actions, entries),
    st.builds(scenarios.May, actions),
    st.builds(scenarios.Cannot, actions, reasons),
    st.builds(scenarios.HoldsRegions, persons, tuples_of(names, 1)),
    st.builds(
        scenarios.Sees,
        persons | names,
        tuples_of(names | st.builds(scenarios.CoinsOf, persons), 1),
        st.booleans(),
    ),
    st.builds(scenarios.Wins, tuples_of(persons, 1)),
)
scenario_lines = st.one_of(
    st.builds(scenarios.OnMap, names),
    st.builds(scenarios.InGame, names),
    st.builds(scenarios.Board, maybe(names), tuples_of(map_rows)),
    st.builds(scenarios.Assume, names, names),
    st.builds(scenarios.GivenBlock, tuples_of(givens)),
    st.builds(scenarios.WhenBlock, tuples_of(actions | rolls)),
    st.builds(scenarios.ThenBlock, tuples_of(outcomes)),
    st.builds(scenarios.RollBlock, tuples_of(numbers), tuples_of(outcomes)),
    rolls,
    notes,
)

declarations = st.one_of(
    st.builds(tree.SetDeclaration, names, quoted, settings_lines),
    st.builds(tree.PackDeclaration, names, quoted, settings_lines),
    st.builds(tree.TerrainDeclaration, names, quoted, some_traits, few_notes),
    st.builds(tree.SymbolDeclaration, names, quoted, some_traits, few_notes),
    st.builds(tree.NeutralDeclaration, names, quoted, numbers, some_traits, few_notes),
    st.builds(tree.TermDeclaration, names, maybe(quoted), some_regions, few_notes),
    st.builds(tree.OptionDeclaration, names, quoted, tuples_of(choices, 2, 4), few_notes),
    st.builds(games.AlikeDeclaration, tuples_of(references, 2, 9), few_notes),
    st.builds(
        games.GuestsDeclaration,
        references,
        references,
        numbers,
        maybe(numbers),
        maybe(st.just(True)),
        few_notes,
    ),
    st.builds(
        tree.Component,
        component_kinds,
        names,
        quoted,
        maybe(references),
        some_traits,
        tuples_of(component_lines),
    ),
    st.builds(tree.Every, component_kinds, tuples_of(every_lines)),
    st.builds(
        tree.Variant, names, names, names, tuples_of(every_lines | st.builds(tree.DropNumber, numbers))
    ),
    st.builds(maps.MapDeclaration, names, quoted, tuples_of(map_facts), tuples_of(map_rows | notes)),
    st.builds(games.Game, names, quoted, maybe(names), tuples_of(game_lines)),
    st.builds(scenarios.Scenario, quoted, tuples_of(scenario_lines, 0, 5)),
    st.builds(
        tree.ChapterDeclaration,
        names,
        maybe(quoted),
        tuples_of(st.builds(tree.Paragraph, names, quoted) | citations),
    ),
    st.builds(translations.Translation, names, names, tuples_of(translation_lines, 0, 5)),
)
