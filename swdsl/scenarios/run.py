"""Running scenarios: each is set up, acted out and compared, once for every way the die may fall."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from swdsl.diagnostics import Diagnostic, Label
from swdsl.diagnostics.codes_content import IMPOSSIBLE_SCENARIO, SCENARIO_FAILED
from swdsl.diagnostics.codes_scenarios import SCENARIO_ACTION
from swdsl.limits import MOST_FALLS, MOST_SENTENCES_AGAIN
from swdsl.model.scenarios import Action, Happens, May, OnRoll, Refused, Rolls, Scenario, Scene, Spot
from swdsl.runtime import State
from swdsl.runtime.invariants import check
from swdsl.scenarios.chance import Fate, MissingRollError
from swdsl.scenarios.coverage import note
from swdsl.scenarios.facts import Before, Items, coins_behind, mismatch
from swdsl.scenarios.itemised import itemised
from swdsl.scenarios.play import MADE_ALONE, NOT_OFFERED, Player
from swdsl.scenarios.position import ImpossibleError, set_up
from swdsl.scenarios.table import Rulebook, Table, frame_set, lay, unknown_options
from swdsl.scenarios.words import label, picture
from swdsl.source import Span
from swdsl.words_of_examples import Verb

COMPARED = (Verb.GAIN, Verb.PAY, Verb.LOSE, Verb.SCORE)
"""Verbs that state a fact; the others are things somebody does."""


Fallen = dict[int, set[int]]
"""What the die showed last in each scene, whichever way a scenario was played."""


_WHY_NOT_OFFERED: Final = {
    NOT_OFFERED: "Nobody is asked for this then. `swdsl play` shows what is asked when.",
    MADE_ALONE: "There was only one choice, so it was made without asking: leave the sentence out.",
}


class Status(StrEnum):
    """What became of a scenario."""

    PASSED = "passed"
    FAILED = "failed"


@dataclass(frozen=True, slots=True)
class Result:
    """A scenario with what became of it; failures are findings like any others."""

    scenario: Scenario
    findings: tuple[Diagnostic, ...]

    @property
    def status(self) -> Status:
        """Whether everything came as the scenario says."""
        return Status.FAILED if self.findings else Status.PASSED

    def as_data(self) -> dict[str, object]:
        """Return which scenario it is, where it stands and what became of it, for programs."""
        return {
            "id": self.scenario.id,
            "title": self.scenario.title,
            "file": self.scenario.span.path,
            "line": self.scenario.span.line,
            "status": self.status.value,
        }


def run(scenario: Scenario, rulebook: Rulebook) -> Result:
    """Act a scenario out and compare every fact."""
    findings = list(_misused(scenario))
    for name in unknown_options(scenario, rulebook.library):
        message = f"There is no option `{name}`."
        findings.append(Diagnostic.at(IMPOSSIBLE_SCENARIO, scenario.span, message))
    if not frame_set(scenario, rulebook):
        message = f"The set `{scenario.board.uses}` of the board says nothing about turns, costs and coins."
        hint = "Let it use a box: `uses base`; or stand on a board of one: `board base`."
        findings.append(Diagnostic.at(IMPOSSIBLE_SCENARIO, scenario.span, message, hint=hint))
    if not findings:
        table = lay(scenario, rulebook)
        findings = list(_wrong_faces(table))
    if not findings:
        try:
            fallen: Fallen = {}
            findings = list(dict.fromkeys(_all_rolls(table, rulebook, fallen)))
            findings = findings or list(_never_rolled(table, fallen))
        except ImpossibleError as error:
            findings = [error.finding]
    return Result(scenario, tuple(findings))


def _misused(scenario: Scenario) -> Iterator[Diagnostic]:
    """Find facts among the actions and actions among the facts."""
    for scene in scenario.scenes:
        actions = [event for event in scene.events if isinstance(event, Action)]
        actions += [fact.action for fact in scene.every_outcome() if isinstance(fact, May)]
        for action in actions:
            if action.verb in COMPARED and action.verb is not Verb.SCORE:
                message = f"`{action.verb}` is something that comes of an action."
                yield Diagnostic.at(SCENARIO_ACTION, action.span, message, hint="Write it below `then`.")
            elif action.verb in (Verb.ATTACK, Verb.CONQUER) and not _names_a_region(action):
                message = "This attack does not say which region it is on."
                yield Diagnostic.at(SCENARIO_ACTION, action.span, message)
        for fact in scene.every_outcome():
            if isinstance(fact, Happens) and fact.action.verb not in COMPARED:
                message = f"`{fact.action.verb}` is something somebody does."
                yield Diagnostic.at(SCENARIO_ACTION, fact.span, message, hint="Write it below `when`.")


def _wrong_faces(table: Table) -> Iterator[Diagnostic]:
    faces = table.game.frame.faces
    scenes = table.scenario.scenes
    written = [
        (event.numbers, event.span) for scene in scenes for event in scene.events if isinstance(event, Rolls)
    ]
    written += [(each.faces, each.span) for scene in scenes for each in scene.rolled]
    for numbers, span in written:
        if not set(numbers) <= set(faces):
            message = f"The die shows {', '.join(map(str, sorted(set(faces))))}, nothing else."
            yield Diagnostic.at(SCENARIO_ACTION, span, message)


def _names_a_region(action: Action) -> bool:
    return any(isinstance(thing, Spot) for part in action.parts for thing in part.item.things)


def _all_rolls(table: Table, rulebook: Rulebook, fallen: Fallen) -> list[Diagnostic]:
    """Run once, or once for each way the die may fall where the scenario leaves it open."""
    faces = sorted(set(table.game.frame.faces), reverse=True)
    findings: list[Diagnostic] = []
    open_ways: list[tuple[int, ...]] = [()]
    for _ in range(MOST_FALLS):
        preset = open_ways.pop()
        try:
            findings += _run_once(table, preset, rulebook.seen, fallen)
        except MissingRollError:
            open_ways += [(*preset, face) for face in faces]
        if not open_ways:
            return findings
        if not rulebook.again.allows(table.scenario):
            most = f"{MOST_SENTENCES_AGAIN:,} lines"
            return [
                _too_open(
                    table, f"So far {most} were acted out again for other falls of the die: no more are."
                )
            ]
    return [_too_open(table, f"The die can fall here in more than {MOST_FALLS} ways.")]


def _too_open(table: Table, message: str) -> Diagnostic:
    hint = "Say what it shows: `roll 2` below `when`; or make several scenarios of it."
    return Diagnostic.at(IMPOSSIBLE_SCENARIO, table.scenario.span, message, hint=hint)


def _never_rolled(table: Table, fallen: Fallen) -> Iterator[Diagnostic]:
    """Find facts for rolls that never come: they would hold whatever they say."""
    for number, scene in enumerate(table.scenario.scenes):
        came = fallen.get(number, set())
        for each in scene.rolled:
            missing = [face for face in each.faces if face not in came]
            if missing:
                message = f"The die never shows {' or '.join(map(str, missing))} here."
                yield Diagnostic.at(SCENARIO_ACTION, each.span, message)
            elif len(came) < 2 and not each.faces:
                hint = "Leave `roll` out where the die falls: then every face is tried."
                message = "The die is not left open here." if came else "Nothing is rolled here."
                yield Diagnostic.at(SCENARIO_ACTION, each.span, message, hint=hint)


def _run_once(
    table: Table, preset: tuple[int, ...], seen: set[str] | None, fallen: Fallen
) -> list[Diagnostic]:
    player = Player(table, set_up(table), Fate(preset), watching=seen is not None)
    findings: list[Diagnostic] = []
    before = Before(player.twin(), len(player.state.journal or ()))
    for number, scene in enumerate(table.scenario.scenes):
        if scene.events:
            before = Before(player.twin(), len(player.state.journal or ()))
        refused = player.perform(scene.events) if scene.events else None
        findings += _compare(scene, player, before, refused)
        if player.fate.fell is not None:
            fallen.setdefault(number, set()).add(player.fate.fell)
        if not findings:
            findings += _broken(scene, player)
        if seen is not None:
            note(player, seen)
        if findings:
            break
    left = [f"the {each}" for each in player.fate.rolls] + [f"`{each.id}`" for each in player.fate.draws]
    if not findings and left:
        what = "The die is never rolled for" if player.fate.rolls else "Nothing is drawn for"
        message = f"{what} {left[0]} that is written."
        findings.append(Diagnostic.at(SCENARIO_ACTION, table.scenario.span, message))
    return findings


def _compare(scene: Scene, player: Player, before: Before, refused: Action | None) -> Iterator[Diagnostic]:
    last = next((event for event in reversed(scene.events) if isinstance(event, Action)), None)
    facts = [
        *scene.outcomes,
        *(fact for each in scene.rolled if _applies(each, player) for fact in each.outcomes),
    ]
    expected = any(isinstance(fact, Refused) for fact in facts)
    if refused is not None and not (expected and refused is last):
        words = ", ".join(map(label, player.refusal.words if player.refusal else ()))
        yield _failure(player, before, [(refused.span, f"refused: {words}")], refused)
        return
    came = [(fact, mismatch(fact, player, before)) for fact in facts]
    wrong = [(fact.span, told) for fact, told in came if told is not None]
    coins = [coins_behind(fact, player, before) for fact, told in came if told is not None]
    if wrong:
        yield _failure(player, before, wrong, last, next(filter(None, coins), ()))


def _broken(scene: Scene, player: Player) -> Iterator[Diagnostic]:
    """Report a position that no game may come to: whatever the facts say, the engine is wrong."""
    last = next((event.span for event in reversed(scene.events)), player.table.scenario.span)
    for complaint in check(player.state)[:1]:
        lines = [
            "This comes to a position that cannot be:",
            complaint,
            *_indented(picture(player.state, player.table)),
        ]
        yield Diagnostic.at(SCENARIO_FAILED, last, "\n".join(lines), label="after this")


def _applies(facts: OnRoll, player: Player) -> bool:
    return player.fate.fell is not None and (not facts.faces or player.fate.fell in facts.faces)


def _failure(
    player: Player,
    before: Before,
    wrong: Sequence[tuple[Span, str]],
    action: Action | None,
    coins: Items = (),
) -> Diagnostic:
    """Return the failing facts with the board before, the clauses behind the number, and the board after."""
    table = player.table
    lines = [f"{table.scenario.title}"]
    if player.fate.used:
        lines[0] += f" (the die shows {', '.join(map(str, player.fate.preset[: player.fate.used]))})"
    lines += ["", "The board before:", *_indented(picture(before.state, table))]
    if player.bill is not None:
        items = [(item.clause, item.amount) for item in player.bill.items]
        lines += [f"The attack costs {player.bill.total}:", *itemised(items, table.library)]
    if coins:
        lines += ["The coins come from:", *itemised(coins, table.library)]
    # What nobody asked for was waited for until the turn was over: that board would tell nothing.
    told = player.moment if player.refusal not in _WHY_NOT_OFFERED else None
    if player.refusal is not None and told is not None and _went_on(before.state, told):
        lines += ["The board when it was refused:", *_indented(picture(told, table))]
    if player.refusal is None and action is not None:
        lines += ["The board after:", *_indented(picture(player.state, table))]
    labels = [Label(span, f"came: {came}") for span, came in wrong]
    if action is not None and action.span not in [span for span, _ in wrong]:
        labels.append(Label(action.span, "after this"))
    hint = None if player.refusal is None else _WHY_NOT_OFFERED.get(player.refusal)
    return Diagnostic(SCENARIO_FAILED, "\n".join(lines), tuple(labels), hint)


def _went_on(before: State, moment: State) -> bool:
    """Whether something happened on the way to a refusal that a reader would not guess."""
    return any(getattr(before, each) != getattr(moment, each) for each in ("tok", "own", "turn", "player"))


def _indented(text: str) -> list[str]:
    return [f"  {line}" for line in text.split("\n")]
