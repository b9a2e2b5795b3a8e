"""Proving cells: each is played in its stories, and must happen as often as the law says, to whom it says."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final

from swdsl.model.names import Ref
from swdsl.model.scenarios import Scenario
from swdsl.scenarios import compile_rulebook
from swdsl.scenarios.table import Rulebook
from swdsl.words import Kind
from tests.matrix.cells import Cell, Change
from tests.matrix.law import expected, often, times, who_declines
from tests.matrix.reading import PATH, Batch
from tests.matrix.stories import STORIES, WORLD
from tests.matrix.trial import Outcome, outcome

BLANK: Final = Ref(Kind.POWER, "matrix", "blank")
QUIET: Final = Ref(Kind.EVENT, "matrix", "quiet")
#: Nothing happens in these rounds; the first of them is that of the event that is looked at.
_DECK: Final = "".join(
    f'event {name} "{name.title()}"\n  when I conquer a mountain, if round is at least 90: gain 1 coin\n\n'
    for name in ("quiet", "still")
)


def world(*, declined: bool) -> str:
    """Return the board, the cast and the stories, with the blank power on one of Ann's races."""
    stories = "".join(story.text(name) for name, story in STORIES.items())
    held, bare = ("OTHER", "HOLDER ") if declined else ("HOLDER", "OTHER ")
    return WORLD + stories.replace(held, "blank").replace(bare, "")


def world_of_events() -> str:
    """Return the same with an event in force, and every race active that can be."""
    stories = "".join(story.text(name, ("event quiet, next still",)) for name, story in STORIES.items())
    return WORLD + _DECK + stories.replace("HOLDER", "blank").replace("OTHER ", "")


def proofs(batch: Batch) -> Iterator[tuple[Cell, str | None]]:
    """Yield each cell that is played, with what is wrong about it, if anything."""
    library = batch.compilation.library
    rulebook = replace(compile_rulebook(library), library=library, games={})
    stories = {each.title: each for each in library.scenarios if each.span.path == PATH}
    plain: dict[str, Outcome] = {}
    for number, (cell, refused) in enumerate(zip(batch.cells, batch.refused, strict=True)):
        if refused is None:
            blank = QUIET if cell.of_event else BLANK
            home = replace(blank, id=f"cell_{number}")
            yield cell, _wrong(cell, (blank, home), stories, rulebook, plain)


def _wrong(
    cell: Cell,
    homes: tuple[Ref, Ref],
    stories: Mapping[str, Scenario],
    rulebook: Rulebook,
    plain: dict[str, Outcome],
) -> str | None:
    blank, home = homes
    if not any(often(cell, story) for story in cell.stories):
        return "accepted, and never happens"
    for story in cell.stories:
        if story not in plain:
            plain[story] = outcome(stories[story], rulebook, blank)
        played = outcome(stories[story], rulebook, home, bound=not cell.effect.declines)
        found = _compared(cell, story, played, plain[story])
        if found is not None:
            return found
    return None


def _compared(cell: Cell, story: str, played: Outcome, plain: Outcome) -> str | None:
    """Return what a cell did otherwise than the law says, seen beside the story without it."""
    if played.wrong or plain.wrong:
        return f"{story}: {played.wrong or plain.wrong}"
    if cell.effect.declines:
        return _declined(cell, story, played, plain)
    came = {
        name: number - plain.numbers[name]
        for name, number in played.numbers.items()
        if number != plain.numbers[name]
    }
    told = expected(cell, story)
    if story.startswith("rolling") and "lose" in cell.effect.text:
        came, told = {}, {}  # who loses tokens in an attempt may fail
    seen = _visible(cell, story, told)
    number = often(cell, story)
    unseen = number and not played.fired and told and not seen and not _may_be_idle(cell, story)
    told_by_numbers = Change.SWAMPS in cell.effect.changes  # on other ground other clauses are played
    counted = told_by_numbers or played.fired in (0, number)
    if _visible(cell, story, came) == seen and counted and not unseen:
        return None
    return f"{story}: {seen} must come, {came} came; done {played.fired} times, not {number}"


def _declined(cell: Cell, story: str, played: Outcome, plain: Outcome) -> str | None:
    """Return who turned over otherwise than the law says: who first, and nobody whom it does not concern."""
    told = [who_declines(cell, each) for each in times(cell, story)]
    came = list(played.declines)
    for race in plain.declines:
        if race in came:
            came.remove(race)
    if came[:1] == told[:1] and set(came) <= set(told) and bool(played.fired) == bool(told):
        return None
    return f"{story}: {told} must decline, {came} did; done {played.fired} times"


def _visible(cell: Cell, story: str, numbers: Mapping[str, int]) -> dict[str, int]:
    blind = STORIES[story].blind
    if cell.of_event and story == "choosing":  # what Bob picks there is not his race elsewhere
        blind = (*blind, "tokens")
    if cell.of_event and story == "war":  # Bob has redeployed when Cid attacks him
        blind = (*blind, "tokens B")
    return {name: number for name, number in numbers.items() if not blind or not name.startswith(blind)}


def _may_be_idle(cell: Cell, story: str) -> bool:
    """Whether there is nowhere to place anything yet: who has just picked holds no region."""
    return story == "choosing" and ("in " in cell.effect.text or "choose a region" in cell.effect.text)
