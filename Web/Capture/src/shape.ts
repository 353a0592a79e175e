import { rounded } from './box';
import type { Shape } from './manifest';
import type { WalkNode } from './node';
import { sizeWithin } from './linear';

/** The corners, in the order in which shapes list them. */
const CORNERS = [
  'border-top-left-radius',
  'border-top-right-radius',
  'border-bottom-right-radius',
  'border-bottom-left-radius',
];

/**
 * The visible outline of an element: that of its box, with CSS's rounded corners. Undefined if no box is visible, as
 * around plain words.
 */
export function shapeOf(node: WalkNode): Shape | undefined {
  const [width, height] = sizeWithin(node.linear, [node.box[2], node.box[3]], [node.box[2], node.box[3]]);
  if (width <= 0 || height <= 0) return undefined;
  const clip = clipShape(node.style.clipPath);
  if (clip) return clip;
  const radii = cornersOf(node.style, width, height);
  const isSquare = radii.every(([across, down]) => across === 0 || down === 0);
  if (isSquare) return showsItsBox(node) ? 'rect' : undefined;
  const near = (a: number, b: number): boolean => Math.abs(a - b) <= 0.01;
  if (radii.every(([across, down]) => near(across, width / 2) && near(down, height / 2))) {
    return near(width, height) ? 'circle' : 'ellipse';
  }
  if (!radii.every(([across, down]) => near(across, down))) return ellipticPath(width, height, radii);
  const lengths = radii.map(([across]) => rounded(across));
  const first = lengths[0] ?? 0;
  if (!lengths.every((each) => each === first)) return { roundedRect: lengths };
  return near(first, Math.min(width, height) / 2) ? 'capsule' : { roundedRect: first };
}

/** Returns true if an element's own box is visible: it has a background, a border or a shadow, or is a picture. */
function showsItsBox({ element, style }: WalkNode): boolean {
  if (['img', 'video', 'canvas', 'iframe'].includes(element.localName)) return true;
  const isDrawn = (width: string, color: string): boolean => parseFloat(width) > 0 && alphaOf(color) > 0;
  return (
    alphaOf(style.backgroundColor) > 0 || style.backgroundImage !== 'none' || style.boxShadow !== 'none' ||
    (isDrawn(style.borderTopWidth, style.borderTopColor) && style.borderTopStyle !== 'none' &&
      isDrawn(style.borderLeftWidth, style.borderLeftColor) && style.borderLeftStyle !== 'none')
  );
}

/** The alpha of a colour, 0 to 1. */
export function alphaOf(color: string): number {
  if (color === 'transparent') return 0;
  const slash = /\/\s*([\d.]+%?)\s*\)$/.exec(color)?.[1];
  const comma = /^rgba\(.*,\s*([\d.]+)\)$/.exec(color)?.[1];
  const text = slash ?? comma;
  if (text === undefined) return 1;
  return text.endsWith('%') ? parseFloat(text) / 100 : Number(text);
}

/** Horizontal and vertical radii, scaled down together if they don't fit (CSS Backgrounds 3, 5.5). */
function cornersOf(style: CSSStyleDeclaration, width: number, height: number): [number, number][] {
  const radii = CORNERS.map((corner): [number, number] => {
    const [across = '0', down = across] = style.getPropertyValue(corner).split(' ');
    return [length(across, width), length(down, height)];
  });
  const at = (corner: number, axis: 0 | 1): number => radii[corner]?.[axis] ?? 0;
  const factor = Math.min(
    1,
    width / (at(0, 0) + at(1, 0)),
    width / (at(2, 0) + at(3, 0)),
    height / (at(1, 1) + at(2, 1)),
    height / (at(3, 1) + at(0, 1)),
  );
  return radii.map(([across, down]) => [across * factor, down * factor]);
}

function length(text: string, whole: number): number {
  const value = parseFloat(text);
  return Number.isFinite(value) ? (text.endsWith('%') ? (value / 100) * whole : value) : 0;
}

/** A box with elliptical corners as path data, with the usual approximation of quarter ellipses by Béziers. */
function ellipticPath(width: number, height: number, radii: [number, number][]): Shape {
  const k = 0.5522847498;
  const [tl = [0, 0], tr = [0, 0], br = [0, 0], bl = [0, 0]] = radii as [number, number][];
  const n = (...values: number[]): string => values.map(rounded).join(' ');
  const [w, h, j] = [width, height, 1 - k];
  // deno-fmt-ignore
  const path =
    `M ${n(tl[0], 0)} L ${n(w - tr[0], 0)} C ${n(w - tr[0] * j, 0, w, tr[1] * j, w, tr[1])} L ${n(w, h - br[1])} ` +
    `C ${n(w, h - br[1] * j, w - br[0] * j, h, w - br[0], h)} L ${n(bl[0], h)} ` +
    `C ${n(bl[0] * j, h, 0, h - bl[1] * j, 0, h - bl[1])} L ${n(0, tl[1])} C ${n(0, tl[1] * j, tl[0] * j, 0, tl[0], 0)} Z`;
  return { path, viewBox: [0, 0, rounded(width), rounded(height)] };
}

/** The shape of a `clip-path` that is a polygon in percent of the box, or an ellipse that fills it. */
function clipShape(clip: string): Shape | undefined {
  if (/^(circle|ellipse)\((50% ?)*( ?at (50%|center)( 50%| center)?)?\)$/.test(clip)) return 'ellipse';
  const polygon = /^polygon\((?:nonzero, |evenodd, )?([^()]*)\)$/.exec(clip)?.[1];
  if (!polygon) return undefined;
  const points = polygon.split(',').map((each) => each.trim().split(/\s+/));
  const isPercent = (text: string | undefined): boolean =>
    text !== undefined && /^-?[\d.]+%$/.test(text) || text === '0px';
  if (points.length < 3 || !points.every(([x, y]) => isPercent(x) && isPercent(y))) return undefined;
  const path = points.map(([x, y], index) =>
    `${index ? 'L' : 'M'} ${rounded(parseFloat(x ?? ''))} ${rounded(parseFloat(y ?? ''))}`
  );
  return { path: `${path.join(' ')} Z`, viewBox: [0, 0, 100, 100] };
}
