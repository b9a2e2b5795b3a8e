"""Vim and Emacs as they are: what is written for them colours a file, and Emacs speaks to the server."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from swdsl.editors import kit_for

ROOT = Path(__file__).parents[2]
RULES = """# rules
race frost_giants "Frost Giants"
  tokens 5 of 10

  at scoring: gain 1 coin for each mountan I hold
"""
VIM = """
edit a.sw
let told = [&filetype]
for place in [[1, 1], [2, 1], [2, 20], [3, 3], [3, 10]]
  call add(told, synIDattr(synID(place[0], place[1], 1), "name"))
endfor
call writefile(told, "told")
qall!
"""
EMACS = """
(load (expand-file-name "kit/swdsl-mode.el"))
(find-file "a.sw")
(font-lock-ensure)
(princ (format "%s\\n" major-mode))
(dolist (word (quote ("rules" "race" "Frost" "tokens" "5")))
  (goto-char (point-min))
  (let ((case-fold-search nil)) (search-forward word))
  (princ (format "%s\\n" (get-text-property (1- (point)) (quote face)))))
(when (require (quote eglot) nil t)
  (setq eglot-sync-connect 60)
  (apply (function eglot) (eglot--guess-contact))
  (let ((left 600))
    (while (and (> left 0) (not (flymake-diagnostics)))
      (accept-process-output nil 0.1)
      (setq left (1- left))))
  (princ (flymake-diagnostic-text (car (flymake-diagnostics)))))
"""


def kit(name: str, folder: Path) -> None:
    """Write the files of an editor, and a file to open."""
    (folder / "a.sw").write_text(RULES)
    for file in kit_for(name).artifacts:
        place = folder / "kit" / file.path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(file.text)


@pytest.mark.skipif(shutil.which("vim") is None, reason="needs Vim")
def test_vim_colours_a_file(tmp_path: Path) -> None:
    kit("vim", tmp_path)
    (tmp_path / "script.vim").write_text(VIM)
    words = ["vim", "-es", "-N", "-u", "NONE", "-c", "set runtimepath^=kit", "-c", "filetype plugin on"]
    subprocess.run([*words, "-c", "syntax on", "-S", "script.vim"], cwd=tmp_path, check=False, timeout=60)
    told = (tmp_path / "told").read_text().split("\n")[:-1]
    assert told == ["swdsl", "swdslComment", "swdslDeclaration", "swdslString", "swdslWord", "swdslNumber"]


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("emacs") is None, reason="needs Emacs")
def test_emacs_colours_a_file_and_is_told_what_is_wrong(tmp_path: Path) -> None:
    """Without eglot, which Emacs has brought along since version 29, there are colours only."""
    kit("emacs", tmp_path)
    (tmp_path / "script.el").write_text(EMACS)
    words = [
        "emacs",
        "--batch",
        "--eval",
        "(progn (require 'package) (package-initialize))",
        "-l",
        "script.el",
    ]
    path = os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"]))
    environment = {**os.environ, "PATH": path, "HOME": str(tmp_path)}
    done = subprocess.run(
        words, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False, timeout=180
    )
    mode, *faces = done.stdout.split("\n")[:6]
    assert mode == "swdsl-mode", done.stderr
    assert faces == [
        f"font-lock-{each}-face" for each in ("comment", "type", "string", "keyword", "constant")
    ]
    if "Connected" in done.stderr:
        assert "Did you mean `mountain`?" in done.stdout, done.stderr
