-- The language server of swdsl in Neovim, from 0.7 on. Settings, both optional:
--   vim.g.swdsl_command = { "swdsl", "lsp" }    how it is started
--   vim.g.swdsl_language = "fr"                  the language of sentences on hover
local clients = {}

local function root_of(file)
  local folder = vim.fn.fnamemodify(file, ":p:h")
  for _, name in ipairs({ "rules", "maps" }) do
    local found = vim.fn.finddir(name, folder .. ";")
    if found ~= "" then
      return vim.fn.fnamemodify(found, ":p:h:h")
    end
  end
  return folder
end

local function attach(buffer)
  local root = root_of(vim.api.nvim_buf_get_name(buffer))
  local config = {
    name = "swdsl",
    cmd = vim.g.swdsl_command or { "swdsl", "lsp" },
    root_dir = root,
    init_options = { language = vim.g.swdsl_language or "en" },
  }
  if vim.lsp.start then
    vim.lsp.start(config, { bufnr = buffer })
  else
    clients[root] = clients[root] or vim.lsp.start_client(config)
    vim.lsp.buf_attach_client(buffer, clients[root])
  end
  vim.api.nvim_buf_set_option(buffer, "omnifunc", "v:lua.vim.lsp.omnifunc")
end

vim.api.nvim_create_autocmd("FileType", {
  pattern = "swdsl",
  callback = function(event)
    attach(event.buf)
  end,
})
