/** Reads live web pages for the layouts of tutorialc. Written by Web/build: do not edit. */
/**
 * The layout manifest, as far as a capture writes it. docs/layout.md says what each key means.
 *
 * Lengths are CSS px; the origin is the top left of what the browser shows.
 */
/** `[x, y, width, height]`. */
export declare type Frame = readonly [number, number, number, number];
/** `[a, b, c, d, tx, ty]`, as in SVG's `matrix`. */
export declare type Matrix = readonly [number, number, number, number, number, number];
/** Where an id comes from, which says how long it lasts. */
export declare type Identity = 'native' | 'numbered' | 'path';
/** What is known of an element's being seen. What nobody has looked at is left out. */
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
/** What one capture gives. */
export interface Capture {
    snapshot: ManifestSnapshot;
    /** Whether something of the page is missing in it: too many elements, a frame that nobody may look into. */
    truncated: boolean;
}
/** What a capture is told. */
export interface CaptureOptions {
    /** What tutorials call the screen. */
    readonly screen: string;
    /** What the variant is called; `default` if left out. */
    readonly variant?: string | undefined;
    /** Traits that the page does not tell, such as `idiom`; they win over those that it does. */
    readonly traits?: Readonly<Record<string, string>> | undefined;
    /** Attributes to take for test ids, in the place of the finder's. */
    readonly testIds?: readonly string[] | undefined;
    /** Whether what is in fields is captured. Passwords never are. */
    readonly values?: boolean | undefined;
    /** A selector of what nothing may be said of but its place: no texts, no values, no addresses. */
    readonly redact?: string | undefined;
    /** Whether each element gets a CSS selector that only it matches. */
    readonly css?: boolean | undefined;
    /** At most so many elements of the page are looked at; what is behind them is left out. 50,000 if left out. */
    readonly mostNodes?: number | undefined;
    /** At most so many elements are written. 20,000 if left out. */
    readonly mostElements?: number | undefined;
}
/**
 * What is on the page now: a snapshot of a layout manifest. docs/capture.md says by which rules.
 *
 * Nothing of the page is changed, and nothing is waited for: it is for the caller to wait until nothing moves.
 *
 * @throws Error where an option is none
 */
export declare function capture(options: CaptureOptions): Capture;
/**
 * The manifest's text: JSON that is YAML too, an element to a line, a line end at the end. The same manifest gives the
 * same bytes.
 */
export declare function format(manifest: Manifest): string;
/**
 * A file of captures with one more in it, which takes the place of an earlier one of the same screen and variant. The
 * snapshots are sorted by screen, then by variant, so that the order in which tests run makes no difference.
 *
 * @param existing the file's text, or nothing where there is none yet
 * @throws Error where the file is none that a capture has written
 */
export declare function merge(existing: string | null | undefined, capture: Capture): string;
/** What `source.format` says of a file of captures. */
export declare const FORMAT = "web-capture";
/** The attribute by which a page says that nothing may be said of what is in an element. */
export declare const PRIVATE = "data-tour-private";
/** Whether nothing may be said of an element but its place. */
export declare type IsPrivate = (element: Element) => boolean;
/**
 * Whether an element, or one around it, is private: by the page's own word, or as whoever captures says.
 *
 * @throws Error where the selector is none
 */
export declare function privacy(redact?: string): IsPrivate;
/**
 * Waits until a page stands still, as far as it can be told: fonts and pictures that it shows are there, motions that end
 * have ended, and its boxes are where they were two frames before.
 *
 * @param seconds how long it is waited for at most
 * @returns whether it stands still; a page that never does is no error
 */
export declare function settled(seconds?: number): Promise<boolean>;
