import { changeDevice } from './change';
import { placeElements, showElement } from './elements';
import { advance, dismiss, end, fallBack, follow, followFirst, followRoute, goOn, waitAgain } from './flow';
import type { SessionEvent } from './events';
import { pressButton, pressKey, pressOn, tap } from './inputs';
import { readSaved } from './saved';
import { search } from './search';
import type { Session } from './session';
import { validScreen } from './valid';
import { elementFits } from './touch';

/** Handles an event of a session. */
export function handleEvent(session: Session, event: SessionEvent): void {
  const { locked, playback } = session;
  const isOpen = session.state === 'stands' && !locked;
  switch (event.kind) {
    case 'begin':
      return begin(session, event);
    case 'tap':
      return isOpen ? tap(session, event.at) : undefined;
    case 'element': {
      const { step } = session;
      if (step && session._hasStood && !locked) followFirst(session, (rule) => elementFits(step, rule, event.name));
      return;
    }
    case 'button':
      return isOpen ? pressButton(session, event.index) : undefined;
    case 'key':
      return pressKey(session, event.name, isOpen);
    case 'escape':
      return dismiss(session, 'escape');
    case 'close':
      return locked ? undefined : dismiss(session, 'close');
    case 'event': {
      session._events.add(event.name);
      if (!session._hasStood) return advance(session);
      followFirst(session, (rule) => rule.event === event.name, event.name);
      return;
    }
    case 'route': {
      const isSame = session._route === event.name;
      session._route = event.name;
      if (!session._hasStood) return advance(session);
      return isSame ? undefined : followRoute(session, event.name);
    }
    case 'performed':
    case 'failed':
      return finishAction(session, event.name, event.kind === 'failed');
    case 'flags': {
      session._flags = event.flags;
      return;
    }
    case 'variables': {
      session._values = event.values;
      return;
    }
    case 'shows':
      return showScreen(session, event.name);
    case 'elements': {
      const screen = validScreen(event.screen);
      return screen ? placeElements(session, screen) : undefined;
    }
    case 'appeared':
    case 'disappeared':
      return showElement(session, event.name, event.kind === 'appeared');
    case 'missing': {
      session._missingDefault = { wait: event.wait > 0 ? event.wait : 0, then: event.then };
      return advance(session);
    }
    case 'heights': {
      playback.clientSizes.set(event.step, event.heights);
      return playback.clearCaches();
    }
    case 'device':
      return changeDevice(session, event.device);
    case 'background':
      return session._clock.enterBackground();
    case 'foreground':
      return session._clock.enterForeground();
    case 'end':
      return end(session);
    case 'go':
      return session._id === null ? undefined : follow(session, { to: event.to });
    case 'next':
      return pressOn(session);
    case 'back':
      return follow(session, { to: null, back: true });
    case 'time':
  }
}

function begin(session: Session, event: Extract<SessionEvent, { kind: 'begin' }>): void {
  if (session.state !== 'new' || (event.seen && !event.anyway)) return;
  const { _steps } = session;
  const saved = readSaved(event.saved, session.tour, session.playback.variant);
  session._stack.ids = saved?.history ?? [];
  session._currentRouteCounts = !!saved;
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
