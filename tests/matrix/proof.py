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
from tests.matrix.law import expected, happenings, times
from tests.matrix.reading import PATH, Batch
from tests.matrix.stories import STORIES, WORLD
from tests.matrix.trial import Outcome, outcome

BLANK: Final = Ref(Kind.POWER, "matrix", "blank")


def world(*, declined: bool) -> str:
    """Return the board, the cast and the stories, with the blank power on one of Ann's races."""
    stories = "".join(story.text(name) for name, story in STORIES.items())
    held, bare = ("OTHER", "HOLDER ") if declined else ("HOLDER", "OTHER ")
    return WORLD + stories.replace(held, "blank").replace(bare, "")


def proofs(batch: Batch) -> Iterator[tuple[Cell, str | None]]:
    """Yield each cell that is played, with what is wrong about it, if anything."""
    library = batch.compilation.library
    rulebook = replace(compile_rulebook(library), library=library, games={})
    stories = {each.title: each for each in library.scenarios if each.span.path == PATH}
    plain: dict[str, Outcome] = {}
    for number, (cell, refused) in enumerate(zip(batch.cells, batch.refused, strict=True)):
        if refused is None:
            home = Ref(Kind.POWER, "matrix", f"cell_{number}")
            yield cell, _wrong(cell, home, stories, rulebook, plain)


def _wrong(
    cell: Cell, home: Ref, stories: Mapping[str, Scenario], rulebook: Rulebook, plain: dict[str, Outcome]
) -> str | None:
    if not any(happenings(cell, story) for story in cell.stories):
        return "accepted, and never happens"
    for story in cell.stories:
        if story not in plain:
            plain[story] = outcome(stories[story], rulebook, BLANK)
        found = _compared(cell, story, outcome(stories[story], rulebook, home), plain[story])
        if found is not None:
            return found
    return None


def _compared(cell: Cell, story: str, played: Outcome, plain: Outcome) -> str | None:
    """Return what a cell did otherwise than the law says, seen beside the story without it."""
    if played.wrong or plain.wrong:
        return f"{story}: {played.wrong or plain.wrong}"
    came = {
        name: number - plain.numbers[name]
        for name, number in played.numbers.items()
        if number != plain.numbers[name]
    }
    told = expected(cell, story)
    if story.startswith("rolling") and "lose" in cell.effect.text:
        came, told = {}, {}  # who loses tokens in an attempt may fail
    seen = _visible(story, told)
    often = len(times(cell, story))
    unseen = often and not played.fired and told and not seen and not _may_be_idle(cell, story)
    told_by_numbers = Change.SWAMPS in cell.effect.changes  # on other ground other clauses are played
    counted = told_by_numbers or played.fired in (0, often)
    if _visible(story, came) == seen and counted and not unseen:
        return None
    return f"{story}: {seen} must come, {came} came; done {played.fired} times, not {often}"


def _visible(story: str, numbers: Mapping[str, int]) -> dict[str, int]:
    blind = STORIES[story].blind
    return {name: number for name, number in numbers.items() if not blind or not name.startswith(blind)}


def _may_be_idle(cell: Cell, story: str) -> bool:
    """Whether there is nowhere to place anything yet: who has just picked holds no region."""
    return story == "choosing" and ("in " in cell.effect.text or "choose a region" in cell.effect.text)
