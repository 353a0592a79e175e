# Made by `tutorialc schema tour --python`: do not edit.
from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

#: A point (x, y), in logical units from the top left of the display.
Point = list[float]
#: A size (width, height).
Size = list[float]
#: A rectangle (x, y, width, height).
Rect = list[float]
#: Distances (top, right, bottom, left).
Insets = list[float]
#: A closed path of cubic Béziers: x0, y0, then c1x, c1y, c2x, c2y, x, y for each segment.
Outline = list[float]


class Tour(TypedDict):
    """A compiled tutorial: all its steps in all its variants, resolved to numbers. Lengths are logical units (pt, dp, CSS px) from the top left, y pointing down; times are seconds."""

    #: The format and its version.
    schema: str
    #: The program that wrote the file, and its version.
    generator: str
    #: The tutorial's id.
    tutorial: str
    #: The tour's accessible name. Null: the tour has none.
    title: str | None
    #: The name under which a client remembers that a person has seen the tour.
    once: str
    #: The ways for a person to leave. An empty list: the tour ends only when it is finished.
    dismiss: list[Literal['escape', 'close', 'overlay']]
    #: The keys of a keyboard that lead on, back and out. Left out: the standard ones.
    keys: NotRequired[Keys]
    #: The names of the events that a client reports. Left out: the standard ones.
    events: NotRequired[Events]
    #: The look of callouts. Left out: the standard theme.
    theme: NotRequired[Theme]
    #: The languages of `strings`, the tutorial's own first.
    locales: list[str]
    #: The texts: by locale, then by key.
    strings: dict[str, dict[str, str]]
    #: Samples of the variables that the app puts into texts: by name, then by locale, the longest value that callouts
    #: were laid out for. Left out: texts have no variables.
    variables: NotRequired[dict[str, dict[str, str]]]
    #: The progress curves, by name.
    motions: dict[str, Motion]
    #: The number of segments of each edge and each corner of outlines that have four of these. Left out: one each.
    division: NotRequired[list[int]]
    #: The contents of callouts, laid out; equal ones are listed once. Left out: no callout has a place.
    contents: NotRequired[list[Content]]
    #: By locale, lines to measure. Left out: there are none.
    probes: NotRequired[dict[str, Probes]]
    #: The tour in each configuration that it was compiled for, in the order of the layouts.
    variants: list[Variant]
    #: The replacement of every transition if a person asks for less motion; sprites and loops are left out then.
    reducedMotion: ReducedMotion


class Keys(TypedDict):
    """The keys that lead on, back and out, named as `KeyboardEvent.key` names them. In languages written from the right, `ArrowLeft` and `ArrowRight` change places."""

    #: The keys that press the callout's button `next`.
    next: list[str]
    #: The keys that press the callout's button `back`.
    back: list[str]
    #: The keys that leave the tour, if the step allows `escape`.
    dismiss: list[str]


class Events(TypedDict):
    """The names of the events that a client reports."""

    #: The event for a step that has come. Null: it isn't reported.
    shown: str | None
    #: The event for a tour that was led to its end. Null: it isn't reported.
    completed: str | None
    #: The event for a step that was passed over. Null: it isn't reported.
    skipped: str | None
    #: The event for a tour that was left before its end. Null: it isn't reported.
    dismissed: str | None
    #: The event for a step whose targets weren't there in time. Null: it isn't reported.
    missing: str | None


class Theme(TypedDict):
    """The look of callouts, whole: nothing has to be looked up elsewhere."""

    #: The colours of the light scheme.
    light: ThemeColors
    #: The colours of the dark scheme.
    dark: ThemeColors
    #: The setting of titles.
    title: ThemeText
    #: The setting of bodies.
    body: ThemeText
    #: The setting of words on buttons.
    button: ThemeText
    #: The setting of progress in words.
    progress: ThemeText
    #: The least distance between a callout and the edges of what a person can see.
    margin: float
    #: The distance between a callout's edges and its content.
    padding: float
    #: The distance between title and body.
    titleGap: float
    #: The distance below an image, and above the buttons.
    sectionGap: float
    #: The distance between buttons, beside or above each other.
    buttonGap: float
    #: The height of a button of one line, as drawn.
    buttonHeight: float
    #: The distance between a button's words and its sides.
    buttonPadding: float
    #: The radius of a button's corners.
    buttonRadius: float
    #: The radius of the corners of bubbles and banners.
    radius: float
    #: The radius of a sheet's upper corners.
    sheetRadius: float
    #: The width of the line around a callout, which lies outside of it.
    border: float
    #: The shadows below callouts, the topmost first.
    shadows: list[ThemeShadow]


