// Python in a worker: the compiler and the engine as they are, and what is known of the official boxes as data.
import { loadPyodide } from "./pyodide/pyodide.mjs";

let studio = null;

async function begin() {
  const [python, packages, known] = await Promise.all([
    loadPyodide({ indexURL: new URL("./pyodide/", import.meta.url).href }),
    fetched("swdsl.zip"),
    fetched("known.json"),
  ]);
  python.unpackArchive(packages, "zip", { extractDir: "/swdsl" });
  python.FS.writeFile("/known.json", new Uint8Array(known));
  python.runPython(`
import sys
sys.path.insert(0, "/swdsl")
from pathlib import Path
from swdsl.studio import Studio
from swdsl.studio.known import known_from_text
studio = Studio(known_from_text(Path("/known.json").read_text(encoding="utf-8")))
`);
  return python.globals.get("studio");
}

async function fetched(name) {
  const reply = await fetch(new URL(name, import.meta.url));
  if (!reply.ok) throw new Error(`${name}: ${reply.status}`);
  return reply.arrayBuffer();
}

self.addEventListener("message", async ({ data: { number, text } }) => {
  try {
    studio ??= begin();
    const ready = await studio;
    self.postMessage({ number, text: text ? ready.answer_text(text) : "" });
  } catch (error) {
    self.postMessage({ number, failed: String(error).slice(0, 500) });
  }
});
