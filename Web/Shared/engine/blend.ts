import { around, between, boxOfOutline, clamp, collapsed, middle, mix, mixRect } from './geometry';
import { withEqualLengths } from './outline';
import type { Hole, Layer, PaintedCallout, PaintedRing } from './picture';
import type { Outline, Overlay, Point, Rect } from './tour';

/** A hole of the old layer, of the next one, or of both: its outlines at both ends, and the bend of its path. */
interface HoleTrack {
  readonly old: Hole | null;
  readonly next: Hole | null;
  readonly from: Outline;
  readonly to: Outline;
  readonly bend: Point | null;
}

/** A stroke with its looks at both ends of a passage. */
interface RingTrack {
  readonly ring: PaintedRing;
  readonly from: PaintedRing;
  readonly to: PaintedRing;
  readonly bend: Point | null;
  readonly holes: readonly number[];
  readonly isLeaving: boolean;
  readonly clip: Rect | null;
}

/** The holes of a layer, each paired with the hole of the next step that it becomes. */
export interface Pairing {
  /** The step whose holes the first indices of the pairs refer to. */
  readonly from: string | null;
  readonly pairs: readonly (readonly [number | null, number | null])[];
  /** The height of the bend of each hole's path, as a fraction of its length, to the left of travel. */
  readonly arc: number;
}

/** Returns the function that gives the layer at each progress from one layer to another. */
export function blend(layer: Layer, next: Layer, { from, pairs, arc }: Pairing): (p: number) => Layer {
  const known = layer.step === from ? layer : withoutPairs(layer);
  const old = { ...known, rings: known.rings.filter((ring) => ring.opacity > 0) };
  const holeTracks = makeHoleTracks(old, next, pairs, arc);
  const ringTracks = makeRingTracks(old, next, holeTracks);
  return (p) => {
    const q = clamp(p);
    return {
      step: next.step,
      opacity: between(old.opacity, 1, q),
      dim: mixDim(old.dim, next.dim, p),
      holes: holeTracks.map(({ old: before, next: after, from, to, bend: off }) => ({
        outline: outlineAt(from, to, off, p),
        clip: bothClips(before, after),
        target: (after ?? before)?.target ?? '',
        place: after ? after.place : null,
      })),
      rings: ringTracks.map(({ ring, from, to, bend: off, holes, isLeaving, clip }) => ({
        ...ring,
        holes,
        isLeaving,
        outline: outlineAt(from.outline, to.outline, off, p),
        width: Math.max(between(from.width, to.width, p), 0),
        opacity: clamp(between(from.opacity, to.opacity, p)),
        color: mixColor(from.color, to.color, p),
        clip,
        dash: from.dash && to.dash ? mix(from.dash, to.dash, p).map((length) => Math.max(length, 0)) : ring.dash,
      })),
      callout: mixCallout(old.callout, next.callout, p),
      sprites: old.sprites.map((sprite) => ({ ...sprite, opacity: sprite.opacity * (1 - q) })),
    };
  };
}

/** A layer that the pairs don't cover: its holes are matched by target, and its rings are fading out. */
function withoutPairs(layer: Layer): Layer {
  return {
    ...layer,
    holes: layer.holes.map((hole) => ({ ...hole, place: null })),
    rings: layer.rings.map((ring) => ({ ...ring, isLeaving: true })),
  };
}

/** An outline between two others, bent to a side. It doesn't turn inside out if progress overshoots 0 or 1. */
function outlineAt(from: Outline, to: Outline, bend: Point | null, p: number): Outline {
  const bulge = 4 * p * (1 - p);
  const axes = [0, 1].map((axis) => {
    const [low, high] = extentAlong(from, axis);
    const [low2, high2] = extentAlong(to, axis);
    const [length, length2] = [high - low, high2 - low2];
    const bent = bend ? bulge * (bend[axis] ?? 0) : 0;
    if (between(length, length2, p) >= 0) return [p, bent] as const;
    const none = length / (length - length2);
    const way = (low2 + high2 - low - high) / 2;
    return [none, bent + way * (p - none)] as const;
  });
  return from.map((value, index) => {
    const [at, off] = axes[index % 2] ?? [p, 0];
    return between(value, to[index] ?? value, at) + off;
  });
}

