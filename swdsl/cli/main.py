"""The `swdsl` command and the table of its subcommands."""

import errno
import gc
import importlib
import io
import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

import click

from swdsl import __version__


class _Subcommand(NamedTuple):
    module: str
    help: str


_SUBCOMMANDS: Final[dict[str, _Subcommand]] = {
    "check": _Subcommand("swdsl.cli.check", "Check rules and maps, and explain what is wrong."),
    "format": _Subcommand("swdsl.cli.format", "Write rules and maps in their one canonical shape."),
    "build": _Subcommand("swdsl.cli.build", "Compile the rules into engine modules."),
    "test": _Subcommand("swdsl.cli.test", "Run the scenarios: examples that prove the rules."),
    "lsp": _Subcommand("swdsl.cli.lsp", "Serve an editor: errors while typing, completion, rename."),
    "editor": _Subcommand("swdsl.cli.editor", "Set up VS Code, Neovim, Vim, Emacs or Helix."),
    "play": _Subcommand("swdsl.cli.play", "Play a game in the terminal, against bots."),
    "studio": _Subcommand("swdsl.cli.studio", "Write, see and play in the browser."),
    "simulate": _Subcommand("swdsl.cli.simulate", "Play many games between bots and count."),
    "balance": _Subcommand("swdsl.cli.balance", "Say whether a race or power is too strong, or broken."),
    "retell": _Subcommand("swdsl.cli.retell", "Tell a turn of a kept game as a scenario."),
    "explain": _Subcommand("swdsl.cli.explain", "Explain a finding by its code, with examples."),
    "list": _Subcommand("swdsl.cli.listing", "List everything the rules declare."),
    "show": _Subcommand("swdsl.cli.show", "Show one race, power, relic or place."),
    "ask": _Subcommand("swdsl.cli.ask", "Answer a question about the rules."),
    "map": _Subcommand("swdsl.cli.board", "Show a map: its table, its graph facts, its picture."),
    "mix": _Subcommand("swdsl.cli.mix", "Show who plays at a table of mixed boxes, and why others do not."),
    "reference": _Subcommand(
        "swdsl.cli.reference", "Write the rules reference as a site, in four languages."
    ),
    "dump": _Subcommand("swdsl.cli.dump", "Print what the compiler understood."),
    "pack": _Subcommand("swdsl.cli.pack", "Make one file of a pack, to send to a friend."),
    "use": _Subcommand("swdsl.cli.use", "Bring a pack that somebody sent into the project."),
    "diff": _Subcommand("swdsl.cli.diff", "Tell what changed between two states of a pack or set."),
    "translate": _Subcommand(
        "swdsl.cli.translate", "Translate a pack, with the forms that its sentences use."
    ),
    "new": _Subcommand("swdsl.cli.new", "Start a race, power, relic, place, map or pack."),
}


#: Values made before Python looks for garbage: of what a command makes most stays, and a fifth of the time
#: that reading takes would go into looking.
_UNTOUCHED: Final = 100_000


class _LazyGroup(click.Group):
    """A group that imports a subcommand only when it is asked for."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Name the commands in the order a newcomer meets them."""
        return list(_SUBCOMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import and return the command, or None when there is no such word."""
        entry = _SUBCOMMANDS.get(cmd_name)
        if entry is None:
            return None
        command: click.Command = importlib.import_module(entry.module).command
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the commands from the table, importing none of them."""
        with formatter.section("Commands"):
            formatter.write_dl([(name, entry.help) for name, entry in _SUBCOMMANDS.items()])

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Answer a misspelt command with the nearest right one."""
        name = args[0]
        if name not in _SUBCOMMANDS and not name.startswith("-"):
            from swdsl.diagnostics import did_you_mean

            guess = did_you_mean(name, _SUBCOMMANDS) or ""
            ctx.fail(f"There is no command `{name}`. {guess}".rstrip())
        return super().resolve_command(ctx, args)


def _tell_version(ctx: click.Context, _: click.Parameter, asked: bool) -> None:
    """Print the version, and which kernel plays."""
    if asked:
        from swdsl.cli.output import say
        from swdsl.workspace.native import is_compiled

        say(f"swdsl {__version__}, {'compiled' if is_compiled() else 'plain'} kernel")
        ctx.exit()


@click.group(cls=_LazyGroup, context_settings={"help_option_names": ["-h", "--help"]})
@click.option("--version", is_flag=True, is_eager=True, expose_value=False, callback=_tell_version)
@click.option("--debug", is_flag=True, help="Show everything when swdsl itself makes a mistake.")
def swdsl(debug: bool) -> None:
    """Rules as source code for the board game Small World.

    Run a command in the folder of your rules, or anywhere: the official sets are always at hand.
    """


def main() -> None:
    """Run the command line. Whatever no command expected is said to be our mistake."""
    gc.set_threshold(_UNTOUCHED)
    _open_what_is_closed()
    _speak_utf8()
    _play_compiled()
    _import_nothing_from_here()
    words = [word for word in sys.argv[1:] if word != "--debug"]
    try:
        try:
            sys.exit(swdsl(words, prog_name="swdsl", standalone_mode=False))
        finally:
            if not sys.stdout.closed:  # the language server closes it when its editor leaves
                sys.stdout.flush()
    except (click.ClickException, click.Abort) as refusal:
        sys.exit(_refuse(refusal))
    except BrokenPipeError:
        # The reader of our output went away (`swdsl list | head`): nobody is left to tell.
        _write_nothing_more()
        sys.exit(1)
    except OSError as error:
        from swdsl.cli.last_resort import confess, unwritable_output

        if _is_about_output(error):
            _write_nothing_more()
            sys.exit(unwritable_output(error))
        sys.exit(confess(error, words, debug="--debug" in sys.argv))
    except Exception as error:  # noqa: BLE001 - the last resort
        from swdsl.cli.last_resort import confess

        sys.exit(confess(error, words, debug="--debug" in sys.argv))


def _refuse(refusal: click.ClickException | click.Abort) -> int:
    """Say why a command line cannot be followed, through the one door: its words may come from anywhere."""
    from swdsl.cli.output import say

    if isinstance(refusal, click.Abort):
        say("Aborted!", err=True)
        return 1
    told = io.StringIO()
    refusal.show(told)
    say(told.getvalue(), err=True, nl=False)
    return refusal.exit_code


def _is_about_output(error: OSError) -> bool:
    """Whether standard output is full or broken, as opposed to some file."""
    return error.filename is None and error.errno in (errno.ENOSPC, errno.EIO, errno.EBADF)


def _write_nothing_more() -> None:
    with suppress(OSError, io.UnsupportedOperation):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _play_compiled() -> None:
    """Let every command that plays use the compiled kernel where there is one; without, none need know."""
    from swdsl.workspace.native import use_compiled_kernel

    use_compiled_kernel()


def _import_nothing_from_here() -> None:
    """Keep workers from importing what lies in the current folder, which may be a stranger's.

    Where a worker is a new Python and no copy of this one, it would look there for modules before any others.
    """
    os.environ["PYTHONSAFEPATH"] = "1"


def _open_what_is_closed() -> None:
    """Read and write nothing where a shell closed a stream; else the next file would get its number."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            nothing = Path(os.devnull).open(mode, encoding="utf-8")  # noqa: SIM115 - as long as we run
            setattr(sys, name, nothing)


def _speak_utf8() -> None:
    """Write UTF-8 into files and pipes, whatever old encoding a system would choose for them."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper) and not stream.isatty():
            stream.reconfigure(encoding="utf-8", errors="replace")
        elif isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # an old terminal shows a question mark instead
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")  # whoever types nonsense is asked again