class Motion(TypedDict):
    """Progress over time: keyframes joined by cubic Bézier segments. Everything that moves is at `from + (to − from) · progress`."""

    #: The time of the last keyframe.
    duration: float
    #: The keyframes in the order of time, the first at 0. Of two at one time the later one holds from then on: a jump.
    keyframes: list[Keyframe]


class Content(TypedDict):
    """The content of a callout, laid out from the top left of its frame."""

    #: The width that it was laid out for, which is the frame's, and the height that it takes there; of a sheet, without
    #: what the system takes at the bottom.
    size: Size
    #: The parts from top to bottom, parts beside each other in reading order, the cross last.
    parts: list[ContentPart]


class Probes(TypedDict):
    """Lines by which a client finds out whether its fonts are those that lines were broken with."""

    #: A line in the face of titles. Left out: there is none.
    title: NotRequired[Probe]
    #: A line in the face of bodies. Left out: there is none.
    body: NotRequired[Probe]
    #: A line in the face of strong words of a body. Left out: there is none.
    strong: NotRequired[Probe]
    #: A line in the face of buttons, and of progress in words. Left out: there is none.
    button: NotRequired[Probe]


class Variant(TypedDict):
    """The tour in one configuration."""

    #: The configuration's name in the layouts, unique in the tour.
    id: str
    #: The configuration's traits.
    traits: Traits
    #: The display that the frames were measured on.
    display: TourDisplay
    #: The text sizes that callouts were laid out at, by name, with their scales, from small to large. Left out: the
    #: variant's own is the only one.
    textSizes: NotRequired[dict[str, float]]
    #: The screens that the steps visit, by name.
    screens: dict[str, TourScreen]
    #: The steps that this variant leaves out.
    skipped: list[SkippedStep]
    #: The steps, in order.
    steps: list[Step]


class ReducedMotion(TypedDict):
    """The replacement of transitions if a person asks for less motion."""

    #: The kind of change.
    kind: Literal['fade', 'cut']
    #: The motion of a fade. Null: at once.
    motion: str | None


class ThemeColors(TypedDict):
    """The colours of one scheme."""

    #: The ground of callouts, and of their arrows.
    surface: str
    #: The line around callouts.
    border: str
    #: The words of titles.
    title: str
    #: The words of bodies.
    body: str
    #: The links in bodies.
    link: str
    #: The ground of the last button, which leads on.
    primary: str
    #: The words on the last button.
    onPrimary: str
    #: The ground of all other buttons.
    secondary: str
    #: The words on all other buttons.
    onSecondary: str
    #: The progress, in words or as dots.
    progress: str
    #: The cross that ends the tour.
    close: str
    #: The line around holes that have no ring. Left out: the standard theme's, which both schemes then have.
    hairline: NotRequired[str]


class ThemeText(TypedDict):
    """The setting of words."""

    #: Families of fonts, of which the first that exists is used. An empty list: the platform's own.
    font: list[str]
    #: The font's size at the text size `large`.
    size: float
    #: The height of a line at the text size `large`.
    line: float
    #: The font's weight: 400 is regular, 700 bold.
    weight: int


class ThemeShadow(TypedDict):
    """A shadow below callouts."""

    #: Its colour in the light scheme.
    light: str
    #: Its colour in the dark scheme.
    dark: str
    #: The distance by which it lies below the callout.
    offset: float
    #: The distance over which its edge is spread.
    blur: float


class Keyframe(TypedDict):
    """A keyframe of a motion."""

    #: The time since the motion began.
    time: float
    #: The progress at that time: 1 at the end; 0 at the start, unless the motion begins with a jump; beyond 1 while a
    #: spring overshoots.
    progress: float
    #: The curve of the segment that starts here. Left out: the segment is linear.
    easing: NotRequired[list[float]]


class ContentPart(TypedDict):
    """A part of a callout's content."""

    #: The kind of part. Buttons come in the order of `buttons`.
    role: Literal['image', 'title', 'body', 'progress', 'button', 'close']
    #: The rectangle that is drawn: of a button its ground, of words the box that their lines are set in.
    box: Rect
    #: The rectangle that can be touched, if it is larger. Left out: the box.
    touch: NotRequired[Rect]
    #: The words line by line, all lines equally high; those of a button lie in the middle of the box. Left out: the
    #: part has no words, or words with variables.
    lines: NotRequired[list[ContentLine]]
    #: A dot for each step in place of words. Left out: there are none.
    dots: NotRequired[Dots]


