import TutorialTour

// The effects that move apart from transitions: sprites and loops.

extension FormatObject {
  static let sprite = FormatObject(
    "sprite", "A picture that flies once, when the step has come: an image or a symbol.",
    choices: [[["image"], ["symbol"]]],
    [
      .alternative("image", .text, "The name of an image of the app."),
      .alternative("symbol", .text, "The name of a symbol of the platform."),
      FormatField("color", .color, "The symbol's colour.", null: "its own"),
      FormatField("size", .size, "The picture's size."),
      FormatField("from", .point, "The point at which its centre starts."),
      FormatField("to", .point, "The point at which its centre ends."),
      FormatField("fromElement", .object(.element), "The element that `from` is a point of.", null: "none"),
      FormatField("toElement", .object(.element), "The element that `to` is a point of.", null: "none"),
      arc,
      FormatField("motion", .motion, "The progress over time."),
      FormatField(
        "delay", .seconds, "The time between the step's arrival and the start; the sprite isn't there before."),
      FormatField("opacity", .tuple([.fraction, .fraction]), "The opacity at the start and at the end."),
      FormatField("after", .word(TourSprite.Ending.self), "The sprite's fate at the end of its way."),
    ])

  static let loop = FormatObject(
    "loop", "An effect that repeats while the step stands. Each round begins and ends at rest.",
    [
      FormatField(
        "kind", .word(TourLoop.Kind.self), "The author's word for the effect; `keyframes` say it in numbers."),
      FormatField("period", .seconds, "The time that a round takes."),
      FormatField(
        "amount", .number, "The author's measure: a fraction of the hole's smaller side; of a `glow`, the opacity."),
      FormatField("repeat", .whole(atLeast: 0), "The number of rounds.", null: "without end"),
      FormatField("subject", .word(TourLoop.Subject.self), "The things that the keyframes move."),
      FormatField("rings", .list(.object(.ring)), "The loop's own rings, there only while it runs."),
      FormatField(
        "keyframes", .list(.object(.loopKeyframe), atLeast: 1),
        "One round, in the order of time: the first at 0, the last at the period."),
    ])

  static let loopKeyframe = FormatObject(
    "loopKeyframe",
    "A keyframe of a round. Lengths are fractions of the smaller side of the hole's frame, or of the box around a ring's holes.",
    [
      FormatField("time", .seconds, "The time since the round began."),
      FormatField("grow", .number, "The growth of the box in width and height, around its middle."),
      FormatField("shift", .tuple([.number, .number]), "The shift of the box, across and down."),
      FormatField("opacity", .fraction, "The opacity of the loop's own rings."),
      FormatField("easing", easing, "The curve of the segment that starts here.", leftOut: "the segment is linear"),
    ])
}
