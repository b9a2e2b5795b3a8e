"""What each editor gets: its files, and what is to be done with them."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Final

from swdsl import __version__
from swdsl.artifact import Artifact
from swdsl.editors.colours import SCOPE, emacs, textmate, vim
from swdsl.languages import LANGUAGE_CODES


@dataclass(frozen=True, slots=True)
class Kit:
    """Files below the folder of an editor's set-up, and what to do with them."""

    artifacts: tuple[Artifact, ...]
    advice: str


def _vscode() -> Kit:
    package = {
        "name": "swdsl",
        "displayName": "swdsl",
        "description": "Rules of Small World as source code: colours, errors, completion, rename",
        "version": __version__,
        "publisher": "swdsl",
        "license": "MIT",
        "repository": {"type": "git", "url": "file:."},
        "engines": {"vscode": "^1.75.0"},
        "categories": ["Programming Languages"],
        "main": "./extension.js",
        "activationEvents": ["onLanguage:swdsl"],
        "contributes": {
            "languages": [
                {
                    "id": "swdsl",
                    "aliases": ["swdsl"],
                    "extensions": [".sw"],
                    "configuration": "./language-configuration.json",
                }
            ],
            "grammars": [
                {"language": "swdsl", "scopeName": SCOPE, "path": "./syntaxes/swdsl.tmLanguage.json"}
            ],
            "configuration": {
                "title": "swdsl",
                "properties": {
                    "swdsl.command": {
                        "type": "string",
                        "default": "swdsl",
                        "description": "How swdsl is started",
                    },
                    "swdsl.language": {"type": "string", "enum": list(LANGUAGE_CODES), "default": "en"},
                },
            },
        },
        # Runs on Node 20; later ones may not.
        "scripts": {"package": "vsce package --skip-license"},
        "dependencies": {"vscode-languageclient": "^9.0.0"},
        "devDependencies": {"@vscode/vsce": "~3.9.0"},
    }
    configuration = {"comments": {"lineComment": "#"}, "autoClosingPairs": [['"', '"']]}
    return Kit(
        (
            Artifact("package.json", _json(package)),
            Artifact("language-configuration.json", _json(configuration)),
            Artifact("syntaxes/swdsl.tmLanguage.json", textmate()),
            Artifact("extension.js", _template("extension.js")),
            Artifact("README.md", "# swdsl\n\nColours, errors, completion and rename for rules of swdsl.\n"),
            Artifact(".vscodeignore", ".gitignore\n"),
        ),
        "In FOLDER run `npm install`, then `npm run package`, and open the .vsix in VS Code "
        "(Extensions, Install from VSIX).",
    )


def _neovim() -> Kit:
    return Kit(
        (
            Artifact("syntax/swdsl.vim", vim()),
            Artifact("ftdetect/swdsl.vim", _DETECT),
            Artifact("ftplugin/swdsl.vim", _PLUGIN),
            Artifact("plugin/swdsl.lua", _template("swdsl.lua")),
        ),
        "Add the folder to the runtime path: `set runtimepath+=FOLDER` in init.vim, or "
        "`vim.opt.runtimepath:append('FOLDER')` in init.lua.",
    )


def _vim() -> Kit:
    artifacts = (
        Artifact("syntax/swdsl.vim", vim()),
        Artifact("ftdetect/swdsl.vim", _DETECT),
        Artifact("ftplugin/swdsl.vim", _PLUGIN),
    )
    return Kit(
        artifacts,
        "Copy the folder to ~/.vim/pack/swdsl/start/swdsl. "
        "Any plugin for language servers can start `swdsl lsp`.",
    )


def _emacs() -> Kit:
    advice = (
        'Load the file: `(load "FOLDER/swdsl-mode.el")`; `M-x eglot` in a file of rules starts the server '
        "(Emacs 29 brings eglot; for an older one, `M-x package-install eglot`)."
    )
    return Kit((Artifact("swdsl-mode.el", emacs()),), advice)


def _helix() -> Kit:
    return Kit(
        (Artifact("languages.toml", _HELIX),),
        "Add what is in languages.toml to ~/.config/helix/languages.toml. Helix takes colours from a parser "
        "of its own; everything else comes from the language server.",
    )


_DETECT: Final = "autocmd BufRead,BufNewFile *.sw setfiletype swdsl\n"
_PLUGIN: Final = "setlocal commentstring=#\\ %s expandtab shiftwidth=2 softtabstop=2 iskeyword+=_\n"
_HELIX: Final = """\
[language-server.swdsl]
command = "swdsl"
args = ["lsp"]

[[language]]
name = "swdsl"
scope = "source.swdsl"
file-types = ["sw"]
comment-token = "#"
indent = { tab-width = 2, unit = "  " }
roots = ["rules", "maps"]
language-servers = ["swdsl"]
"""

EDITORS: Final[Mapping[str, Callable[[], Kit]]] = {
    "vscode": _vscode,
    "neovim": _neovim,
    "vim": _vim,
    "emacs": _emacs,
    "helix": _helix,
}


def kit_for(editor: str) -> Kit:
    """Return what an editor gets."""
    return EDITORS[editor]()


def _json(data: object) -> str:
    return json.dumps(data, indent=2, ensure_ascii=False) + "\n"


def _template(name: str) -> str:
    return (files(__package__) / "templates" / name).read_text(encoding="utf-8")
