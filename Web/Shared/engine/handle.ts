import { changeDevice } from './change';
import { placeElements, showElement } from './elements';
import { advance, dismiss, end, fallBack, follow, followFirst, followRoute, goOn, waitAgain } from './flow';
import type { Happening } from './happening';
import { pressButton, pressKey, pressOn, tap } from './inputs';
import { readSaved } from './saved';
import { search } from './search';
import type { Session } from './session';
import { soundScreen } from './sound';
import { elementFits } from './touch';

/** Handles an event of a session. */
export function handle(session: Session, what: Happening): void {
  const { locked, playback } = session;
  const isOpen = session.state === 'stands' && !locked;
  switch (what.tell) {
    case 'begin':
      return begin(session, what);
    case 'tap':
      return isOpen ? tap(session, what.at) : undefined;
    case 'element': {
      const { step } = session;
      if (step && session._hasStood && !locked) followFirst(session, (rule) => elementFits(step, rule, what.name));
      return;
    }
    case 'button':
      return isOpen ? pressButton(session, what.index) : undefined;
    case 'key':
      return pressKey(session, what.name, isOpen);
    case 'escape':
      return dismiss(session, 'escape');
    case 'close':
      return locked ? undefined : dismiss(session, 'close');
    case 'event': {
      session._events.add(what.name);
      if (!session._hasStood) return advance(session);
      followFirst(session, (rule) => rule.event === what.name, what.name);
      return;
    }
    case 'route': {
      const isSame = session._route === what.name;
      session._route = what.name;
      if (!session._hasStood) return advance(session);
      return isSame ? undefined : followRoute(session, what.name);
    }
    case 'performed':
    case 'failed':
      return finishAction(session, what.name, what.tell === 'failed');
    case 'flags': {
      session._flags = what.flags;
      return;
    }
    case 'variables': {
      session._values = what.values;
      return;
    }
    case 'shows':
      return showScreen(session, what.name);
    case 'elements': {
      const screen = soundScreen(what.screen);
      return screen ? placeElements(session, screen) : undefined;
    }
    case 'appeared':
    case 'disappeared':
      return showElement(session, what.name, what.tell === 'appeared');
    case 'missing': {
      session._policy = { wait: what.wait > 0 ? what.wait : 0, then: what.then };
      return advance(session);
    }
    case 'heights': {
      playback.heights.set(what.step, what.heights);
      return playback.changed();
    }
    case 'device':
      return changeDevice(session, what.device);
    case 'background':
      return session._clock.leave();
    case 'foreground':
      return session._clock.comeBack();
    case 'end':
      return end(session);
    case 'go':
      return session._id === null ? undefined : follow(session, { to: what.to });
    case 'next':
      return pressOn(session);
    case 'back':
      return follow(session, { to: null, back: true });
    case 'time':
  }
}

function begin(session: Session, what: Extract<Happening, { tell: 'begin' }>): void {
  if (session.state !== 'new' || (what.seen && !what.anyway)) return;
  const { _steps } = session;
  const saved = readSaved(what.saved, session.tour, session.playback.variant);
  session._stack.ids = saved?.history ?? [];
  session._routeCounts = !!saved;
  session._events.clear();
  const start = saved ? _steps.findIndex((step) => step.id === saved.step) : 0;
  const found = search(_steps.slice(start), session._flags);
  goOn(session, found, saved && saved.step === found.found?.id ? saved.before : 0);
}

function finishAction(session: Session, action: string, failed: boolean): void {
  const { step } = session;
  if (session.state !== 'waits' || !step || !session._wait.finish(step, action)) return;
  if (failed) {
    fallBack(session, null, true);
  } else {
    advance(session);
  }
}

function showScreen(session: Session, screen: string): void {
  const { step } = session;
  session._screen = screen;
  if (session.state === 'stands' && step && screen !== step.screen) {
    waitAgain(session, false);
  } else {
    advance(session);
  }
}
