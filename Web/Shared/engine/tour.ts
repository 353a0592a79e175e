// Made by `tutorialc schema tour --typescript`: do not edit.

/** A point `[x, y]`, CSS px from the top left of the display. */
export type Point = readonly [number, number];
/** A size `[width, height]`. */
export type Size = readonly [number, number];
/** A rectangle `[x, y, width, height]`. */
export type Rect = readonly [number, number, number, number];
/** Distances `[top, right, bottom, left]`. */
export type Insets = readonly [number, number, number, number];
/** A closed path of cubic Béziers: `[x0, y0, c1x, c1y, c2x, c2y, x1, y1, …]`. */
export type Outline = readonly number[];

/**
 * A compiled tutorial: all its steps in all its variants, resolved to numbers. Lengths are logical units (pt, dp, CSS
 * px) from the top left, y pointing down; times are seconds.
 */
export interface Tour {
  /** The format and its version. */
  readonly schema: string;
  /** The program that wrote the file, and its version. */
  readonly generator: string;
  /** The tutorial's id. */
  readonly tutorial: string;
  /** The tour's accessible name. Null: the tour has none. */
  readonly title: string | null;
  /** The name under which a client remembers that a person has seen the tour. */
  readonly once: string;
  /** The ways for a person to leave. An empty list: the tour ends only when it is finished. */
  readonly dismiss: readonly ('escape' | 'close' | 'overlay')[];
  /** The keys of a keyboard that lead on, back and out. Left out: the standard ones. */
  readonly keys?: Keys;
  /** The names of the events that a client reports. Left out: the standard ones. */
  readonly events?: Events;
  /** The look of callouts. Left out: the standard theme. */
  readonly theme?: Theme;
  /** The languages of `strings`, the tutorial's own first. */
  readonly locales: readonly string[];
  /** The texts: by locale, then by key. */
  readonly strings: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /**
   * Samples of the variables that the app puts into texts: by name, then by locale, the longest value that callouts
   * were laid out for. Left out: texts have no variables.
   */
  readonly variables?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The progress curves, by name. */
  readonly motions: Readonly<Record<string, Motion>>;
  /** The number of segments of each edge and each corner of outlines that have four of these. Left out: one each. */
  readonly division?: readonly [number, number, number, number, number, number, number, number];
  /** The contents of callouts, laid out; equal ones are listed once. Left out: no callout has a place. */
  readonly contents?: readonly Content[];
  /** By locale, lines to measure. Left out: there are none. */
  readonly probes?: Readonly<Record<string, Probes>>;
  /** The tour in each configuration that it was compiled for, in the order of the layouts. */
  readonly variants: readonly Variant[];
  /** The replacement of every transition if a person asks for less motion; sprites and loops are left out then. */
  readonly reducedMotion: ReducedMotion;
}

/**
 * The keys that lead on, back and out, named as `KeyboardEvent.key` names them. In languages written from the right,
 * `ArrowLeft` and `ArrowRight` change places.
 */
export interface Keys {
  /** The keys that press the callout's button `next`. */
  readonly next: readonly string[];
  /** The keys that press the callout's button `back`. */
  readonly back: readonly string[];
  /** The keys that leave the tour, if the step allows `escape`. */
  readonly dismiss: readonly string[];
}

/** The names of the events that a client reports. */
export interface Events {
  /** The event for a step that has come. Null: it isn't reported. */
  readonly shown: string | null;
  /** The event for a tour that was led to its end. Null: it isn't reported. */
  readonly completed: string | null;
  /** The event for a step that was passed over. Null: it isn't reported. */
  readonly skipped: string | null;
  /** The event for a tour that was left before its end. Null: it isn't reported. */
  readonly dismissed: string | null;
  /** The event for a step whose targets weren't there in time. Null: it isn't reported. */
  readonly missing: string | null;
}

