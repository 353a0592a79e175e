// Runs the engine through all conformance vectors, as docs/conformance.md describes them.
//
//     node Web/Player/test/conform.mjs [--verbose] [--engine MODULE] [FILE…]
//
// The status is 1 if an answer differs from the vector's. MODULE is an engine's bundle, by default the one in dist.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const options = process.argv.slice(2);
const place = options.indexOf('--engine');
const [, module] = place < 0 ? [] : options.splice(place, 2);
const engine = module ? pathToFileURL(resolve(module)) : new URL('../dist/engine.js', import.meta.url);
const { filled, filledRuns, numbered, readTour, Session, textOf } = await import(engine);

const here = dirname(fileURLToPath(import.meta.url));
const folder = join(here, '../../../Tests/Conformance');
const TOLERANCES = { seconds: 0.00001, length: 0.002, opacity: 0.0001, line: 0.1 };

const stopName = (stop) =>
  stop.kind === 'button' ? `button ${stop.index}` : stop.kind === 'element' ? `element ${stop.id}` : stop.kind;

/** Translates a vector's event into the engine's. */
function sessionEvent({ tell: kind, with: value }) {
  switch (kind) {
    case 'begin': {
      const saved = value?.saved;
      return {
        kind,
        seen: value?.seen ?? false,
        saved: saved == null || typeof saved === 'string' ? saved : JSON.stringify(saved),
      };
    }
    case 'tap':
      return { kind, at: value };
    case 'button':
      return { kind, index: value };
    case 'flags':
      return { kind, flags: value };
    case 'variables':
      return { kind, values: value };
    case 'elements':
      return { kind, screen: value };
    case 'heights':
    case 'missing':
      return { kind, ...value };
    case 'device':
      return { kind, device: value };
    case 'picture':
    case 'touch':
    case 'texts':
    case 'content':
      return { kind: 'time' };
    default:
      return { kind, name: value };
  }
}

/** The observable state of a session after an event. */
function answer(session, effects) {
  const list = (what, make) => effects.filter((effect) => effect.do === what).map(make);
  const result = { state: session.state, variant: session.playback.variant.id, step: session.step?.id ?? null };
  if (result.step !== null) {
    Object.assign(result, { stack: session.stack, saved: JSON.parse(session.saved), due: session.due });
  }
  if (session.state === 'stands') {
    result.locked = session.locked;
    result.order = session.focusOrder.map(stopName);
    result.enabled = (session.step.callout?.buttons ?? []).map((_, index) => session.isEnabled(index));
  }
  const lists = {
    perform: list('perform', ({ action }) => action),
    scroll: list('scroll', ({ scroll }) => scroll.align),
    announce: list('announce', ({ words, how }) => [words, how]),
    focus: list('focus', ({ stop }) => stopName(stop)),
    report: list('report', ({ report: { kind: _, ...report } }) => report),
    remember: list('remember', ({ once }) => once),
  };
  for (const [name, values] of Object.entries(lists)) if (values.length) result[name] = values;
  return result;
}

const seen = (words) => Object.fromEntries(Object.entries(words).filter(([, opacity]) => opacity > 0.0001));

/** A picture in the form of the vectors. */
const pictured = (picture) =>
  picture.map((layer) => ({
    opacity: layer.opacity,
    dim: layer.dim?.opacity ?? 0,
    ...(layer.dim && layer.dim.opacity > 1e-9 ? { frame: layer.dim.frame } : {}),
    holes: layer.holes.map(({ outline, clip }) => ({ outline, clip })),
    rings: layer.rings.filter((ring) => ring.opacity > 0.0001).map(({ outline, width, opacity, clip }) => ({
      outline,
      width,
      opacity,
      clip,
    })),
    callout: layer.callout &&
      {
        frame: layer.callout.frame,
        arrow: layer.callout.arrow,
        opacity: layer.callout.opacity,
        words: seen(layer.callout.words),
      },
  }));

/** The callout's texts with their values, the body without its markup. */
function shown({ tour, state, step, playback }, values) {
  const callout = state === 'stands' ? step.callout : null;
  if (!callout) return null;
  const text = (key) => textOf(tour, key, playback.device.traits.locale);
  const [title, body, words] = [callout.title, callout.body, callout.progress?.text].map((
    key,
  ) => (key ? text(key) : null));
  const { steps } = playback.variant;
  return {
    title: title && filled(tour, title, values, true),
    body: body && filledRuns(tour, body, values, true).map((run) => run.text).join(''),
    buttons: callout.buttons.map((button) => filled(tour, text(button.title) ?? '', values, true)),
    progress: words && steps.length > 1
      ? numbered(tour, words, steps.findIndex(({ id }) => id === step.id) + 1, steps.length, values)
      : null,
    links: body
      ? filledRuns(tour, body, values, true).filter((run, index, all) => run.link && run.link !== all[index - 1]?.link)
        .map((run) => run.link)
      : [],
  };
}

