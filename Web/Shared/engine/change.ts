import { canRestoreCutouts, keepFrames } from './elements';
import { advance, armRules, end, leadTo, skip, uncentre } from './flow';
import { shownLocale } from './language';
import type { Device } from './live';
import { searchReplacement } from './search';
import type { Session } from './session';
import type { Step } from './tour';
import { pickVariant } from './variant';

/** Handles another device, or other settings: another variant while the tour plays. */
export function changeDevice(session: Session, device: Device): void {
  const { playback, _id: id, _clock: { now } } = session;
  const stands = session.state === 'stands';
  const before = playback.device;
  const old = playback.variant;
  const next = pickVariant(session.tour, device) ?? old;
  const tag = (one: Device): string => shownLocale(session.tour, one.traits['locale']);
  const size = (one: Device): unknown => one.traits['textSize'] ?? null;
  const textsDiffer = tag(device) !== tag(before) || size(device) !== size(before);
  const gone = id !== null && !next.steps.some((one) => one.id === id) ? id : null;
  if (gone !== null) {
    playback.device = device;
    if (stands) playback.leave(playback.step(gone), now);
  }
  const picture = playback.picture(now);
  playback.variant = next;
  playback.device = device;
  if (canRestoreCutouts(session)) uncentre(session);
  if (textsDiffer) playback.clientSizes.clear();
  playback.clearCaches();
  if (gone !== null) return replaceStep(session, gone, old.steps);
  keepFrames(session);
  playback.clearCaches();
  armRules(session);
  if ((next !== old || textsDiffer) && stands && id !== null) playback.change(id, now, picture);
  advance(session);
}

/** Replaces a step that the variant lacks. `steps` are those of the previous variant. */
function replaceStep(session: Session, gone: string, steps: readonly Step[]): void {
  const { _outbox, playback, state } = session;
  const { found, passed } = searchReplacement(gone, steps, playback.variant, session._flags);
  _outbox.report('skipped', gone);
  skip(session, passed);
  session.state = 'waits';
  if (!found) {
    _outbox.report('dismissed', gone);
    return end(session, null);
  }
  if (state === 'stands') _outbox.focus();
  leadTo(session, found, 0, undefined, null);
}
