// The page's side of a check: it makes the assertions, and asks the runner for everything that only a person can do.
import { Seen } from './seen.js';
import { Kept } from './kept.js';

export class Fault extends Error {}

const { setTimeout: later, fetch: load, performance: watch, requestAnimationFrame: frame } = window;
const wait = (time) => new Promise((done) => later.call(window, done, time));

// --- the runner, which asks for the next action ----------------------------------------------------------------------

let asked = null;
let answered = null;
const waiting = [];

const ask = (what) => new Promise((done) => {
  waiting.push([what, done]);
  hand();
});

function hand() {
  if (!asked || answered || !waiting.length) return;
  const give = asked;
  [, answered] = waiting[0];
  asked = null;
  give(waiting.shift()[0]);
}

/** Takes the runner's answer to the last action, and resolves to the next one. */
window.turn = (answer) => new Promise((done) => {
  const last = answered;
  answered = null;
  asked = done;
  last?.(answer);
  hand();
});

// --- a check ---------------------------------------------------------------------------------------------------------

class Play {
  constructor(faults) {
    Object.assign(this, { faults, seen: new Seen(), kept: new Kept(), heard: [], expected: [], player: null });
  }

  get step() { return this.player.step; }
  get state() { return this.player.state; }
  get host() { return this.seen.host(); }
  get hole() { return this.seen.holes()[0] ?? null; }

  /** The player's module. */
  get module() { return import('/player/tutorial-player.js'); }

  /** Loads a compiled tour; `change` may modify it. */
  async tour(name, change) {
    const answer = await load.call(window, `/tours/${name}.tour.json`);
    if (!answer.ok) throw new Fault(`the tour ${name} does not compile`);
    const tour = await answer.json();
    change?.(tour);
    return tour;
  }

  /** Starts a tour without a store, and waits until its first step is shown. */
  async play(name, options = {}, change = undefined) {
    const { start } = await this.module;
    this.follow(start(await this.tour(name, change), { store: null, ...options }));
    await this.until(() => this.state === 'stands', () => `the tour does not begin: ${this.where()}`);
    await this.rest();
    return this.player;
  }

  /** Makes a player the one under test, and records its reports. */
  follow(player) {
    this.player = player;
    this.heard = [];
    const { heard } = this;
    player.on('report', ({ kind, step }) => heard.push(`${kind} ${step}`));
    player.on('end', () => heard.push('end'));
    return player;
  }

  // --- assertions ---

  ok(holds, words) {
    if (!holds) throw new Fault(typeof words === 'function' ? words() : words);
  }

  is(found, wanted, words) {
    this.ok(JSON.stringify(found) === JSON.stringify(wanted), () => `${words}: ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`);
  }

  near(found, wanted, words, by = 0.6) {
    this.ok(found?.length === wanted.length && wanted.every((value, index) => Math.abs(value - found[index]) <= by),
      () => `${words}: ${this.short(found)}, not ${this.short(wanted)}`);
  }

  short(box) { return box ? `[${box.map((value) => Math.round(value * 10) / 10).join(', ')}]` : 'none'; }

  /** The state of the tour, for messages. */
  where() { return `${this.player?.step} ${this.player?.state}, hole ${this.short(this.hole)}, reported ${this.heard.join('; ') || 'nothing'}`; }

  /** Waits until a condition holds. */
  async until(holds, words, patience = 5000) {
    const end = watch.now() + patience;
    for (;;) {
      if (await holds()) return;
      if (watch.now() > end) throw new Fault(typeof words === 'function' ? words() : words);
      await wait(25);
    }
  }

  /** Asserts that a condition holds for some time, in ms. */
  async stays(holds, words, time = 600) {
    const end = watch.now() + time;
    do {
      if (!(await holds())) throw new Fault(typeof words === 'function' ? words() : words);
      await wait(40);
    } while (watch.now() < end);
  }

  wait(time) { return wait(time); }

  /** Waits until a value hasn't changed for some time, in ms, and returns it. */
  async settled(value, time = 200) {
    let last = value();
    for (let since = watch.now(); watch.now() < since + time;) {
      await wait(25);
      if (value() !== last) [last, since] = [value(), watch.now()];
    }
    return last;
  }

  /** Waits until nothing of the tour moves any more. */
  async rest() {
    for (let still = 0, look, last; still < 2; last = look) {
      await this.frames(1);
      look = JSON.stringify([this.seen.holes(), this.seen.box(this.seen.words()), scrollX, scrollY]);
      const moves = this.host?.shadowRoot?.getAnimations?.().some((each) => each.playState === 'running' && each.effect?.getComputedTiming().endTime < Infinity);
      still = look === last && !moves ? still + 1 : 0;
    }
  }

  async frames(count) {
    for (let each = 0; each < count; each += 1)
      await Promise.race([new Promise((done) => frame.call(window, done)), wait(200)]);
  }

  /** Waits until a step is shown and its hole surrounds an element at a distance of `padding`. */
  async stands(step, element = undefined, padding = 8) {
    await this.until(() => this.step === step && this.state === 'stands', () => `${step} does not stand: ${this.where()}`);
    if (element) await this.lit(element, padding);
    // Until then, buttons are locked.
    await this.rest();
  }

  /** Waits until the hole surrounds an element at a distance of `padding`. */
  async lit(element, padding = 8, patience = 5000) {
    const around = () => {
      const [x, y, width, height] = this.seen.box(typeof element === 'function' ? element() : element);
      return [x - padding, y - padding, width + 2 * padding, height + 2 * padding];
    };
    const fits = () => { const { hole } = this; return hole && around().every((value, index) => Math.abs(value - hole[index]) <= 0.6); };
    await this.until(fits, () => `the hole is at ${this.short(this.hole)}, and the element's at ${this.short(around())} (${this.where()})`, patience);
  }