class Probe(TypedDict):
    """A line to measure."""

    #: The widest line that is set in that face alone.
    text: str
    #: The line's width, as a multiple of the font's size.
    width: float
    #: True if it was measured with the app's fonts; false if it is a bound.
    measured: bool


class Traits(TypedDict):
    """The traits of a configuration; null if the layout doesn't say. Traits of the layout's own follow."""

    #: The platform, such as `ios`, `android` or `web`. Null: the layout doesn't say.
    platform: str | None
    #: The kind of device, such as `phone`, `tablet` or `desktop`. Null: the layout doesn't say.
    idiom: str | None
    #: The orientation: `portrait` or `landscape`. Null: the layout doesn't say.
    orientation: str | None
    #: The language of the texts on the screens, as a tag. Null: the layout doesn't say.
    locale: str | None
    #: The direction of the layout: `ltr` or `rtl`. Null: the layout doesn't say.
    layoutDirection: str | None
    #: The horizontal size class: `compact` or `regular`. Null: the layout doesn't say.
    horizontalSizeClass: str | None
    #: The vertical size class: `compact` or `regular`. Null: the layout doesn't say.
    verticalSizeClass: str | None
    #: The person's text size, by name or as a factor. Null: the layout doesn't say.
    textSize: str | None
    #: The colour scheme: `light` or `dark`. Null: the layout doesn't say.
    colorScheme: str | None


class TourDisplay(TypedDict):
    """The display that frames were measured on."""

    #: The display's size.
    size: Size
    #: Pixels per unit. Null: the layout doesn't say.
    scale: float | None


class TourScreen(TypedDict):
    """A screen of the app."""

    #: The parts of the display that the system's bars take from each side.
    safeArea: Insets
    #: The names by which a client finds elements that the steps name, by the tour's ids. Left out: all are found by the
    #: tour's ids.
    elements: NotRequired[dict[str, ElementNames]]


class SkippedStep(TypedDict):
    """A step that a variant leaves out."""

    #: The step's id.
    step: str
    #: `only` if the tutorial restricts the step to other variants, else the id of the diagnostic that led to
    #: `onMissing: skip`.
    reason: str


class Step(TypedDict):
    """One stop of the tour."""

    #: The step's id, unique in the variant.
    id: str
    #: The screen of the app that the step stands on.
    screen: str
    #: The dim over the screen. Null: the step has none.
    overlay: Overlay | None
    #: The holes, in the order of the step's targets.
    cutouts: list[Cutout]
    #: The overlay at rest as one path. Null: the step has no overlay.
    mask: Mask | None
    #: The strokes around the holes.
    rings: list[Ring]
    #: Touches that reach the app.
    interaction: Interaction
    #: The bubble, sheet or banner with the step's text. Null: there is none.
    callout: Callout | None
    #: The rules that end the step; the first that fires decides.
    advance: list[Rule]
    #: The ways for a person to leave at this step. Left out: those of the tour.
    dismiss: NotRequired[list[Literal['escape', 'close', 'overlay']]]
    #: The condition under which the step comes. Null: always.
    when: Condition | None
    #: The way to where the step stands, item by item. Left out: the client has nothing to do.
    before: NotRequired[list[Preparation]]
    #: The client's choice while the app doesn't show the step's targets. Left out: the client's default.
    missing: NotRequired[Missing]
    #: The scrolling before the step comes. Null: the author says nothing of it.
    scroll: Scroll | None
    #: The pictures that fly once the step has come.
    sprites: list[Sprite]
    #: The effects that repeat while the step stands.
    loops: list[Loop]
    #: The overlay's appearance if the tour begins with this step or its screen changes. Null: at once.
    enter: Appearance | None
    #: The overlay's disappearance if the tour ends with this step or its screen changes. Null: at once.
    exit: Appearance | None
    #: The way from one variant's frames to another's, as when a device is turned. Null: at once.
    variantChange: VariantChange | None
    #: The ways from other steps: the step before first, then every step that leads here, last null for any other.
    transitions: list[Transition]
    #: The words and the focus for assistive technology.
    accessibility: Accessibility
    #: The replacement of this step's transitions under reduced motion. Null: the tour's.
    reducedMotion: ReducedMotion | None


