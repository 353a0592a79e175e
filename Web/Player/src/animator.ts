import { clamp } from '../../Shared/engine/geometry';
import { piecesOf } from '../../Shared/engine/motion';
import { ownValue } from '../../Shared/engine/own';
import type { Passage } from '../../Shared/engine/playback';
import { hasPathProperty, type Painter, pathsOf } from '../../Shared/dom/painter';
import { isAnimatedAtRest, partsOf } from '../../Shared/dom/scene';
import type { Picture } from '../../Shared/engine/picture';
import type { Session } from '../../Shared/engine/session';
import type { Step } from '../../Shared/engine/tour';

/** The number of pieces into which a curve is divided if it overshoots, and if the path is bent. */
const [OVERSHOOT_PIECES, BENT_PIECES] = [12, 24];

interface Instant {
  readonly offset: number;
  readonly easing: string;
  readonly picture: Picture;
}

/**
 * Moves the picture. If CSS supports paths, the browser animates keyframes and no script runs meanwhile; else a script
 * draws each frame while something moves. At rest, nothing runs in either case.
 */
export class Animator {
  private _animations: Animation[] = [];
  private _frame = 0;
  private readonly _byKeyframes = hasPathProperty() && typeof Element.prototype.animate === 'function';

  constructor(
    private readonly _painter: Painter,
    private readonly _session: Session,
    private readonly _now: () => number,
  ) {}

  /** The method of moving pictures in this browser. */
  get method(): 'keyframes' | 'frames' {
    return this._byKeyframes ? 'keyframes' : 'frames';
  }

  /** Shows the present picture, and starts its motion. */
  show(): void {
    const now = this._now();
    const { playback } = this._session;
    const passage = playback.passageAt(now);
    this._stop();
    const moves = !!passage && now < passage.end;
    const step = passage ? playback.step(passage.to) : undefined;
    if (moves && passage && this._byKeyframes) return this._animatePassage(passage, now);
    const restless = !moves && !playback.device.lessMotion && isAnimatedAtRest(step);
    this._painter.paint(partsOf(this._session.picture(now), this._session));
    if (moves || (restless && (!this._byKeyframes || !this._animateEffects(step as Step, now)))) {
      this._frame = requestAnimationFrame(() => this.show());
    }
  }

  stop(): void {
    this._stop();
  }

  private _stop(): void {
    for (const animation of this._animations) animation.cancel();
    this._animations = [];
    cancelAnimationFrame(this._frame);
  }

  private _animatePassage(passage: Passage, now: number): void {
    const pictures = this._session.playback.pictures(passage);
    const total = passage.end - passage.start;
    const instants = instantsOf(passage, pictures, total);
    this._painter.paint(partsOf(pictures(1), this._session));
    this._animate(instants, total, 1, (now - passage.start) * 1000);
  }

  /** Runs a step's loops and sprites as keyframes. Returns false if they act on each other. */
  private _animateEffects(step: Step, now: number): boolean {
    if (
      step.loops.filter((loop) => loop.subject === 'holes').length > 1 ||
      step.loops.length + Number(step.sprites.length > 0) > 1
    ) {
      return false;
    }
    const { playback } = this._session;
    const since = playback.arrival;
    const [loop] = step.loops;
    const total = loop ? loop.period : Math.max(
      0.001,
      ...step.sprites.map((sprite) => sprite.delay + (ownValue(playback.tour.motions, sprite.motion)?.duration ?? 0)),
    );
    const instants: Instant[] = [];
    const steps = loop ? 48 : 60;
    for (let index = 0; index <= steps; index += 1) {
      // At the very start, rounding would decide if the step has come.
      const time = since + (total * clamp(index, 0.001, steps - 0.001)) / steps;
      instants.push({ offset: index / steps, easing: 'linear', picture: this._session.picture(time) });
    }
    if (!loop && instants.some(({ picture }) => picture[0]?.sprites.length !== step.sprites.length)) return false;
    const rounds = loop ? loop.repeat ?? Infinity : 1;
    if (now - since >= rounds * total) return true;
    const [first] = instants;
    if (first) this._painter.paint(partsOf(first.picture, this._session));
    this._animate(instants, total, rounds, (now - since) * 1000);
    return true;
  }

  /** Hands keyframes of all parts to the browser. */
  private _animate(instants: readonly Instant[], total: number, rounds: number, at: number): void {
    const lists = instants.map(({ picture }) => partsOf(picture, this._session));
    lists[0]?.forEach((part, index) => {
      const element = this._painter.element(part.key);
      if (!element) return;
      const properties = Object.keys(part.css).filter((name) =>
        lists.some((list) => list[index]?.css[name] !== part.css[name])
      );
      if (!properties.length) return;
      const paths = properties.includes('d') ? pathsOf(element) : [];
      const rest = properties.filter((name) => name !== 'd');
      const run = (target: Element, names: readonly string[]): void => {
        const frames = instants.map(({ offset, easing }, place) => {
          const css = lists[place]?.[index]?.css ?? part.css;
          const frame: Keyframe = { offset: Math.min(Math.max(offset, 0), 1), easing };
          for (const name of names) {
            frame[name === 'd' ? 'd' : camel(name)] = name === 'd' ? `path("${css['d']}")` : css[name] ?? '';
          }
          return frame;
        });
        const animation = target.animate(frames, { duration: total * 1000, iterations: rounds, fill: 'both' });
        animation.currentTime = at;
        // Sprites that have flown are gone then.
        animation.onfinish = () => this.show();
        this._animations.push(animation);
      };
      for (const path of paths) run(path, ['d']);
      if (rest.length) run(element, rest);
    });
  }
}

const camel = (name: string): string => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The instants that divide a passage into pieces with a single easing each. */
function instantsOf(passage: Passage, pictures: (p: number | null) => Picture, total: number): Instant[] {
  const { motion, delay } = passage;
  const still: Instant = { offset: 0, easing: 'linear', picture: pictures(0) };
  if (!motion) return [{ ...still, picture: pictures(null) }, { ...still, offset: 1, picture: pictures(null) }];
  const offset = (time: number): number => (total > 0 ? (delay + time) / total : 1);
  const list: Instant[] = delay > 0 ? [still, { ...still, offset: offset(0) }] : [];
  const bent = passage.arc !== 0;
  const overshoots = motion.keyframes.some((frame) =>
    frame.progress < 0 || frame.progress > 1 ||
    (frame.easing && [frame.easing[1], frame.easing[3]].some((y) => y < 0 || y > 1))
  );
  const frames = motion.keyframes;
  frames.forEach((frame, index) => {
    const next = frames[index + 1];
    const count = !next || next.time <= frame.time || !(bent || overshoots) ? 1 : bent ? BENT_PIECES : OVERSHOOT_PIECES;
    for (const { x, y, easing } of piecesOf(frame.easing, count)) {
      const time = frame.time + ((next?.time ?? 0) - frame.time) * x;
      list.push({
        offset: offset(time),
        easing,
        picture: pictures(frame.progress + ((next?.progress ?? 0) - frame.progress) * y),
      });
    }
  });
  const last = list[list.length - 1];
  if (last && last.offset < 1) list.push({ ...last, offset: 1 });
  return list;
}