/** The points along an outline. */
function sampled(outline) {
  const points = [];
  for (let index = 0; index + 7 < outline.length; index += 6) {
    const ends = outline.slice(index, index + 8);
    const parts = [0, 1, 2, 3, 4, 5].reduce((sum, at) => sum + Math.abs(ends[at + 2] - ends[at]), 0) > 2 ? 24 : 1;
    for (let part = 0; part < parts; part += 1) {
      const [t, u] = [part / parts, 1 - part / parts];
      points.push(
        [0, 1].map((axis) =>
          u ** 3 * ends[axis] + 3 * u * u * t * ends[axis + 2] + 3 * u * t * t * ends[axis + 4] +
          t ** 3 * ends[axis + 6]
        ),
      );
    }
  }
  return points;
}

/** The largest distance of points from a closed line. */
function farthest(points, line) {
  return Math.max(...points.map(([x, y]) =>
    Math.min(...line.map(([a, b], index) => {
      const [c, d] = line[(index + 1) % line.length];
      const square = (c - a) ** 2 + (d - b) ** 2;
      const t = square ? Math.min(Math.max(((x - a) * (c - a) + (y - b) * (d - b)) / square, 0), 1) : 0;
      return Math.hypot(x - a - t * (c - a), y - b - t * (d - b));
    }))
  ));
}

/** The difference of a redrawn ring from the expected one, or null. */
function lineDifference({ line, ...expected }, { outline, ...given }, path) {
  const polygon = Array.from({ length: line.length / 2 }, (_, index) => line.slice(2 * index, 2 * index + 2));
  const points = sampled(outline);
  const off = Math.max(farthest(points, polygon), farthest(polygon, points));
  return off <= TOLERANCES.line ? difference(expected, given, path) : `${path}.line: ${off} off`;
}

/** The first difference between two answers, or null. */
function difference(expected, given, path = '') {
  if (expected?.line && given?.outline) return lineDifference(expected, given, path);
  if (typeof expected === 'number' && typeof given === 'number') {
    const kind = /opacity|dim|words/.test(path)
      ? 'opacity'
      : /due/.test(path)
      ? 'seconds'
      : /outline|frame|clip|arrow|width/.test(path)
      ? 'length'
      : null;
    return Math.abs(expected - given) <= (kind ? TOLERANCES[kind] : 0) + 1e-9
      ? null
      : `${path}: ${given}, not ${expected}`;
  }
  if (expected && given && typeof expected === 'object' && typeof given === 'object') {
    if (Array.isArray(expected) && expected.length !== given.length) {
      return `${path}: ${JSON.stringify(given).slice(0, 300)}, not ${JSON.stringify(expected).slice(0, 300)}`;
    }
    for (const key of new Set([...Object.keys(expected), ...Object.keys(given)])) {
      const found = difference(expected[key], given[key], `${path}.${key}`);
      if (found) return found;
    }
    return null;
  }
  return expected === given ? null : `${path}: ${JSON.stringify(given)}, not ${JSON.stringify(expected)}`;
}

function run(tour, vector) {
  const session = new Session(tour, vector.device);
  let values = {};
  for (const event of vector.events) {
    if (event.tell === 'variables') values = event.with;
    const effects = session.handle(sessionEvent(event), event.at);
    let given;
    if (event.tell === 'picture') given = { pictures: event.with.map((time) => pictured(session.picture(time))) };
    else if (event.tell === 'touch') given = { touches: event.with.map((point) => session.touch(point)) };
    else if (event.tell === 'texts') given = { texts: shown(session, values) };
    else if (event.tell === 'content') {
      given = {
        content: (session.state === 'stands' ? session.playback.layout(session.step.id)?.content : null) ?? null,
      };
    } else given = answer(session, effects);
    const found = difference(event.expect, given);
    if (found) return `at ${event.at}, ${event.tell} ${JSON.stringify(event.with ?? null).slice(0, 120)}: ${found}`;
  }
  return null;
}

const verbose = options.includes('--verbose');
const named = options.filter((argument) => !argument.startsWith('--'));
const files = named.length
  ? named
  : readdirSync(folder).filter((name) => name.endsWith('.json')).sort().map((name) => join(folder, name));
const levels = { core: [0, 0], moving: [0, 0], full: [0, 0] }; // all vectors, and those that failed
for (const file of files) {
  const { schema, tour, vectors: list, near = 0.002 } = JSON.parse(readFileSync(file, 'utf8'));
  TOLERANCES.length = near;
  if (!/^tutorialc\.conformance\/1(\.\d+)?$/.test(schema)) {
    throw new Error(`${file}: ${schema} is no list of vectors that this runner knows`);
  }
  let failed = 0;
  for (const vector of list) {
    levels[vector.level][0] += 1;
    let found;
    try {
      found = run(readTour(tour), vector);
    } catch (error) {
      found = error.stack;
    }
    if (found) {
      levels[vector.level][1] += 1;
      failed += 1;
      if (verbose || failed <= 3) console.log(`${file.split('/').pop()}: ${vector.name}: ${found}`);
    }
  }
}
for (const [level, [vectors, wrong]] of Object.entries(levels)) {
  console.log(`${level}: ${vectors} vectors, ${wrong} failed`);
}
process.exitCode = Object.values(levels).some(([, wrong]) => wrong) ? 1 : 0;
