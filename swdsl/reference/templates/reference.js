// What a page can do besides being read: light and dark, search, languages, a map that answers its table.
"use strict";
(() => {
  const root = document.documentElement;
  const stored = (key) => { try { return localStorage.getItem(key); } catch { return null; } };
  const store = (key, value) => { try { localStorage.setItem(key, value); } catch { /* private windows forget */ } };

  // Before the first paint, so that nothing flashes.
  const theme = stored("swdsl-theme");
  if (theme) root.dataset.theme = theme;

  // Without accents, without case, ё as е, ligatures apart: what readers type is what they mean.
  const LIGATURES = { "œ": "oe", "æ": "ae", "ß": "ss", "’": "'", "ё": "е" };
  const plain = (text) => text.toLowerCase().replace(/[œæß’ё]/g, (letter) => LIGATURES[letter])
    .normalize("NFD").replace(/\p{M}/gu, "");
  const wordsOf = (text) => plain(text).split(/[^\p{L}\p{N}]+/u).filter(Boolean);

  const near = (one, other) => {
    // Whether at most one letter is wrong, missing, added or swapped with its neighbour.
    if (Math.abs(one.length - other.length) > 1) return false;
    let start = 0;
    while (start < one.length && one[start] === other[start]) start += 1;
    let end = 0;
    while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
    const rest = Math.max(one.length, other.length) - start - end;
    return rest <= 1 || (rest === 2 && one.length === other.length && one[start] === other[start + 1] && one[start + 1] === other[start]);
  };

  const rank = (entry, asked) => {
    let total = 0;
    for (const word of asked) {
      let best = 0;
      entry.titleWords.forEach((each, place) => {
        if (each === word) best = Math.max(best, 100 - place);
        else if (each.startsWith(word)) best = Math.max(best, 80 - place);
        else if (word.length > 2 && each.includes(word)) best = Math.max(best, 50);
        else if (word.length > 4 && near(each, word)) best = Math.max(best, 40);
      });
      for (const each of entry.nameWords) {
        if (each === word) best = Math.max(best, 70);
        else if (each.startsWith(word)) best = Math.max(best, 60);
      }
      if (!best && entry.kindWords.some((each) => each.startsWith(word))) best = 20;
      if (!best && entry.alsoWords.some((each) => each.startsWith(word))) best = 12;
      if (!best) return 0;
      total += best;
    }
    return total - entry.titleWords.length;
  };

  let prepared = null;
  const prepare = () => prepared ??= (window.swdslSearch ?? []).map((entry) => ({
    ...entry,
    titleWords: wordsOf(entry.title),
    nameWords: wordsOf(entry.names),
    kindWords: wordsOf(`${entry.kind} ${entry.set}`),
    alsoWords: [...new Set(wordsOf(entry.also))],
  }));

  const find = (text) => {
    const asked = wordsOf(text);
    if (!asked.length) return [];
    return prepare().map((entry) => [rank(entry, asked), entry]).filter(([score]) => score > 0)
      .sort((one, other) => other[0] - one[0] || one[1].title.localeCompare(other[1].title)).slice(0, 12)
      .map(([, entry]) => entry);
  };

  const search = () => {
    const box = document.getElementById("search");
    if (!box) return;
    const list = document.getElementById("found");
    const status = document.getElementById("search-status");
    let chosen = -1;

    const choose = (place) => {
      const items = [...list.querySelectorAll("a[role=option]")];
      if (!items.length) return;
      chosen = (place + items.length) % items.length;
      items.forEach((item, number) => item.setAttribute("aria-selected", String(number === chosen)));
      items[chosen].scrollIntoView({ block: "nearest" });
      box.setAttribute("aria-activedescendant", items[chosen].id);
    };
    const close = () => {
      list.hidden = true;
      chosen = -1;
      box.setAttribute("aria-expanded", "false");
      box.removeAttribute("aria-activedescendant");
    };
    const item = (entry, number) => {
      // The link itself is the option: an option may hold nothing that can be pressed on its own.
      const line = document.createElement("li");
      line.setAttribute("role", "presentation");
      const link = document.createElement("a");
      link.id = `found-${number}`;
      link.setAttribute("role", "option");
      link.setAttribute("aria-selected", "false");
      link.href = document.body.dataset.root + entry.at;
      link.tabIndex = -1;
      link.append(entry.title);
      const note = document.createElement("span");
      note.textContent = [entry.kind, entry.set].filter(Boolean).join(" · ");
      link.append(note);
      line.append(link);
      return line;
    };
    const show = () => {
      if (!box.value.trim()) { close(); status.textContent = ""; return; }
      const found = find(box.value);
      list.replaceChildren(...found.map(item));
      status.textContent = found.length ? status.dataset.some.replace("{count}", found.length) : status.dataset.none;
      if (!found.length) {
        chosen = -1;
        box.removeAttribute("aria-activedescendant");
        const none = document.createElement("li");
        none.className = "empty";
        none.setAttribute("role", "option");
        none.setAttribute("aria-disabled", "true");
        none.setAttribute("aria-selected", "false");
        none.textContent = status.dataset.none;
        list.append(none);
      }
      list.hidden = false;
      box.setAttribute("aria-expanded", "true");
      if (found.length) choose(0);
    };

    box.addEventListener("input", show);
    box.addEventListener("focus", () => { if (box.value) show(); });
    box.addEventListener("keydown", (event) => {
      if (event.key === "ArrowDown") { event.preventDefault(); choose(chosen + 1); }
      else if (event.key === "ArrowUp") { event.preventDefault(); choose(chosen - 1); }
      else if (event.key === "Enter") list.querySelector('a[aria-selected="true"]')?.click();
      else if (event.key === "Escape") { close(); box.value = ""; }
    });
    document.addEventListener("click", (event) => { if (!event.target.closest(".search")) close(); });
    document.addEventListener("keydown", (event) => {
      const typing = /^(input|textarea|select)$/i.test(event.target.tagName);
      if (event.key === "/" && !typing && !event.ctrlKey && !event.metaKey) { event.preventDefault(); box.focus(); box.select(); }
    });
  };

  const themes = () => {
    document.getElementById("theme")?.addEventListener("click", () => {
      const dark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
      root.dataset.theme = dark ? "light" : "dark";
      store("swdsl-theme", root.dataset.theme);
    });
  };

  const languages = () => {
    for (const link of document.querySelectorAll("[hreflang]:is(a)")) {
      link.addEventListener("click", () => {
        store("swdsl-language", link.hreflang);
        if (location.hash && !link.closest(".choose")) link.hash = location.hash;
      });
    }
    const offered = document.querySelector("[data-choose]")?.dataset.choose.trim().split(/\s+/);
    if (!offered) return;
    const wishes = [stored("swdsl-language"), ...navigator.languages.map((each) => each.slice(0, 2))];
    const wanted = wishes.find((each) => offered.includes(each));
    if (wanted) location.replace(`${wanted}/index.html`);
  };

  const maps = () => {
    const light = (row, on) => document.getElementById(row.dataset.region)?.classList.toggle("lit", on);
    for (const row of document.querySelectorAll("[data-region]")) {
      row.addEventListener("mouseenter", () => light(row, true));
      row.addEventListener("mouseleave", () => light(row, false));
      const drawn = document.getElementById(row.dataset.region);
      drawn?.addEventListener("click", () => { location.hash = row.id; });
    }
    const follow = () => {
      document.querySelectorAll(".lit").forEach((each) => each.classList.remove("lit"));
      const row = location.hash && document.getElementById(location.hash.slice(1));
      if (row?.dataset?.region) light(row, true);
    };
    addEventListener("hashchange", follow);
    follow();
  };

  document.addEventListener("DOMContentLoaded", () => {
    if (matchMedia("(max-width: 44rem)").matches) document.querySelector(".menu")?.removeAttribute("open");
    search();
    themes();
    languages();
    maps();
  });
})();
