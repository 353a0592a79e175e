import TutorialTour

// The ways of the overlay: transitions, appearances, tracks.

extension FormatObject {
  static let transition = FormatObject(
    "transition", "The way of the overlay from another step.",
    [FormatField("from", .id, "The step that it comes from.", null: "any other")] + movement + [
      FormatField(
        "pairs", .list(pair),
        "Holes that become one another, as places in the `cutouts` of the old and the new step; null if a hole grows out of, or shrinks into, its own centre."
      ),
      arc,
      FormatField(
        "tracks", .object(.tracks), "The same ways as absolute keyframes.",
        leftOut: "nobody asked for them, or no outline moves"),
    ])

  private static let pair = FormatValue.either([
    .tuple([.place(in: .oldCutouts), .place(in: .cutouts)]),
    .tuple([.nullable(.place(in: .oldCutouts)), .place(in: .cutouts)]),
    .tuple([.place(in: .oldCutouts), .nullable(.place(in: .cutouts))]),
  ])

  private static let movement = [
    FormatField("kind", .word(TourTransitionKind.self), "The kind of way."),
    FormatField("motion", .motion, "The progress over time.", null: "at once"),
    FormatField("delay", .seconds, "The time before it begins."),
    FormatField("lockInput", .flag, "True if touches are ignored until it has ended."),
  ]

  static let appearance = FormatObject(
    "appearance", "The way of the overlay in or out.", [movement[1], movement[0], movement[2], movement[3]])

  static let variantChange = FormatObject(
    "variantChange", "The way of the overlay from one variant's frames to another's.",
    [movement[1], movement[0], movement[2], movement[3], arc])

  /// The bend of a way.
  static let arc = FormatField(
    "arc", .number, "The height of the way's [bend](tour.md#arcs), as a fraction of its length, to the left of travel.")

  static let tracks = FormatObject(
    "tracks",
    "The ways of a transition as absolute keyframes. Between two of them all numbers go linearly from one to the other, eased.",
    [
      FormatField("holes", .list(.object(.holeTrack)), "The ways of the holes."),
      FormatField("rings", .list(.object(.ringTrack)), "The ways of the rings."),
    ])

  static let holeTrack = FormatObject(
    "holeTrack", "The way of a hole.",
    [
      FormatField(
        "pair", trackPair(.oldCutouts, .cutouts), "The hole's places in the old and the new step's `cutouts`."),
      FormatField("keyframes", .list(.object(.holeKeyframe), atLeast: 1), "The keyframes, in the order of time."),
    ])

  static let ringTrack = FormatObject(
    "ringTrack", "The way of a ring.",
    [
      FormatField("pair", trackPair(.rings, .rings), "The ring's places in the old and the new step's `rings`."),
      FormatField("keyframes", .list(.object(.ringKeyframe), atLeast: 1), "The keyframes, in the order of time."),
    ])

  private static func trackPair(_ old: FormatList, _ new: FormatList) -> FormatValue {
    .tuple([.nullable(.place(in: old)), .nullable(.place(in: new))])
  }

  static let holeKeyframe = FormatObject("holeKeyframe", "A keyframe of a hole's way.", keyframe(with: []))

  static let ringKeyframe = FormatObject(
    "ringKeyframe", "A keyframe of a ring's way.",
    keyframe(with: [
      FormatField("width", .length, "The stroke's width."),
      FormatField("color", .color, "The stroke's colour."),
      FormatField("opacity", .fraction, "The ring's opacity."),
    ]))

  private static func keyframe(with fields: [FormatField]) -> [FormatField] {
    [
      FormatField("time", .seconds, "The time since the motion began, after the delay."),
      FormatField("outline", .outline, "The outline at that time."),
    ] + fields + [
      FormatField("easing", easing, "The curve of the segment that starts here.", leftOut: "the segment is linear")
    ]
  }
}
