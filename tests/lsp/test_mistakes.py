"""A mistake of ours does not end an editor's session: it is told in a sentence, and kept as a host says."""

from typing import Any

import pytest

from tests.tools import imported

# What the language server needs is only there in the slow tier.
pytestmark = pytest.mark.slow


@pytest.fixture
def servers() -> Any:
    """Return the class of servers."""
    return imported("swdsl.lsp.server", "pygls").Server


@pytest.fixture
def said(servers: Any, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return what the editor shows of a server, as it comes."""
    shown: list[str] = []
    monkeypatch.setattr(servers, "_say", lambda _, message, *__: shown.append(message))
    return shown


def fails(*_: Any) -> None:
    """Do what nobody expected."""
    raise KeyError("totem")


def test_a_mistake_is_told_and_the_session_goes_on(servers: Any, said: list[str]) -> None:
    met: list[Exception] = []

    def confess(error: Exception) -> str:
        met.append(error)
        return "Kept."

    server = servers(confess)
    assert server._going_on(fails, 1) is None
    assert server._going_on(lambda given: given, 2) == 2
    assert said == ["Kept."]
    assert isinstance(met[0], KeyError)


def test_everything_that_an_editor_asks_is_guarded(
    servers: Any, said: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(servers, "session", property(fails))
    server = servers()
    asked = server.pygls.protocol.fm.features
    for name in ("completion", "didClose", "codeLens"):
        asked[f"textDocument/{name}"](None)
    server._going_on(server._publish)
    assert said == ["This is a mistake of swdsl, not yours: KeyError: 'totem'"] * 4
