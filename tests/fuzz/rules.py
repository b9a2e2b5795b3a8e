"""One mutant of rules through every stage: read, written anew, checked, lowered, generated, played."""

from swdsl.diagnostics import has_errors, render_report
from swdsl.generate import PACKAGE, generate
from swdsl.languages import LANGUAGE_CODES
from swdsl.pipeline import compile_rules
from swdsl.play import play_match
from swdsl.play.load import CompiledGame
from swdsl.prose import Speaker
from swdsl.runtime.bots import BOTS
from swdsl.source import SourceFile
from swdsl.syntax import format_file, parse
from tests.fuzz.seeds import boxes

#: A table on which every mutant can sit down.
TABLE = """pack winter "Winter"
  uses base underground homebrew
  combos 2

race plain_one "Plain one"
  tokens 6 of 12
race plain_two "Plain two"
  tokens 7 of 14
power mild "Mild"
  tokens 4
power meek "Meek"
  tokens 5

game wintry "Wintry"
  map base_2p
  sets winter
  players 2
  turns 4

"""


def read_and_check(text: str) -> bool:
    """Read, format and check a mutant; whether it was accepted. Whatever is wrong comes as an exception."""
    source = SourceFile("rules/winter/w.sw", text)
    keep_meaning(source)
    compilation = compile_rules([*boxes(), source])
    render_report(compilation.diagnostics, {source.path: source})
    return not has_errors(compilation.diagnostics)


def keep_meaning(source: SourceFile) -> None:
    """Write a text anew, if it can be read: it must mean the same, and be settled at once."""
    parsed = parse(source)
    if has_errors(parsed.diagnostics):
        return
    once = SourceFile(source.path, format_file(parsed.file))
    again = parse(once)
    assert again.file.declarations == parsed.file.declarations, "format changes the meaning"
    assert format_file(again.file) == once.text, "format is not settled after one run"


def play(text: str, seed: int) -> int | None:
    """Generate and play a table with a mutant on it; None if it is refused, else the decisions made."""
    source = SourceFile("rules/winter/w.sw", TABLE + text)
    compilation = compile_rules([*boxes(), source])
    if has_errors(compilation.diagnostics):
        return None
    for language in LANGUAGE_CODES:
        speaker = Speaker(compilation.library, language)
        for component in compilation.library.set("winter").components:
            list(speaker.component(component))
    prefix = f"{PACKAGE}/"
    modules = tuple((each.path.removeprefix(prefix), each.text) for each in generate(compilation.library))
    game = CompiledGame(modules, "wintry")()
    outcome = play_match(game, [BOTS["random"], BOTS["greedy"]], seed, checked=True)
    assert outcome.violation is None, outcome.violation
    assert outcome.finished
    return outcome.decisions
