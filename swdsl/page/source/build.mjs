// Bundles the page. Usage: node build.mjs NODE_MODULES OUT
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const [modules, out] = process.argv.slice(2).map((path) => resolve(path));
const here = dirname(fileURLToPath(import.meta.url));
const { build } = createRequire(join(modules, "..", "package.json"))("esbuild");

rmSync(out, { recursive: true, force: true });
mkdirSync(join(out, "pyodide"), { recursive: true });
await build({
  entryPoints: [join(here, "page.js")], bundle: true, minify: true, format: "esm", target: "es2022",
  outfile: join(out, "page.js"), nodePaths: [modules], legalComments: "eof", logLevel: "warning",
});
for (const name of ["index.html", "style.css", "icon.svg", "worker.js"]) cpSync(join(here, name), join(out, name));
// The page asks nobody else, and nothing in its folder names anybody.
const loader = readFileSync(join(modules, "pyodide", "pyodide.mjs"), "utf8").replace(/https:\/\/cdn[^"'`$]*/g, "./");
writeFileSync(join(out, "pyodide", "pyodide.mjs"), loader);
for (const name of ["pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json"]) {
  cpSync(join(modules, "pyodide", name), join(out, "pyodide", name));
}
