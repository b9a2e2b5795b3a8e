// Finding answers in the index: what `swdsl/finding/finder.py` does, step by step and with the same numbers.
"use strict";
(() => {
  const MOST = 12;
  const TITLE = 6, ABOUT = 5, TEXT = 4, SHARED = 2, SEVERAL = 4;
  const EXACT = 8, FORM = 6, ALIKE = 5, NEAR = 4, FAR = 1;
  const NAMED = 1e14, GENERAL = 4, EVERYWHERE = 8, WORDS_PER_STRANGE = 8, FEW = 4, MOST_WORDS = 3;
  const LIKE = 4, WHOLE = 16, ASKED = 8, COUNTS = 4, DEFINED = 4, OTHERS = 4, SHORT = 4, SAME_OPENING = 7, OTHER_OPENING = 4, MOST_LETTERS = 240;
  const LIGATURES = { "œ": "oe", "æ": "ae", "ß": "ss", "’": "'", "ё": "е" };
  const wordsOf = (text) => text.toLowerCase().replace(/[œæß’ё]/g, (letter) => LIGATURES[letter])
    .normalize("NFD").replace(/\p{M}/gu, "").match(/[\p{L}\p{N}]+/gu) ?? [];

  const markedWordsOf = (text) => text.toLowerCase().replace(/[œæß’ё]/g, (letter) => LIGATURES[letter])
    .normalize("NFC").replace(/\p{M}/gu, "").match(/[\p{L}\p{N}]+/gu) ?? [];

  const spaced = (text) => ` ${wordsOf(text).join(" ")} `;

  const common = (one, other) => {
    let same = 0;
    while (same < Math.min(one.length, other.length) && one[same] === other[same]) same += 1;
    return same;
  };
  const isForm = (word, other) => {
    const same = common(word, other);
    const shorter = Math.min(word.length, other.length) - same, longer = Math.max(word.length, other.length) - same;
    return word === other || (same > 5 && same > longer) || (same > 3 && shorter < 3 && longer < 4)
      || (same === 3 && longer === 1 && shorter === 0);
  };
  const likeness = (word, other) => {
    if (word === other) return EXACT;
    return isForm(word, other) || (word.length > 2 && other.startsWith(word)) ? FORM : 0;
  };
  const isNumberOf = (word, other) => {
    const stem = Math.min(word.length, other.length) - 1;
    return Math.abs(word.length - other.length) < 2 && word.slice(0, stem) === other.slice(0, stem);
  };
  const isCaseOf = (word, other) => {
    const same = common(word, other);
    return word === other
      || (same > 3 && same >= Math.min(word.length, other.length) - 1 && Math.max(word.length, other.length) - same < 3);
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

  const weightOf = (index, standing) => {
    let weight = 1;
    while (standing && standing * 2 ** weight < index.entries.length) weight += 1;
    return weight;
  };

  // A word with an accent is idle only if it is listed so: `dé` is not `de`.
  const telling = ({ idle, markedIdle }, text) => {
    const words = wordsOf(text), marked = markedWordsOf(text);
    const told = words.filter((word, at) => !(markedIdle.has(marked[at]) || (word === marked[at] && idle.has(word))));
    return told.length ? told : words;
  };

  // What a question asks for, by the words it begins with: a time, a place, a number.
  const openingIn = ({ rows }, text) => {
    const words = markedWordsOf(text);
    return rows.map((row) => words.some((word) => row.has(word)));
  };

  const read = (index) => {
    const idle = new Set(wordsOf(index.idle)), markedIdle = new Set(markedWordsOf(index.idle)), alike = index.alike.map(wordsOf);
    const counting = new Set(wordsOf(index.counting)), defining = index.defining.map(spaced), asking = new Set(wordsOf(index.asking)), boxes = new Set(wordsOf(index.boxes ?? ""));
    const places = new Map(), foreign = new Map(), naming = new Map(), lengths = [], pages = new Map(), phrases = [], openings = [];
    const own = index.names.map(([, words, , , forms]) => wordsOf(`${words} ${forms}`)), others = index.names.map(([, , words]) => wordsOf(words));
    const rows = (index.openings ?? []).map((row) => new Set(markedWordsOf(row)));
    const known = { index, idle, markedIdle, rows };
    index.names.forEach(([, here, , component], thing) => {
      if (!component && telling(known, here).length > MOST_WORDS) return;
      for (const word of [...own[thing], ...others[thing]]) {
        if (word.length > 2 && !idle.has(word)) naming.set(word, (naming.get(word) ?? new Set()).add(thing));
      }
    });
    const note = (where, words, number, points) => {
      for (const word of words) {
        if (!where.has(word)) where.set(word, new Map());
        const at = where.get(word);
        at.set(number, Math.max(points, at.get(number) ?? 0));
      }
    };
    const ways = index.ways.map(() => 0), phrase = new Map();
    for (const each of index.entries) ways[each[6]] += 1;
    const phraseOf = (text) => {
      if (!phrase.has(text)) phrase.set(text, telling(known, text));
      return phrase.get(text);
    };
    const opened = new Map();
    const openingOf = (text) => {
      if (!opened.has(text)) opened.set(text, openingIn(known, text));
      return opened.get(text);
    };
    index.entries.forEach(([, title, sentences, page, about, , way], number) => {
      const said = sentences.map(wordsOf), leaf = page.split("#", 1)[0], asked = index.ways[way];
      lengths.push(said.reduce((sum, words) => sum + words.length, 0));
      if (!asked.length) pages.set(leaf, [...(pages.get(leaf) ?? []), number]);
      for (const words of said) note(places, words, number, TEXT);
      const points = about.length === 1 ? TITLE : ABOUT;
      for (const name of about) {
        note(places, own[name], number, points);
        note(foreign, others[name], number, points);
      }
      note(places, wordsOf(title), number, TITLE);
      for (const each of asked) note(places, wordsOf(each), number, ways[way] > SEVERAL ? SHARED : TITLE);
      // What every component may do is asked for with its name.
      const [, name, , component] = index.names[about[0]] ?? [];
      const called = component ? asked.map((each) => `${name} ${each}`) : asked;
      phrases.push([title, ...called, ...sentences].map(phraseOf));
      openings.push([title, ...asked].map(openingOf));
    });
    const everywhere = (word) => {
      const few = Math.floor(index.entries.length / EVERYWHERE);
      const said = [...(places.get(word)?.values() ?? [])].filter((points) => points === TEXT).length;
      return few > 0 && said > few;
    };
    const plain = wordsOf(index.plain);
    for (const word of [...naming.keys()]) if (everywhere(word) || plain.some((each) => isCaseOf(each, word))) naming.delete(word);
    const weights = new Map([...places].map(([word, at]) => [word, weightOf(index, at.size)]));
    return { ...known, counting, defining, asking, boxes, alike, places, foreign, naming, lengths, pages, phrases, openings, weights, everywhere };
  };

  const alikeWords = ({ alike, places }, word) => {
    const meant = alike.filter((group) => group.some((one) => isCaseOf(word, one))).flat();
    return meant.length ? [...places.keys()].filter((other) => meant.some((each) => isCaseOf(each, other))) : [];
  };

  const levelsOf = (known, word) => {
    const { places, foreign } = known;
    let found = new Map();
    for (const other of places.keys()) {
      const level = likeness(word, other);
      if (level) found.set(other, level);
    }
    for (const other of alikeWords(known, word)) found.set(other, Math.max(found.get(other) ?? 0, ALIKE));
    if (foreign.has(word) && !found.has(word)) found.set(word, EXACT);
    const instead = (level, test) => new Map([...places.keys()].filter((other) => test(word, other)).map((other) => [other, level]));
    if (!found.size && word.length > 3) found = instead(NEAR, isNear);
    return found.size ? found : instead(FAR, isFar);
  };

  // `killing` is as like the ordinary `killed` as it is like a killer.
  const isRatherAWord = (naming, word, name, levels) =>
    !(name.startsWith(word) || isNumberOf(word, name) || isCaseOf(word, name))
    && [...levels].some(([other, level]) => level === FORM && !naming.has(other) && common(word, other) >= common(word, name));

  const namesAmong = ({ naming, everywhere }, word, levels) => {
    const sure = [...levels].filter(([other, level]) => level !== ALIKE && level !== FAR && naming.has(other));
    const surest = Math.max(...sure.map(([, level]) => level));
    const best = sure.filter(([, level]) => level === surest).map(([other]) => other);
    const names = new Set(sure.map(([other]) => other).filter((other) => best.some((name) => isNumberOf(other, name))));
    const exact = [...levels].find(([, level]) => level === EXACT)?.[0];
    if (exact === undefined) return new Set([...names].filter((each) => !isRatherAWord(naming, word, each, levels)));
    if (names.has(exact)) return names;
    return everywhere(exact) ? new Set()
      : new Set([...names].filter((each) => isNumberOf(exact, each) || isCaseOf(exact, each)));
  };

  const shared = (ones, others) => new Set([...ones].filter((each) => others.has(each)));

  const isAbout = ({ index }, number, things) => {
    const about = index.entries[number][4];
    return !about.length || about.some((each) => things.has(each));
  };

  // A name may be half typed only at the end.
  const askedOf = (known, word, levels, last) => {
    const { alike, places, foreign, naming } = known;
    const names = [...namesAmong(known, word, levels)].filter((name) => word.length >= SHORT || word === last || isForm(word, name));
    const usual = alike.some((group) => group.some((one) => isCaseOf(word, one)));
    const worth = new Map(), named = new Set(), things = new Set();
    for (const other of names) for (const thing of naming.get(other)) things.add(thing);
    const called = new Set([...levels.keys()].filter((other) => names.some((name) => isNumberOf(other, name))));
    for (const [other, level] of levels) {
      for (const [number, points] of [...(places.get(other) ?? []), ...(foreign.get(other) ?? [])]) {
        worth.set(number, Math.max(worth.get(number) ?? 0, points * level));
        if (called.has(other) && points > TEXT && isAbout(known, number, things)) named.add(number);
      }
    }
    // A number stands in few places, and says little: it is rarely the one that the rules have. So is the name of a box.
    const weight = /^\p{Nd}+$/u.test(word) || known.boxes.has(word) ? 1 : weightOf(known.index, worth.size);
    return { worth, named, things, usual, weight, length: 1 };
  };

  const joined = (words) => {
    const units = [];
    for (const word of words) {
      const before = units.at(-1);
      const things = before ? shared(before.things, word.things) : new Set();
      const named = before ? shared(before.named, word.named) : new Set();
      if (!things.size || !named.size) { units.push(word); continue; }
      const worth = new Map([...before.worth.keys(), ...word.worth.keys()].map((number) =>
        [number, Math.floor(((before.worth.get(number) ?? 0) + (word.worth.get(number) ?? 0)) / 2)]));
      units[units.length - 1] = { worth, named, things, usual: false, weight: Math.max(before.weight, word.weight), length: before.length + 1 };
    }
    return units;
  };

  // A common word is no name of several words, unless the others stand beside it.
  const settled = (known, unit) => {
    if (!unit.usual) return unit;
    const things = new Set([...unit.things].filter((thing) => wordsOf(known.index.names[thing][1]).length === 1));
    const named = things.size ? new Set([...unit.named].filter((number) => isAbout(known, number, things))) : new Set();
    return { ...unit, things, named };
  };

  // A component that is named whole is meant, before one with more words to its name.
  const meant = (known, unit, met) => {
    const { names } = known.index;
    const whole = new Set([...unit.things].map((thing) => names[thing])
      .filter(([, here, , component]) => component && telling(known, here).every((word) => met.has(word))).map((name) => name[3]));
    if (!whole.size) return unit;
    const things = new Set([...unit.things].filter((thing) => !names[thing][3] || whole.has(names[thing][3])));
    return { ...unit, things, named: new Set([...unit.named].filter((number) => isAbout(known, number, things))) };
  };

  const ownersOf = ({ index }, things) => new Set([...things].map((thing) => index.names[thing][3]).filter(Boolean));
  const actsOf = (known, things) => ownersOf(known, things).size > 0;
  const isStranger = (theirs, owners) => theirs.size > 0 && ![...theirs].some((each) => owners.has(each));

  const talliesOf = (known, units) => {
    const { index } = known, tallies = new Map(), alone = !units.some(({ things }) => actsOf(known, things));
    for (const { worth: worths, named, things, weight, length } of units) {
      // Where no component is named, a name of several words that stand together is meant like one.
      const acts = actsOf(known, things) || (alone && length > 1) ? 1 : 0;
      for (const [number, worth] of worths) {
        if (!tallies.has(number)) tallies.set(number, { words: 0, worth: 0, named: 0, acting: 0 });
        const tally = tallies.get(number);
        // A mere likeness of letters is better than nothing, but no word of the question.
        if (worth > TEXT + ALIKE) tally.words += weight + COUNTS;
        tally.worth += worth * weight;
        if (named.has(number) && index.entries[number][4].length <= FEW) {
          tally.named += 1;
          tally.acting += acts;
        }
      }
    }
    return tallies;
  };

  const isItself = (known, number) => {
    const [, , , , about] = known.index.entries[number];
    if (about.length !== 1) return false;
    const named = wordsOf(known.index.names[about[0]][1]);
    return known.phrases[number][0].every((word) => named.includes(word));
  };

  const isWhole = ({ phrases }, number, question) => {
    const title = phrases[number][0];
    return title.every((word) => question.known.has(word)) && question.levels.every((levels) => title.some((word) => levels.has(word)));
  };

  // How much of the question a phrase has, times how much of the phrase the question has.
  const likeOf = ({ weights }, phrase, question) => {
    let met = 0, whole = 0, said = 0;
    for (const word of phrase) {
      whole += weights.get(word);
      if (question.known.has(word)) met += weights.get(word);
    }
    if (!met) return 0;
    question.levels.forEach((levels, at) => {
      let best = 0;
      for (const word of phrase) best = Math.max(best, levels.get(word) ?? 0);
      said += question.weights[at] * best;
    });
    return Math.floor(WHOLE * said * met / (EXACT * question.weight * whole));
  };

  const likenessOf = (known, number, question) => {
    let most = 0;
    known.phrases[number].forEach((phrase, at) => {
      if (!question.like.has(phrase)) question.like.set(phrase, likeOf(known, phrase, question));
      const same = known.openings[number][at]?.some((has, row) => has && question.opening[row]);
      most = Math.max(most, question.like.get(phrase) * (same ? SAME_OPENING : OTHER_OPENING));
    });
    return Math.floor(most / OTHER_OPENING);
  };

  const totalOf = (known, number, tally, question) => {
    const { index, lengths, naming, pages, phrases } = known, [, , sentences, page, about, given, way, defines] = index.entries[number];
    const itself = isItself(known, number);
    const acts = about.some((each) => question.apart.has(each) && index.names[each][3]);
    const general = question.nobody && !about.length && given > 1;
    const says = sentences.length || (!page.includes("#") && pages.get(page).length > 1);
    const plain = says ? given + (general || acts || (itself && question.counts) ? GENERAL : 0) : 1;
    const asked = question.asks && defines ? 1 : plain;
    const ranked = question.defines && defines ? plain * (isWhole(known, number, question) ? DEFINED : 2) : asked;
    const meant = itself && question.only.has(about[0]);
    const like = meant ? WHOLE : likenessOf(known, number, question);
    const rank = question.nobody && index.ways[way].length && !about.length && like >= WHOLE ? Math.max(ranked, ASKED) : ranked;
    const outright = WHOLE + LIKE * like;
    const strange = phrases[number][0].filter((word) => !question.known.has(word)).length;
    const others = phrases[number][0].filter((word) => !question.known.has(word) && isStranger(ownersOf(known, naming.get(word) ?? []), question.owners)).length;
    const beside = strange + about.length + Math.floor(lengths[number] / WORDS_PER_STRANGE) + (question.owners.size ? OTHERS * others : 0);
    const worth = Math.floor(tally.worth * tally.words ** 3 * rank * outright / (16 + beside));
    // Components that are named must be there; ground and neutral tokens help, as do other words.
    return tally.acting * NAMED + worth * (1 + tally.named - tally.acting);
  };

  const shortened = (text) => {
    const letters = [...text];
    if (letters.length <= MOST_LETTERS) return text;
    return `${letters.slice(0, MOST_LETTERS).join("").replace(/ [^ ]*$/, "")} …`;
  };
  const allOf = ({ index, pages }, page) => pages.get(page).flatMap((number) => index.entries[number][2]).join(" ");

  const snippetOf = (known, number, met) => {
    const [, , sentences, page, about] = known.index.entries[number];
    if (about.length === 1 && !page.includes("#")) return shortened(allOf(known, page));
    if (isItself(known, number) && sentences.length > 1) return shortened(sentences.join(" "));
    const hits = sentences.map((sentence) => new Set(wordsOf(sentence).filter((word) => met.has(word))).size);
    return sentences[hits.indexOf(Math.max(...hits))] ?? "";
  };

  // What a name means is what has it whole, before what has it among other words.
  const componentOf = ({ index }, things) => {
    const named = [...things].sort((one, other) => one - other).map((thing) => index.names[thing]).filter((name) => name[3]);
    const length = ([, here]) => wordsOf(here).length;
    return named.reduce((best, each) => (best && length(best) <= length(each) ? best : each), null)?.[3] ?? "";
  };

  const pairOf = (known, named) => {
    const { index } = known, [meeting, kind] = index.meeting;
    const keys = named.map(({ things }) => componentOf(known, things));
    if (keys.length !== 2 || !meeting || keys.includes("") || keys[0] === keys[1]) return null;
    const things = keys.map((key) => index.names.findIndex(([id, , , component]) => component === key && key.endsWith(`:${id}`)));
    const entries = things.map((thing) => index.entries.find(([, , , , about]) => about.length === 1 && about[0] === thing));
    const told = entries.map(([, title, , page]) => `${title}: ${shortened(allOf(known, page))}`);
    const title = entries.map((each) => each[1]).join(" + ");
    return { kind, title, snippet: told.join(" "), page: `${meeting}#${keys.join("+")}` };
  };

  const find = (known, text) => {
    const all = wordsOf(text), typed = [...new Set(telling(known, text))], levels = typed.map((word) => levelsOf(known, word));
    const asked = typed.map((word, at) => askedOf(known, word, levels[at], typed.at(-1)));
    const met = new Set(levels.flatMap((each) => [...each.keys()]));
    const units = joined(asked).map((unit) => meant(known, settled(known, unit), met));
    const named = units.filter((each) => each.named.size), tallies = talliesOf(known, units);
    const together = Math.max(0, ...[...tallies.values()].map((tally) => tally.named));
    const weights = asked.map(({ weight }) => weight);
    const question = {
      levels, weights, weight: weights.reduce((sum, each) => sum + each, 0),
      known: met,
      nobody: !together,
      apart: new Set(named.length > 1 && together === 1 ? named.flatMap(({ things }) => [...things]) : []),
      only: units.length === 1 ? units[0].things : new Set(),
      owners: new Set(units.flatMap(({ things }) => [...ownersOf(known, things)])),
      counts: all.some((word) => known.counting.has(word)),
      defines: known.defining.some((each) => spaced(text).includes(each)),
      asks: all.some((word) => known.asking.has(word)),
      opening: openingIn(known, text),
      like: new Map(),
    };
    const found = [...tallies].map(([number, tally]) => [totalOf(known, number, tally, question), number])
      .sort((one, other) => other[0] - one[0] || one[1] - other[1]).slice(0, MOST).map(([, number]) => {
        const [kind, title, , page] = known.index.entries[number];
        return { kind: known.index.kinds[kind], title, snippet: snippetOf(known, number, question.known), page };
      });
    const pair = pairOf(known, named);
    if (pair) found.splice(Math.min(1, together - 1), 0, pair);
    return found.slice(0, MOST);
  };

  let prepared = null;
  globalThis.swdslFind = (text, index = globalThis.swdslSearch) => {
    if (!index) return [];
    if (prepared?.index !== index) prepared = read(index);
    return find(prepared, text);
  };
})();
