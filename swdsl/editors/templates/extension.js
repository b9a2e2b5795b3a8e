// The language server of swdsl in VS Code.
const vscode = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

let client;

exports.activate = (context) => {
  const settings = vscode.workspace.getConfiguration("swdsl");
  const server = { command: settings.get("command"), args: ["lsp"] };
  const options = {
    documentSelector: [{ language: "swdsl" }],
    initializationOptions: { language: settings.get("language") },
    synchronize: { fileEvents: vscode.workspace.createFileSystemWatcher("**/*.sw") },
  };
  client = new LanguageClient("swdsl", "swdsl", server, options);
  context.subscriptions.push(client);
  return client.start();
};

exports.deactivate = () => (client ? client.stop() : undefined);
