"""The umpire beside the engine: every question and every table compared, decision by decision."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from swdsl.runtime import P_GUESTS, P_PICK, Game, State, check, describe, legal, new_state, step, tell
from tests.judge.announcer import Chance, Column
from tests.judge.asking import UnreadError
from tests.judge.questions import Question, answer, asked
from tests.judge.rules import Rules
from tests.judge.snapshot import Difference
from tests.judge.table import Table
from tests.judge.umpire import Umpire
from tests.judge.watch import Finding, Report, busy_choice

#: What is compared of two tables: everything that lies in the open.
FIELDS = (
    "holder",
    "tokens",
    "hand",
    "aside",
    "race",
    "power",
    "coins",
    "tray",
    "kit",
    "pieces",
    "marks",
    "laid",
    "marker_at",
    "carried",
    "silenced",
    "events",
    "loans",
    "terrain",
    "played",
    "idled",
)
#: How an engine breaks down; what the judge itself cannot read is told apart.
FAILURES = (ArithmeticError, AssertionError, AttributeError, LookupError, NameError, TypeError, ValueError)
#: Decisions after which a game is left: somebody takes an offer again and again that costs nothing.
MOST = 2000
#: Questions about where tokens go: every answer is legal that the engine offers, and the last one is forced.
SPREADS = ("deploy", "spread")


@dataclass(frozen=True, slots=True)
class Parting:
    """Where judge and engine part: the moves of the turn, what the judge says, what the engine has."""

    moves: tuple[tuple[State, int], ...]
    judge: Table
    state: State


def follow(
    rules: Rules, game: Game, seed: int, report: Report, eager: frozenset[str] = frozenset()
) -> Parting | None:
    """Play one busy random game with the umpire beside it, up to the first difference, which is returned.

    `eager`: components that are picked whenever they can be.
    """
    state = new_state(game, seed)
    state.journal = []
    draw = random.Random(seed).random
    while state.phase == P_GUESTS:
        step(state, busy_choice(state, legal(state), draw()))
    chance = Chance(
        lambda: column(state),
        list(state.stack),
        lambda marker: state.carried[marker] - 1,
        lambda: Table(rules, state).events,
    )
    umpire = Umpire(rules, Table(rules, state), chance)
    decision = 0
    moves: list[tuple[State, int]] = []
    try:
        course = umpire.game(game.turns)
        question = next(course)
        last = "the set-up"
        while not state.over:
            if (failure := _failure(lambda: asked(state))) is not None:
                report.findings.append(Finding(seed, decision, failure))
                return None
            question = _past_forced(course, question, asked(state))
            found = list(_compare(umpire, state, question))
            if found:
                journal = "; ".join(
                    f"{e.clause} {e.player} {e.amount} from {e.payer}"
                    for e in state.journal
                    if "region_coin" not in e.clause
                )
                report.findings += [
                    Finding(
                        seed,
                        decision,
                        Difference(f"after {last}: {each.about}", each.expected, f"{each.got} [{journal}]"),
                    )
                    for each in found
                ]
                return Parting(tuple(moves), umpire.table, state)
            report.decisions += 1
            decision += 1
            if decision >= MOST:
                report.unread["somebody who goes on and on"] += 1
                return None
            action = _eager_choice(state, eager) or busy_choice(state, legal(state), draw())
            given, last = answer(state, action), describe(state, action)
            if moves and (moves[0][0].turn, moves[0][0].player) != (state.turn, state.player):
                moves = []
            moves.append((state.copy(), action))
            state.journal.clear()
            if (failure := _failure(lambda: step(state, action))) is not None:  # noqa: B023 - called at once
                report.findings.append(Finding(seed, decision, failure))
                return None
            question = course.send(given)
        question = _past_forced(course, question, None)
        report.findings.append(
            Finding(seed, decision, Difference("the end", str(question), "the game is over"))
        )
    except UnreadError as unread:
        report.unread[str(unread)] += 1
    except NotImplementedError as unread:
        report.unread[str(unread)] += 1
    except StopIteration:
        goes_on = Difference("the end", "the game is over", "it goes on")
        found = list(_compare_tables(umpire, state)) if state.over else [goes_on]
        report.findings += [Finding(seed, decision, each) for each in found]
    return None


def _eager_choice(state: State, eager: frozenset[str]) -> int:
    """Return a pick of something that is to be tried, 0 if there is none."""
    for action in legal(state) if state.phase == P_PICK else []:
        told = tell(state, action).arguments
        if {told["race"], told["power"]} & eager:
            return action
    return 0


def _failure(does: Callable[[], object]) -> Difference | None:
    """Let the engine do something, and return how it failed if it did."""
    try:
        does()
    except FAILURES as error:
        return Difference("engine", "something can be played", f"{type(error).__name__}: {error}")
    return None


def column(state: State) -> Column:
    """Return the combos on offer."""
    return list(zip(state.column_races, state.column_powers, state.column_coins, strict=True))


def _past_forced(course: Iterator[Question], question: Question, got: Question | None) -> Question:
    """Give the answers that leave no choice, as the engine does without asking."""
    while got is None or (
        (question.kind, question.player) != (got.kind, got.player)
        or (question.kind not in SPREADS and question.answers != got.answers)
    ):
        if len(question.answers) != 1:
            return question
        (only,) = question.answers
        question = course.send(only)  # type: ignore[attr-defined]
    return question


def _compare(umpire: Umpire, state: State, question: Question) -> Iterator[Difference]:
    got = asked(state)
    if (question.kind, question.player, question.sentence) != (got.kind, got.player, got.sentence):
        yield Difference("question", str(question), str(got))
    elif question.kind not in SPREADS and question.answers != got.answers:
        more, fewer = question.answers - got.answers, got.answers - question.answers
        yield Difference(
            f"answers to {question.kind} {question.sentence}",
            f"also {sorted(map(str, more))}",
            f"also {sorted(map(str, fewer))}",
        )
    yield from (Difference("invariants", "a sound game", each) for each in check(state))
    yield from _compare_tables(umpire, state)


def _compare_tables(umpire: Umpire, state: State) -> Iterator[Difference]:
    engine = Table(umpire.rules, state)
    for number, piece in enumerate(umpire.rules.pieces):
        if piece.counts_as_defender and not umpire.sets_down(number):
            engine.kit[number] = umpire.table.kit[
                number
            ]  # back to its owner: to hand or to the supply is one
    for name in FIELDS:
        mine, theirs = getattr(umpire.table, name), getattr(engine, name)
        if [_plain(each) for each in mine] != [_plain(each) for each in theirs]:
            yield Difference(name, str(mine), str(theirs))


def _plain(value: object) -> object:
    return {key: number for key, number in value.items() if number} if isinstance(value, dict) else value
