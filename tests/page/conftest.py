"""The page on both hosts: this machine, and a folder below some path of any web host."""

import functools
import http.server
import re
import signal
import socketserver
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from swdsl.page.assets import NotBuilt, local_page
from tests.tools import lacking

ROOT = Path(__file__).parents[2]
RACE = """race frost_giants "Frost Giants"
  tokens 5 of 10

  when I attack a mountain: cost 1 less
  at scoring: gain 1 coin for each mountain I hold
"""
_DEEP = "some/where"


@pytest.fixture(scope="session")
def built() -> None:
    """Say what is missing where nobody has built the page."""
    try:
        local_page()
    except NotBuilt:
        lacking("the page of the studio: `make studio`")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "frost.sw").write_text(RACE)
    return tmp_path


@pytest.fixture
def local(built: None, folder: Path) -> Iterator[str]:
    """Serve the page as `swdsl studio` does, and return its address."""
    words = [sys.executable, "-m", "swdsl", "studio", "--no-open"]
    served = subprocess.Popen(words, cwd=folder, stdout=subprocess.PIPE, text=True)
    assert served.stdout is not None
    try:
        found = re.search(r"http://\S+", served.stdout.readline())
        assert found is not None
        yield found[0]
    finally:
        served.send_signal(signal.SIGINT)
        served.wait(20)
        served.stdout.close()


class _Quiet(http.server.SimpleHTTPRequestHandler):
    extensions_map = {  # noqa: RUF012 - the library's own name
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
    }

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture(scope="session")
def static_folder(built: None, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Write the page as `swdsl studio --static` does."""
    top = tmp_path_factory.mktemp("host")
    made = subprocess.run(
        [sys.executable, "-m", "swdsl", "studio", "--static", str(top / _DEEP)],
        check=False,
        cwd=top,
        capture_output=True,
        text=True,
    )
    assert made.returncode == 0, made.stderr
    return top


@pytest.fixture
def static(static_folder: Path) -> Iterator[str]:
    """Put the folder on a web host that knows nothing, and return its address."""
    handler = functools.partial(_Quiet, directory=str(static_folder))
    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), handler) as host:
        host.daemon_threads = True
        threading.Thread(target=host.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{host.server_address[1]}/{_DEEP}/"
        host.shutdown()