/** The look of callouts, whole: nothing has to be looked up elsewhere. */
export interface Theme {
  /** The colours of the light scheme. */
  readonly light: ThemeColors;
  /** The colours of the dark scheme. */
  readonly dark: ThemeColors;
  /** The setting of titles. */
  readonly title: ThemeText;
  /** The setting of bodies. */
  readonly body: ThemeText;
  /** The setting of words on buttons. */
  readonly button: ThemeText;
  /** The setting of progress in words. */
  readonly progress: ThemeText;
  /** The least distance between a callout and the edges of what a person can see. */
  readonly margin: number;
  /** The distance between a callout's edges and its content. */
  readonly padding: number;
  /** The distance between title and body. */
  readonly titleGap: number;
  /** The distance below an image, and above the buttons. */
  readonly sectionGap: number;
  /** The distance between buttons, beside or above each other. */
  readonly buttonGap: number;
  /** The height of a button of one line, as drawn. */
  readonly buttonHeight: number;
  /** The distance between a button's words and its sides. */
  readonly buttonPadding: number;
  /** The radius of a button's corners. */
  readonly buttonRadius: number;
  /** The radius of the corners of bubbles and banners. */
  readonly radius: number;
  /** The radius of a sheet's upper corners. */
  readonly sheetRadius: number;
  /** The width of the line around a callout, which lies outside of it. */
  readonly border: number;
  /** The shadows below callouts, the topmost first. */
  readonly shadows: readonly ThemeShadow[];
}

/**
 * Progress over time: keyframes joined by cubic Bézier segments. Everything that moves is at `from + (to − from) ·
 * progress`.
 */
export interface Motion {
  /** The time of the last keyframe. */
  readonly duration: number;
  /**
   * The keyframes in the order of time, the first at 0. Of two at one time the later one holds from then on: a jump.
   */
  readonly keyframes: readonly Keyframe[];
}

/** The content of a callout, laid out from the top left of its frame. */
export interface Content {
  /**
   * The width that it was laid out for, which is the frame's, and the height that it takes there; of a sheet, without
   * what the system takes at the bottom.
   */
  readonly size: Size;
  /** The parts from top to bottom, parts beside each other in reading order, the cross last. */
  readonly parts: readonly ContentPart[];
}

/** Lines by which a client finds out whether its fonts are those that lines were broken with. */
export interface Probes {
  /** A line in the face of titles. Left out: there is none. */
  readonly title?: Probe;
  /** A line in the face of bodies. Left out: there is none. */
  readonly body?: Probe;
  /** A line in the face of strong words of a body. Left out: there is none. */
  readonly strong?: Probe;
  /** A line in the face of buttons, and of progress in words. Left out: there is none. */
  readonly button?: Probe;
}

/** The tour in one configuration. */
export interface Variant {
  /** The configuration's name in the layouts, unique in the tour. */
  readonly id: string;
  /** The configuration's traits. */
  readonly traits: Traits;
  /** The display that the frames were measured on. */
  readonly display: TourDisplay;
  /**
   * The text sizes that callouts were laid out at, by name, with their scales, from small to large. Left out: the
   * variant's own is the only one.
   */
  readonly textSizes?: Readonly<Record<string, number>>;
  /** The screens that the steps visit, by name. */
  readonly screens: Readonly<Record<string, TourScreen>>;
  /** The steps that this variant leaves out. */
  readonly skipped: readonly SkippedStep[];
  /** The steps, in order. */
  readonly steps: readonly Step[];
}

/** The replacement of transitions if a person asks for less motion. */
export interface ReducedMotion {
  /** The kind of change. */
  readonly kind: 'fade' | 'cut';
  /** The motion of a fade. Null: at once. */
  readonly motion: string | null;
}

/** The colours of one scheme. */
export interface ThemeColors {
  /** The ground of callouts, and of their arrows. */
  readonly surface: string;
  /** The line around callouts. */
  readonly border: string;
  /** The words of titles. */
  readonly title: string;
  /** The words of bodies. */
  readonly body: string;
  /** The links in bodies. */
  readonly link: string;
  /** The ground of the last button, which leads on. */
  readonly primary: string;
  /** The words on the last button. */
  readonly onPrimary: string;
  /** The ground of all other buttons. */
  readonly secondary: string;
  /** The words on all other buttons. */
  readonly onSecondary: string;
  /** The progress, in words or as dots. */
  readonly progress: string;
  /** The cross that ends the tour. */
  readonly close: string;
  /** The line around holes that have no ring. Left out: the standard theme's, which both schemes then have. */
  readonly hairline?: string;
}

