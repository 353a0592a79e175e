import TutorialDrawing
import TutorialGeometry

/// A small sign for how a step comes and where it leads.
enum WaySign: Sendable, Hashable {
  /// The step comes: the curve of a movement.
  case arrival
  /// To the next step: an arrow.
  case next
  /// To another step: an arrow that turns off.
  case branch
  /// Back: an arrow that turns around.
  case back
  /// Out of the tour: a disc in a ring.
  case end

  /// The sides of the box that it lies in.
  static let side = 10.0

  /// Draws it around a point; turned where lines run from the right.
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
