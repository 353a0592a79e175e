/**
 * The layout manifest, as far as a capture writes it. docs/layout.md says what each key means.
 *
 * Lengths are CSS px; the origin is the top left of what the browser shows.
 */

/** `[x, y, width, height]`. */
export type Frame = readonly [number, number, number, number];

/** `[a, b, c, d, tx, ty]`, as in SVG's `matrix`. */
export type Matrix = readonly [number, number, number, number, number, number];

/** Where an id comes from, which says how long it lasts. */
export type Identity = 'native' | 'numbered' | 'path';

/** What is known of an element's being seen. What nobody has looked at is left out. */
export type Visibility = 'visible' | 'partial' | 'offscreen' | 'clipped' | 'hidden' | 'gone' | 'transparent';

/** An element's outline. */
export type Shape =
  | 'rect'
  | 'circle'
  | 'ellipse'
  | 'capsule'
  | { readonly roundedRect: number | readonly number[] }
  | { readonly path: string; readonly viewBox: Frame };

/** An element of a screen. */
export interface ManifestElement {
  id: string;
  identity: Identity;
  nativeId?: string;
  css?: string;
  type?: string;
  label?: string;
  text?: string;
  value?: string;
  frame: Frame;
  parent?: string;
  space?: string;
  window?: string;
  visibility?: Visibility;
  enabled?: boolean;
  checked?: boolean;
  selected?: boolean;
  clickable?: boolean;
  shape?: Shape;
  transform?: Matrix;
  z?: number;
  attributes?: Record<string, string>;
}

/** A coordinate system: what scrolls, or a frame. */
export interface ManifestSpace {
  id: string;
  parent?: string;
  origin?: readonly [number, number];
  transform?: Matrix;
  scroll?: {
    axis?: 'vertical' | 'horizontal' | 'both';
    viewport: Frame;
    contentSize: readonly [number, number];
    contentOffset?: readonly [number, number];
  };
}

/** What lies above the page: a modal dialog, a popover. */
export interface ManifestWindow {
  id: string;
  type: 'app' | 'dialog';
  z: number;
  frame: Frame;
}

/** What covers what is behind it. */
export interface ManifestOccluder {
  kind?: string;
  element: string;
  opaque: boolean;
  inferred?: boolean;
}

/** One screen in one variant. */
export interface ManifestSnapshot {
  screen: string;
  variant: string;
  traits: Record<string, string>;
  display: { size: readonly [number, number]; scale: number };
  insets?: { safeArea: readonly [number, number, number, number] };
  windows?: ManifestWindow[];
  spaces?: ManifestSpace[];
  elements: ManifestElement[];
  occluders?: ManifestOccluder[];
}

/** A file of captures. */
export interface Manifest {
  schema: string;
  source: { format: string; unit: string; scale: number; truncated: boolean };
  snapshots: ManifestSnapshot[];
}

/** What one capture gives. */
export interface Capture {
  snapshot: ManifestSnapshot;
  /** Whether something of the page is missing in it: too many elements, a frame that nobody may look into. */
  truncated: boolean;
}