/** The setting of words. */
export interface ThemeText {
  /** Families of fonts, of which the first that exists is used. An empty list: the platform's own. */
  readonly font: readonly string[];
  /** The font's size at the text size `large`. */
  readonly size: number;
  /** The height of a line at the text size `large`. */
  readonly line: number;
  /** The font's weight: 400 is regular, 700 bold. */
  readonly weight: number;
}

/** A shadow below callouts. */
export interface ThemeShadow {
  /** Its colour in the light scheme. */
  readonly light: string;
  /** Its colour in the dark scheme. */
  readonly dark: string;
  /** The distance by which it lies below the callout. */
  readonly offset: number;
  /** The distance over which its edge is spread. */
  readonly blur: number;
}

/** A keyframe of a motion. */
export interface Keyframe {
  /** The time since the motion began. */
  readonly time: number;
  /**
   * The progress at that time: 1 at the end; 0 at the start, unless the motion begins with a jump; beyond 1 while a
   * spring overshoots.
   */
  readonly progress: number;
  /** The curve of the segment that starts here. Left out: the segment is linear. */
  readonly easing?: readonly [number, number, number, number];
}

/** A part of a callout's content. */
export interface ContentPart {
  /** The kind of part. Buttons come in the order of `buttons`. */
  readonly role: 'image' | 'title' | 'body' | 'progress' | 'button' | 'close';
  /** The rectangle that is drawn: of a button its ground, of words the box that their lines are set in. */
  readonly box: Rect;
  /** The rectangle that can be touched, if it is larger. Left out: the box. */
  readonly touch?: Rect;
  /**
   * The words line by line, all lines equally high; those of a button lie in the middle of the box. Left out: the part
   * has no words, or words with variables.
   */
  readonly lines?: readonly ContentLine[];
  /** A dot for each step in place of words. Left out: there are none. */
  readonly dots?: Dots;
}

/** A line to measure. */
export interface Probe {
  /** The widest line that is set in that face alone. */
  readonly text: string;
  /** The line's width, as a multiple of the font's size. */
  readonly width: number;
  /** True if it was measured with the app's fonts; false if it is a bound. */
  readonly measured: boolean;
}

/** The traits of a configuration; null if the layout doesn't say. Traits of the layout's own follow. */
export interface Traits {
  /** The platform, such as `ios`, `android` or `web`. Null: the layout doesn't say. */
  readonly platform: string | null;
  /** The kind of device, such as `phone`, `tablet` or `desktop`. Null: the layout doesn't say. */
  readonly idiom: string | null;
  /** The orientation: `portrait` or `landscape`. Null: the layout doesn't say. */
  readonly orientation: string | null;
  /** The language of the texts on the screens, as a tag. Null: the layout doesn't say. */
  readonly locale: string | null;
  /** The direction of the layout: `ltr` or `rtl`. Null: the layout doesn't say. */
  readonly layoutDirection: string | null;
  /** The horizontal size class: `compact` or `regular`. Null: the layout doesn't say. */
  readonly horizontalSizeClass: string | null;
  /** The vertical size class: `compact` or `regular`. Null: the layout doesn't say. */
  readonly verticalSizeClass: string | null;
  /** The person's text size, by name or as a factor. Null: the layout doesn't say. */
  readonly textSize: string | null;
  /** The colour scheme: `light` or `dark`. Null: the layout doesn't say. */
  readonly colorScheme: string | null;
  readonly [name: string]: string | null;
}

/** The display that frames were measured on. */
export interface TourDisplay {
  /** The display's size. */
  readonly size: Size;
  /** Pixels per unit. Null: the layout doesn't say. */
  readonly scale: number | null;
}

/** A screen of the app. */
export interface TourScreen {
  /** The parts of the display that the system's bars take from each side. */
  readonly safeArea: Insets;
  /**
   * The names by which a client finds elements that the steps name, by the tour's ids. Left out: all are found by the
   * tour's ids.
   */
  readonly elements?: Readonly<Record<string, ElementNames>>;
}

/** A step that a variant leaves out. */
export interface SkippedStep {
  /** The step's id. */
  readonly step: string;
  /**
   * `only` if the tutorial restricts the step to other variants, else the id of the diagnostic that led to `onMissing:
   * skip`.
   */
  readonly reason: string;
}

