"""The `swdsl` command, also as `python -m swdsl`."""

import signal
import sys


def main() -> None:
    """Run the command line; Ctrl-C ends it without a traceback, also while its modules are being read."""
    interrupts = signal.getsignal(signal.SIGINT)
    if interrupts is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    from swdsl.cli import main as run

    try:
        if interrupts is signal.default_int_handler:
            signal.signal(signal.SIGINT, interrupts)
        run()
    except KeyboardInterrupt:
        sys.exit(1)


if __name__ == "__main__":
    main()
