// Tours over modals whose libraries shut off the rest of the page, in six different ways.
import { page } from '/pages/play.js';

const box = 'position: fixed; left: 300px; top: 100px; width: 700px; height: 560px; background: #eef; z-index: 5';
export const content = '<button data-tour="share" style="position: absolute; left: 60px; top: 80px">Share</button>'
  + '<input id="field" style="position: absolute; left: 60px; top: 160px" aria-label="With whom">'
  + '<button data-tour="bin" style="position: absolute; left: 400px; top: 420px">Bin</button>';

/** Appends a portal with a dialog to the body, as libraries do. */
export function portal(attributes = 'role="dialog" aria-modal="true"', inside = content) {
  const made = document.createElement('div');
  made.className = 'portal';
  made.innerHTML = `<div class="dialog" tabindex="-1" ${attributes} style="${box}">${inside}</div>`;
  document.body.append(made);
  return made;
}

export const dialogOf = (made) => made.querySelector('.dialog');

/** All elements of the body except one. */
export const others = (kept) => [...document.body.children].filter((each) => each !== kept && !/script|style|link/.test(each.localName));

/** Event listeners that are removed when the modal is closed. */
export class Listening {
  constructor() { this.all = []; }

  add(target, name, listener, options) {
    target.addEventListener(name, listener, options);
    this.all.push(() => target.removeEventListener(name, listener, options));
  }

  end() { this.all.forEach((each) => each()); }
}

/**
 * Declares the checks of a library.
 *
 * `open` takes a callback for when a person leaves the modal, and returns a function that closes it.
 */
export function modalPage(open) {
  const begin = () => {
    const state = { left: 0, close: null };
    state.open = () => { state.close = open(() => { state.left += 1; state.close?.(); }); };
    return state;
  };
  const find = (name) => document.querySelector(`[data-tour=${name}]`);
  const through = async (t, modal) => {
    await t.stands('share', find('share'));
    await t.rest();
    await t.click(find('share'));
    t.is(modal.left, 0, 'how often the modal was left by a touch on the target');
    await t.press();
    await t.until(() => t.step === 'bin' || modal.left, () => `a press on Next does nothing: ${t.where()}`);
    t.is(modal.left, 0, 'how often the modal was left by a press on Next');
    await t.stands('bin', find('bin'));
    await t.key('Tab', 'Tab', 'Shift+Tab');
    t.is(modal.left, 0, 'how often the modal was left by the tab key');
  };
  page({
    'opened while the tour waits': async (t) => {
      const modal = begin();
      await t.play('late');
      await t.press();
      await t.until(() => t.state === 'waits', () => `it does not wait: ${t.where()}`);
      modal.open();
      await through(t, modal);
      await t.press();
      await t.until(() => !t.host, 'the overlay stays');
      modal.close();
      t.is(document.querySelectorAll('[inert], [aria-hidden]').length, 0, 'elements that are still shut off when all is over');
    },
    'open before the tour begins': async (t) => {
      const modal = begin();
      modal.open();
      t.kept.note();
      const { start } = await t.module;
      const tour = await t.tour('late', (one) => one.variants.forEach((variant) => { variant.steps = variant.steps.slice(1); }));
      t.follow(start(tour, { store: null }));
      await through(t, modal);
      t.player.stop();
      await t.until(() => !t.host, 'the overlay stays');
      document.getElementById('field').focus();
      await t.type('Ada');
      t.is(document.getElementById('field').value, 'Ada', 'what is typed into the modal after the tour');
      modal.close();
      t.is(document.querySelectorAll('[inert], [aria-hidden]').length, 0, 'elements that are still shut off when all is over');
    },
    'closed under the tour': async (t) => {
      const modal = begin();
      await t.play('late');
      await t.press();
      await t.until(() => t.state === 'waits', () => `it does not wait: ${t.where()}`);
      modal.open();
      await t.stands('share', find('share'));
      modal.close();
      await t.until(() => t.state !== 'stands' || !t.hole, () => `the tour stands over a modal that has closed: ${t.where()}`);
      modal.open();
      // For a moment the hole may still be at its old place, outside the modal.
      await t.wait(400);
      await t.stands('share', find('share'));
      await t.press();
      await t.until(() => t.step === 'bin', () => `a press on Next does nothing once the modal has come again: ${t.where()}`);
      t.is(modal.left, 0, 'how often the modal was left');
    },
  });
}