/** One stop of the tour. */
export interface Step {
  /** The step's id, unique in the variant. */
  readonly id: string;
  /** The screen of the app that the step stands on. */
  readonly screen: string;
  /** The dim over the screen. Null: the step has none. */
  readonly overlay: Overlay | null;
  /** The holes, in the order of the step's targets. */
  readonly cutouts: readonly Cutout[];
  /** The overlay at rest as one path. Null: the step has no overlay. */
  readonly mask: Mask | null;
  /** The strokes around the holes. */
  readonly rings: readonly Ring[];
  /** Touches that reach the app. */
  readonly interaction: Interaction;
  /** The bubble, sheet or banner with the step's text. Null: there is none. */
  readonly callout: Callout | null;
  /** The rules that end the step; the first that fires decides. */
  readonly advance: readonly Rule[];
  /** The ways for a person to leave at this step. Left out: those of the tour. */
  readonly dismiss?: readonly ('escape' | 'close' | 'overlay')[];
  /** The condition under which the step comes. Null: always. */
  readonly when: Condition | null;
  /** The way to where the step stands, item by item. Left out: the client has nothing to do. */
  readonly before?: readonly Preparation[];
  /** The client's choice while the app doesn't show the step's targets. Left out: the client's default. */
  readonly missing?: Missing;
  /** The scrolling before the step comes. Null: the author says nothing of it. */
  readonly scroll: Scroll | null;
  /** The pictures that fly once the step has come. */
  readonly sprites: readonly Sprite[];
  /** The effects that repeat while the step stands. */
  readonly loops: readonly Loop[];
  /** The overlay's appearance if the tour begins with this step or its screen changes. Null: at once. */
  readonly enter: Appearance | null;
  /** The overlay's disappearance if the tour ends with this step or its screen changes. Null: at once. */
  readonly exit: Appearance | null;
  /** The way from one variant's frames to another's, as when a device is turned. Null: at once. */
  readonly variantChange: VariantChange | null;
  /** The ways from other steps: the step before first, then every step that leads here, last null for any other. */
  readonly transitions: readonly Transition[];
  /** The words and the focus for assistive technology. */
  readonly accessibility: Accessibility;
  /** The replacement of this step's transitions under reduced motion. Null: the tour's. */
  readonly reducedMotion: ReducedMotion | null;
}

/** A line of words. */
export interface ContentLine {
  /** The line's width, as measured. */
  readonly width: number;
  /** The words in the order in which they are read; plain ones as a text. */
  readonly runs: readonly (string | ContentRun)[];
}

/** A dot for each step. */
export interface Dots {
  /** The step's number, from 1. */
  readonly number: number;
  /** The number of steps. */
  readonly total: number;
}

/** The names by which a client finds an element of the app. */
export interface ElementNames {
  /** The element's id in the app's own toolkit. Null: it is the tour's id. */
  readonly native: string | null;
  /** A CSS selector, for clients on the web. Null: there is none. */
  readonly selector: string | null;
}

/** The dim over the screen. */
export interface Overlay {
  /** The dim's colour. */
  readonly color: string;
  /** The dim's opacity. */
  readonly opacity: number;
  /** The radius by which the screen beneath is blurred; 0 is sharp. */
  readonly blur: number;
  /** The rectangle that the dim covers. */
  readonly frame: Rect;
}

/** A hole in the overlay. */
export interface Cutout {
  /** The id of the highlighted element. */
  readonly target: string;
  /** The ids of further elements in the same hole (`combine: bounds`). */
  readonly others: readonly string[];
  /** The element's bare frame, or the box around all elements; `frame` minus this is the padding. */
  readonly element: Rect;
  /** The hole's box; of a turned hole, the box of its outline. */
  readonly frame: Rect;
  /** The outline's shape, for renderers that draw shapes. */
  readonly shape: Shape;
  /** The rectangle that the hole is cut to. Null: it isn't cut. */
  readonly clip: Rect | null;
  /**
   * `[top, right, bottom, left]`: at a side of `clip` where a scroll container cuts the element, the distance by which
   * the container's edge lies beyond that side; null at all others. Left out: no scroll container cuts the element.
   */
  readonly cut?: readonly [number | null, number | null, number | null, number | null];
  /** The whole hole, not cut. */
  readonly outline: Outline;
}

/** The overlay minus all holes, clipped, as one path: the picture at rest. Even-odd and non-zero give the same. */
export interface Mask {
  /** SVG path data. */
  readonly path: string;
  /** The fill rule that the path is written for. */
  readonly fillRule: 'evenodd';
}

