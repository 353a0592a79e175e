/** Reads live web pages for the layouts of tutorialc. Written by Web/build: do not edit. */
/**
 * The layout manifest, as far as captures write it; docs/layout.md describes the keys.
 *
 * Lengths are in CSS px, from the top left of the browser's viewport.
 */
/** `[x, y, width, height]`. */
export declare type Frame = readonly [number, number, number, number];
/** `[a, b, c, d, tx, ty]`, as in SVG's `matrix`. */
export declare type Matrix = readonly [number, number, number, number, number, number];
/** The origin of an id, which tells how long it lasts. */
export declare type Identity = 'native' | 'numbered' | 'path';
/** The visibility of an element; left out if it wasn't examined. */
export declare type Visibility = 'visible' | 'partial' | 'offscreen' | 'clipped' | 'hidden' | 'gone' | 'transparent';
/** An element's outline. */
export declare type Shape = 'rect' | 'circle' | 'ellipse' | 'capsule' | {
    readonly roundedRect: number | readonly number[];
} | {
    readonly path: string;
    readonly viewBox: Frame;
};
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
    display: {
        size: readonly [number, number];
        scale: number;
    };
    insets?: {
        safeArea: readonly [number, number, number, number];
    };
    windows?: ManifestWindow[];
    spaces?: ManifestSpace[];
    elements: ManifestElement[];
    occluders?: ManifestOccluder[];
}
/** A file of captures. */
export interface Manifest {
    schema: string;
    source: {
        format: string;
        unit: string;
        scale: number;
        truncated: boolean;
    };
    snapshots: ManifestSnapshot[];
}
/** The result of a capture. */
export interface Capture {
    snapshot: ManifestSnapshot;
    /** True if a part of the page is missing: there are too many elements, or a frame of another origin. */
    truncated: boolean;
}
/** The options of a capture. */
export interface CaptureOptions {
    /** The screen's name in tutorials. */
    readonly screen: string;
    /** The variant's name; `default` by default. */
    readonly variant?: string | undefined;
    /** Traits that the page doesn't tell, such as `idiom`; they win over those that it does. */
    readonly traits?: Readonly<Record<string, string>> | undefined;
    /** Attributes for test ids, in place of the finder's. */
    readonly testIds?: readonly string[] | undefined;
    /** Captures the content of fields, except passwords. */
    readonly values?: boolean | undefined;
    /** A selector for private elements: only their frames are captured, no texts, values or addresses. */
    readonly redact?: string | undefined;
    /** Adds to each element a CSS selector that matches it alone. */
    readonly css?: boolean | undefined;
    /** The maximum number of elements of the page that are examined; the rest is left out. 50,000 by default. */
    readonly mostNodes?: number | undefined;
    /** The maximum number of elements that are written. 20,000 by default. */
    readonly mostElements?: number | undefined;
}
/**
 * Captures the page as it is now: a snapshot of a layout manifest, by the rules of docs/capture.md.
 *
 * The page isn't changed, and nothing is waited for: the caller waits until nothing moves.
 *
 * @throws Error if an option is invalid
 */
export declare function capture(options: CaptureOptions): Capture;
/**
 * The manifest's text: JSON that is also YAML, with one element a line and a final line end. The same manifest gives
 * the same bytes.
 */
export declare function format(manifest: Manifest): string;
/**
 * Merges a capture into a file of captures, in place of an earlier one of the same screen and variant. Snapshots are
 * sorted by screen, then by variant, so that the order in which tests run makes no difference.
 *
 * @param existing the file's text, or nothing if there is no file yet
 * @throws Error if no capture has written the file
 */
export declare function merge(existing: string | null | undefined, capture: Capture): string;
/** The `source.format` of files of captures. */
export declare const FORMAT = "web-capture";
/** The attribute by which a page marks private elements. */
export declare const PRIVATE = "data-tour-private";
/** Returns true for an element of which only the frame may be captured. */
export declare type IsPrivate = (element: Element) => boolean;
/**
 * Returns the function that tells if an element or one of its ancestors is private: by the page's attribute, or by
 * `redact`.
 *
 * @throws Error if the selector is invalid
 */
export declare function privacy(redact?: string): IsPrivate;
/**
 * Waits until a page is at rest, as far as that can be told: visible fonts and pictures have loaded, finite animations
 * have ended, and the boxes are where they were two frames before.
 *
 * @param seconds the maximum time to wait
 * @returns true if the page is at rest; a page that never is isn't an error
 */
export declare function settled(seconds?: number): Promise<boolean>;