class ContentLine(TypedDict):
    """A line of words."""

    #: The line's width, as measured.
    width: float
    #: The words in the order in which they are read; plain ones as a text.
    runs: list[str | ContentRun]


class Dots(TypedDict):
    """A dot for each step."""

    #: The step's number, from 1.
    number: int
    #: The number of steps.
    total: int


class ElementNames(TypedDict):
    """The names by which a client finds an element of the app."""

    #: The element's id in the app's own toolkit. Null: it is the tour's id.
    native: str | None
    #: A CSS selector, for clients on the web. Null: there is none.
    selector: str | None


class Overlay(TypedDict):
    """The dim over the screen."""

    #: The dim's colour.
    color: str
    #: The dim's opacity.
    opacity: float
    #: The radius by which the screen beneath is blurred; 0 is sharp.
    blur: float
    #: The rectangle that the dim covers.
    frame: Rect


class Cutout(TypedDict):
    """A hole in the overlay."""

    #: The id of the highlighted element.
    target: str
    #: The ids of further elements in the same hole (`combine: bounds`).
    others: list[str]
    #: The element's bare frame, or the box around all elements; `frame` minus this is the padding.
    element: Rect
    #: The hole's box; of a turned hole, the box of its outline.
    frame: Rect
    #: The outline's shape, for renderers that draw shapes.
    shape: Shape
    #: The rectangle that the hole is cut to. Null: it isn't cut.
    clip: Rect | None
    #: `[top, right, bottom, left]`: at a side of `clip` where a scroll container cuts the element, the distance by
    #: which the container's edge lies beyond that side; null at all others. Left out: no scroll container cuts the
    #: element.
    cut: NotRequired[list[float | None]]
    #: The whole hole, not cut.
    outline: Outline


class Mask(TypedDict):
    """The overlay minus all holes, clipped, as one path: the picture at rest. Even-odd and non-zero give the same."""

    #: SVG path data.
    path: str
    #: The fill rule that the path is written for.
    fillRule: Literal['evenodd']


class Ring(TypedDict):
    """A stroke that follows one hole, or several together."""

    #: A number that rings have in common if they were made together around their holes.
    group: int
    #: The holes that the ring goes around.
    cutouts: list[int]
    #: The stroke's width.
    width: float
    #: The distance from the hole's edge to the stroke's; a negative one draws over the edge.
    gap: float
    #: The stroke's colour.
    color: str
    #: The lengths of dashes and gaps in turn. Null: the stroke is solid.
    dash: list[float] | None
    #: The middle of the stroke; closed along the cut if a scroll container cuts the hole.
    outline: Outline
    #: The rectangle that the stroke is drawn within. Left out: nothing lies over the ring's holes.
    clip: NotRequired[Rect]


#: The touches that reach the app.
Interaction = TypedDict("Interaction", {
    #: The touches that reach the app.
    "mode": "Literal['block', 'target', 'passThrough']",
    #: The holes that let touches through, each with its `element`, as places in `cutouts`.
    "pass": "list[int]",
    #: Further elements that may be touched.
    "allow": "list[ElementFrame]",
    #: The distances by which every touchable area is larger, outwards.
    "hitPadding": "Insets",
})


class Callout(TypedDict):
    """The bubble, sheet or banner with a step's text: its words, the author's wishes, and its places."""

    #: The kind of callout.
    kind: Literal['bubble', 'sheet', 'banner']
    #: The heading. Null: there is none.
    title: str | None
    #: The text below the heading. Null: there is none.
    body: str | None
    #: The picture above the title. Null: there is none.
    image: CalloutImage | None
    #: The place of the step in the tour. Left out: it isn't shown.
    progress: NotRequired[CalloutProgress]
    #: The buttons, in reading order.
    buttons: list[Button]
    #: The element that the callout points at. Null: the union of the holes.
    anchor: ElementFrame | None
    #: The sides that the author allows, best first.
    placement: list[Literal['top', 'top-start', 'top-end', 'bottom', 'bottom-start', 'bottom-end', 'leading', 'leading-start', 'leading-end', 'trailing', 'trailing-start', 'trailing-end', 'left', 'left-start', 'left-end', 'right', 'right-start', 'right-end', 'center', 'auto']]
    #: The largest width.
    width: float
    #: The largest height. Null: as high as there is room.
    maxHeight: float | None
    #: A fixed size. Null: as large as the text needs.
    size: Size | None
    #: The distance from the hole's edge to the callout's.
    gap: float
    #: True if the callout has an arrow.
    arrow: bool
    #: The arrow's base along the callout's edge, and its height. Left out: 20 and 10.
    arrowSize: NotRequired[Size]
    #: Elements that the callout must not cover.
    avoid: list[ElementFrame]
    #: The height of a sheet. Null: no sheet, or one as high as its text needs.
    sheet: Sheet | None
    #: The callout's place, by locale. The client lays out a locale that isn't listed.
    layouts: dict[str, CalloutLayout]
    #: The callout's place at other text sizes than the variant's own: by locale, then by the names of `textSizes`. Left
    #: out: there are none.
    sizes: NotRequired[dict[str, dict[str, CalloutLayout]]]