/** A stroke that follows one hole, or several together. */
export interface Ring {
  /** A number that rings have in common if they were made together around their holes. */
  readonly group: number;
  /** The holes that the ring goes around. */
  readonly cutouts: readonly number[];
  /** The stroke's width. */
  readonly width: number;
  /** The distance from the hole's edge to the stroke's; a negative one draws over the edge. */
  readonly gap: number;
  /** The stroke's colour. */
  readonly color: string;
  /** The lengths of dashes and gaps in turn. Null: the stroke is solid. */
  readonly dash: readonly number[] | null;
  /** The middle of the stroke; closed along the cut if a scroll container cuts the hole. */
  readonly outline: Outline;
  /** The rectangle that the stroke is drawn within. Left out: nothing lies over the ring's holes. */
  readonly clip?: Rect;
}

/** The touches that reach the app. */
export interface Interaction {
  /** The touches that reach the app. */
  readonly mode: 'block' | 'target' | 'passThrough';
  /** The holes that let touches through, each with its `element`, as places in `cutouts`. */
  readonly pass: readonly number[];
  /** Further elements that may be touched. */
  readonly allow: readonly ElementFrame[];
  /** The distances by which every touchable area is larger, outwards. */
  readonly hitPadding: Insets;
}

/** The bubble, sheet or banner with a step's text: its words, the author's wishes, and its places. */
export interface Callout {
  /** The kind of callout. */
  readonly kind: 'bubble' | 'sheet' | 'banner';
  /** The heading. Null: there is none. */
  readonly title: string | null;
  /** The text below the heading. Null: there is none. */
  readonly body: string | null;
  /** The picture above the title. Null: there is none. */
  readonly image: CalloutImage | null;
  /** The place of the step in the tour. Left out: it isn't shown. */
  readonly progress?: CalloutProgress;
  /** The buttons, in reading order. */
  readonly buttons: readonly Button[];
  /** The element that the callout points at. Null: the union of the holes. */
  readonly anchor: ElementFrame | null;
  /** The sides that the author allows, best first. */
  readonly placement: readonly (
    | 'top'
    | 'top-start'
    | 'top-end'
    | 'bottom'
    | 'bottom-start'
    | 'bottom-end'
    | 'leading'
    | 'leading-start'
    | 'leading-end'
    | 'trailing'
    | 'trailing-start'
    | 'trailing-end'
    | 'left'
    | 'left-start'
    | 'left-end'
    | 'right'
    | 'right-start'
    | 'right-end'
    | 'center'
    | 'auto'
  )[];
  /** The largest width. */
  readonly width: number;
  /** The largest height. Null: as high as there is room. */
  readonly maxHeight: number | null;
  /** A fixed size. Null: as large as the text needs. */
  readonly size: Size | null;
  /** The distance from the hole's edge to the callout's. */
  readonly gap: number;
  /** True if the callout has an arrow. */
  readonly arrow: boolean;
  /** The arrow's base along the callout's edge, and its height. Left out: 20 and 10. */
  readonly arrowSize?: Size;
  /** Elements that the callout must not cover. */
  readonly avoid: readonly ElementFrame[];
  /** The height of a sheet. Null: no sheet, or one as high as its text needs. */
  readonly sheet: Sheet | null;
  /** The callout's place, by locale. The client lays out a locale that isn't listed. */
  readonly layouts: Readonly<Record<string, CalloutLayout>>;
  /**
   * The callout's place at other text sizes than the variant's own: by locale, then by the names of `textSizes`. Left
   * out: there are none.
   */
  readonly sizes?: Readonly<Record<string, Readonly<Record<string, CalloutLayout>>>>;
}

/**
 * A rule that ends the step: one key names the trigger, and `to` or `back` says where it leads. Exactly one is there of
 * `tap`, `event`, `after`, `button`, `appears`, `gone`, `route`. Exactly one is there of `to`, `back`.
 */
