import type { Capture, Manifest, ManifestSnapshot } from './manifest';

/** The keys of each map, in the order in which they are written. Other keys come last, in alphabetical order. */
const ORDER = [
  'schema',
  'source',
  'snapshots',
  'screen',
  'variant',
  'traits',
  'display',
  'insets',
  'windows',
  'spaces',
  'elements',
  'occluders',
  'id',
  'identity',
  'nativeId',
  'css',
  'kind',
  'element',
  'type',
  'label',
  'text',
  'value',
  'parent',
  'origin',
  'frame',
  'space',
  'window',
  'visibility',
  'enabled',
  'checked',
  'selected',
  'clickable',
  'shape',
  'transform',
  'opaque',
  'inferred',
  'z',
  'scroll',
  'axis',
  'viewport',
  'contentSize',
  'contentOffset',
  'attributes',
  'platform',
  'orientation',
  'locale',
  'layoutDirection',
  'format',
  'unit',
  'size',
  'scale',
  'truncated',
  'safeArea',
];
const RANK = new Map(ORDER.map((key, index) => [key, index]));

/**
 * The keys whose lists have a line for each item: the file's snapshots, and the lists in a snapshot. Everything else is
 * on one line.
 */
const OPEN = new Set(['snapshots', 'windows', 'spaces', 'elements', 'occluders']);

/**
 * The manifest's text: JSON that is also YAML, with one element a line and a final line end. The same manifest gives
 * the same bytes.
 */
export function format(manifest: Manifest): string {
  return `${block(manifest, '')}\n`;
}

/**
 * Merges a capture into a file of captures, in place of an earlier one of the same screen and variant. Snapshots are
 * sorted by screen, then by variant, so that the order in which tests run makes no difference.
 *
 * @param existing the file's text, or nothing if there is no file yet
 * @throws Error if no capture has written the file
 */
export function merge(existing: string | null | undefined, capture: Capture): string {
  const old = existing ? parse(existing) : null;
  const isSame = (each: ManifestSnapshot): boolean =>
    each.screen === capture.snapshot.screen && each.variant === capture.snapshot.variant;
  const others = (old?.snapshots ?? []).filter((each) => !isSame(each));
  const snapshots = [...others, capture.snapshot].sort(
    (a, b) => compare(a.screen, b.screen) || compare(a.variant, b.variant),
  );
  const truncated = capture.truncated || (others.length > 0 && old?.source.truncated === true);
  return format({
    schema: 'tutorialc.layout/1',
    source: { format: FORMAT, unit: 'px', scale: 1, truncated },
    snapshots,
  });
}

/** The `source.format` of files of captures. */
export const FORMAT = 'web-capture';

function parse(text: string): Manifest {
  const found = JSON.parse(text) as Partial<Manifest> | null;
  if (found?.source?.format !== FORMAT || !Array.isArray(found.snapshots)) {
    throw new Error('the file is no manifest of captures: write captures into a file of their own');
  }
  return found as Manifest;
}

function block(map: object, indent: string): string {
  const inner = `${indent}  `;
  const lines = entries(map).map(([key, value]) => {
    const text = OPEN.has(key) && Array.isArray(value) && value.length > 0 ? list(key, value, inner) : inline(value);
    return `${inner}${JSON.stringify(key)}: ${text}`;
  });
  return `{\n${lines.join(',\n')}\n${indent}}`;
}

function list(key: string, items: readonly object[], indent: string): string {
  const inner = `${indent}  `;
  const lines = items.map((item) => inner + (key === 'snapshots' ? block(item, inner) : inline(item)));
  return `[\n${lines.join(',\n')}\n${indent}]`;
}

function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return scalar(value);
  return `{${entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${inline(each)}`).join(', ')}}`;
}

/** JSON that is also YAML: escapes characters that YAML takes for line ends or doesn't allow. */
function scalar(value: unknown): string {
  return JSON.stringify(value).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,
    (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function entries(map: object): [string, unknown][] {
  const rank = (key: string): number => RANK.get(key) ?? ORDER.length;
  return Object.entries(map)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => rank(a) - rank(b) || compare(a, b));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
