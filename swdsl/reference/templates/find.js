// Finding answers in the index: what `swdsl/reference/finder.py` does, step by step and with the same numbers.
"use strict";
(() => {
  const MOST = 12;
  const TITLE = 6, ABOUT = 5, TEXT = 4;
  const EXACT = 8, FORM = 6, ALIKE = 5, NEAR = 4, FAR = 1;
  const NAMED = 100000, GENERAL = 4, EVERYWHERE = 8;
  const LIGATURES = { "œ": "oe", "æ": "ae", "ß": "ss", "’": "'", "ё": "е" };
  const wordsOf = (text) => text.toLowerCase().replace(/[œæß’ё]/g, (letter) => LIGATURES[letter])
    .normalize("NFD").replace(/\p{M}/gu, "").match(/[\p{L}\p{N}]+/gu) ?? [];

  const common = (one, other) => {
    let same = 0;
    while (same < Math.min(one.length, other.length) && one[same] === other[same]) same += 1;
    return same;
  };
  const likeness = (word, other) => {
    if (word === other) return EXACT;
    const same = common(word, other);
    const shorter = Math.min(word.length, other.length) - same, longer = Math.max(word.length, other.length) - same;
    const typed = word.length === same && same > 2;
    const ending = (same > 3 && shorter < 3 && longer < 4) || (same === 3 && longer === 1 && shorter === 0);
    return typed || ending ? FORM : 0;
  };
  const isNumberOf = (word, other) => {
    const stem = Math.min(word.length, other.length) - 1;
    return Math.abs(word.length - other.length) < 2 && word.slice(0, stem) === other.slice(0, stem);
  };
  const isNear = (one, other) => {
    if (Math.abs(one.length - other.length) > 1) return false;
    const start = common(one, other);
    let end = 0;
    while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
    const rest = Math.max(one.length, other.length) - start - end;
    return rest < 2 || (rest === 2 && one.length === other.length && one[start] === other[start + 1] && one[start + 1] === other[start]);
  };
  const pairs = (word) => new Set(Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => word.slice(at, at + 2)));
  const isFar = (one, other) => {
    const ours = pairs(one), theirs = pairs(other);
    const both = [...ours].filter((each) => theirs.has(each)).length;
    return ours.size + theirs.size > 0 && 4 * both >= ours.size + theirs.size;
  };

  const read = (index) => {
    const idle = new Set(wordsOf(index.idle));
    const alike = new Map(), places = new Map(), foreign = new Map(), naming = new Set();
    for (const group of index.alike.map(wordsOf)) {
      for (const word of group) alike.set(word, new Set([...(alike.get(word) ?? []), ...group]));
    }
    const own = index.names.map(([, words]) => wordsOf(words)), others = index.names.map(([, , words]) => wordsOf(words));
    for (const word of [...own, ...others].flat()) if (word.length > 2 && !idle.has(word)) naming.add(word);
    const note = (where, words, number, points) => {
      for (const word of words) {
        if (!where.has(word)) where.set(word, new Map());
        const at = where.get(word);
        at.set(number, Math.max(points, at.get(number) ?? 0));
      }
    };
    index.entries.forEach(([, title, sentences, , about], number) => {
      for (const sentence of sentences) note(places, wordsOf(sentence), number, TEXT);
      const points = about.length === 1 ? TITLE : ABOUT;
      for (const name of about) {
        note(places, own[name], number, points);
        note(foreign, others[name], number, points);
      }
      note(places, wordsOf(title), number, TITLE);
    });
    const everywhere = (word) => {
      const few = Math.floor(index.entries.length / EVERYWHERE);
      const said = [...(places.get(word)?.values() ?? [])].filter((points) => points === TEXT).length;
      return few > 0 && said > few;
    };
    const plain = wordsOf(index.plain);
    for (const word of [...naming]) if (everywhere(word) || plain.some((each) => likeness(each, word))) naming.delete(word);
    return { index, idle, alike, places, foreign, naming, everywhere };
  };

  const levelsOf = ({ alike, places, foreign }, word) => {
    let found = new Map();
    for (const other of places.keys()) {
      const level = likeness(word, other);
      if (level) found.set(other, level);
    }
    for (const other of alike.get(word) ?? []) if (places.has(other)) found.set(other, Math.max(found.get(other) ?? 0, ALIKE));
    if (foreign.has(word) && !found.has(word)) found.set(word, EXACT);
    const instead = (level, test) => new Map([...places.keys()].filter((other) => test(word, other)).map((other) => [other, level]));
    if (!found.size && word.length > 3) found = instead(NEAR, isNear);
    return found.size ? found : instead(FAR, isFar);
  };

  const namesAmong = ({ naming, everywhere }, levels) => {
    const sure = [...levels].filter(([other, level]) => level !== ALIKE && naming.has(other));
    const surest = Math.max(...sure.map(([, level]) => level));
    const names = new Set(sure.filter(([, level]) => level === surest).map(([other]) => other));
    const exact = [...levels].find(([, level]) => level === EXACT)?.[0];
    if (exact === undefined || names.has(exact)) return names;
    return everywhere(exact) ? new Set() : new Set([...names].filter((each) => isNumberOf(exact, each)));
  };

  const count = (known, levels, tallies) => {
    const { index, places, foreign } = known, names = namesAmong(known, levels);
    const best = new Map(), named = new Set();
    for (const [other, level] of levels) {
      for (const [number, points] of [...(places.get(other) ?? []), ...(foreign.get(other) ?? [])]) {
        best.set(number, Math.max(best.get(number) ?? 0, points * level));
        if (names.has(other) && points > TEXT) named.add(number);
      }
    }
    let weight = 1;
    while (best.size && best.size * 2 ** weight < index.entries.length) weight += 1;
    for (const [number, worth] of best) {
      const tally = tallies.get(number) ?? { words: 0, worth: 0, named: 0 };
      tallies.set(number, { words: tally.words + 1, worth: tally.worth + worth * weight, named: tally.named + named.has(number) });
    }
  };

  const bestOf = (sentences, known) => {
    const hits = sentences.map((sentence) => new Set(wordsOf(sentence).filter((word) => known.has(word))).size);
    return sentences[hits.indexOf(Math.max(...hits))] ?? "";
  };

  const find = (known, text) => {
    const all = [...new Set(wordsOf(text))];
    const telling = all.filter((word) => !known.idle.has(word));
    const tallies = new Map(), met = new Set();
    for (const word of telling.length ? telling : all) {
      const levels = levelsOf(known, word);
      for (const other of levels.keys()) met.add(other);
      count(known, levels, tallies);
    }
    const nobody = ![...tallies.values()].some((tally) => tally.named);
    const total = ([number, tally]) => {
      const [, title, , , about, rank] = known.index.entries[number];
      const strange = wordsOf(title).filter((word) => !met.has(word) && !known.idle.has(word)).length;
      const weight = rank + (nobody && !about.length ? GENERAL : 0);
      const worth = Math.floor(16 * tally.worth * tally.words * weight / (16 + strange + about.length));
      return [tally.named * NAMED + worth, number];
    };
    return [...tallies].map(total).sort((one, other) => other[0] - one[0] || one[1] - other[1]).slice(0, MOST).map(([, number]) => {
      const [kind, title, sentences, page] = known.index.entries[number];
      return { kind, title, snippet: bestOf(sentences, met), page };
    });
  };

  let prepared = null;
  globalThis.swdslFind = (text, index = globalThis.swdslSearch) => {
    if (!index) return [];
    if (prepared?.index !== index) prepared = read(index);
    return find(prepared, text);
  };
})();
