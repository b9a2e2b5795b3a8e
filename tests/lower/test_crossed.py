"""Sentences crossed from the heads and tails of all the others: whatever resolves is played or explained."""

import random

from swdsl.diagnostics.code import Severity
from swdsl.generate import generate
from swdsl.lower import lower
from swdsl.model.ruleset import Library
from swdsl.pipeline import compile_rules
from swdsl.source import SourceFile
from tests.lower.libraries import SETS, lowered_homebrew, sources

TOKENS = {"race": "  tokens 5 of 10\n", "power": "  tokens 4\n"}
HEAD = 'set crossed "Crossed"\n  uses homebrew base underground\n'


def sentences(seed: int, number: int) -> list[str]:
    """Return components of one sentence each: the moment of one clause with the effects of another."""
    texts = [clause.text for each in lowered_homebrew().values() for clause in each.clauses]
    heads = [text.partition(": ")[0].partition(", named ")[0] for text in texts]
    tails = [text.partition(": ")[2] for text in texts]
    draw = random.Random(seed)
    blocks = []
    for each in range(number):
        kind = draw.choice(["race", "power", "place", "relic"])
        clause = f"{draw.choice(heads)}: {draw.choice(tails)}"
        blocks.append(f'{kind} crossed_{each} "Crossed {each}"\n{TOKENS.get(kind, "")}  {clause}\n')
    return blocks


def understood(blocks: list[str]) -> Library:
    """Compile, leaving out what has errors until nothing has."""
    files = sources(*SETS, "tests/homebrew/*.sw", "maps/*_2p.sw")
    while True:
        starts, text = [], HEAD
        for block in blocks:
            text += "\n"
            starts.append(text.count("\n") + 1)
            text += block
        compilation = compile_rules([*files, SourceFile("crossed/set.sw", text)])
        wrong = {each.span.line for each in compilation.diagnostics if each.severity is Severity.ERROR}
        kept = [
            block
            for block, start in zip(blocks, starts, strict=True)
            if wrong.isdisjoint(range(start, start + block.count("\n")))
        ]
        if len(kept) == len(blocks):
            # What is left are circles of effects that run through official clauses: no harm in lowering.
            return compilation.library
        blocks = kept


def test_every_crossed_sentence_is_played_or_explained() -> None:
    crossed, played = 0, 0
    for seed in (1, 2):  # two halves: a project has no more than 500 components
        library = understood(sentences(seed, number=200))
        clauses = next(each for each in lower(library) if each.id == "crossed").clauses
        crossed += len(clauses)
        played += sum(clause.missing is None for clause in clauses)
        assert any(artifact.path == "generated/crossed/races.py" for artifact in generate(library))
    assert crossed > 100
    assert played > crossed // 2