export interface Rule {
  /** A tap: on a hole or its element (`target`), wherever (`anywhere`), or on another element. */
  readonly tap?: 'target' | 'anywhere' | ElementFrame;
  /** The app reports the event of this name. */
  readonly event?: string;
  /** This much time has passed since the step came. */
  readonly after?: number;
  /** The callout's button of this role is pressed. */
  readonly button?: string;
  /** The element comes to be there, after it wasn't. */
  readonly appears?: ElementPlace;
  /** The element isn't there any more, after it was. */
  readonly gone?: ElementPlace;
  /** The app's route becomes one that matches this pattern: see routes. */
  readonly route?: string;
  /** The step that comes then. Null: it ends the tour. */
  readonly to?: string | null;
  /** It leads back to where the person came from. */
  readonly back?: true;
  /** The condition under which the rule applies. Null: always. */
  readonly when: Condition | null;
}

/** A question about one flag, or several such questions together. */
export type Condition =
  | {
    /** The flag's name. */
    readonly flag: string;
    /** The value that the flag must have. */
    readonly equals: string | number | boolean;
  }
  | {
    /** The condition that must not hold. */
    readonly not: Condition;
  }
  | {
    /** The conditions that must all hold. */
    readonly all: readonly Condition[];
  }
  | {
    /** The conditions of which one must hold. */
    readonly any: readonly Condition[];
  };

/**
 * An item of the way to a step: an action to perform, or something to wait for. Exactly one is there of `action`,
 * `event`, `route`, `appears`, `gone`.
 */
export interface Preparation {
  /** The name of an action that the client performs. */
  readonly action?: string;
  /** The name of an event to wait for. */
  readonly event?: string;
  /** The pattern of a route to wait for. */
  readonly route?: string;
  /** An element to wait for until it is there. */
  readonly appears?: ElementPlace;
  /** An element to wait for until it isn't there. */
  readonly gone?: ElementPlace;
}

/** The client's choice while the app doesn't show a step's targets. */
export interface Missing {
  /** The time to wait for them. */
  readonly wait: number;
  /** The fallback after a wait in vain. */
  readonly then: 'skip' | 'end' | 'center' | 'place';
}

/** The scrolling before a step comes. */
export interface Scroll {
  /** The place of the target in its container. */
  readonly align: 'start' | 'center' | 'end' | 'nearest' | 'none';
  /** The time that the scrolling takes. */
  readonly duration: number;
  /** The content offsets, the outermost container first. */
  readonly offsets: readonly ScrollOffset[];
}

/**
 * A picture that flies once, when the step has come: an image or a symbol. Exactly one is there of `image`, `symbol`.
 */
export interface Sprite {
  /** The name of an image of the app. */
  readonly image?: string;
  /** The name of a symbol of the platform. */
  readonly symbol?: string;
  /** The symbol's colour. Null: its own. */
  readonly color: string | null;
  /** The picture's size. */
  readonly size: Size;
  /** The point at which its centre starts. */
  readonly from: Point;
  /** The point at which its centre ends. */
  readonly to: Point;
  /** The element that `from` is a point of. Null: none. */
  readonly fromElement: ElementFrame | null;
  /** The element that `to` is a point of. Null: none. */
  readonly toElement: ElementFrame | null;
  /** The height of the way's bend, as a fraction of its length, to the left of travel. */
  readonly arc: number;
  /** The progress over time. */
  readonly motion: string;
  /** The time between the step's arrival and the start; the sprite isn't there before. */
  readonly delay: number;
  /** The opacity at the start and at the end. */
  readonly opacity: readonly [number, number];
  /** The sprite's fate at the end of its way. */
  readonly after: 'remove' | 'keep';
}

/** An effect that repeats while the step stands. Each round begins and ends at rest. */
export interface Loop {
  /** The author's word for the effect; `keyframes` say it in numbers. */
  readonly kind: 'pulse' | 'ripple' | 'glow' | 'bounce';
  /** The time that a round takes. */
  readonly period: number;
  /** The author's measure: a fraction of the hole's smaller side; of a `glow`, the opacity. */
  readonly amount: number;
  /** The number of rounds. Null: without end. */
  readonly repeat: number | null;
  /** The things that the keyframes move. */
  readonly subject: 'holes' | 'rings';
  /** The loop's own rings, there only while it runs. */
  readonly rings: readonly Ring[];
  /** One round, in the order of time: the first at 0, the last at the period. */
  readonly keyframes: readonly LoopKeyframe[];
}