class Rule(TypedDict):
    """A rule that ends the step: one key names the trigger, and `to` or `back` says where it leads."""

    #: A tap: on a hole or its element (`target`), wherever (`anywhere`), or on another element.
    tap: NotRequired[Literal['target', 'anywhere'] | ElementFrame]
    #: The app reports the event of this name.
    event: NotRequired[str]
    #: This much time has passed since the step came.
    after: NotRequired[float]
    #: The callout's button of this role is pressed.
    button: NotRequired[str]
    #: The element comes to be there, after it wasn't.
    appears: NotRequired[ElementPlace]
    #: The element isn't there any more, after it was.
    gone: NotRequired[ElementPlace]
    #: The app's route becomes one that matches this pattern: see routes.
    route: NotRequired[str]
    #: The step that comes then. Null: it ends the tour.
    to: NotRequired[str | None]
    #: It leads back to where the person came from.
    back: NotRequired[bool]
    #: The condition under which the rule applies. Null: always.
    when: Condition | None


#: A question about one flag, or several such questions together.
Condition = TypedDict("Condition", {
    #: The flag's name.
    "flag": "NotRequired[str]",
    #: The value that the flag must have.
    "equals": "NotRequired[str | float | bool]",
    #: The condition that must not hold.
    "not": "NotRequired[Condition]",
    #: The conditions that must all hold.
    "all": "NotRequired[list[Condition]]",
    #: The conditions of which one must hold.
    "any": "NotRequired[list[Condition]]",
})


class Preparation(TypedDict):
    """An item of the way to a step: an action to perform, or something to wait for."""

    #: The name of an action that the client performs.
    action: NotRequired[str]
    #: The name of an event to wait for.
    event: NotRequired[str]
    #: The pattern of a route to wait for.
    route: NotRequired[str]
    #: An element to wait for until it is there.
    appears: NotRequired[ElementPlace]
    #: An element to wait for until it isn't there.
    gone: NotRequired[ElementPlace]


class Missing(TypedDict):
    """The client's choice while the app doesn't show a step's targets."""

    #: The time to wait for them.
    wait: float
    #: The fallback after a wait in vain.
    then: Literal['skip', 'end', 'center', 'place']


class Scroll(TypedDict):
    """The scrolling before a step comes."""

    #: The place of the target in its container.
    align: Literal['start', 'center', 'end', 'nearest', 'none']
    #: The time that the scrolling takes.
    duration: float
    #: The content offsets, the outermost container first.
    offsets: list[ScrollOffset]


#: A picture that flies once, when the step has come: an image or a symbol.
Sprite = TypedDict("Sprite", {
    #: The name of an image of the app.
    "image": "NotRequired[str]",
    #: The name of a symbol of the platform.
    "symbol": "NotRequired[str]",
    #: The symbol's colour. Null: its own.
    "color": "str | None",
    #: The picture's size.
    "size": "Size",
    #: The point at which its centre starts.
    "from": "Point",
    #: The point at which its centre ends.
    "to": "Point",
    #: The element that `from` is a point of. Null: none.
    "fromElement": "ElementFrame | None",
    #: The element that `to` is a point of. Null: none.
    "toElement": "ElementFrame | None",
    #: The height of the way's bend, as a fraction of its length, to the left of travel.
    "arc": "float",
    #: The progress over time.
    "motion": "str",
    #: The time between the step's arrival and the start; the sprite isn't there before.
    "delay": "float",
    #: The opacity at the start and at the end.
    "opacity": "list[float]",
    #: The sprite's fate at the end of its way.
    "after": "Literal['remove', 'keep']",
})


