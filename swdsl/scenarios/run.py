"""Running scenarios: each is set up, acted out and compared, once for every way the die may fall."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from swdsl.diagnostics import Diagnostic, Label
from swdsl.diagnostics.codes_content import IMPOSSIBLE_SCENARIO, SCENARIO_FAILED
from swdsl.diagnostics.codes_scenarios import SCENARIO_ACTION
from swdsl.model.scenarios import Action, Happens, May, Refused, Rolls, Scenario, Scene, Spot, Verb
from swdsl.scenarios.coverage import note
from swdsl.scenarios.facts import Before, mismatch
from swdsl.scenarios.play import MissingRollError, Player
from swdsl.scenarios.position import ImpossibleError, set_up
from swdsl.scenarios.table import Rulebook, Table, frame_set, lay, unknown_options
from swdsl.scenarios.words import bill, label, picture
from swdsl.source import Span

COMPARED = (Verb.GAIN, Verb.PAY, Verb.LOSE, Verb.SCORE)
"""Verbs that state a fact; the others are things somebody does."""


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
            findings = list(dict.fromkeys(_all_rolls(table, (), rulebook.seen)))
        except ImpossibleError as error:
            findings = [error.finding]
    return Result(scenario, tuple(findings))


def _misused(scenario: Scenario) -> Iterator[Diagnostic]:
    """Find facts among the actions and actions among the facts."""
    for scene in scenario.scenes:
        actions = [event for event in scene.events if isinstance(event, Action)]
        actions += [fact.action for fact in scene.outcomes if isinstance(fact, May)]
        for action in actions:
            if action.verb in COMPARED and action.verb is not Verb.SCORE:
                message = f"`{action.verb}` is something that comes of an action."
                yield Diagnostic.at(SCENARIO_ACTION, action.span, message, hint="Write it below `then`.")
            elif action.verb in (Verb.ATTACK, Verb.CONQUER) and not _names_a_region(action):
                message = "This attack does not say which region it is on."
                yield Diagnostic.at(SCENARIO_ACTION, action.span, message)
        for fact in scene.outcomes:
            if isinstance(fact, Happens) and fact.action.verb not in COMPARED:
                message = f"`{fact.action.verb}` is something somebody does."
                yield Diagnostic.at(SCENARIO_ACTION, fact.span, message, hint="Write it below `when`.")


def _wrong_faces(table: Table) -> Iterator[Diagnostic]:
    faces = table.game.frame.faces
    for event in (event for scene in table.scenario.scenes for event in scene.events):
        if isinstance(event, Rolls) and not set(event.numbers) <= set(faces):
            message = f"The die shows {', '.join(map(str, sorted(set(faces))))}, nothing else."
            yield Diagnostic.at(SCENARIO_ACTION, event.span, message)


def _names_a_region(action: Action) -> bool:
    return any(isinstance(thing, Spot) for part in action.parts for thing in part.item.things)


def _all_rolls(table: Table, preset: tuple[int, ...], seen: set[str] | None) -> list[Diagnostic]:
    """Run once, or once for each face where the scenario leaves the die open."""
    try:
        return _run_once(table, preset, seen)
    except MissingRollError:
        faces = sorted(set(table.game.frame.faces))
        return [finding for face in faces for finding in _all_rolls(table, (*preset, face), seen)]


def _run_once(table: Table, preset: tuple[int, ...], seen: set[str] | None) -> list[Diagnostic]:
    player = Player(table, set_up(table), preset)
    findings: list[Diagnostic] = []
    for scene in table.scenario.scenes:
        before = Before(player.twin(), len(player.state.journal or ()))
        refused = player.perform(scene.events)
        findings += _compare(scene, player, before, refused)
        if seen is not None:
            note(player, seen)
        if findings:
            break
    if not findings and player.rolls:
        message = f"The die is never rolled for the {player.rolls[0]} that is written."
        findings.append(Diagnostic.at(SCENARIO_ACTION, table.scenario.span, message))
    return findings


def _compare(scene: Scene, player: Player, before: Before, refused: Action | None) -> Iterator[Diagnostic]:
    last = next((event for event in reversed(scene.events) if isinstance(event, Action)), None)
    expected = any(isinstance(fact, Refused) for fact in scene.outcomes)
    if refused is not None and not (expected and refused is last):
        words = ", ".join(map(label, player.refusal.words if player.refusal else ()))
        yield _failure(player, before, refused.span, f"refused: {words}", refused)
        return
    for fact in scene.outcomes:
        came = mismatch(fact, player, before)
        if came is not None:
            yield _failure(player, before, fact.span, came, last)


def _failure(player: Player, before: Before, span: Span, came: str, action: Action | None) -> Diagnostic:
    """Return a failing fact with the board before, the bill of the attack and the board after."""
    table = player.table
    lines = [f"{table.scenario.title}"]
    if player.used:
        lines[0] += f" (the die shows {', '.join(map(str, player.preset[: player.used]))})"
    lines += ["", "The board before:", *_indented(picture(before.state, table))]
    if player.bill is not None:
        items = [(label(item.clause), item.amount) for item in player.bill.items]
        lines.append(f"The attack costs {player.bill.total}: {bill(items)}")
    if player.refusal is None and action is not None:
        lines += ["The board after:", *_indented(picture(player.state, table))]
    labels = [Label(span, f"came: {came}")]
    if action is not None and action.span != span:
        labels.append(Label(action.span, "after this"))
    return Diagnostic(SCENARIO_FAILED, "\n".join(lines), tuple(labels))


def _indented(text: str) -> list[str]:
    return [f"  {line}" for line in text.split("\n")]