/** The way of the overlay in or out. */
export interface Appearance {
  /** The progress over time. Null: at once. */
  readonly motion: string | null;
  /** The kind of way. */
  readonly kind: 'morph' | 'fade' | 'reveal' | 'cut';
  /** The time before it begins. */
  readonly delay: number;
  /** True if touches are ignored until it has ended. */
  readonly lockInput: boolean;
}

/** The way of the overlay from one variant's frames to another's. */
export interface VariantChange {
  /** The progress over time. Null: at once. */
  readonly motion: string | null;
  /** The kind of way. */
  readonly kind: 'morph' | 'fade' | 'reveal' | 'cut';
  /** The time before it begins. */
  readonly delay: number;
  /** True if touches are ignored until it has ended. */
  readonly lockInput: boolean;
  /** The height of the way's bend, as a fraction of its length, to the left of travel. */
  readonly arc: number;
}

/** The way of the overlay from another step. */
export interface Transition {
  /** The step that it comes from. Null: any other. */
  readonly from: string | null;
  /** The kind of way. */
  readonly kind: 'morph' | 'fade' | 'reveal' | 'cut';
  /** The progress over time. Null: at once. */
  readonly motion: string | null;
  /** The time before it begins. */
  readonly delay: number;
  /** True if touches are ignored until it has ended. */
  readonly lockInput: boolean;
  /**
   * Holes that become one another, as places in the `cutouts` of the old and the new step; null if a hole grows out of,
   * or shrinks into, its own centre.
   */
  readonly pairs:
    readonly (readonly [number, number] | readonly [number | null, number] | readonly [number, number | null])[];
  /** The height of the way's bend, as a fraction of its length, to the left of travel. */
  readonly arc: number;
  /** The same ways as absolute keyframes. Left out: nobody asked for them, or no outline moves. */
  readonly tracks?: Tracks;
}

/** The words and the focus for assistive technology. */
export interface Accessibility {
  /** The announcement. Null: the callout's title and body. */
  readonly label: string | null;
  /** A hint on what to do. Null: there is none. */
  readonly hint: string | null;
  /** The urgency of the announcement. */
  readonly announce: 'polite' | 'assertive';
  /** The first stop of the focus. */
  readonly focus: 'callout' | 'target';
  /** The stops of the focus, in order. */
  readonly order: readonly ('callout' | 'cutouts' | 'elements')[];
}

/** Words that aren't plain. */
export interface ContentRun {
  /** The words. */
  readonly text: string;
  /** They are strong. Left out: they aren't. */
  readonly strong?: true;
  /** They are emphasised. Left out: they aren't. */
  readonly emphasis?: true;
  /** They are code. Left out: they aren't. */
  readonly code?: true;
  /** The absolute URL that they lead to. Left out: they aren't a link. */
  readonly link?: string;
}

/** The shape of an outline in its hole's frame. */
export interface Shape {
  /** The kind of shape. */
  readonly kind: 'rect' | 'circle' | 'ellipse' | 'capsule' | 'roundedRect' | 'path';
  /** The radii of a `roundedRect`: top left, top right, bottom right, bottom left. */
  readonly radii?: readonly [number, number, number, number];
  /** The smoothing of a `roundedRect`: 0 is circular corners, 0.6 those of iOS. */
  readonly smoothing?: number;
}

/** An element of the app that plays a part without being highlighted. */
export interface ElementFrame {
  /** The element's id in the layout. */
  readonly target: string;
  /** The element's frame. */
  readonly frame: Rect;
}

/** The picture of a callout, for each kind of display. */
export interface CalloutImage {
  /** The largest size that the image is drawn at. Null: 16:9, as wide as the callout's content. */
  readonly size: Size | null;
  /** Images of the app, of which a client draws one. */
  readonly sources: readonly ImageSource[];
  /** A description of the image. Null: it is decoration. */
  readonly label: string | null;
}

/** The place of a step in the tour, as shown. */
export interface CalloutProgress {
  /** The kind of progress. */
  readonly kind: 'text' | 'dots';
  /** The words, with `{step}` and `{total}` in them. */
  readonly text: string;
}

/** A button of a callout: `to` or `back` says where it leads. Exactly one is there of `to`, `back`. */
export interface Button {
  /** The words on the button. */
  readonly title: string;
  /** The step that it leads to. Null: it ends the tour. */
  readonly to?: string | null;
  /** It leads back to where the person came from. */
  readonly back?: true;
  /** The name by which a rule waits for it: `next`, `back` or the author's word. Null: no rule can. */
  readonly role: string | null;
}