function extentAlong(outline: Outline, axis: number): [number, number] {
  const values = outline.filter((_, index) => index % 2 === axis);
  return [Math.min(...values), Math.max(...values)];
}

function bothClips(old: Hole | null, next: Hole | null): Rect | null {
  if (!old || !next) return (old ?? next)?.clip ?? null;
  return old.clip && next.clip ? around([old.clip, next.clip]) : null;
}

function makeHoleTracks(old: Layer, next: Layer, pairs: Pairing['pairs'], arc: number): HoleTrack[] {
  const tracks: HoleTrack[] = [];
  const left = new Set(old.holes);
  const open = new Set(next.holes);
  const link = (before: Hole, after: Hole): void => {
    left.delete(before);
    open.delete(after);
    const [from, to] = withEqualLengths(before.outline, after.outline);
    const bend = bendOf(arc, middle(boxOfOutline(before.outline)), middle(boxOfOutline(after.outline)));
    tracks.push({ old: before, next: after, from, to, bend });
  };
  for (const [a, b] of pairs) {
    const before = a === null ? undefined : [...left].find((hole) => hole.place === a);
    const after = b === null ? undefined : [...open].find((hole) => hole.place === b);
    if (before && after) link(before, after);
  }
  for (const after of [...open]) {
    const before = [...left].find((hole) => hole.place === null && hole.target === after.target);
    if (before) link(before, after);
  }
  for (const hole of left) {
    tracks.push({ old: hole, next: null, from: hole.outline, to: collapsed(hole.outline), bend: null });
  }
  for (const hole of open) {
    tracks.push({ old: null, next: hole, from: collapsed(hole.outline), to: hole.outline, bend: null });
  }
  return tracks;
}

function makeRingTracks(old: Layer, next: Layer, holeTracks: readonly HoleTrack[]): RingTrack[] {
  const ofOld = (ring: PaintedRing): number[] =>
    ring.holes.map((hole) => holeTracks.findIndex((track) => track.old === old.holes[hole]));
  const ofNext = (ring: PaintedRing): number[] =>
    ring.holes.map((hole) => holeTracks.findIndex((track) => track.next === next.holes[hole]));
  const open = new Set(next.rings);
  const partners = new Map<PaintedRing, PaintedRing>();
  // Rings that belong to the step are matched before those that were fading out.
  for (const ring of [...old.rings.filter((one) => !one.isLeaving), ...old.rings.filter((one) => one.isLeaving)]) {
    const holes = ofOld(ring);
    const partner = [...open].find((other) => {
      const theirs = ofNext(other);
      return holes.length === theirs.length && holes.every((hole) => theirs.includes(hole)) &&
        (ring.dash?.length ?? 0) === (other.dash?.length ?? 0);
    });
    if (!partner) continue;
    partners.set(ring, partner);
    open.delete(partner);
  }
  const tracks: RingTrack[] = old.rings.map((ring) => {
    const holes = ofOld(ring);
    const partner = partners.get(ring);
    if (!partner) return unpairedTrack(ring, holes, holeTracks, true);
    const [from, to] = withEqualLengths(ring.outline, partner.outline);
    const clip = ring.clip && partner.clip && around([ring.clip, partner.clip]);
    return {
      ring: partner,
      from: { ...ring, outline: from },
      to: { ...partner, outline: to },
      bend: bendFor(holes, holeTracks),
      holes,
      isLeaving: false,
      clip,
    };
  });
  for (const ring of open) tracks.push(unpairedTrack(ring, ofNext(ring), holeTracks, false));
  return tracks;
}

