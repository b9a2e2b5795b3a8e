// What a page can do besides being read: light and dark, search, languages, a map that answers its table.
"use strict";
(() => {
  const root = document.documentElement;
  const stored = (key) => { try { return localStorage.getItem(key); } catch { return null; } };
  const store = (key, value) => { try { localStorage.setItem(key, value); } catch { /* private windows forget */ } };

  // Before the first paint, so that nothing flashes.
  const theme = stored("swdsl-theme");
  if (theme) root.dataset.theme = theme;

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
      link.href = document.body.dataset.root + entry.page;
      link.tabIndex = -1;
      link.append(entry.title);
      const note = document.createElement("span");
      note.textContent = entry.kind;
      link.append(note);
      if (entry.snippet) {
        const snippet = document.createElement("small");
        snippet.textContent = entry.snippet;
        link.append(snippet);
      }
      line.append(link);
      return line;
    };
    const show = () => {
      if (!box.value.trim()) { close(); status.textContent = ""; return; }
      const found = swdslFind(box.value);
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
    }
    const follow = () => {
      document.querySelectorAll(".lit").forEach((each) => each.classList.remove("lit"));
      const row = location.hash && document.getElementById(location.hash.slice(1));
      if (row?.dataset?.region) light(row, true);
    };
    addEventListener("hashchange", follow);
    follow();
  };

  // A region under the pointer, or tapped, shows its neighbours and its row of the table; the board stays in sight.
  const boards = () => {
    const note = document.querySelector(".map-note");
    const rows = [...document.querySelectorAll("[data-region]")].filter((row) => document.getElementById(row.dataset.region));
    if (!note || !rows.length) return;
    let pinned = null;
    const clear = () => document.querySelectorAll(".lit, .beside").forEach((each) => each.classList.remove("lit", "beside"));
    const told = (row) => {
      const heads = [...row.closest("table").querySelectorAll("thead th")].map((each) => each.textContent);
      return [...row.cells].map((cell, place) => [heads[place], cell.textContent.trim()]).filter(([, text], place) => text && place !== 4 && place !== 5)
        .map(([head, text], place) => place ? `${head}: ${text}` : text).join(" · ");
    };
    const show = (row) => {
      clear();
      note.hidden = !row;
      if (!row) return;
      document.getElementById(row.dataset.region).classList.add("lit");
      for (const link of row.querySelectorAll(".near a")) {
        const near = document.getElementById(link.hash.slice(1));
        document.getElementById(near?.dataset.region)?.classList.add("beside");
      }
      note.textContent = told(row);
    };
    for (const row of rows) {
      const drawn = document.getElementById(row.dataset.region);
      drawn.addEventListener("mouseenter", () => show(row));
      drawn.addEventListener("mouseleave", () => show(pinned));
      drawn.addEventListener("click", () => { pinned = pinned === row ? null : row; show(pinned ?? row); });
    }
    document.addEventListener("keydown", (event) => { if (event.key === "Escape") { pinned = null; show(null); } });
  };

  document.addEventListener("DOMContentLoaded", () => {
    if (matchMedia("(max-width: 44rem)").matches) document.querySelector(".menu")?.removeAttribute("open");
    search();
    themes();
    languages();
    maps();
    boards();
  });
})();
