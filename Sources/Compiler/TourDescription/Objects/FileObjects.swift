import TutorialTour

// The file itself, and the objects in its fields other than variants.

extension FormatObject {
  /// The file.
  package static let tour = FormatObject(
    "tour",
    "A compiled tutorial: all its steps in all its variants, resolved to numbers. Lengths are logical units (pt, dp, CSS px) from the top left, y pointing down; times are seconds.",
    [
      FormatField(
        "schema", .pattern("^tutorialc\\.tour/1(\\.[0-9]+)?$", example: "tutorialc.tour/1"),
        "The format and its version."),
      FormatField("generator", .text, "The program that wrote the file, and its version."),
      FormatField("tutorial", .id, "The tutorial's id."),
      FormatField("title", .key, "The tour's accessible name.", null: "the tour has none"),
      FormatField("once", .text, "The name under which a client remembers that a person has seen the tour."),
      FormatField(
        "dismiss", .set(.word(Tour.Dismissal.self)),
        "The ways for a person to leave. An empty list: the tour ends only when it is finished."),
      FormatField(
        "keys", .object(.keys), "The [keys of a keyboard](tour.md#keys) that lead on, back and out.",
        leftOut: "the standard ones"),
      FormatField(
        "events", .object(.events), "The names of the [events that a client reports](tour.md#what-is-reported).",
        leftOut: "the standard ones"),
      FormatField(
        "theme", .object(.theme), "[The look of callouts](tour.md#the-theme).", leftOut: "the standard theme"),
      FormatField("locales", .set(.name), "The languages of `strings`, the tutorial's own first."),
      FormatField(
        "strings", .map(of: .locales, .map(of: .keys, .text)), "The texts: by locale, then by key."),
      FormatField(
        "variables", .map(of: .variables, .map(of: .locales, .text, atLeast: 1), atLeast: 1),
        "Samples of the [variables](tour.md#variables) that the app puts into texts: by name, then by locale, the longest value that callouts were laid out for.",
        leftOut: "texts have no variables"),
      FormatField(
        "motions", .map(of: .motions, .object(.motion)), "The [progress curves](tour.md#motion-one-formula), by name."),
      FormatField(
        "division", .tuple([FormatValue](repeating: .whole(atLeast: 1), count: 8)),
        "The [number of segments](tour.md#division) of each edge and each corner of outlines that have four of these.",
        leftOut: "one each"),
      FormatField(
        "contents", .list(.object(.content), atLeast: 1),
        "The [contents of callouts](tour.md#contents), laid out; equal ones are listed once.",
        leftOut: "no callout has a place"),
      FormatField(
        "probes", .map(of: .locales, .object(.probes), atLeast: 1), "By locale, [lines to measure](tour.md#contents).",
        leftOut: "there are none"),
      FormatField(
        "variants", .list(.object(.variant)),
        "The tour in each configuration that it was compiled for, in the order of the layouts."),
      FormatField(
        "reducedMotion", .object(.reducedMotion),
        "The replacement of every transition if a person asks for less motion; sprites and loops are left out then."),
    ])

  static let keys = FormatObject(
    "keys",
    "The keys that lead on, back and out, named as `KeyboardEvent.key` names them. In languages written from the right, `ArrowLeft` and `ArrowRight` change places.",
    [
      FormatField("next", .set(.name), "The keys that press the callout's button `next`."),
      FormatField("back", .set(.name), "The keys that press the callout's button `back`."),
      FormatField("dismiss", .set(.name), "The keys that leave the tour, if the step allows `escape`."),
    ])

  static let events = FormatObject(
    "events", "The names of the events that a client reports.",
    [
      FormatField("shown", .text, "The event for a step that has come.", null: "it isn't reported"),
      FormatField("completed", .text, "The event for a tour that was led to its end.", null: "it isn't reported"),
      FormatField("skipped", .text, "The event for a step that was passed over.", null: "it isn't reported"),
      FormatField("dismissed", .text, "The event for a tour that was left before its end.", null: "it isn't reported"),
      FormatField(
        "missing", .text, "The event for a step whose targets weren't there in time.", null: "it isn't reported"),
    ])

  static let motion = FormatObject(
    "motion",
    "Progress over time: keyframes joined by cubic Bézier segments. Everything that moves is at `from + (to − from) · progress`.",
    [
      FormatField("duration", .seconds, "The time of the last keyframe."),
      FormatField(
        "keyframes", .list(.object(.keyframe), atLeast: 1),
        "The keyframes in the order of time, the first at 0. Of two at one time the later one holds from then on: a [jump](tour.md#jumps)."
      ),
    ])

  static let keyframe = FormatObject(
    "keyframe", "A keyframe of a motion.",
    [
      FormatField("time", .seconds, "The time since the motion began."),
      FormatField(
        "progress", .number,
        "The progress at that time: 1 at the end; 0 at the start, unless the motion begins with a jump; beyond 1 while a spring overshoots."
      ),
      FormatField("easing", easing, "The curve of the segment that starts here.", leftOut: "the segment is linear"),
    ])

  /// The curve of a segment, as in CSS's `cubic-bezier(x1, y1, x2, y2)`.
  static let easing = FormatValue.tuple([.fraction, .number, .fraction, .number])

  static let reducedMotion = FormatObject(
    "reducedMotion", "The replacement of transitions if a person asks for less motion.",
    [
      FormatField("kind", .word(TourReducedMotion.Kind.self), "The kind of change."),
      FormatField("motion", .motion, "The motion of a fade.", null: "at once"),
    ])
}
