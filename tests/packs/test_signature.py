"""A signature proves who made a pack, to those who know the key; checksums alone prove that it is whole."""

import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest

from swdsl.packs.entries import Entry
from swdsl.packs.signature import SignatureError, is_genuine, read_signature, same_key, sign
from tests.packs.conftest import Run
from tests.tools import imported

pytestmark = pytest.mark.slow  # the library for signatures is an extra

RULES = """pack winter "Winter"
  uses base
  version "1.0"
  authors "Ann"
  licence "CC0"

race yetis "Yetis"
  tokens 5 of 10
  when I attack a mountain: cost 1 less
"""


def private_key(**how: Any) -> bytes:
    """Return a new key as OpenSSH keeps it."""
    serialization = imported("cryptography.hazmat.primitives.serialization", "cryptography")
    ed25519 = imported("cryptography.hazmat.primitives.asymmetric.ed25519", "cryptography")
    made: bytes = ed25519.Ed25519PrivateKey.generate().private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.OpenSSH, serialization.NoEncryption()
    )
    return made


@pytest.fixture
def pack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, run: Run) -> Path:
    """A folder beside that of a pack, which was signed, with the key it was signed with."""
    (tmp_path / "winter/rules").mkdir(parents=True)
    (tmp_path / "winter/rules/set.sw").write_text(RULES)
    (tmp_path / "ann").write_bytes(private_key())
    monkeypatch.chdir(tmp_path / "winter")
    said = run("pack", "--out", "../signed.zip", "--sign", "../ann")
    assert said.exit_code == 0, said.output
    run("pack", "--out", "../plain.zip")
    with zipfile.ZipFile(tmp_path / "signed.zip") as archive:
        (tmp_path / "ann.pub").write_bytes(archive.read("pack.sig").splitlines()[0] + b" ann@home\n")
    (tmp_path / "there").mkdir()
    monkeypatch.chdir(tmp_path / "there")
    return tmp_path


def test_a_signed_pack_says_by_whom(pack: Path, run: Run) -> None:
    said = run("use", "../signed.zip", "--by", "../ann.pub")
    assert said.exit_code == 0, said.output
    assert "unchanged since it was signed with the key ssh-ed25519 " in said.stdout


def test_a_pack_without_signature_says_what_its_checksums_prove(pack: Path, run: Run) -> None:
    said = run("use", "../plain.zip")
    assert said.exit_code == 0
    assert "who made it is not proven" in said.stdout


@pytest.mark.parametrize("by", ["ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJ", "../ann"])
def test_another_key_than_the_one_asked_for_is_refused(pack: Path, run: Run, by: str) -> None:
    for file in ("../signed.zip", "../plain.zip"):
        said = run("use", file, "--by", by)
        assert said.exit_code == 1
        assert "pack-signature" in said.stderr
        assert not Path("packs").exists()


def test_whatever_is_changed_makes_the_signature_false(pack: Path, run: Run) -> None:
    with zipfile.ZipFile("../signed.zip") as archive:
        entries = {name: archive.read(name) for name in archive.namelist()}
    entries["pack.json"] = entries["pack.json"].replace(b'"CC0"', b'"MIT"')
    with zipfile.ZipFile("../forged.zip", "w") as archive:
        for name, data in entries.items():
            archive.writestr(name, data)
    said = run("use", "../forged.zip")
    assert said.exit_code == 1
    assert "Its signature is false" in said.stderr


@pytest.mark.parametrize(
    "data", [b"", b"x", b"\xff" * 50, b"ssh-ed25519 AAAA\nzz\n", b"ssh-rsa AAAA\n00\n", b"a" * 5000]
)
def test_a_signature_that_is_none_is_refused(data: bytes) -> None:
    with pytest.raises(SignatureError):
        read_signature([Entry("pack.sig", data)])


@pytest.mark.parametrize("key", [b"", b"no key", b"-----BEGIN OPENSSH PRIVATE KEY-----\nAAAA\n"])
def test_what_is_no_key_cannot_sign(key: bytes) -> None:
    imported("cryptography", "cryptography")
    with pytest.raises(SignatureError):
        sign(b"{}", key)


def test_a_signature_fits_one_list_only() -> None:
    made = read_signature([sign(b"one", private_key())])
    assert made is not None
    assert is_genuine(made, b"one")
    assert not is_genuine(made, b"two")
    assert same_key(made.key, f"{made.key} somebody@somewhere")
    assert not same_key("", "")


def test_without_the_library_a_signed_pack_is_still_whole(pack: Path) -> None:
    program = "import sys; sys.modules['cryptography'] = None; from swdsl.cli import main; main()"
    said = subprocess.run(
        [sys.executable, "-c", program, "use", "../signed.zip"], capture_output=True, text=True, check=False
    )
    assert said.returncode == 0, said.stderr
    assert "its signature was not checked" in said.stdout
