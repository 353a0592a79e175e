/** A piece of a body, and how it is set. */
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
  /** The place in the list of runs before which it stands. */
  readonly at: number;
}

type Draft = {
  -readonly [key in keyof Run]: Run[key]
};

/** The runs of a text in CommonMark's emphasis, strong emphasis, code and links; all else is as it is written. */
export function runsOf(source: string): Run[] {
  const runs: Draft[] = [];
  const marks: Mark[] = [];
  let text = '';
  const flush = (): void => {
    if (text) runs.push({text});
    text = '';
  };
  for (let index = 0; index < source.length;) {
    const rest = source.slice(index);
    const escaped = /^\\([!-/:-@[-`{-~])/.exec(rest);
    const code = /^(`+)(?!`)([^]*?[^`])\1(?!`)/.exec(rest);
    const link =
      /^\[((?:\\.|[^\\[\]])*)\]\(\s*(?:<([^<>\n]*)>|([^\s()]*(?:\([^\s()]*\)[^\s()]*)*))(?:\s+(?:"[^"]*"|'[^']*'))?\s*\)/
        .exec(rest);
    const mark = /^(\*+|_+)/.exec(rest);
    const token = (escaped ?? code ?? link ?? mark ?? /^`+/.exec(rest))?.[0] ?? rest.charAt(0);
    if (escaped)
      text += escaped[1];
    else if (code) {
      flush();
      const inner = (code[2] ?? '').replace(/\n/g, ' ');
      runs.push({text: /^ .*[^ ].* $/.test(inner) ? inner.slice(1, -1) : inner, code: true});
    } else if (link) {
      flush();
      for (const run of runsOf(link[1] ?? ''))
        runs.push({...run, link: (link[2] ?? link[3] ?? '').replace(/\\([!-/:-@[-`{-~])/g, '$1')});
    } else if (mark) {
      flush();
      marks.push(flank(source, index, token, runs.length));
    } else
      text += token;
    index += token.length;
  }
  flush();
  return emphasised(runs, marks);
}

/** The words of a text without its markup, as they are read. */
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

/** Pairs marks as CommonMark does; those that are left over are letters. */
function emphasised(runs: Draft[], marks: Mark[]): Run[] {
  const original = new Map(marks.map((mark) => [mark, mark.length]));
  const gone = new Set<Mark>();
  for (let close = 0; close < marks.length; close += 1) {
    const closer = marks[close];
    while (closer && closer.closes && closer.length > 0) {
      let open = close - 1;
      const fits = (mark: Mark|undefined): boolean => {
        if (!mark || gone.has(mark) || !mark.opens || mark.char !== closer.char || mark.length === 0) return false;
        const [a, b] = [original.get(mark) ?? 0, original.get(closer) ?? 0];
        return !((mark.closes || closer.opens) && (a + b) % 3 === 0 && (a % 3 !== 0 || b % 3 !== 0));
      };
      while (open >= 0 && !fits(marks[open])) open -= 1;
      const opener = marks[open];
      if (!opener) break;
      const used = opener.length > 1 && closer.length > 1 ? 2 : 1;
      opener.length -= used;
      closer.length -= used;
      marks.slice(open + 1, close).forEach((mark) => gone.add(mark));
      for (const run of runs.slice(opener.at, closer.at)) {
        if (used === 2)
          run.strong = true;
        else
          run.emphasis = true;
      }
    }
  }
  const result: Draft[] = [];
  const add = (run: Draft): void => {
    const last = result[result.length - 1];
    if (last && last.strong === run.strong && last.emphasis === run.emphasis && last.code === run.code &&
      last.link === run.link)
      last.text += run.text;
    else
      result.push(run);
  };
  for (let index = 0; index <= runs.length; index += 1) {
    for (const mark of marks)
      if (mark.at === index && mark.length) add({text: mark.char.repeat(mark.length)});
    const run = runs[index];
    if (run) add({...run});
  }
  return result;
}