class Loop(TypedDict):
    """An effect that repeats while the step stands. Each round begins and ends at rest."""

    #: The author's word for the effect; `keyframes` say it in numbers.
    kind: Literal['pulse', 'ripple', 'glow', 'bounce']
    #: The time that a round takes.
    period: float
    #: The author's measure: a fraction of the hole's smaller side; of a `glow`, the opacity.
    amount: float
    #: The number of rounds. Null: without end.
    repeat: int | None
    #: The things that the keyframes move.
    subject: Literal['holes', 'rings']
    #: The loop's own rings, there only while it runs.
    rings: list[Ring]
    #: One round, in the order of time: the first at 0, the last at the period.
    keyframes: list[LoopKeyframe]


class Appearance(TypedDict):
    """The way of the overlay in or out."""

    #: The progress over time. Null: at once.
    motion: str | None
    #: The kind of way.
    kind: Literal['morph', 'fade', 'reveal', 'cut']
    #: The time before it begins.
    delay: float
    #: True if touches are ignored until it has ended.
    lockInput: bool


class VariantChange(TypedDict):
    """The way of the overlay from one variant's frames to another's."""

    #: The progress over time. Null: at once.
    motion: str | None
    #: The kind of way.
    kind: Literal['morph', 'fade', 'reveal', 'cut']
    #: The time before it begins.
    delay: float
    #: True if touches are ignored until it has ended.
    lockInput: bool
    #: The height of the way's bend, as a fraction of its length, to the left of travel.
    arc: float


#: The way of the overlay from another step.
Transition = TypedDict("Transition", {
    #: The step that it comes from. Null: any other.
    "from": "str | None",
    #: The kind of way.
    "kind": "Literal['morph', 'fade', 'reveal', 'cut']",
    #: The progress over time. Null: at once.
    "motion": "str | None",
    #: The time before it begins.
    "delay": "float",
    #: True if touches are ignored until it has ended.
    "lockInput": "bool",
    #: Holes that become one another, as places in the `cutouts` of the old and the new step; null if a hole grows out
    #: of, or shrinks into, its own centre.
    "pairs": "list[list[int] | list[int | None | int] | list[int | int | None]]",
    #: The height of the way's bend, as a fraction of its length, to the left of travel.
    "arc": "float",
    #: The same ways as absolute keyframes. Left out: nobody asked for them, or no outline moves.
    "tracks": "NotRequired[Tracks]",
})


class Accessibility(TypedDict):
    """The words and the focus for assistive technology."""

    #: The announcement. Null: the callout's title and body.
    label: str | None
    #: A hint on what to do. Null: there is none.
    hint: str | None
    #: The urgency of the announcement.
    announce: Literal['polite', 'assertive']
    #: The first stop of the focus.
    focus: Literal['callout', 'target']
    #: The stops of the focus, in order.
    order: list[Literal['callout', 'cutouts', 'elements']]


class ContentRun(TypedDict):
    """Words that aren't plain."""

    #: The words.
    text: str
    #: They are strong. Left out: they aren't.
    strong: NotRequired[bool]
    #: They are emphasised. Left out: they aren't.
    emphasis: NotRequired[bool]
    #: They are code. Left out: they aren't.
    code: NotRequired[bool]
    #: The absolute URL that they lead to. Left out: they aren't a link.
    link: NotRequired[str]


class Shape(TypedDict):
    """The shape of an outline in its hole's frame."""

    #: The kind of shape.
    kind: Literal['rect', 'circle', 'ellipse', 'capsule', 'roundedRect', 'path']
    #: The radii of a `roundedRect`: top left, top right, bottom right, bottom left.
    radii: NotRequired[list[float]]
    #: The smoothing of a `roundedRect`: 0 is circular corners, 0.6 those of iOS.
    smoothing: NotRequired[float]


class ElementFrame(TypedDict):
    """An element of the app that plays a part without being highlighted."""

    #: The element's id in the layout.
    target: str
    #: The element's frame.
    frame: Rect


class CalloutImage(TypedDict):
    """The picture of a callout, for each kind of display."""

    #: The largest size that the image is drawn at. Null: 16:9, as wide as the callout's content.
    size: Size | None
    #: Images of the app, of which a client draws one.
    sources: list[ImageSource]
    #: A description of the image. Null: it is decoration.
    label: str | None


