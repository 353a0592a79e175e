import TutorialGeometry
import TutorialSyntax
import TutorialTour

// Holes, masks and rings.

extension FormatObject {
  static let cutout = FormatObject(
    "cutout", "A hole in the overlay.",
    [
      FormatField("target", .text, "The id of the highlighted element."),
      FormatField("others", .list(.text), "The ids of further elements in the same hole (`combine: bounds`)."),
      FormatField(
        "element", .rect, "The element's bare frame, or the box around all elements; `frame` minus this is the padding."
      ),
      FormatField("frame", .rect, "The hole's box; of a turned hole, the box of its outline."),
      FormatField("shape", .object(.shape), "The outline's shape, for renderers that draw shapes."),
      FormatField("clip", .rect, "The rectangle that the hole is cut to.", null: "it isn't cut"),
      FormatField(
        "cut", .tuple([FormatValue](repeating: .nullable(.length), count: 4)),
        "`[top, right, bottom, left]`: at a side of `clip` where a scroll container cuts the element, the distance by which the container's edge lies beyond that side; null at all others.",
        leftOut: "no scroll container cuts the element"),
      FormatField("outline", .outline, "The whole hole, not cut."),
    ])

  static let shape = FormatObject(
    "shape", "The shape of an outline in its hole's frame.",
    [
      FormatField("kind", .words(shapeKinds), "The kind of shape."),
      .only(
        if: "kind", is: "roundedRect", "radii", .tuple([.length, .length, .length, .length]),
        "The radii of a `roundedRect`: top left, top right, bottom right, bottom left."),
      .only(
        if: "kind", is: "roundedRect", "smoothing", .fraction,
        "The smoothing of a `roundedRect`: 0 is circular corners, 0.6 those of iOS."),
    ])

  private static let shapeKinds =
    WordDescription.all(NamedShape.self) + [
      WordDescription(word: TourShape.roundedRectKind, prose: "rounded corners, as `radii` and `smoothing` say"),
      WordDescription(word: TourShape.pathKind, prose: "only the outline tells, stretched with the frame"),
    ]

  static let mask = FormatObject(
    "mask",
    "The overlay minus all holes, clipped, as one path: the picture at rest. Even-odd and non-zero give the same.",
    [
      FormatField(
        "path", .pattern("^M[-MLHVCZ0-9. ]*Z$", example: "M0 0H393V852H0ZM30 60V100H70V60Z"), "SVG path data."),
      FormatField("fillRule", .word(TourMask.FillRule.self), "The fill rule that the path is written for."),
    ])

  static let ring = FormatObject(
    "ring", "A stroke that follows one hole, or several together.",
    [
      FormatField(
        "group", .whole(atLeast: 0), "A number that rings have in common if they were made together around their holes."
      ),
      FormatField("cutouts", .list(.place(in: .cutouts), atLeast: 1), "The holes that the ring goes around."),
      FormatField("width", .length, "The stroke's width."),
      FormatField(
        "gap", .number, "The distance from the hole's edge to the stroke's; a negative one draws over the edge."),
      FormatField("color", .color, "The stroke's colour."),
      FormatField(
        "dash", .list(.length, atLeast: 1), "The lengths of dashes and gaps in turn.", null: "the stroke is solid"),
      FormatField(
        "outline", .outline, "The middle of the stroke; closed along the cut if a scroll container cuts the hole."),
      FormatField(
        "clip", .rect, "The rectangle that the stroke is drawn within.", leftOut: "nothing lies over the ring's holes"),
    ])
}
