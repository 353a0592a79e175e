/** Plays tours that tutorialc has compiled over web pages. Written by Web/build: do not edit. */
/** A text style. Size and line height are those at the text size `large`. */
export interface TextStyle {
    readonly font: readonly string[];
    readonly size: number;
    readonly line: number;
    readonly weight: number;
}
/** The colours of one colour scheme, by part. */
export declare type Colors = Readonly<Record<string, string>>;
export interface Theme {
    readonly light: Colors;
    readonly dark: Colors;
    readonly title: TextStyle;
    readonly body: TextStyle;
    readonly button: TextStyle;
    readonly progress: TextStyle;
    readonly [length: string]: unknown;
}

/** A part of a callout's content; boxes are relative to the callout's frame. */
export interface ContentPart {
    readonly role: 'title' | 'body' | 'button' | 'progress' | 'close' | 'image';
    readonly box: Rect;
    readonly touch?: Rect;
    readonly dots?: {
        readonly number: number;
        readonly total: number;
    };
    readonly lines?: readonly {
        readonly width: number;
        readonly runs: readonly ContentRun[];
    }[];
}
export declare type ContentRun = string | {
    readonly text: string;
    readonly strong?: boolean;
    readonly emphasis?: boolean;
    readonly code?: boolean;
    readonly link?: string;
};
/** A line of text to measure, and its expected width as a multiple of the font's size. */
export interface Probe {
    readonly text: string;
    readonly width: number;
    readonly measured: boolean;
}
/** The content of a callout. */
export interface Content {
    readonly size: Size;
    readonly parts: readonly ContentPart[];
}

/**
 * The types of a compiled tour, described in `docs/tour.md`. Lengths are in CSS px from the top left of the display,
 * times in seconds.
 */
