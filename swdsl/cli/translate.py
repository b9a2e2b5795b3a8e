"""`swdsl translate`: a pack in another language, with just the forms that its sentences need."""

import sys
from pathlib import PurePosixPath

import click

from swdsl.artifact import Artifact
from swdsl.cli.lookup import nothing_called
from swdsl.cli.output import counted, exit_code, report, say
from swdsl.cli.project import Compiled, load_and_compile
from swdsl.languages import LANGUAGE_CODES
from swdsl.model.content import RuleSet
from swdsl.packs.translation import translates, written
from swdsl.packs.wanted import Rehearsal, rehearse, scopes_of
from swdsl.workspace import PACKS, save_file

_LANGUAGES = [code for code in LANGUAGE_CODES if code != "en"]


@click.command("translate")
@click.argument("pack")
@click.option("--lang", type=click.Choice(_LANGUAGES), required=True, help="The language to translate into.")
def command(pack: str, lang: str) -> None:
    """Translate PACK, the id of a pack here or `.` for the only one.

    Every name and text gets its line in a file `ru.sw` beside the rules, with the forms that sentences ask
    for: gender, plural, cases. What is translated already is kept. Then each sentence is shown as it will
    read, with names that are still missing in brackets. Run it as often as you like.
    """
    compiled = load_and_compile()
    rules = _the_pack(compiled, pack)
    findings = compiled.diagnostics
    if exit_code(findings):
        report(findings, compiled.sources_by_path())
        sys.exit(1)
    rehearsals = [rehearse(compiled.library, lang, scope) for scope in scopes_of(compiled.library, rules)]
    _show(rehearsals)
    for path, text in _files(compiled, rules, lang, rehearsals).items():
        problems = save_file(compiled.project.root, Artifact(path, text))
        report(problems, {})
        if problems:
            sys.exit(1)
        say(f"{path} written")
    say(_summary(rehearsals, lang))


def _the_pack(compiled: Compiled, wanted: str) -> RuleSet:
    """Return the author's own set of this id, or the only one there is."""
    own = {source.path for source in compiled.project.own if not source.path.startswith(f"{PACKS}/")}
    found = [each for each in compiled.library.sets if each.span.path in own]
    if wanted == "." and len(found) == 1:
        return found[0]
    named = [each for each in found if each.id == wanted]
    if not named:
        nothing_called(wanted, (each.id for each in found), instead="Name a pack of this folder.")
    return named[0]


def _files(compiled: Compiled, rules: RuleSet, language: str, rehearsals: list[Rehearsal]) -> dict[str, str]:
    """Return the files that change: those that translate already, or one beside the rules."""
    before = {source.path: source.text for source in compiled.project.own}
    after = dict(before)
    beside = (PurePosixPath(rules.span.path).parent / f"{language}.sw").as_posix()
    for each in rehearsals:
        path = next((path for path, text in before.items() if translates(text, language, each.scope)), beside)
        after[path] = written(after.get(path, ""), each, language, rules.id)
    return {path: text for path, text in after.items() if text != before.get(path, "")}


def _show(rehearsals: list[Rehearsal]) -> None:
    for part in (part for each in rehearsals for part in each.parts):
        say(part.title)
        for sentence in part.sentences:
            say(f"  {sentence.text}")
        say("")


def _summary(rehearsals: list[Rehearsal], language: str) -> str:
    names = [name for each in rehearsals for name in each.names]
    missing = sum(name.row is None for name in names)
    incomplete = sum(name.row is not None and not name.is_done for name in names)
    if not missing and not incomplete:
        return f"{counted(len(names), 'name')} in `{language}`, nothing is missing."
    lacking = f"{counted(incomplete, 'name')} {'lacks' if incomplete == 1 else 'lack'} forms"
    parts = [f"{counted(missing, 'name')} missing"] if missing else []
    return f"{', '.join([*parts, *([lacking] if incomplete else [])])}, of {len(names)} in `{language}`."
