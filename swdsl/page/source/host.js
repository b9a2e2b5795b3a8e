// Whoever answers: the program that serves this page, or Python in a worker of the browser.

const SLOW = 800; // milliseconds after which somebody who waits is told so

class Host {
  constructor() {
    this.waiting = new Map();
    this.number = 0;
    this.late = new Set();
    this.tells = () => {};
  }

  // Whether somebody waits for longer than a moment is told to `tells`.
  onLate(tells) {
    this.tells = tells;
  }

  // Ask the studio; resolves with its answer, rejects with a refusal.
  async ask(what, fields = {}) {
    const reply = JSON.parse(await this.timed(this.send(JSON.stringify({ do: what, ...fields }))));
    if (!reply.ok) throw Object.assign(new Error(reply.error.message), { code: reply.error.code });
    return reply.answer;
  }

  async timed(answer) {
    const tell = () => this.tells(this.late.size > 0);
    const clock = setTimeout(() => { this.late.add(answer); tell(); }, SLOW);
    try {
      return await answer;
    } finally {
      clearTimeout(clock);
      if (this.late.delete(answer)) tell();
    }
  }
}

export class LocalHost extends Host {
  onDisk = true;

  async start() {}

  async send(text) {
    return (await this.post("ask", text)).text();
  }

  async post(where, text) {
    const reply = await fetch(where, { method: "POST", body: text, headers: { "Content-Type": "application/json" } });
    if (!reply.ok) throw new Error((await reply.text()).slice(0, 300) || reply.statusText);
    return reply;
  }

  async save(path, text) {
    await this.post("save", JSON.stringify({ path, text }));
  }

  // Files that were typed in and not saved, by this page or one before it.
  async unsaved() {
    return (await this.post("unsaved", "{}")).json();
  }

  watch(changed, lost) {
    const source = new EventSource("events");
    source.addEventListener("changed", (event) => changed(JSON.parse(event.data)));
    source.addEventListener("error", () => lost(true));
    source.addEventListener("open", () => lost(false));
  }
}

export class WorkerHost extends Host {
  onDisk = false;

  constructor() {
    super();
    this.worker = new Worker("worker.js", { type: "module" });
    this.worker.addEventListener("error", (event) => this.broken(event.message || "worker.js"));
    this.worker.addEventListener("message", ({ data }) => {
      this.alive = true;
      const waiting = this.waiting.get(data.number);
      this.waiting.delete(data.number);
      if (data.failed) waiting?.reject(new Error(data.failed));
      else waiting?.resolve(data.text);
    });
  }

  // A worker that cannot even be loaded answers nobody.
  broken(message) {
    if (this.alive) return;
    this.failed = message;
    for (const { reject } of this.waiting.values()) reject(new Error(message));
    this.waiting.clear();
  }

  start() {
    return this.send("");
  }

  send(text) {
    if (this.failed) return Promise.reject(new Error(this.failed));
    const number = ++this.number;
    return new Promise((resolve, reject) => {
      this.waiting.set(number, { resolve, reject });
      this.worker.postMessage({ number, text });
    });
  }
}
