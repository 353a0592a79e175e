// Compares the parser of markup with a plain one, on random texts, and holds its cost to linear growth.
//
//     node Web/Player/test/markup.mjs [--engine MODULE] [COUNT]
//
// MODULE is an engine's bundle, by default the one in dist.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const options = process.argv.slice(2);
const place = options.indexOf('--engine');
const [, module] = place < 0 ? [] : options.splice(place, 2);
const engine = module ? pathToFileURL(resolve(module)) : new URL('../dist/engine.js', import.meta.url);
const { filled, runsOf } = await import(engine);

/** Pairs delimiter runs as CommonMark says, by looking at all of them again and again. */
function emphasised(runs, marks) {
  for (const closer of marks) {
    while (closer.closes && closer.left) {
      const fits = (mark) =>
        !mark.gone && mark.opens && mark.left && mark.char === closer.char &&
        !((mark.closes || closer.opens) && (mark.length + closer.length) % 3 === 0 &&
          (mark.length % 3 || closer.length % 3));
      const opener = marks.slice(0, marks.indexOf(closer)).reverse().find(fits);
      if (!opener) break;
      const used = Math.min(2, opener.left, closer.left);
      opener.left -= used;
      closer.left -= used;
      for (const mark of marks.slice(marks.indexOf(opener) + 1, marks.indexOf(closer))) mark.gone = true;
      for (const run of runs.slice(opener.at, closer.at)) run[used === 2 ? 'strong' : 'emphasis'] = true;
    }
  }
  const all = [];
  for (let index = 0; index <= runs.length; index += 1) {
    all.push(
      ...marks.filter((mark) => mark.at === index && mark.left).map((mark) => ({ text: mark.char.repeat(mark.left) })),
    );
    if (runs[index]) all.push({ ...runs[index] });
  }
  const look = ({ text: _, ...rest }) => JSON.stringify(Object.entries(rest).sort());
  return all.reduce((list, run) => {
    const last = list[list.length - 1];
    if (last && look(last) === look(run)) last.text += run.text;
    else list.push(run);
    return list;
  }, []);
}

/** The runs of a text: every expression is tried on the whole rest, at every index. */
function plainly(source) {
  const [runs, marks, sign] = [[], [], /[\p{P}\p{S}]/u];
  let [rest, before] = [source, ' '];
  while (rest) {
    const escaped = /^\\([\\`*_[\]])/.exec(rest);
    const code = /^(`+)(?!`)([^]*?[^`])\1(?!`)/.exec(rest);
    const link = before !== '!' &&
      /^\[((?:\\.|[^\\[\]])*)\]\(\s*(?:<([^<>\n]*)>|((?:\\.|[^\s()\\])*(?:\((?:\\.|[^\s()\\])*\)(?:\\.|[^\s()\\])*)*))(?:\s+(?:"[^"]*"|'[^']*'))?\s*\)/
        .exec(rest);
    const mark = /^(\*+|_+)/.exec(rest);
    const [token] = escaped ?? code ?? (link || undefined) ?? mark ?? /^`+/.exec(rest) ?? [rest[0]];
    const inner = code?.[2].replace(/\n/g, ' ');
    const after = rest[token.length] ?? ' ';
    if (code) runs.push({ text: /^ .*[^ ].* $/.test(inner) ? inner.slice(1, -1) : inner, code: true });
    else if (link) {
      runs.push(
        ...plainly(link[1]).map((run) => ({ ...run, link: (link[2] ?? link[3]).replace(/\\([!-/:-@[-`{-~])/g, '$1') })),
      );
    } else if (mark) {
      const left = !/\s/.test(after) && (!sign.test(after) || /\s/.test(before) || sign.test(before));
      const right = !/\s/.test(before) && (!sign.test(before) || /\s/.test(after) || sign.test(after));
      const [opens, closes] = token[0] === '_'
        ? [left && (!right || sign.test(before)), right && (!left || sign.test(after))]
        : [left, right];
      marks.push({ char: token[0], length: token.length, left: token.length, opens, closes, at: runs.length });
    } else runs.push({ text: escaped ? escaped[1] : token });
    before = token[token.length - 1];
    rest = rest.slice(token.length);
  }
  return emphasised(runs, marks);
}

const fields = (runs) =>
  JSON.stringify(runs.map((run) => Object.entries(run).filter(([, value]) => value !== undefined).sort()));
const WORDS = [
  '*',
  '_',
  '**',
  '__',
  '***',
  '`',
  '``',
  '[',
  '](',
  '](b)',
  ')',
  'a',
  ' ',
  '.',
  '\\',
  '<',
  '>',
  '<u>',
  '"',
  "'",
  ' "t"',
  '\n',
  'é',
  '!',
  '(',
];
let state = 20270411;
const pick = (most) => Math.floor(((state = (state * 48271) % 2147483647) / 2147483647) * most);
const count = Number(options[0] ?? 20_000);
for (let round = 0; round < count; round += 1) {
  const text = Array.from({ length: 1 + pick(14) }, () => WORDS[pick(WORDS.length)]).join('');
  const [given, expected] = [fields(runsOf(text)), fields(plainly(text))];
  if (given !== expected) throw new Error(`${JSON.stringify(text)} is ${given}, not ${expected}`);
}

/** The shortest of several run times. */
function cost(act) {
  return Math.min(...Array.from({ length: 5 }, () => {
    const start = process.cpuUsage();
    act();
    const { user } = process.cpuUsage(start);
    return user;
  }));
}

// Sixteen times the text may cost 64 times as much, to allow for noise; quadratic growth would cost 256 times as much.
const tour = { variables: {} };
for (const unit of ['_*', '**a', '*a ', 'a*', '[', '[a](', '[a](b "', '`a``', '[a](  ', '%', '<', '![a](b)*']) {
  for (const act of [runsOf, (text) => filled(tour, text, {}, true)]) {
    const [small, large] = [1_000, 16_000].map((times) => cost(() => act(unit.repeat(times))));
    if (large > 64 * Math.max(small, 1_000)) {
      throw new Error(`${unit} repeated: ${small} µs, and ${large} for 16 times as much`);
    }
  }
}
console.log(`${count} texts read as by a plain reader, at a cost that grows with them`);
