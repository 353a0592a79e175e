/**
 * The layout manifest, as far as captures write it; docs/layout.md describes the keys.
 *
 * Lengths are in CSS px, from the top left of the browser's viewport.
 */

/** `[x, y, width, height]`. */
export type Frame = readonly [number, number, number, number];

/** `[a, b, c, d, tx, ty]`, as in SVG's `matrix`. */
export type Matrix = readonly [number, number, number, number, number, number];

/** The origin of an id, which tells how long it lasts. */
export type Identity = 'native' | 'numbered' | 'path';

/** The visibility of an element; left out if it wasn't examined. */
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

/** A coordinate system: of a scroll container or a frame. */
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

/** A window above the page: a modal dialog or a popover. */
export interface ManifestWindow {
  id: string;
  type: 'app' | 'dialog';
  z: number;
  frame: Frame;
}

/** An element that covers others. */
export interface ManifestOccluder {
  kind?: string;
  element: string;
  opaque: boolean;
  inferred?: boolean;
}

/** A screen in one variant. */
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

/** The result of a capture. */
export interface Capture {
  snapshot: ManifestSnapshot;
  /** True if a part of the page is missing: there are too many elements, or a frame of another origin. */
  truncated: boolean;
}
