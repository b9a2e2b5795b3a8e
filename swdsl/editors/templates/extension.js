// The language server of swdsl in VS Code.
const vscode = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

let client;
let panel;

// A picture, and nothing else: an image cannot act, whatever its text says.
function showTile({ svg }) {
  if (!panel) {
    panel = vscode.window.createWebviewPanel("swdsl.tile", "swdsl", vscode.ViewColumn.Beside, { enableScripts: false });
    panel.onDidDispose(() => { panel = undefined; });
  }
  const picture = Buffer.from(svg, "utf8").toString("base64");
  panel.webview.html = `<!doctype html>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<img alt="" style="width: 100%" src="data:image/svg+xml;base64,${picture}">`;
}

exports.activate = (context) => {
  const settings = vscode.workspace.getConfiguration("swdsl");
  const server = { command: settings.get("command"), args: ["lsp"] };
  const options = {
    documentSelector: [{ language: "swdsl" }],
    initializationOptions: { language: settings.get("language"), tiles: true },
    middleware: {
      executeCommand: async (command, args, next) => {
        const answer = await next(command, args);
        if (command === "swdsl.tile" && answer) showTile(answer);
        return answer;
      },
    },
    synchronize: { fileEvents: vscode.workspace.createFileSystemWatcher("**/*.sw") },
  };
  client = new LanguageClient("swdsl", "swdsl", server, options);
  context.subscriptions.push(client);
  return client.start();
};

exports.deactivate = () => (client ? client.stop() : undefined);
