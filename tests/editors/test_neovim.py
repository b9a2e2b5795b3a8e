"""A real editor: Neovim opens a broken file, gets the finding, completes, renames and formats."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from swdsl.editors import kit_for
from tests.studio.conftest import FROST
from tests.tools import imported, lacking

ROOT = Path(__file__).parents[2]

SCRIPT = """
local told = {}
local function wait(what, done)
  if not vim.wait(120000, done, 20) then told.late = what; error("too late: " .. what) end
end
local function ask(method, params)
  local answers = vim.lsp.buf_request_sync(0, method, params, 120000)
  for _, answer in pairs(answers or {}) do return answer.result end
end
local ok, problem = pcall(function()
  vim.cmd("edit a.sw")
  told.filetype = vim.bo.filetype
  told.syntax = vim.fn.synIDattr(vim.fn.synID(1, 1, 1), "name")
  wait("finding", function() return #vim.diagnostic.get(0) > 0 end)
  local found = vim.diagnostic.get(0)[1]
  told.finding = { code = found.code, line = found.lnum, column = found.col }
  vim.api.nvim_win_set_cursor(0, { 4, 0 })
  vim.api.nvim_buf_set_lines(0, 3, 4, false, { "  at scoring: gain 1 coin for each moun" })
  local document = vim.lsp.util.make_text_document_params()
  local place = { textDocument = document, position = { line = 3, character = 39 } }
  told.offers = {}
  for _, item in ipairs(ask("textDocument/completion", place).items) do
    table.insert(told.offers, item.label)
  end
  vim.api.nvim_buf_set_lines(0, 3, 4, false, { "  at scoring:   gain 1 coin per mountain held by me" })
  wait("peace", function() return #vim.diagnostic.get(0) == 0 end)
  place = { textDocument = document, position = { line = 0, character = 7 } }
  place.newName = "ice_giants"
  vim.lsp.util.apply_workspace_edit(ask("textDocument/rename", place), "utf-16")
  local tidy = { textDocument = document, options = { tabSize = 2, insertSpaces = true } }
  vim.lsp.util.apply_text_edits(ask("textDocument/formatting", tidy), 0, "utf-16")
  told.text = table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), "\\n") .. "\\n"
  vim.cmd("edit b.sw")
  told.other = table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), "\\n")
end)
told.problem = not ok and problem or nil
local file = io.open("told.json", "w")
file:write(vim.fn.json_encode(told))
file:close()
vim.cmd("qall!")
"""


@pytest.mark.slow
def test_neovim_checks_completes_renames_and_formats(tmp_path: Path) -> None:
    imported("pygls", "pygls")
    editor = shutil.which("nvim")
    if editor is None:
        lacking("neovim")
        return
    plugin, folder = tmp_path / "plugin-folder", tmp_path / "pack"
    folder.mkdir()
    for artifact in kit_for("neovim").artifacts:
        path = plugin / artifact.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(artifact.text, encoding="utf-8")
    (folder / "a.sw").write_text(FROST.replace("gain", "gian"), encoding="utf-8")
    (folder / "b.sw").write_text(
        'power stony "Stony"\n  tokens 4\n\n  when frost_giants attack a region I hold: cost 1 more\n',
        encoding="utf-8",
    )
    command = json.dumps([sys.executable, "-P", "-m", "swdsl", "lsp"]).replace("[", "{").replace("]", "}")
    setup = f"vim.opt.runtimepath:append({json.dumps(str(plugin))}) vim.g.swdsl_command = {command}"
    (tmp_path / "init.lua").write_text(setup, encoding="utf-8")
    (tmp_path / "act.lua").write_text(SCRIPT, encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "XDG_STATE_HOME": str(tmp_path / "state")}
    subprocess.run(
        [editor, "--headless", "-u", str(tmp_path / "init.lua"), "-c", f"luafile {tmp_path / 'act.lua'}"],
        cwd=folder,
        env=environment,
        check=True,
        timeout=600,
        capture_output=True,
    )
    told = json.loads((folder / "told.json").read_text(encoding="utf-8"))
    assert told.get("problem") is None, told
    assert told["filetype"] == "swdsl"
    assert told["syntax"] == "swdslDeclaration"
    assert told["finding"] == {"code": "unexpected-word", "line": 3, "column": 14}
    assert told["offers"] == ["mountain"] or told["offers"] == ["mounted", "mountain"]
    assert told["text"] == FROST.replace("frost_giants", "ice_giants")
    assert "when ice_giants attack" in told["other"]
