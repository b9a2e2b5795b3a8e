"""Vim and Emacs as they are: what is written for them colours a file, and Emacs speaks to the server."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from swdsl.editors import kit_for
from tests.tools import imported, lacking

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
COLOURS = """
(load (expand-file-name "kit/swdsl-mode.el"))
(find-file "a.sw")
(font-lock-ensure)
(princ (format "%s\\n" major-mode))
(dolist (word (quote ("rules" "race" "Frost" "tokens" "5")))
  (goto-char (point-min))
  (let ((case-fold-search nil)) (search-forward word))
  (princ (format "%s\\n" (get-text-property (1- (point)) (quote face)))))
"""
SERVED = """
(load (expand-file-name "kit/swdsl-mode.el"))
(require (quote eglot))
(setq eglot-sync-connect 120 eglot-connect-timeout 120 swdsl-language "fr")
(setq eglot-confirm-server-initiated-edits nil)
(defalias (quote y-or-n-p) (lambda (&rest _) t))
(defun wait-for (what done)
  (let ((left 1200))
    (while (and (> left 0) (not (funcall done)))
      (accept-process-output nil 0.1)
      (setq left (1- left)))
    (when (= left 0) (error "too late: %s" what))))
(defun told (what text) (princ (format "=== %s\\n%s\\n" what text)))
(find-file "a.sw")
(apply (function eglot) (eglot--guess-contact))
(wait-for "a finding" (lambda () (flymake-diagnostics)))
(told "finding" (flymake-diagnostic-text (car (flymake-diagnostics))))
(goto-char (point-min))
(search-forward "mountan")
(delete-char -2)
(told "offers" (mapconcat (function substring-no-properties)
                          (all-completions "" (nth 2 (eglot-completion-at-point))) " "))
(insert "ain")
(eglot--signal-textDocument/didChange)
(wait-for "peace" (lambda () (not (flymake-diagnostics))))
(told "hover" (plist-get (plist-get (jsonrpc-request (eglot-current-server) :textDocument/hover
                                                     (eglot--TextDocumentPositionParams)) :contents) :value))
(goto-char (point-min))
(search-forward "race fr")
(eglot-rename "ice_giants")
(goto-char (point-min))
(search-forward "tokens 5")
(insert "   ")
(eglot-format-buffer)
(told "text" (buffer-substring-no-properties (point-min) (point-max)))
(told "other" (with-current-buffer (find-file-noselect "b.sw") (buffer-string)))
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


def emacs(folder: Path, script: str) -> "subprocess.CompletedProcess[str]":
    """Run a script in an Emacs without a screen."""
    if shutil.which("emacs") is None:
        lacking("Emacs")
    kit("emacs", folder)
    (folder / "script.el").write_text(script)
    packages = "(progn (require 'package) (package-initialize))"
    path = os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"]))
    return subprocess.run(
        ["emacs", "--batch", "--eval", packages, "-l", "script.el"],
        cwd=folder,
        env={**os.environ, "PATH": path, "HOME": str(folder)},
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
    )


@pytest.mark.slow
def test_emacs_colours_a_file(tmp_path: Path) -> None:
    done = emacs(tmp_path, COLOURS)
    mode, *faces = done.stdout.split("\n")[:6]
    assert mode == "swdsl-mode", done.stderr
    assert faces == [
        f"font-lock-{each}-face" for each in ("comment", "type", "string", "keyword", "constant")
    ]


@pytest.mark.slow
def test_emacs_is_told_completes_hovers_renames_and_formats(tmp_path: Path) -> None:
    """Emacs brings eglot since version 29; Debian has it as a package of its own for older ones."""
    imported("pygls", "pygls")
    (tmp_path / "b.sw").write_text(
        'power stony "Stony"\n  tokens 4\n\n  when frost_giants attack a region I hold: cost 1 more\n'
    )
    done = emacs(tmp_path, SERVED)
    if "Cannot open load file" in done.stderr:
        lacking("eglot: Emacs 29, or Debian’s elpa-eglot")
    told = dict(part.partition("\n")[::2] for part in done.stdout.split("=== ")[1:])
    assert list(told) == ["finding", "offers", "hover", "text", "other"], done.stderr
    assert "Did you mean `mountain`?" in told["finding"]
    assert told["offers"] == "mounted mountain\n"
    assert "Montagne" in told["hover"]
    mended = RULES.replace("mountan", "mountain").replace("frost_giants", "ice_giants")
    assert told["text"] == mended + "\n"
    assert "when ice_giants attack" in told["other"]
