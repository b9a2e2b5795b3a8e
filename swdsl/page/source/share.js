// A pack in a link: its files, compressed, behind the # that browsers never send anywhere.

export const LARGEST_LINK = 30_000;
const LARGEST_PACK = 1_000_000;
const MOST_FILES = 50;
const LONGEST_PATH = 300;
const HALF = /\p{Surrogate}/u; // half a character, which no file can hold

export class Unreadable extends Error {}

export async function packed(files) {
  const text = JSON.stringify({ swdsl: 1, files });
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let binary = "";
  for (let at = 0; at < bytes.length; at += 4096) binary += String.fromCharCode(...bytes.subarray(at, at + 4096));
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

// Strangers send links: nothing in one is believed, and none can fill the memory.
export async function unpacked(code) {
  if (code.length > 4 * LARGEST_LINK || !/^[A-Za-z0-9_-]+$/.test(code)) throw new Unreadable("form");
  let bytes;
  try {
    bytes = Uint8Array.from(atob(code.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
  } catch {
    throw new Unreadable("form");
  }
  return checked(await inflated(bytes));
}

async function inflated(bytes) {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const parts = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      size += value.length;
      if (size > LARGEST_PACK) {
        await reader.cancel();
        throw new Unreadable("size");
      }
      parts.push(value);
    }
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable("form");
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await new Blob(parts).arrayBuffer());
  } catch {
    throw new Unreadable("form");
  }
}

// Whether a file may be called so: as the studio has it, names and slashes, nothing hidden or elsewhere.
export function isOwn(path) {
  const parts = path.split("/");
  return path.length <= LONGEST_PATH && /\.sw$/i.test(path) && !/[\p{C}\\]/u.test(path) && parts[0] !== "official"
    && parts.every((part) => part && !part.startsWith("."));
}

export function checked(text) {
  if (text.length > LARGEST_PACK) throw new Unreadable("size");
  const files = read(text);
  if (Object.keys(files).length > MOST_FILES) throw new Unreadable("form");
  return files;
}

// What this browser kept itself may be larger than what a stranger sends.
export function read(text) {
  let data;
  try {
    data = JSON.parse(text);
  } catch {
    throw new Unreadable("form");
  }
  const files = data?.files;
  if (data?.swdsl !== 1 || typeof files !== "object" || files === null || Array.isArray(files)) throw new Unreadable("form");
  const entries = Object.entries(files);
  if (!entries.length) throw new Unreadable("form");
  for (const [path, held] of entries) {
    if (!isOwn(path) || typeof held !== "string" || HALF.test(held)) throw new Unreadable("form");
  }
  return Object.fromEntries(entries);
}
