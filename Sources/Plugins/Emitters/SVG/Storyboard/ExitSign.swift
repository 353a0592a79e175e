import TutorialDrawing
import TutorialGeometry

/// A small sign for a step's arrival or one of its exits.
enum ExitSign: Sendable, Hashable {
  /// The step's arrival: the curve of a movement.
  case arrival
  /// The next step: an arrow.
  case next
  /// Another step: an arrow that turns off.
  case branch
  /// Back: an arrow that turns around.
  case back
  /// The end of the tour: a disc in a ring.
  case end

  /// The side of the sign's box, in pixels.
  static let side = 10.0

  /// Draws the sign around a point, mirrored if lines run from right to left.
  func draw(into writer: inout SVGWriter, at middle: Point, rightToLeft: Bool) {
    let turn = rightToLeft ? " scale(-1 1)" : ""
    writer.leaf(
      "path",
      [
        "class": "way", "d": path, "transform": "translate(\(middle.x.svg) \(middle.y.svg))\(turn)",
        "stroke-width": "1.5", "stroke-linecap": "round", "stroke-linejoin": "round",
      ])
    if self == .end { writer.circle(middle, radius: 2, class: "accent") }
  }

  private var path: String {
    switch self {
    case .arrival: "M-5 4C1 4 -1 -4 5 -4"
    case .next: "M-5 0H5M1.5 -3.5L5 0L1.5 3.5"
    case .branch: "M-5 -5V-1A3 3 0 0 0 -2 2H5M1.5 -1.5L5 2L1.5 5.5"
    case .back: "M5 5V1A3 3 0 0 0 2 -2H-5M-1.5 -5.5L-5 -2L-1.5 1.5"
    case .end: "M4.5 0A4.5 4.5 0 1 1 -4.5 0A4.5 4.5 0 1 1 4.5 0Z"
    }
  }
}
