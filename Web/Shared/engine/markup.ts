/** A run of a body's text, and its style. */
export interface Run {
  readonly text: string;
  readonly strong?: boolean;
  readonly emphasis?: boolean;
  readonly code?: boolean;
  readonly link?: string;
}

interface Mark {
  readonly char: string;
  length: number;
  readonly opens: boolean;
  readonly closes: boolean;
  /** The index of the run that the mark stands before. */
  readonly at: number;
}

type Draft = {
  -readonly [key in keyof Run]: Run[key];
};

/** A link's destination, and the index of the link's end. */
type Destination = readonly [link: string, end: number];

// Sticky expressions: each is tried at one index, and reads no further than it must.
const ESCAPED = /\\([\\`*_[\]])/y;
const TICKS = /`+/y;
const MARK = /\*+|_+/y;
const WORDS = /\[((?:\\.|[^\\[\]])*)\]\(/y;
const SPACE = /\s*/y;
const ANGLED = /<([^<>\n]*)>/y;
const BARE = /(?:\\.|[^\s()\\])*(?:\((?:\\.|[^\s()\\])*\)(?:\\.|[^\s()\\])*)*/y;
const TITLE = /\s+(?:"[^"]*"|'[^']*')/y;
const CLOSE = /\s*\)/y;

/** Matches a sticky expression at an index. Its `lastIndex` is then the end of the match. */
function at(expression: RegExp, source: string, place: number): readonly [all: string, group?: string] | null {
  expression.lastIndex = place;
  return expression.exec(source) as readonly [string] | null;
}

/**
 * Parses a text's emphasis, strong emphasis, code and links, as CommonMark has them; everything else is literal. Linear
 * time, except for backticks in runs of many different lengths, of which there can't be many.
 */
export function runsOf(source: string): Run[] {
  const runs: Draft[] = [];
  const marks: Mark[] = [];
  const unclosed = new Set<number>();
  let text = '';
  const flush = (): void => {
    if (text) runs.push({ text });
    text = '';
  };
  for (let index = 0; index < source.length;) {
    const char = source.charAt(index);
    const escaped = char === '\\' && at(ESCAPED, source, index);
    const ticks = char === '`' && at(TICKS, source, index)?.[0];
    // An image is shown as it is written.
    const words = char === '[' && source.charAt(index - 1) !== '!' && at(WORDS, source, index);
    const mark = (char === '*' || char === '_') && at(MARK, source, index)?.[0];
    const end = ticks ? closing(source, index, ticks.length, unclosed) : undefined;
    const destination = words && destinationAt(source, index + words[0].length);
    if (escaped) {
      text += escaped[1];
      index += 2;
    } else if (ticks && end !== undefined) {
      flush();
      const inner = source.slice(index + ticks.length, end).replace(/\n/g, ' ');
      runs.push({ text: /^ .*[^ ].* $/.test(inner) ? inner.slice(1, -1) : inner, code: true });
      index = end + ticks.length;
    } else if (words && destination) {
      flush();
      for (const run of runsOf(words[1] ?? '')) {
        runs.push({ ...run, link: destination[0].replace(/\\([!-/:-@[-`{-~])/g, '$1') });
      }
      [, index] = destination;
    } else if (mark) {
      flush();
      marks.push(flank(source, index, mark, runs.length));
      index += mark.length;
    } else {
      text += ticks || char;
      index += ticks ? ticks.length : 1;
    }
  }
  flush();
  return emphasised(runs, marks);
}

/** The index of the next run of as many backticks, or undefined if there is none. */
function closing(source: string, index: number, length: number, unclosed: Set<number>): number | undefined {
  if (unclosed.has(length)) return undefined;
  for (let place = source.indexOf('`', index + length); place >= 0;) {
    const found = at(TICKS, source, place)?.[0].length ?? 1;
    if (found === length) return place;
    place = source.indexOf('`', place + found);
  }
  unclosed.add(length);
  return undefined;
}

/** The destination of a link whose brackets end at an index, or undefined if it isn't a link. */
function destinationAt(source: string, place: number): Destination | undefined {
  const ended = (link: string, from: number, titled = false): Destination | undefined => {
    const after = at(TITLE, source, from) ? TITLE.lastIndex : from;
    return (after > from || !titled) && at(CLOSE, source, after) ? [link, CLOSE.lastIndex] : undefined;
  };
  at(SPACE, source, place);
  const start = SPACE.lastIndex;
  const angled = at(ANGLED, source, start);
  const bare = at(BARE, source, start)?.[0] ?? '';
  return (angled && ended(angled[1] ?? '', start + angled[0].length)) || ended(bare, start + bare.length) ||
    (start > place ? ended('', place, true) : undefined);
}

/** A text's words without markup. */
export const plain = (source: string): string => runsOf(source).map((run) => run.text).join('');

function flank(source: string, index: number, mark: string, at: number): Mark {
  const before = source[index - 1] ?? ' ';
  const after = source[index + mark.length] ?? ' ';
  const sign = /[\p{P}\p{S}]/u;
  const left = !/\s/.test(after) && (!sign.test(after) || /\s/.test(before) || sign.test(before));
  const right = !/\s/.test(before) && (!sign.test(before) || /\s/.test(after) || sign.test(after));
  const under = mark[0] === '_';
  return {
    char: mark[0] ?? '*',
    length: mark.length,
    opens: left && (!under || !right || sign.test(before)),
    closes: right && (!under || !left || sign.test(after)),
    at,
  };
}

/** Pairs delimiter runs as CommonMark does; unpaired ones become text. */
function emphasised(runs: Draft[], marks: Mark[]): Run[] {
  const original = marks.map((mark) => mark.length);
  // By run: the number of pairs opened before it, less the number closed.
  const [strong, emphasis] = [new Int32Array(runs.length + 1), new Int32Array(runs.length + 1)];
  const openers: number[] = [];
  // By kind of closer: the number of openers known not to fit. They won't fit later closers of that kind either.
  const floors = new Map<string, number>();
  marks.forEach((closer, place) => {
    const kind = `${closer.char}${closer.opens}${(original[place] ?? 0) % 3}`;
    const fits = (other: number): boolean => {
      const mark = marks[other];
      const [a, b] = [original[other] ?? 0, original[place] ?? 0];
      return mark?.char === closer.char &&
        !((mark.closes || closer.opens) && (a + b) % 3 === 0 && (a % 3 !== 0 || b % 3 !== 0));
    };
    while (closer.closes && closer.length > 0) {
      const floor = floors.get(kind) ?? 0;
      let open = openers.length - 1;
      while (open >= floor && !fits(openers[open] ?? -1)) open -= 1;
      const opener = open < floor ? undefined : marks[openers[open] ?? -1];
      if (!opener) {
        floors.set(kind, openers.length);
        break;
      }
      const used = opener.length > 1 && closer.length > 1 ? 2 : 1;
      opener.length -= used;
      closer.length -= used;
      openers.length = opener.length ? open + 1 : open;
      floors.forEach((value, key) => floors.set(key, Math.min(value, openers.length)));
      const depth = used === 2 ? strong : emphasis;
      depth[opener.at] = (depth[opener.at] ?? 0) + 1;
      depth[closer.at] = (depth[closer.at] ?? 0) - 1;
    }
    if (closer.opens && closer.length) openers.push(place);
  });
  const result: Draft[] = [];
  const add = (run: Draft): void => {
    const last = result[result.length - 1];
    if (
      last && last.strong === run.strong && last.emphasis === run.emphasis && last.code === run.code &&
      last.link === run.link
    ) {
      last.text += run.text;
    } else {
      result.push(run);
    }
  };
  let [next, isStrong, isEmphasis] = [0, 0, 0];
  for (let index = 0; index <= runs.length; index += 1) {
    for (let mark = marks[next]; mark?.at === index; mark = marks[next += 1]) {
      if (mark.length) add({ text: mark.char.repeat(mark.length) });
    }
    isStrong += strong[index] ?? 0;
    isEmphasis += emphasis[index] ?? 0;
    const run = runs[index];
    if (run) add({ ...run, ...(isStrong ? { strong: true } : {}), ...(isEmphasis ? { emphasis: true } : {}) });
  }
  return result;
}