/** A ring that only one side has: it moves with its hole and fades in or out. */
function unpairedTrack(
  ring: PaintedRing,
  holes: readonly number[],
  holeTracks: readonly HoleTrack[],
  isLeaving: boolean,
): RingTrack {
  const track = holeTracks[holes[0] ?? -1];
  let other = ring.outline;
  let bend: Point | null = null;
  if (holes.length === 1 && track) {
    if (track.old && track.next) {
      const [here, there] = isLeaving ? [track.from, track.to] : [track.to, track.from];
      const [far, near] = [withEqualLengths(there, ring.outline)[0], withEqualLengths(here, ring.outline)[0]];
      other = withEqualLengths(ring.outline, far)[0].map((value, index) =>
        (far[index] ?? 0) + value - (near[index] ?? 0)
      );
      bend = track.bend;
    } else {
      other = collapsed(ring.outline);
    }
  }
  const outline = withEqualLengths(ring.outline, other)[0];
  const end: PaintedRing = { ...ring, outline: other, opacity: 0 };
  const start: PaintedRing = { ...ring, outline };
  const { clip } = ring;
  return { ring, from: isLeaving ? start : end, to: isLeaving ? end : start, bend, holes, isLeaving, clip };
}

/** The mean of several holes' bends; a straight path counts as 0. Null if all are straight. */
function bendFor(holes: readonly number[], holeTracks: readonly HoleTrack[]): Point | null {
  const bends = holes.map((hole) => holeTracks[hole]?.bend);
  if (!bends.some((bend) => bend)) return null;
  const mean = (axis: 0 | 1): number => bends.reduce((sum, bend) => sum + (bend?.[axis] ?? 0), 0) / bends.length;
  return [mean(0), mean(1)];
}

function mixDim(old: Overlay | null, next: Overlay | null, p: number): Overlay | null {
  const from = old && old.opacity > 0 ? old : next && { ...next, opacity: 0 };
  const to = next && next.opacity > 0 ? next : old && { ...old, opacity: 0 };
  const [a, b] = [from ?? old, to ?? next];
  if (!a || !b) return null;
  return {
    color: mixColor(a.color, b.color, p),
    opacity: clamp(between(a.opacity, b.opacity, p)),
    // If either side is blurred, the blur never reaches 0: keyframes need the same parts throughout.
    blur: Math.max(between(a.blur, b.blur, p), a.blur || b.blur ? 0.001 : 0),
    frame: mixRect(a.frame, b.frame, p),
  };
}

function mixCallout(old: PaintedCallout | null, next: PaintedCallout | null, p: number): PaintedCallout | null {
  const q = clamp(p);
  if (!old || !next) {
    const only = old ?? next;
    return only && { ...only, opacity: only.opacity * (old ? 1 - q : q) };
  }
  // A step's id may be the name of something that every object has, such as `constructor`.
  const words = Object.create(null) as Record<string, number>;
  const coming = Object.assign(Object.create(null), next.words) as Record<string, number>;
  // Old words are gone before the new ones come: docs/moving.md, "A layer that becomes another".
  for (const [step, opacity] of Object.entries(old.words)) {
    if (!opacity) continue;
    const goal = coming[step];
    words[step] = goal === undefined ? opacity * clamp(1 - q / 0.35) : between(opacity, goal, q);
  }
  for (const [step, opacity] of Object.entries(next.words)) words[step] ??= opacity * clamp((q - 0.45) / 0.55);
  return {
    frame: mixRect(old.frame, next.frame, p),
    arrow: old.arrow && next.arrow ? mix(old.arrow, next.arrow, p) : next.arrow,
    opacity: between(old.opacity, next.opacity, q),
    words,
  };
}

/** A colour between two, each `#rrggbb` or `#rrggbbaa`. */
export function mixColor(from: string, to: string, p: number): string {
  if (from === to) return to;
  const parts = (color: string): number[] =>
    (color.slice(1).padEnd(8, 'f').match(/../g) ?? []).map((part) => parseInt(part, 16));
  const list = mix(parts(from), parts(to), p).map((value) =>
    Math.round(clamp(value, 0, 255)).toString(16).padStart(2, '0')
  );
  return `#${list.join('')}`.replace(/^(#.{6})ff$/, '$1');
}

/** The bend of a path between two points, `arc` times as high as the path is long, to the left of travel. */
export function bendOf(arc: number, from: Point, to: Point): Point | null {
  return arc ? [(to[1] - from[1]) * arc, (from[0] - to[0]) * arc] : null;
}
