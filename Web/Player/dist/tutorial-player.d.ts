/** Plays tours that tutorialc has compiled over web pages. Written by Web/build: do not edit. */
/** A point `[x, y]`, CSS px from the top left of the display. */
export declare type Point = readonly [number, number];
/** A size `[width, height]`. */
export declare type Size = readonly [number, number];
/** A rectangle `[x, y, width, height]`. */
export declare type Rect = readonly [number, number, number, number];
/** Distances `[top, right, bottom, left]`. */
export declare type Insets = readonly [number, number, number, number];
/** A closed path of cubic Béziers: `[x0, y0, c1x, c1y, c2x, c2y, x1, y1, …]`. */
export declare type Outline = readonly number[];
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
    readonly placement: readonly ('top' | 'top-start' | 'top-end' | 'bottom' | 'bottom-start' | 'bottom-end' | 'leading' | 'leading-start' | 'leading-end' | 'trailing' | 'trailing-start' | 'trailing-end' | 'left' | 'left-start' | 'left-end' | 'right' | 'right-start' | 'right-end' | 'center' | 'auto')[];
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
export declare type Condition = {
    /** The flag's name. */
    readonly flag: string;
    /** The value that the flag must have. */
    readonly equals: string | number | boolean;
} | {
    /** The condition that must not hold. */
    readonly not: Condition;
} | {
    /** The conditions that must all hold. */
    readonly all: readonly Condition[];
} | {
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
    readonly pairs: readonly (readonly [number, number] | readonly [number | null, number] | readonly [number, number | null])[];
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

/** A value of one of the app's flags. */
export declare type FlagValue = boolean | number | string;
/** The kind of a way from picture to picture. */
export declare type Kind = Transition['kind'];
/** A ring as it is drawn: one of the tour's, or a hairline. */
export interface DrawnRing extends Ring {
    /** True for hairlines. Callouts don't avoid them. */
    readonly isHairline?: boolean;
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
export declare function isTrue(condition: Condition, flags: Flags): boolean;
/** Returns true if the condition of a step or a rule holds, or if there is none. */
export declare function conditionHolds(part: Pick<Step | Rule, 'when'>, flags: Flags): boolean;

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
 * Returns true for the host of a closed shadow root around an element: the page sees the
 * focus only on the host.
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
 * 3. the tour's names for that id on that screen (`elements`): a CSS selector, or the id of the app's own toolkit,
 *    looked up as the attribute `id` and then as a test id;
 * 4. the attribute `id`;
 * 5. test ids, in the order of `TEST_IDS`.
 *
 * Each is looked for in the document, and then in open shadow roots and in frames of the same origin. Of several
 * elements the first visible one counts, scrolling included, or else the first that has a box.
 */
/** The attributes for test ids, the most common one first. */
export declare const TEST_IDS: readonly string[];
/** The attribute by which pages name elements for tours. */
export declare const TOUR_ID = "data-tour";
/** Returns the element for an id, or nothing to have the page searched. */
export declare type Resolver = (id: string, screen: string) => Element | null | undefined;
/** A tour's names for the elements of a screen. */
export interface ScreenNames {
    /** By tour id, the id in the app's own toolkit, and a CSS selector; null if there is none. */
    readonly elements?: Readonly<Record<string, {
        readonly native: string | null;
        readonly selector: string | null;
    }>> | undefined;
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
export declare function focusOrderOf(step: Step, dismiss: readonly string[], enabled: (index: number) => boolean): Stop[];
/** The stop that gets the focus when a step comes, or undefined if there is none. */
export declare function firstStop(step: Step, order: readonly Stop[]): Stop | undefined;

/** An event for a session to handle: `docs/tour.md`, "What a session is told". */
export declare type SessionEvent = {
    readonly kind: 'begin';
    readonly seen?: boolean;
    readonly saved?: string | null;
    readonly anyway?: boolean;
} | {
    readonly kind: 'tap';
    readonly at: Point;
} | {
    readonly kind: 'button';
    readonly index: number;
} | {
    readonly kind: 'element' | 'key' | 'event' | 'route' | 'performed' | 'failed' | 'shows' | 'appeared' | 'disappeared';
    readonly name: string;
} | {
    readonly kind: 'missing';
    readonly wait: Missing['wait'];
    readonly then: Missing['then'];
} | {
    readonly kind: 'go';
    readonly to: string;
} | {
    readonly kind: 'flags';
    readonly flags: Flags;
} | {
    readonly kind: 'variables';
    readonly values: Values;
} | {
    readonly kind: 'elements';
    readonly screen: LiveScreen;
} | {
    readonly kind: 'heights';
    readonly step: string;
    readonly heights: readonly Size[];
} | {
    readonly kind: 'device';
    readonly device: Device;
} | {
    readonly kind: 'escape' | 'close' | 'background' | 'foreground' | 'time' | 'end' | 'next' | 'back';
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
export interface PaintedRing {
    readonly outline: Outline;
    readonly width: number;
    readonly color: string;
    readonly dash: readonly number[] | null;
    readonly opacity: number;
    readonly clip: Rect | null;
    /** The indices of the layer's holes that it surrounds. */
    readonly holes: readonly number[];
    /** True if it is fading out. */
    readonly isLeaving: boolean;
}
/** A callout's box on the screen. */
export interface PaintedCallout {
    readonly frame: Rect;
    /** The arrow's tip, then both ends of its base: `[x, y, x0, y0, x1, y1]`. */
    readonly arrow: readonly number[] | null;
    readonly opacity: number;
    /** The opacity of each step's words in it, by step id. */
    readonly words: Readonly<Record<string, number>>;
}
/** A flying picture. */
export interface PaintedSprite {
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
    readonly rings: readonly PaintedRing[];
    readonly callout: PaintedCallout | null;
    readonly sprites: readonly PaintedSprite[];
}
/** The layers on the screen, bottom first. */
export declare type Picture = readonly Layer[];
/** An empty layer. */
export declare const EMPTY_LAYER: Layer;
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
export declare function textFor(tour: Tour, device: Device, key: string | null | undefined, variables?: Variables, isIsolated?: boolean): string;
/**
 * Gives an element the language and direction of its text, if the text falls back to another language than the tour's.
 */
export declare function withLanguage<E extends HTMLElement>(element: E, tour: Tour, device: Device, key: string | null | undefined): E;
/** The runs of a tour's body, with the app's values. */
export declare const bodyFor: (tour: Tour, device: Device, key: string | null | undefined, variables?: Variables) => Run[];
/** The document that runs are shown in, and the rules for their links. */
export interface LinkOptions {
    readonly page: Document;
    /** Allowed schemes besides those of web pages, mail and telephone. */
    readonly links: readonly string[];
    /** Called before a link is followed; returns false to prevent it. */
    readonly follow: (link: string) => unknown;
}
/** The runs of a body as elements: emphasis, strong emphasis, code, links. */
export declare function runElements(runs: readonly Run[], { page, links, follow }: LinkOptions): Node[];
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
    readonly clientSizes: ReadonlyMap<string, readonly Size[]>;
}
/** A length of the tour's theme, or the standard one if the theme lacks it. */
export declare const themeLength: (tour: Tour, name: string, standard: number) => number;
/** Returns true if the callouts on a device are laid out from right to left. */
export declare const isRightToLeft: ({ tour, variant, device }: Pick<Surroundings, 'tour' | 'variant' | 'device'>) => boolean;
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
    /** The pairs of holes; if there are none, those of the step itself are paired by index. */
    readonly pairs: readonly (readonly [number | null, number | null])[] | null;
    /** The step whose holes the first indices of the pairs refer to. */
    readonly source: string | null;
    /** The height of the bend of the holes' paths, as a fraction. */
    readonly arc: number;
}
/** The picture on the screen as a function of time alone, with any interruptions. */
export declare class Playback {
    readonly tour: Tour;
    variant: Variant;
    device: Device;
    /** The elements' frames, by screen. */
    readonly live: Map<string, LiveScreen>;
    /** Centred steps, with the reason. */
    readonly centred: Map<string, Centring>;
    /** The frames that a step's targets had before they disappeared. */
    keptFrames: {
        readonly step: string;
        readonly frames: ReadonlyMap<string, Rect>;
    } | null;
    /** Measures callouts with the fonts on this device. */
    measure: Measure | undefined;
    /** Sizes of callouts as the client has told them, by step. */
    readonly clientSizes: Map<string, readonly Size[]>;
    constructor(tour: Tour, variant: Variant, device: Device);
    /** Clears the caches, after elements, sizes or the device have changed. */
    clearCaches(): void;
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
    /** Freezes the picture, independently of its step. */
    hold(time: number): void;
    /** Leaves by the `exit` of a step. */
    leave(step: Step | undefined, time: number): void;
    /** Moves a picture to its place in another variant. Replaces the lock. */
    change(id: string, time: number, from: Picture): void;
    /** The visible layers at a time. */
    picture(time: number): Picture;
    /** The picture of a passage at each progress; null is the time before it starts. */
    pictures(played: Passage): (p: number | null) => Picture;
}
/** The progress of a passage, `time` seconds after its start; null if nothing moves yet. */
export declare function progressIn(played: Passage, time: number): number | null;

/** The app's values for a tour's variables, by name. */
export declare type Values = Readonly<Record<string, string | number>>;
/** A text without markup, with the app's values. Unchanged if the tour has no variables. */
export declare const filled: (tour: Tour, text: string, values: Values, isIsolated: boolean) => string;
/** The progress text of a step. Variables are found first, then come the numbers, and the values last. */
export declare function numbered(tour: Tour, text: string, number: number, total: number, values: Values, isIsolated?: boolean): string;
/**
 * The runs of a body. Variables are found first, then markup, as if each variable was a letter; values come last, as
 * text.
 */
export declare function filledRuns(tour: Tour, text: string, values: Values, isIsolated: boolean): Run[];

/**
 * One person's way through a tour. Pass it each event with its time; it returns the effects to carry out, besides
 * drawing. It has no clock of its own: two sessions with the same events do the same.
 */
export declare class Session {
    readonly tour: Tour;
    state: 'new' | 'waits' | 'stands' | 'over';
    /** The picture on the screen. */
    readonly playback: Playback;
    /** @throws Error if the tour has no variant */
    constructor(tour: Tour, device: Device);
    /** The current step, at its place on the live screen. */
    get step(): Step | undefined;
    /** The stops of the focus, in order, while a step stands; else none. */
    get focusOrder(): Stop[];
    /** The ways in which a person may leave the tour, while a step stands; else none. */
    get dismissals(): readonly string[];
    /** Returns true if a button of the callout can be pressed. */
    isEnabled(index: number): boolean;
    /** The ids of the steps behind the current one. */
    get stack(): readonly string[];
    /** The app's values for variables in texts. */
    get values(): Values;
    /** True while a step waits for its targets, and for nothing else. */
    get waitsForTargets(): boolean;
    /** The state to save, as text, or null if there is no step. */
    get saved(): string | null;
    /** The time at which to pass the event `time` next, or null. */
    get due(): number | null;
    /** True while touches are locked. */
    get locked(): boolean;
    /** The receiver of a touch, or null if no step stands. */
    touch(point: Point): 'locked' | 'callout' | 'app' | 'overlay' | null;
    /** The picture at a time, if nothing else happens until then. */
    picture(time: number): Picture;
    /** Measures callouts with the fonts on this device. Pictures asked for before are outdated. */
    measureWith(measure: Measure | undefined): void;
    /** Handles an event. Times are in seconds, on a clock that never goes back. */
    handle(event: SessionEvent, time: number): Effect[];
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
export declare function isRightToLeftTag(tag: string): boolean;

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
    /** Passes an event that may change the step to the session, after a look at the page. */
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
    readonly placement?: Callout['placement'];
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