  /** Waits until an element is entirely visible between two heights of the window. */
  async inSight(element, top = 0, bottom = innerHeight) {
    const box = () => this.seen.box(element);
    await this.until(() => box()[1] >= top - 1 && box()[1] + box()[3] <= bottom + 1,
      () => `it is at ${this.short(box())}, and what can be seen from ${top} to ${bottom}`);
    await this.rest();
  }

  /** Asserts that all words of the callout lie inside it, unclipped. */
  inCallout() {
    const words = this.seen.words();
    const [left, top, width, height] = this.seen.box(words);
    const walk = document.createTreeWalker(words, NodeFilter.SHOW_TEXT);
    let seen = 0;
    for (let text = walk.nextNode(); text; text = walk.nextNode()) {
      if (!text.data.trim() || text.parentElement.closest('.scroller.more')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const box of range.getClientRects()) {
        seen += 1;
        this.ok(box.left >= left - 0.5 && box.right <= left + width + 0.5 && box.top >= top - 0.5 && box.bottom <= top + height + 0.5,
          () => `"${text.data.slice(0, 40)}" is at ${this.short([box.x, box.y, box.width, box.height])}, out of the callout at ${this.short([left, top, width, height])}`);
      }
    }
    this.ok(seen, 'the callout has no words');
  }

  /** Waits until the page is again as it was before the tour. */
  async givenBack(patience = 1500) {
    let left = [];
    await this.until(() => !(left = this.kept.differences()).length, () => `the page is not what it was: ${left.join('; ')}`, patience);
  }

  /** Expects uncaught errors that match: the app's own. */
  expect(...patterns) { this.expected.push(...patterns); }

  /** Returns true if an error of the app was reported. */
  reported(pattern) { return this.faults.some((fault) => pattern.test(fault)); }

  // --- a person's actions ---

  middle(target) {
    if (Array.isArray(target)) return target.length === 2 ? target : [target[0] + target[2] / 2, target[1] + target[3] / 2];
    return this.middle(this.seen.box(target));
  }

  async click(target, more = {}) { const [x, y] = this.middle(target); return ask({ do: 'click', x, y, ...more }); }
  async tap(target) { const [x, y] = this.middle(target); return ask({ do: 'tap', x, y }); }
  async move(target) { const [x, y] = this.middle(target); return ask({ do: 'move', x, y }); }
  async down(target) { await this.move(target); return ask({ do: 'down' }); }
  async up(target) { if (target) await this.move(target); return ask({ do: 'up' }); }
  async wheel(target, by) { await this.move(target); return ask({ do: 'wheel', by }); }
  async key(...names) { for (const name of names) await ask({ do: 'key', name }); }
  async type(text) { return ask({ do: 'type', text }); }

  /** Presses the mouse at one place, and releases it at another. */
  async drag(from, to, steps = 4) {
    const [a, b] = [this.middle(from), this.middle(to)];
    await this.down(a);
    for (let each = 1; each <= steps; each += 1) await this.move(a.map((value, index) => value + (b[index] - value) * each / steps));
    return this.up();
  }

  /** Presses a button of the callout with the mouse: primary, secondary or close. */
  async press(part = 'primary') {
    const button = this.seen.button(part);
    this.ok(button, () => `the callout has no button ${part}: ${this.where()}`);
    return this.click(button);
  }

  // --- measurements by the runner ---

  /** The colours at points of the window, as numbers from 0 to 255. */
  async colors(...points) { return ask({ do: 'colors', points }); }

  /** The luminance of points of the window, from 0 to 255. */
  async light(...points) { return (await this.colors(...points)).map(([red, green, blue]) => Math.round(0.299 * red + 0.587 * green + 0.114 * blue)); }

  /** The browser's counters (Nodes, JSEventListeners, ScriptDuration …) after garbage collection; null in most engines. */
  async counts(collect = true) { return ask({ do: 'counts', collect }); }

  /** Sets the page's media features from now on: `colorScheme`, `media`, `forcedColors`, `reducedMotion`. */
  async media(what) { return ask({ do: 'media', what }); }
  async resize(width, height) { return ask({ do: 'resize', width, height }); }

  /** Blocks all further requests to addresses that match. */
  async block(pattern) { return ask({ do: 'block', pattern }); }
}

/** Declares the checks of a page: one, or several by name. The runner reloads the page for each of them. */
export function page(checks) {
  const faults = [];
  // Not a fault, although an error: the notifications that don't fit into one frame come in the next.
  const note = (words) => /^ResizeObserver loop/.test(words) || faults.push(words);
  addEventListener('error', (event) => note(String(event.message ?? event.error ?? event)));
  addEventListener('unhandledrejection', (event) => faults.push(`a promise is broken: ${event.reason?.message ?? event.reason}`));
  const named = typeof checks === 'function' ? { '': checks } : checks;
  begin(named, faults);
}

async function begin(named, faults) {
  const name = await ask({ checks: Object.keys(named) });
  const play = new Play(faults);
  let seen = null;
  try {
    await document.fonts?.ready;
    play.kept.note();
    await named[name](play);
    await wait(0);
  } catch (error) {
    seen = error instanceof Fault ? error.message : `cannot be asked: ${error?.message ?? error} ${error?.stack?.split('\n')[1]?.trim() ?? ''}`;
  }
  const uncaught = faults.filter((fault) => !play.expected.some((pattern) => pattern.test(fault)));
  if (uncaught.length) seen = `${seen ? `${seen}; ` : ''}${uncaught.length} uncaught: ${uncaught[0].slice(0, 160)}`;
  ask({ over: seen });
}
