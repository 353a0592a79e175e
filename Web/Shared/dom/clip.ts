import type { Box } from './box';

/**
 * The box, as edges, that an element's own clip leaves of it. Null if there is no clip, or one that can't be computed
 * here.
 */
export function clipOf({ clip, clipPath, position }: CSSStyleDeclaration, [x, y, width, height]: Box): Box | null {
  const [, top, right, bottom, left] = /^rect\(([^ ,]+),? ([^ ,]+),? ([^ ,]+),? ([^ ,]+)\)$/.exec(clip ?? '') ?? [];
  if (left && /absolute|fixed/.test(position)) {
    const edge = (text: string | undefined, other: number): number => text === 'auto' ? other : parseFloat(text ?? '');
    return [x + edge(left, 0), y + edge(top, 0), x + edge(right, width), y + edge(bottom, height)];
  }
  const [, shape, inner = ''] = /^(inset|polygon|circle|ellipse)\(([^()]*)\)/.exec(clipPath ?? '') ?? [];
  const edges = shape === 'inset'
    ? inset(inner, width, height)
    : shape === 'polygon'
    ? polygon(inner, width, height)
    : shape
    ? round(inner, width, height)
    : null;
  return edges?.every(Number.isFinite) ? [x + edges[0], y + edges[1], x + edges[2], y + edges[3]] : null;
}

/** A length or percentage in px; NaN if it can't be computed here. */
const length = (text: string, whole: number): number =>
  /^-?[\d.e-]+(px|%)?$/.test(text) ? parseFloat(text) * (text.endsWith('%') ? whole / 100 : 1) : NaN;

function inset(inner: string, width: number, height: number): Box {
  const [top = '', right = top, bottom = top, left = right] = inner.replace(/ ?round.*/, '').split(' ');
  return [length(left, width), length(top, height), width - length(right, width), height - length(bottom, height)];
}

function polygon(inner: string, width: number, height: number): Box {
  const points = inner.replace(/^(evenodd|nonzero), ?/, '').split(/, ?/).map((point) => point.split(' '));
  const xs = points.map(([x = '']) => length(x, width));
  const ys = points.map(([, y = '']) => length(y, height));
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** The bounding box of a circle or an ellipse. */
function round(inner: string, width: number, height: number): Box {
  const [radii = '', at = '50% 50%'] = inner.split(/ ?\bat /);
  const [across = '', down] = radii.split(' ');
  const [x = '', y = ''] = at.split(' ');
  const whole = Math.hypot(width, height) / Math.SQRT2;
  const [a, b] = down === undefined
    ? [length(across, whole), length(across, whole)]
    : [length(across, width), length(down, height)];
  const [left, top] = [length(x, width), length(y, height)];
  // An empty shape leaves nothing, wherever it lies.
  return a === 0 || b === 0 ? [0, 0, 0, 0] : [left - a, top - b, left + a, top + b];
}