/** `[x, y]` */
export declare type Point = readonly [number, number];
/** `[width, height]` */
export declare type Size = readonly [number, number];
/** `[x, y, width, height]` */
export declare type Rect = readonly [number, number, number, number];
/** `[top, right, bottom, left]` */
export declare type Insets = readonly [number, number, number, number];
/** A closed path of cubic Béziers: `[x0, y0, c1x, c1y, c2x, c2y, x1, y1, …]`. */
export declare type Outline = readonly number[];
/** A value of one of the app's flags. */
export declare type FlagValue = boolean | number | string;
export declare type Condition = {
    readonly flag: string;
    readonly equals: FlagValue;
} | {
    readonly not: Condition;
} | {
    readonly all: readonly Condition[];
} | {
    readonly any: readonly Condition[];
};
export interface Keyframe {
    readonly time: number;
    readonly progress: number;
    readonly easing?: readonly [number, number, number, number];
}
export interface Motion {
    readonly duration: number;
    readonly keyframes: readonly Keyframe[];
}
export declare type Kind = 'morph' | 'fade' | 'reveal' | 'cut';
/** The way in which the overlay appears or disappears. */
export interface Appearance {
    readonly motion: string | null;
    readonly kind: Kind;
    readonly delay: number;
    readonly lockInput: boolean;
}
export interface Transition extends Appearance {
    readonly from: string | null;
    readonly pairs: readonly (readonly [number | null, number | null])[];
    readonly bend: Point | null;
    readonly bends: readonly (Point | null)[] | null;
}
export interface Overlay {
    readonly color: string;
    readonly opacity: number;
    readonly blur: number;
    readonly frame: Rect;
}
export interface Shape {
    readonly kind: 'rect' | 'circle' | 'ellipse' | 'capsule' | 'path' | 'roundedRect';
    readonly radii?: readonly number[];
    readonly smoothing?: number;
}
export interface Cutout {
    readonly target: string;
    readonly others: readonly string[];
    readonly element: Rect;
    readonly frame: Rect;
    readonly shape: Shape;
    readonly clip?: Rect | null;
    readonly outline: Outline;
}
export interface Ring {
    readonly cutouts: readonly number[];
    readonly width: number;
    readonly gap: number;
    readonly color: string;
    readonly dash: readonly number[] | null;
    readonly outline: Outline;
    readonly clip?: Rect | null;
    /** True for hairlines, which no tour contains. Callouts don't avoid them. */
    readonly isHairline?: boolean;
}
export interface ElementFrame {
    readonly target: string;
    readonly frame: Rect;
}
export interface Interaction {
    readonly mode: 'block' | 'target' | 'passThrough';
    readonly pass: readonly number[];
    readonly allow: readonly ElementFrame[];
    readonly hitPadding: Insets;
}
export interface Button {
    readonly title: string;
    readonly to: string | null;
    readonly role: string;
    readonly back?: boolean;
}
export interface Arrow {
    readonly tip: Point;
    readonly base: readonly [number, number, number, number];
}
export interface CalloutLayout {
    readonly frame: Rect;
    readonly side: 'top' | 'right' | 'bottom' | 'left' | 'center';
    readonly align: 'start' | 'center' | 'end';
    readonly arrow: Arrow | null;
    readonly measured: boolean;
    /** An index into the tour's `contents`. */
    readonly content?: number;
}
export interface Callout {
    readonly progress?: {
        readonly kind: string;
        readonly text: string;
    };
    readonly kind: 'bubble' | 'sheet' | 'banner';
    readonly title: string | null;
    readonly body: string | null;
    readonly image: string | null;
    /** The image's maximum size, its alternatives, and the key of its description. */
    readonly picture?: {
        readonly size: Size | null;
        readonly sources: readonly {
            readonly name: string;
            readonly scheme: string | null;
            readonly scale: number | null;
        }[];
        readonly label: string | null;
    };
    readonly buttons: readonly Button[];
    readonly anchor: ElementFrame | null;
    readonly placement: readonly string[];
    readonly width: number;
    readonly maxHeight: number | null;
    readonly size: Size | null;
    readonly gap: number;
    readonly arrow: boolean;
    readonly arrowSize?: Size;
    readonly avoid: readonly ElementFrame[];
    readonly sheet: {
        readonly height: number | null;
    } | null;
    readonly layouts: Readonly<Record<string, CalloutLayout>>;
    readonly sizes?: Readonly<Record<string, Readonly<Record<string, CalloutLayout>>>>;
}
/** An element of a screen, wherever it lies. */
export interface ElementPlace {
    readonly target: string;
    readonly screen: string;
}
/** A rule that ends a step: one trigger, and its target. */
export interface Rule {
    readonly tap?: 'target' | 'anywhere' | ElementFrame;
    readonly event?: string;
    readonly after?: number;
    readonly button?: string;
    readonly route?: string;
    readonly appears?: ElementPlace;
    readonly gone?: ElementPlace;
    readonly to: string | null;
    readonly when: Condition | null;
    readonly condition?: Condition;
    readonly back?: boolean;
}
export interface Preparation {
    readonly action?: string;
    readonly event?: string;
    readonly route?: string;
    readonly appears?: ElementPlace;
    readonly gone?: ElementPlace;
}
/** The policy for missing targets: how many seconds to wait for them, and what to do then. */
export interface Missing {
    readonly wait: number;
    readonly then: 'skip' | 'end' | 'center' | 'place';
}
export interface Sprite {
    readonly image: string | null;
    readonly symbol: string | null;
    readonly color: string | null;
    readonly size: Size;
    readonly from: Point;
    readonly to: Point;
    readonly fromElement: ElementFrame | null;
    readonly toElement: ElementFrame | null;
    readonly bend: Point | null;
    readonly motion: string;
    readonly delay: number;
    readonly opacity: readonly [number, number];
    readonly after: 'remove' | 'keep';
}
export interface LoopKeyframe {
    readonly time: number;
    readonly grow: number;
    readonly shift: Point;
    readonly opacity: number;
    readonly easing?: readonly [number, number, number, number];
}
export interface Loop {
    readonly kind: string;
    readonly period: number;
    readonly amount: number;
    readonly repeat: number | null;
    readonly subject: 'holes' | 'rings';
    readonly rings: readonly Ring[];
    readonly keyframes: readonly LoopKeyframe[];
}
export interface Scroll {
    /** `start`, `center`, `end`, `nearest`, or `none` for no scrolling. */
    readonly align: string;
    readonly duration: number;
    readonly offsets: readonly {
        readonly space: string;
        readonly from: Point;
        readonly to: Point;
    }[];
}
export interface ReducedMotion {
    readonly kind: 'fade' | 'cut';
    readonly motion: string | null;
}
export interface Step {
    readonly id: string;
    readonly screen: string;
    readonly overlay: Overlay | null;
    readonly cutouts: readonly Cutout[];
    readonly rings: readonly Ring[];
    readonly interaction: Interaction;
    readonly callout: Callout | null;
    readonly advance: readonly Rule[];
    readonly routes?: readonly Rule[];
    readonly dismiss?: readonly string[];
    readonly when: Condition | null;
    readonly condition?: Condition;
    readonly before?: readonly Preparation[];
    readonly missing?: Missing;
    readonly scroll: Scroll | null;
    readonly sprites: readonly Sprite[];
    readonly loops: readonly Loop[];
    readonly enter: Appearance | null;
    readonly exit: Appearance | null;
    readonly variantChange: (Appearance & {
        readonly arc: number;
    }) | null;
    readonly transitions: readonly Transition[];
    readonly accessibility: {
        readonly label: string | null;
        readonly hint: string | null;
        readonly announce: 'polite' | 'assertive';
        readonly focus: 'callout' | 'target';
        readonly order: readonly ('callout' | 'cutouts' | 'elements')[];
    };
    readonly reducedMotion: ReducedMotion | null;
}
export interface TourScreen {
    readonly safeArea: Insets;
    readonly nativeIds?: Readonly<Record<string, string>>;
    readonly selectors?: Readonly<Record<string, string>>;
}
export interface Variant {
    readonly id: string;
    readonly traits: Readonly<Record<string, string | null>>;
    readonly display: {
        readonly size: Size;
        readonly scale: number | null;
    };
    readonly textSizes?: Readonly<Record<string, number>>;
    readonly screens: Readonly<Record<string, TourScreen>>;
    readonly steps: readonly Step[];
}
export interface Tour {
    readonly schema: string;
    readonly tutorial: string;
    readonly title: string | null;
    readonly once: string;
    readonly dismiss: readonly string[];
    readonly keys?: {
        readonly next: readonly string[];
        readonly back: readonly string[];
        readonly dismiss: readonly string[];
    };
    readonly events?: Readonly<Record<string, string | null>>;
    readonly theme?: Theme;
    readonly locales: readonly string[];
    readonly strings: Readonly<Record<string, Readonly<Record<string, string>>>>;
    readonly motions: Readonly<Record<string, Motion>>;
    readonly variants: readonly Variant[];
    readonly reducedMotion: ReducedMotion;
    readonly contents?: readonly Content[];
    /** By locale, lines whose widths tell whether the device has the fonts that lines were broken with. */
    readonly probes?: Readonly<Record<string, Readonly<Record<string, Probe>>>>;
    /** The variables' samples, by name and locale. */
    readonly variables?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
/** The known traits of a device. A trait that is missing or null is unknown. */
export interface Device {
    readonly traits: Readonly<Record<string, string | null | undefined>>;
    readonly display?: Size | undefined;
    readonly lessMotion?: boolean | undefined;
    /** True if the system's colours are in force: then each scheme has hairlines. */
    readonly forcedColors?: boolean | undefined;
}
/** The frames of a screen's elements, by id. */
export interface LiveScreen {
    readonly screen: string;
    readonly size: Size;
    readonly safeArea: Insets;
    readonly frames: Readonly<Record<string, Rect>>;
}

/** The app's flags, by name. */
export declare type Flags = Readonly<Record<string, FlagValue>>;
/**
 * Returns true if a condition holds. An unknown flag equals nothing, and a value equals only a value of the same type.
 */
export declare function holds(condition: Condition, flags: Flags): boolean;
/** Returns true if the condition of a step or a rule holds, or if there is none. */
export declare function admits(part: Pick<Step | Rule, 'when' | 'condition'>, flags: Flags): boolean;

/** A box `[x, y, width, height]` in CSS px, from the top left of the page's own viewport. */
export declare type Box = [number, number, number, number];
/** An element's box in the page's own viewport, through all frames of the same origin. */
export declare function boxOf(element: Element): Box;
/**
 * An element's box in its own document's viewport. An element without a box and an inline one have the bounding box of
 * their children; an area of an image map has the box of its coordinates on the image.
 */
export declare function ownBox(element: Element, depth?: number): Box;
/** The child elements of an element or a root. A form's own properties may be hidden by fields of the same name. */
export declare function elementsIn(parent: Element | ShadowRoot): Element[];
/** The image of an image map's area, or null. */
export declare function imageOf(area: Element): HTMLElement | null;
/** The frame element around an element's document, or null if its page is of another origin. */
export declare function frameOf(element: Element): HTMLElement | null;
/** An element's parent as rendered, across slots, shadow roots and frames of the same origin. */
export declare function parentOf(element: Element): Element | null;
/**
 * Returns true for the host of a closed shadow root around an element: the page learns only of the host, whatever has
 * the focus within it.
 */
export declare const isClosedAround: (host: Element, element: Element) => boolean;
/** Returns true if an element is another one or lies within it, across shadow roots and frames. */
export declare function within(element: Element | null, outer: Element): boolean;

/**
 * Finds the elements of a page that a tour speaks of.
 *
 * An element's id, as layouts and tours have it, is looked for in this order, and the first that finds something
 * counts:
 *
 * 1. the app's own resolver;
 * 2. the attribute `data-tour`;
 * 3. what the tour has for that id on that screen: a CSS selector (`selectors`), or the id of the app's own toolkit
 *    (`nativeIds`), looked up as the attribute `id` and then as a test id;
 * 4. the attribute `id`;
 * 5. test ids, in the order of `TEST_IDS`.
 *
 * Each is looked for in the document, and then in open shadow roots and in frames of the same origin. Of several
 * elements the first that a person can see is meant, by scrolling too; or else the first that has a box.
 */
/** The attributes for test ids, the most common one first. */
export declare const TEST_IDS: readonly string[];
/** The attribute by which pages name elements for tours. */
export declare const TOUR_ID = "data-tour";
/** Returns the element for an id, or nothing to have the page searched. */
export declare type Resolver = (id: string, screen: string) => Element | null | undefined;
/** A tour's names for the elements of a screen. */
export interface ScreenNames {
    /** Ids in the app's own toolkit, by tour id. */
    readonly nativeIds?: Readonly<Record<string, string>> | undefined;
    /** CSS selectors, by tour id. */
    readonly selectors?: Readonly<Record<string, string>> | undefined;
}
/** Options for the search. */
export interface FinderOptions {
    /** The document or shadow root to search; the page's document by default. */
    readonly root?: Document | ShadowRoot | undefined;
    readonly resolver?: Resolver | undefined;
    /** Attributes for test ids, in place of `TEST_IDS`. */
    readonly testIds?: readonly string[] | undefined;
}
/**
 * Finds the element for an id on a screen, or null.
 *
 * A selector that the browser can't parse finds nothing.
 */
export declare function findElement(id: string, screen?: string, names?: ScreenNames, options?: FinderOptions): Element | null;
/** The element that the app's resolver returns for an id, or null, also if it throws. */
export declare function resolve(id: string, screen: string, options: FinderOptions): Element | null;
/** The first element for an id, in some roots, that passes a test; or null. */
export declare function findIn(places: readonly (Document | ShadowRoot)[], id: string, names: ScreenNames, options: FinderOptions, holds: (element: Element) => boolean): Element | null;
/** The selectors for an id, in the order in which they are tried. */
export declare function selectorsFor(id: string, names?: ScreenNames, testIds?: readonly string[]): string[];
/** The id by which the finder would find an element, or null. A capture writes it into the layout. */
export declare function idOf(element: Element, testIds?: readonly string[]): string | null;
/** A root and all open shadow roots and same-origin frame documents beneath it, outermost first. */
export declare function roots(root: Document | ShadowRoot): (Document | ShadowRoot)[];
/** The document in a frame of the same origin, or null. */
export declare function frameDocument(element: Element): Document | null;

/**
 * A place for the focus: the callout's words, one of its buttons by index, an element by id, a way to leave, or the
 * app.
 */
export declare type Stop = {
    readonly kind: 'callout' | 'close' | 'overlay' | 'app';
} | {
    readonly kind: 'button';
    readonly index: number;
} | {
    readonly kind: 'element';
    readonly id: string;
};
/** The stops of the focus while a step stands, in order. */
export declare function orderOf(step: Step, dismiss: readonly string[], enabled: (index: number) => boolean): Stop[];
/** The stop that gets the focus when a step comes, or undefined if there is none. */
export declare function firstStop(step: Step, order: readonly Stop[]): Stop | undefined;

/** An event that a session is told of. */
export declare type Happening = {
    readonly tell: 'begin';
    readonly seen?: boolean;
    readonly saved?: string | null;
    readonly anyway?: boolean;
} | {
    readonly tell: 'tap';
    readonly at: Point;
} | {
    readonly tell: 'button';
    readonly index: number;
} | {
    readonly tell: 'element' | 'key' | 'event' | 'route' | 'performed' | 'failed' | 'shows' | 'appeared' | 'disappeared';
    readonly name: string;
} | {
    readonly tell: 'missing';
    readonly wait: Missing['wait'];
    readonly then: Missing['then'];
} | {
    readonly tell: 'go';
    readonly to: string;
} | {
    readonly tell: 'flags';
    readonly flags: Flags;
} | {
    readonly tell: 'variables';
    readonly values: Values;
} | {
    readonly tell: 'elements';
    readonly screen: LiveScreen;
} | {
    readonly tell: 'heights';
    readonly step: string;
    readonly heights: readonly Size[];
} | {
    readonly tell: 'device';
    readonly device: Device;
} | {
    readonly tell: 'escape' | 'close' | 'background' | 'foreground' | 'time' | 'end' | 'next' | 'back';
};
/** An event for the app's analytics. */
export interface Report {
    readonly kind: 'shown' | 'completed' | 'skipped' | 'dismissed' | 'missing';
    /** The event's name in the tour. */
    readonly event: string;
    readonly tutorial: string;
    readonly variant: string;
    readonly step: string | null;
    /** The step's number in the variant, counted from 1, or null if there is none. */
    readonly number: number | null;
    readonly total: number;
}
/** A thing for the client to do, besides drawing. */
export declare type Effect = {
    readonly do: 'perform';
    readonly action: string;
} | {
    readonly do: 'scroll';
    readonly scroll: Scroll;
} | {
    readonly do: 'announce';
    readonly words: string;
    readonly how: 'polite' | 'assertive';
} | {
    readonly do: 'focus';
    readonly stop: Stop;
} | {
    readonly do: 'report';
    readonly report: Report;
} | {
    readonly do: 'remember';
    readonly once: string;
} | {
    readonly do: 'forget';
};

/** A hole on the screen. */
export interface Hole {
    readonly outline: Outline;
    readonly clip: Rect | null;
    readonly target: string;
    /** The index of the cutout, in the layer's step, that this hole is or becomes. Null if the hole shrinks away. */
    readonly place: number | null;
}
/** A stroke on the screen. */
export interface Stroke {
    readonly outline: Outline;
    readonly width: number;
    readonly color: string;
    readonly dash: readonly number[] | null;
    readonly opacity: number;
    readonly clip: Rect | null;
    /** The indices of the layer's holes that it surrounds. */
    readonly holes: readonly number[];
    /** True if it is fading out. */
    readonly goes: boolean;
}
/** A callout's box on the screen. */
export interface Bubble {
    readonly frame: Rect;
    /** The arrow's tip, then both ends of its base: `[x, y, x0, y0, x1, y1]`. */
    readonly arrow: readonly number[] | null;
    readonly opacity: number;
    /** The opacity of each step's words in it, by step id. */
    readonly words: Readonly<Record<string, number>>;
}
/** A flying picture. */
export interface Flying {
    readonly image: string | null;
    readonly symbol: string | null;
    readonly color: string | null;
    readonly middle: Point;
    readonly size: Size;
    readonly opacity: number;
}
/** A step on the screen, or a step that is becoming another. */
export interface Layer {
    readonly step: string | null;
    readonly opacity: number;
    readonly dim: Overlay | null;
    readonly holes: readonly Hole[];
    readonly rings: readonly Stroke[];
    readonly callout: Bubble | null;
    readonly sprites: readonly Flying[];
}
/** The layers on the screen, bottom first. */
export declare type Picture = readonly Layer[];
/** An empty layer. */
export declare const NOTHING: Layer;
/** A step at rest. */
export declare function atRest(step: Step, layout: CalloutLayout | null): Layer;

/** A run of a body's text, and its style. */
export interface Run {
    readonly text: string;
    readonly strong?: boolean;
    readonly emphasis?: boolean;
    readonly code?: boolean;
    readonly link?: string;
}
/**
 * Parses a text's emphasis, strong emphasis, code and links, as CommonMark has them; everything else is literal. Linear
 * time, except for backticks in runs of many different lengths, of which there can't be many.
 */
export declare function runsOf(source: string): Run[];
/** A text's words without markup. */
export declare const plain: (source: string) => string;

/** The app's values for `%{name}` in texts, by name. */
export declare type Variables = Readonly<Record<string, string | number>>;
/**
 * A tour's text with the app's values, each isolated from its surroundings' direction if it is shown. Empty if there is
 * none.
 */
export declare function textFor(tour: Tour, device: Device, key: string | null | undefined, variables?: Variables, shows?: boolean): string;
/**
 * Gives an element the language and direction of its text, if the text falls back to another language than the tour's.
 */
export declare function spoken<E extends HTMLElement>(element: E, tour: Tour, device: Device, key: string | null | undefined): E;
/** The runs of a tour's body, with the app's values. */
export declare const bodyFor: (tour: Tour, device: Device, key: string | null | undefined, variables?: Variables) => Run[];
/** The document that runs are shown in, and the rules for their links. */
export interface Reader {
    readonly page: Document;
    /** Allowed schemes besides those of web pages, mail and telephone. */
    readonly links: readonly string[];
    /** Called before a link is followed; returns false to prevent it. */
    readonly follow: (link: string) => unknown;
}
/** The runs of a body as elements: emphasis, strong emphasis, code, links. */
export declare function runElements(runs: readonly Run[], { page, links, follow }: Reader): Node[];
/** The label of the button that ends the tour. */
export declare function closeLabel(tour: Tour, device: Device): string;

/** The player's memory: `localStorage`, or the app's own. */
export interface Store {
    getItem(key: string): string | null;
    setItem(key: string, value: string): void;
    removeItem(key: string): void;
}
/** The browser's own store. If it isn't allowed, nothing is remembered. */
export declare function browserStore(): Store;
/** The key that remembers that a tour has been seen. */
export declare const seenKey: (once: string) => string;
/** The key that saves a person's place in a tour. */
export declare const savedKey: (tutorial: string) => string;

/** The device as the app describes it. Anything left out is detected. */
export interface DeviceOptions {
    /** A language tag; the page's language by default, else the browser's. */
    readonly locale?: string | undefined;
    /**
     * `page` follows the page: its `color-scheme`, or the lightness of its background. By default, the browser's
     * preference.
     */
    readonly colorScheme?: 'light' | 'dark' | 'page' | undefined;
    /** A text size of `docs/text.md`; by default, the person's own font size divided by 16. */
    readonly textSize?: string | undefined;
    readonly lessMotion?: boolean | undefined;
    /** Further traits, which win over those that are detected. */
    readonly traits?: Readonly<Record<string, string | null>> | undefined;
}
/** The device that a page is shown on. */
export declare function deviceOf(page: Document, options: DeviceOptions, tour: Tour): Device;
/**
 * The page's current colour scheme, by its `color-scheme`, else by the first background of `body` and `html`. Undefined
 * if neither says. In forced colours the background is the person's.
 */
export declare function schemeOf(page: Document): 'light' | 'dark' | undefined;

/**
 * Measures the words of a step's callout: at most `width` wide, or as a layout sets them, if they can be drawn so. Null
 * if a picture that the layout has is missing.
 */
export declare type Measure = (step: Step, width: number, layout?: CalloutLayout) => Size | null;
/** Everything that the place of a callout depends on. */
export interface Surroundings {
    readonly tour: Tour;
    readonly variant: Variant;
    readonly device: Device;
    readonly live: ReadonlyMap<string, LiveScreen>;
    readonly centred: Pick<ReadonlyMap<string, unknown>, 'has'>;
    readonly measure: Measure | undefined;
    /** The sizes of callouts that the client draws itself, by step. */
    readonly heights: ReadonlyMap<string, readonly Size[]>;
}
/** A length of the tour's theme, or the standard one if the theme lacks it. */
export declare const themed: (tour: Tour, name: string, standard: number) => number;
/** Returns true if the callouts on a device are laid out from right to left. */
export declare const fromRight: ({ tour, variant, device }: Pick<Surroundings, 'tour' | 'variant' | 'device'>) => boolean;
/** The safe area of the display for a step's screen. */
declare const safeAreaOf: ({ variant, live }: Pick<Surroundings, 'variant'> & Partial<Surroundings>, step: Step) => Insets;
/** The part of the safe area that a callout takes in: all of it for a sheet, nothing for others. */
export declare const sheetAreaOf: (at: Parameters<typeof safeAreaOf>[0], step: Step) => Insets;
/**
 * The callout's layout for a step: the compiled one if nothing has moved, else one by the rules of `docs/callouts.md`.
 */
export declare function calloutLayout(at: Surroundings, step: Step): CalloutLayout | null;

/**
 * The reason for centring a step: its action failed, or targets are missing and its own `missing`, or the default, says
 * so.
 */
export declare type Centring = 'action' | 'own' | 'default';
/** Returns true if a button or a rule leads on from a step whose targets are all missing. */
export declare function leadsOn(step: Step, isThere: (id: string) => boolean): boolean;
/** A centred step: without anything at its targets, and with a button that leads on if it has no other way. */
export declare function centred(step: Step, why: Centring, variant: Variant, isThere: (id: string) => boolean): Step;

/** A passage that is played: from a picture to a step, or to nothing. */
export interface Passage {
    readonly start: number;
    readonly end: number;
    readonly delay: number;
    readonly kind: Kind;
    readonly motion: Motion | null;
    readonly locks: boolean;
    readonly from: Picture;
    readonly to: string | null;
    /** The transition that pairs the holes; or the arc of paths between the step's own holes, as a fraction. */
    readonly pairs: Transition | number | null;
    /** The step whose holes are paired by index if there is no transition. */
    readonly own: string | null;
}
/** The picture on the screen as a function of time alone, whatever interrupts what. */
export declare class Playback {
    readonly tour: Tour;
    variant: Variant;
    device: Device;
    /** The elements' frames, by screen. */
    readonly live: Map<string, LiveScreen>;
    /** Centred steps, with the reason. */
    readonly centred: Map<string, Centring>;
    /** The frames that a step's targets had before they disappeared. */
    kept: {
        readonly step: string;
        readonly frames: ReadonlyMap<string, Rect>;
    } | null;
    /** Measures callouts with the fonts on this device. */
    measure: Measure | undefined;
    /** Sizes of callouts as the client has told them, by step. */
    readonly heights: Map<string, readonly Size[]>;
    constructor(tour: Tour, variant: Variant, device: Device);
    /** Clears the caches, after elements, sizes or the device have changed. */
    changed(): void;
    /** A step at its place on the live screen, or undefined if the variant has no step of that id. */
    step(id: string | null): Step | undefined;
    /** The layout of a step's callout, or null. */
    layout(id: string | null): CalloutLayout | null;
    /** The time at which the last passage reaches its step. */
    get arrival(): number;
    /** The passage that is played at a time, or else the last one. */
    passageAt(time: number): Passage | undefined;
    /** Returns true if touches are locked. */
    locked(time: number): boolean;
    /** Goes to a step by its transition from the current one. */
    go(to: string, from: string | null, time: number): void;
    /** Goes to a step by its `enter`: after the current passage, or from the picture of that time. */
    enter(to: string, time: number, after?: boolean): void;
    /** Freezes the picture as it is, whatever becomes of its step. */
    hold(time: number): void;
    /** Leaves by the `exit` of a step. */
    leave(step: Step | undefined, time: number): void;
    /** Moves a picture to its place in another variant. Replaces the lock. */
    change(id: string, time: number, from: Picture): void;
    /** The visible layers at a time. */
    at(time: number): Picture;
    /** The picture of a passage at each progress; null is the time before it starts. */
    way(played: Passage): (p: number | null) => Picture;
}
/** The progress of a passage, `time` seconds after its start; null if nothing moves yet. */
export declare function progressIn(played: Passage, time: number): number | null;

/** The tolerance for times: a time that is less than this away has come. In seconds. */
export declare const MOMENT = 0.000001;
/** A clock that leaves out the time in the background. */
export declare class Clock {
    now: number;
    /** True while the app is in the background. */
    get isAway(): boolean;
    leave(): void;
    comeBack(): void;
    /** The time at which `seconds` will have passed since a time, if the app stays in the foreground from now on. */
    due(since: number, seconds: number): number;
    /** Returns true if a time has come. */
    hasCome(time: number): boolean;
}

/** The session as seen by a wait. */
export interface World {
    readonly shown: string | undefined;
    readonly route: string | undefined;
    /** The screen of the step that stood last. */
    readonly before: string | undefined;
    readonly now: number;
    readonly happened: (event: string) => boolean;
    readonly missing: () => boolean;
    /** The seconds to wait for missing targets. */
    readonly patience: number;
    /** Returns true if an element is present, or undefined if unknown. */
    readonly isThere: (element: ElementPlace) => boolean | undefined;
    readonly perform: (action: string) => void;
    readonly scroll: (scroll: Scroll) => void;
    readonly dueAfter: (since: number, seconds: number) => boolean;
}
/** The wait before a step comes: for its preparations, its screen and its targets, in this order. */
export declare class Wait {
    /** The number of preparations that are finished or begun. */
    begun: number;
    /** The time since which the step waits for its targets, or null. */
    since: number | null;
    constructor(passed: number);
    /** The wait of a step that has stood before, for its screen. */
    static forScreen(step: Step): Wait;
    /** The wait of a step that has stood before, for its targets. */
    static forTargets(step: Step): Wait;
    /** Returns true if it waits for an action of that name. */
    performs(step: Step, action: string): boolean;
    performed(): void;
    /** Advances as far as possible. */
    advance(step: Step, world: World): 'comes' | 'waits' | 'vain';
}

/** The app's values for a tour's variables, by name. */
export declare type Values = Readonly<Record<string, string | number>>;
/** A text without markup, with the app's values. Unchanged if the tour has no variables. */
export declare const filled: (tour: Tour, text: string, values: Values, shows: boolean) => string;
/** The progress text of a step. Variables are found first, then come the numbers, and the values last. */
export declare function numbered(tour: Tour, text: string, number: number, total: number, values: Values, shows?: boolean): string;
/**
 * The runs of a body. Variables are found first, then markup, as if each variable was a letter; values come last, as
 * text.
 */
export declare function filledRuns(tour: Tour, text: string, values: Values, shows: boolean): Run[];

/** The target of a rule or a button. */
declare type Way = Pick<Rule, 'to' | 'back'>;
/** A session's place in a tour: follows rules, and brings steps onto the screen. */
export declare class Flow {
    readonly tour: Tour;
    state: 'new' | 'waits' | 'stands' | 'over';
    /** The picture on the screen. */
    readonly playback: Playback;
    /** The policy for missing targets of steps that have none of their own. */
    /** The time since which each target has been gone that still keeps its frame. */
    /** True if the step stands although targets are missing. */
    /** Keys of elements whose state differed from the rule's since the step came to stand, so that the rule may fire. */
    /** @throws Error if the tour has no variant */
    constructor(tour: Tour, device: Device);
    /** The current step, at its place on the live screen. */
    get step(): Step | undefined;
    /** The current step, as compiled. */
    /** The stops of the focus, in order, while a step stands; else none. */
    get order(): Stop[];
    /** The ways in which a person may leave the tour, while a step stands; else none. */
    get dismissals(): readonly string[];
    /** Returns true if a button of the callout can be pressed. */
    isEnabled(index: number): boolean;
    /** The first rule that fits a trigger and applies. */
    /** Follows the first rule that fits a trigger. Returns true if there is one. */
    /**
     * The first step from a place on whose condition holds, or which is `current`; and the steps passed over before it.
     */
    protected _forward(from: number, current: string | null): {
        found: Step | undefined;
        passed: Step[];
    };
    /** The place on the stack of the step that Back leads to, or -1. */
    /** Goes to a step. `left` is the step that still stands, or null if its picture is already leaving. */
    /** Advances the step's wait. `left` is the step that still stands on the screen. */
    /** The policy for a step's missing targets. */
    /** The step's targets that are missing, without duplicates. */
    /** Arms rules whose element isn't yet as they want it; returns the armed rules whose element is now. */
    /** The policy for a wait that has failed. */
}

/** A standing step while its elements come and go. */
export declare abstract class Standing extends Flow {
    /** The times at which each target that disappeared will count as missing. */
    /** Handles new frames of a screen's elements. */
    /** Handles an element that appeared or disappeared. */
    /** Follows the first armed rule whose element is now as the rule wants it. */
    /**
     * Lets targets of the standing step that disappeared keep their frames from the `old` screen; forgets those that are
     * back.
     */
    /** Gives a centred step its cutouts back, if no target is missing any more. */
    /** Returns true if the step is centred for lack of targets, and none is missing any more. */
    /** Handles a target of the standing step that hasn't come back. */
    /** Takes the standing step off the screen, and waits to bring it back. */
    /** The compiled rule. Steps are made anew when elements move, so that a rule is identified by its index. */
}

/**
 * One person's way through a tour. Tell it each event with its time; it returns the effects to carry out, besides
 * drawing. It has no clock of its own: two sessions that are told the same do the same.
 */
export declare class Session extends Standing {
    get stack(): readonly string[];
    /** The app's values for variables in texts. */
    get values(): Values;
    /** True while a step waits for its targets, and for nothing else. */
    get seeks(): boolean;
    /** The state to save, as text, or null if there is no step. */
    get saved(): string | null;
    /** The time at which to tell `time` next, or null. */
    get due(): number | null;
    /** True while touches are locked. */
    get locked(): boolean;
    /** The receiver of a touch, or null if no step stands. */
    touch(point: Point): 'locked' | 'callout' | 'app' | 'overlay' | null;
    /** The picture at a time, if nothing else happens until then. */
    picture(time: number): Picture;
    /** Measures callouts with the fonts on this device. Pictures asked for before are outdated. */
    use(measure: Measure | undefined): void;
    /** Tells the session an event. Times are in seconds, on a clock that never goes back. */
    tell(what: Happening, time: number): Effect[];
    /** The due times, with their rules: rules that apply; else the loss of targets, or the end of a wait. */
    /** Goes on at the app's request: as the key would, else to the next step. */
    /**
     * Replaces a step that the variant lacks: by the first step after it that the variant has, or else the nearest before
     * it.
     */
}

/** The options for playing a tour. All are optional. */
export interface PlayerOptions extends DeviceOptions, FinderOptions {
    /**
     * The app's actions, by name. An action has succeeded when its promise is fulfilled, and failed when it is rejected.
     */
    readonly actions?: Readonly<Record<string, () => unknown>> | undefined;
    /** The app's flags, or a function that returns them. */
    readonly flags?: Flags | (() => Flags) | undefined;
    /** Values for `%{name}` in texts, until `set` changes them. */
    readonly variables?: Variables | undefined;
    /** The store for what the player remembers; null for none. */
    readonly store?: Store | null | undefined;
    /** Begins even if the person has seen the tour. */
    readonly anyway?: boolean | undefined;
    /** Begins anew instead of resuming where the person left off. */
    readonly fresh?: boolean | undefined;
    /** Follows the page's address as the app's route; true by default. */
    readonly routes?: boolean | undefined;
    /** The screen that the app shows at the start, for apps that report their screens. */
    readonly screen?: string | undefined;
    /** Returns the address of an image that a tour names. By default, the name, relative to the page. */
    readonly image?: ((name: string) => string | null) | undefined;
    /** Allowed schemes for links in callouts, besides those of web pages, mail and telephone. */
    readonly links?: readonly string[] | undefined;
    /** Called before a link of a step is followed; return false to prevent it. */
    readonly onLink?: ((href: string, step: Step) => unknown) | undefined;
    /** Renders the app's own callout into an element. The player places it and gives it the focus. */
    readonly render?: ((step: Step, element: HTMLElement, player: RenderControls) => void) | undefined;
}
/** The player, as an app's own callout may use it. */
export interface RenderControls {
    /** The text for a key, in the device's language. */
    text(key: string | null): string;
    press(button: number): void;
    isEnabled(button: number): boolean;
    close(): void;
}
/** The events of a player, with their details. */
export interface PlayerEvents {
    shown: Report;
    completed: Report;
    skipped: Report;
    dismissed: Report;
    missing: Report;
    /** Any report, whatever its kind. */
    report: Report;
    /** The step has changed; null if there is none. */
    step: {
        readonly step: string | null;
    };
    /** The tour is over. */
    end: {
        readonly tutorial: string;
    };
}

/**
 * Reads a compiled tour, as text or parsed JSON.
 *
 * @throws Error if it isn't JSON, or isn't of a version that this player knows: `tutorialc.tour/1` and its minor
 * versions
 */
export declare function readTour(source: string | object): Tour;

/** The variant of a tour that fits a device best, or undefined if the tour has none. */
export declare function pickVariant(tour: Tour, device: Device): Variant | undefined;

/** The fallback chain of a language tag, most specific first (RFC 4647, section 3.4). */
export declare function lookupChain(tag: string): string[];
/** The first candidate in a tag's fallback chain, or undefined if there is none. */
export declare function lookup(tag: string, candidates: readonly string[]): string | undefined;
/** The language in which a tour is shown on a device: one of its `locales`. */
export declare const shownLocale: (tour: Tour, tag: string | null | undefined) => string;
/**
 * The language of the text that a device gets for a key: its own, or the tour's first. Undefined if there is no text.
 */
export declare function localeOf(tour: Tour, key: string | null | undefined, tag: string | null | undefined): string | undefined;
/** The text for a key on a device, or null if there is none. */
export declare function textOf(tour: Tour, key: string | null, tag: string | null | undefined): string | null;
/** The distance between a tag and a variant's locale; lower is nearer. */
export declare function distance(tag: string, locale: string | null | undefined): number;
/** Returns true if a language is written from right to left. */
export declare function isFromRight(tag: string): boolean;

/** Plays a tour over a page. */
export declare class Player<Id extends string = string> {
    readonly tour: Tour;
    /** Events from before the tour's beginning; null once it has begun. */
    /** The screen that the app shows, and true if the app reports each of its screens. */
    /** @throws Error if this player doesn't know the tour's version */
    constructor(source: string | object, _options?: PlayerOptions, _isGuest?: boolean);
    /** The current step, or null. */
    get step(): Id | null;
    get state(): 'new' | 'waits' | 'stands' | 'over';
    /** The method of moving pictures in this browser: keyframes, or a script in each frame. */
    get method(): 'keyframes' | 'frames';
    /** Goes to a step, as a rule would. Ignored if this variant lacks the step. */
    goTo(step: Id): void;
    /** Goes on, as the button that leads on would, or else to the next step. */
    next(): void;
    /** Goes back to the previous step. */
    back(): void;
    /** Ends the tour at once. It doesn't count as seen, and can be resumed. */
    stop(): void;
    /** Adds a listener. Returns a function that removes it. */
    on<Name extends keyof PlayerEvents>(name: Name, listener: (detail: PlayerEvents[Name]) => void): () => void;
    /** Reports that something has happened in the app. */
    event(name: string): void;
    /** Reports the app's route, if it isn't the page's address. */
    route(path: string): void;
    /** Reports the screen that the app shows. An app that does this must do it for each screen. */
    shows(screen: string): void;
    /** Sets the values of all variables in texts. The texts on the screen change at once. */
    set(values: Variables): void;
    /** Looks at the page again, after a change that no event reports. */
    refresh(): void;
    /** Tells the session something that may change the step, after a look at the page. */
    /**
     * Recognises a screen by the step's targets, even if the app reported another one before the step: if all targets are
     * there.
     */
    /** Gives the page back at once, and lets the picture fade out. */
    /** Runs a function of the player's own. An exception ends the tour and gives the page back. */
}

/** The options for highlighting one element, without a tour. */
export interface HighlightOptions extends PlayerOptions {
    readonly title?: string;
    readonly body?: string;
    /** The distance from the element to the hole's edge, in CSS px; 8 by default. */
    readonly padding?: number;
    /** The corner radius of the hole, in CSS px; by default that of the element, plus the padding. */
    readonly radius?: number;
    readonly button?: string;
    readonly placement?: readonly string[];
}
/** Highlights one element of a page, with or without words. Call `stop` on the player to end it. */
export declare function highlight(target: Element | string, options?: HighlightOptions): Player<'highlight'>;

/**
 * Plays compiled tours over web pages.
 *
 *     import { start } from './tutorial-player.js';
 *     const tour = await (await fetch('first-mail.tour.json')).json();
 *     start(tour);
 *
 * Nothing happens when it is imported, so that a server may do so too.
 */
/** A tour with a type for its steps' ids. The emitter `typescript` writes such types beside tours. */
export interface TourOf<Id extends string> {
    readonly schema: string;
    readonly tutorial: string;
    /** Exists only in the type. */
    readonly $steps?: Id;
}
/**
 * Plays a tour, given as text or parsed JSON. It begins at once if the person hasn't seen it yet, and resumes where
 * they left off.
 *
 * @throws Error if this player doesn't know the tour's version
 */
export declare function start<Id extends string = string>(tour: TourOf<Id> | string | object, options?: PlayerOptions): Player<Id>;

