import TutorialTour

// Steps, apart from their holes, callouts and ways.

extension FormatObject {
  static let step = FormatObject(
    "step", "One stop of the tour.",
    [
      FormatField("id", .id, "The step's id, unique in the variant."),
      FormatField("screen", .text, "The screen of the app that the step stands on."),
      FormatField("overlay", .object(.overlay), "The dim over the screen.", null: "the step has none"),
      FormatField("cutouts", .list(.object(.cutout)), "The holes, in the order of the step's targets."),
      FormatField("mask", .object(.mask), "The overlay at rest as one path.", null: "the step has no overlay"),
      FormatField("rings", .list(.object(.ring)), "The strokes around the holes."),
      FormatField("interaction", .object(.interaction), "[Touches](tour.md#touches) that reach the app."),
      FormatField(
        "callout", .object(.callout), "The bubble, sheet or banner with the step's text.", null: "there is none"),
      FormatField(
        "advance", .list(.object(.advance)), "The rules that end the step; the first that fires decides."),
      FormatField(
        "dismiss", .set(.word(Tour.Dismissal.self)), "The ways for a person to leave at this step.",
        leftOut: "those of the tour"),
      FormatField(
        "when", .object(.condition), "The [condition](tour.md#conditions) under which the step comes.", null: "always"),
      FormatField(
        "before", .list(.object(.preparation), atLeast: 1),
        "The way to where the step stands, [item by item](tour.md#a-step-comes).",
        leftOut: "the client has nothing to do"),
      FormatField(
        "missing", .object(.missing),
        "The client's choice while the app [doesn't show](tour.md#a-step-comes) the step's targets.",
        leftOut: "the client's default"),
      FormatField(
        "scroll", .object(.scroll), "The scrolling before the step comes.", null: "the author says nothing of it"),
      FormatField("sprites", .list(.object(.sprite)), "The pictures that fly once the step has come."),
      FormatField("loops", .list(.object(.loop)), "The effects that repeat while the step stands."),
      FormatField(
        "enter", .object(.appearance),
        "The overlay's appearance if the tour begins with this step or its screen changes.", null: "at once"),
      FormatField(
        "exit", .object(.appearance),
        "The overlay's disappearance if the tour ends with this step or its screen changes.", null: "at once"),
      FormatField(
        "variantChange", .object(.variantChange),
        "The way from one variant's frames to another's, as when a device is turned.", null: "at once"),
      FormatField(
        "transitions", .list(.object(.transition)),
        "The [ways from other steps](tour.md#transitions): the step before first, then every step that leads here, last null for any other."
      ),
      FormatField(
        "accessibility", .object(.accessibility), "The words and the [focus](tour.md#focus) for assistive technology."),
      FormatField(
        "reducedMotion", .object(.reducedMotion), "The replacement of this step's transitions under reduced motion.",
        null: "the tour's"),
    ])

  static let overlay = FormatObject(
    "overlay", "The dim over the screen.",
    [
      FormatField("color", .color, "The dim's colour."),
      FormatField("opacity", .fraction, "The dim's opacity."),
      FormatField("blur", .length, "The radius by which the screen beneath is blurred; 0 is sharp."),
      FormatField("frame", .rect, "The rectangle that the dim covers."),
    ])

  static let interaction = FormatObject(
    "interaction", "The touches that reach the app.",
    [
      FormatField("mode", .word(TourInteraction.Mode.self), "The touches that reach the app."),
      FormatField(
        "pass", .set(.place(in: .cutouts)),
        "The holes that let touches through, each with its `element`, as places in `cutouts`."),
      FormatField("allow", .list(.object(.element)), "Further elements that may be touched."),
      FormatField(
        "hitPadding", .insets, "The distances by which every touchable area is larger, outwards."),
    ])

  static let element = FormatObject(
    "element", typeName: "ElementFrame", "An element of the app that plays a part without being highlighted.",
    [
      FormatField("target", .text, "The element's id in the layout."),
      FormatField("frame", .rect, "The element's frame."),
    ])

  static let accessibility = FormatObject(
    "accessibility", "The words and the focus for assistive technology.",
    [
      FormatField("label", .key, "The announcement.", null: "the callout's title and body"),
      FormatField("hint", .key, "A hint on what to do.", null: "there is none"),
      FormatField("announce", .word(TourAccessibility.Announcement.self), "The urgency of the announcement."),
      FormatField("focus", .word(TourAccessibility.Focus.self), "The first stop of the focus."),
      FormatField("order", .set(.word(TourAccessibility.Stop.self)), "The stops of the focus, in order."),
    ])

  static let scroll = FormatObject(
    "scroll", "The scrolling before a step comes.",
    [
      FormatField("align", .word(TourScroll.Alignment.self), "The place of the target in its container."),
      FormatField("duration", .seconds, "The time that the scrolling takes."),
      FormatField("offsets", .list(.object(.scrollOffset)), "The content offsets, the outermost container first."),
    ])

  static let scrollOffset = FormatObject(
    "scrollOffset", "The content offset of a scroll container.",
    [
      FormatField("space", .text, "The container's name in the layout."),
      FormatField("from", .point, "The offset at which the layout was measured."),
      FormatField("to", .point, "The offset at which the step's frames hold."),
    ])
}