class CalloutProgress(TypedDict):
    """The place of a step in the tour, as shown."""

    #: The kind of progress.
    kind: Literal['text', 'dots']
    #: The words, with `{step}` and `{total}` in them.
    text: str


class Button(TypedDict):
    """A button of a callout: `to` or `back` says where it leads."""

    #: The words on the button.
    title: str
    #: The step that it leads to. Null: it ends the tour.
    to: NotRequired[str | None]
    #: It leads back to where the person came from.
    back: NotRequired[bool]
    #: The name by which a rule waits for it: `next`, `back` or the author's word. Null: no rule can.
    role: str | None


class Sheet(TypedDict):
    """The height of a sheet."""

    #: The height, including what the system takes at the bottom.
    height: float


class CalloutLayout(TypedDict):
    """The place of a callout in one language."""

    #: The callout's box.
    frame: Rect
    #: The side of the target that the callout lies on, as on the screen.
    side: Literal['top', 'bottom', 'left', 'right', 'center']
    #: The alignment along that side.
    align: Literal['start', 'center', 'end']
    #: The arrow's triangle. Null: there is none.
    arrow: Arrow | None
    #: True if the text was measured with the app's fonts; false if its size is a bound.
    measured: bool
    #: The callout's content, as a place in the tour's `contents`. Left out: the client lays it out.
    content: NotRequired[int]


class ElementPlace(TypedDict):
    """An element that is waited for."""

    #: The element's id.
    target: str
    #: The screen that it is on.
    screen: str


#: The content offset of a scroll container.
ScrollOffset = TypedDict("ScrollOffset", {
    #: The container's name in the layout.
    "space": "str",
    #: The offset at which the layout was measured.
    "from": "Point",
    #: The offset at which the step's frames hold.
    "to": "Point",
})


class LoopKeyframe(TypedDict):
    """A keyframe of a round. Lengths are fractions of the smaller side of the hole's frame, or of the box around a ring's holes."""

    #: The time since the round began.
    time: float
    #: The growth of the box in width and height, around its middle.
    grow: float
    #: The shift of the box, across and down.
    shift: list[float]
    #: The opacity of the loop's own rings.
    opacity: float
    #: The curve of the segment that starts here. Left out: the segment is linear.
    easing: NotRequired[list[float]]


class Tracks(TypedDict):
    """The ways of a transition as absolute keyframes. Between two of them all numbers go linearly from one to the other, eased."""

    #: The ways of the holes.
    holes: list[HoleTrack]
    #: The ways of the rings.
    rings: list[RingTrack]


class ImageSource(TypedDict):
    """An image of the app, for some displays or for all."""

    #: The image's name.
    name: str
    #: The colour scheme that it is for. Null: both.
    scheme: Literal['light', 'dark'] | None
    #: The image's pixels per unit. Null: 1.
    scale: float | None


class Arrow(TypedDict):
    """The triangle of a callout's arrow."""

    #: The point nearest the target.
    tip: Point
    #: `[x0, y0, x1, y1]`: the points at which the arrow leaves the callout's edge and comes back, clockwise around the
    #: box.
    base: list[float]


class HoleTrack(TypedDict):
    """The way of a hole."""

    #: The hole's places in the old and the new step's `cutouts`.
    pair: list[int | None]
    #: The keyframes, in the order of time.
    keyframes: list[HoleKeyframe]


class RingTrack(TypedDict):
    """The way of a ring."""

    #: The ring's places in the old and the new step's `rings`.
    pair: list[int | None]
    #: The keyframes, in the order of time.
    keyframes: list[RingKeyframe]


class HoleKeyframe(TypedDict):
    """A keyframe of a hole's way."""

    #: The time since the motion began, after the delay.
    time: float
    #: The outline at that time.
    outline: Outline
    #: The curve of the segment that starts here. Left out: the segment is linear.
    easing: NotRequired[list[float]]


class RingKeyframe(TypedDict):
    """A keyframe of a ring's way."""

    #: The time since the motion began, after the delay.
    time: float
    #: The outline at that time.
    outline: Outline
    #: The stroke's width.
    width: float
    #: The stroke's colour.
    color: str
    #: The ring's opacity.
    opacity: float
    #: The curve of the segment that starts here. Left out: the segment is linear.
    easing: NotRequired[list[float]]