/** The height of a sheet. */
export interface Sheet {
  /** The height, including what the system takes at the bottom. */
  readonly height: number;
}

/** The place of a callout in one language. */
export interface CalloutLayout {
  /** The callout's box. */
  readonly frame: Rect;
  /** The side of the target that the callout lies on, as on the screen. */
  readonly side: 'top' | 'bottom' | 'left' | 'right' | 'center';
  /** The alignment along that side. */
  readonly align: 'start' | 'center' | 'end';
  /** The arrow's triangle. Null: there is none. */
  readonly arrow: Arrow | null;
  /** True if the text was measured with the app's fonts; false if its size is a bound. */
  readonly measured: boolean;
  /** The callout's content, as a place in the tour's `contents`. Left out: the client lays it out. */
  readonly content?: number;
}

/** An element that is waited for. */
export interface ElementPlace {
  /** The element's id. */
  readonly target: string;
  /** The screen that it is on. */
  readonly screen: string;
}

/** The content offset of a scroll container. */
export interface ScrollOffset {
  /** The container's name in the layout. */
  readonly space: string;
  /** The offset at which the layout was measured. */
  readonly from: Point;
  /** The offset at which the step's frames hold. */
  readonly to: Point;
}

/**
 * A keyframe of a round. Lengths are fractions of the smaller side of the hole's frame, or of the box around a ring's
 * holes.
 */
export interface LoopKeyframe {
  /** The time since the round began. */
  readonly time: number;
  /** The growth of the box in width and height, around its middle. */
  readonly grow: number;
  /** The shift of the box, across and down. */
  readonly shift: readonly [number, number];
  /** The opacity of the loop's own rings. */
  readonly opacity: number;
  /** The curve of the segment that starts here. Left out: the segment is linear. */
  readonly easing?: readonly [number, number, number, number];
}

/**
 * The ways of a transition as absolute keyframes. Between two of them all numbers go linearly from one to the other,
 * eased.
 */
export interface Tracks {
  /** The ways of the holes. */
  readonly holes: readonly HoleTrack[];
  /** The ways of the rings. */
  readonly rings: readonly RingTrack[];
}

/** An image of the app, for some displays or for all. */
export interface ImageSource {
  /** The image's name. */
  readonly name: string;
  /** The colour scheme that it is for. Null: both. */
  readonly scheme: 'light' | 'dark' | null;
  /** The image's pixels per unit. Null: 1. */
  readonly scale: number | null;
}

/** The triangle of a callout's arrow. */
export interface Arrow {
  /** The point nearest the target. */
  readonly tip: Point;
  /**
   * `[x0, y0, x1, y1]`: the points at which the arrow leaves the callout's edge and comes back, clockwise around the
   * box.
   */
  readonly base: readonly [number, number, number, number];
}

/** The way of a hole. */
export interface HoleTrack {
  /** The hole's places in the old and the new step's `cutouts`. */
  readonly pair: readonly [number | null, number | null];
  /** The keyframes, in the order of time. */
  readonly keyframes: readonly HoleKeyframe[];
}

/** The way of a ring. */
export interface RingTrack {
  /** The ring's places in the old and the new step's `rings`. */
  readonly pair: readonly [number | null, number | null];
  /** The keyframes, in the order of time. */
  readonly keyframes: readonly RingKeyframe[];
}

/** A keyframe of a hole's way. */
export interface HoleKeyframe {
  /** The time since the motion began, after the delay. */
  readonly time: number;
  /** The outline at that time. */
  readonly outline: Outline;
  /** The curve of the segment that starts here. Left out: the segment is linear. */
  readonly easing?: readonly [number, number, number, number];
}

/** A keyframe of a ring's way. */
export interface RingKeyframe {
  /** The time since the motion began, after the delay. */
  readonly time: number;
  /** The outline at that time. */
  readonly outline: Outline;
  /** The stroke's width. */
  readonly width: number;
  /** The stroke's colour. */
  readonly color: string;
  /** The ring's opacity. */
  readonly opacity: number;
  /** The curve of the segment that starts here. Left out: the segment is linear. */
  readonly easing?: readonly [number, number, number, number];
}
