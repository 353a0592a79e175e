import TutorialDrawing
import TutorialGeometry

/// The mark between two steps of a storyboard, which shows where the first one leads.
struct ExitMark {
  /// The destination, as the mark draws it.
  enum Kind: Sendable, Hashable {
    /// The step beside this one.
    case onward
    /// The step below this one; both have a row of their own.
    case downward
    /// The first step of the next row, at the end of this row.
    case continued
    /// The first step of this row, at its start: the counterpart of `continued`.
    case resumed
    /// An earlier step, or this one, by number.
    case backward(Int)
    /// A later step, by number.
    case forward(Int)
    /// The step that the person came from.
    case back
    /// The end of the tour.
    case end
  }

  var kind: Kind
  /// True if the next step has another screen: the line is dashed then.
  var leavesScreen = false
  /// True if the mark has a row of its own, with its label beside it.
  var isAlone = false

  /// Draws the mark around a point, mirrored if lines run from right to left.
  func draw(into writer: inout SVGWriter, at middle: Point, rightToLeft: Bool) {
    let turn = rightToLeft ? " scale(-1 1)" : ""
    func stroke(_ data: String, dashes: String? = nil) {
      writer.leaf(
        "path",
        [
          "class": "way", "d": data, "transform": "translate(\(middle.x.svg) \(middle.y.svg))\(turn)",
          "stroke-width": "2", "stroke-linecap": "round", "stroke-linejoin": "round", "stroke-dasharray": dashes,
        ])
    }
    let (line, head) = paths
    stroke(line, dashes: leavesScreen ? "0.5 4" : nil)
    if let head { stroke(head) }
    switch kind {
    case .end: writer.circle(middle, radius: 3, class: "accent")
    case .backward(let number), .forward(let number):
      let style = TextStyle(classes: "soft", size: isAlone ? 12 : 10, weight: 600)
      let label = isAlone ? Point(middle.x + (rightToLeft ? -17 : 17), middle.y + 4) : Point(middle.x, middle.y + 21)
      writer.line("to \(number)", at: label, style, anchor: !isAlone ? .middle : rightToLeft ? .end : .start)
    default: break
    }
  }

  /// The line, and the arrowhead at its end.
  private var paths: (line: String, head: String?) {
    switch kind {
    case .onward: ("M-8 0H8", "M2.5 -5.5L8 0L2.5 5.5")
    case .downward: ("M0 -10V10", "M-5.5 4.5L0 10L5.5 4.5")
    case .continued: ("M-7 -10H-3A4 4 0 0 1 1 -6V9", "M-4 4L1 9L6 4")
    case .resumed: ("M-6 -10V-4A4 4 0 0 0 -2 0H7", "M2 -5L7 0L2 5")
    case .backward, .back: ("M-8 5H2.5A5 5 0 0 0 2.5 -5H-8", "M-3.5 -9.5L-8 -5L-3.5 -0.5")
    case .forward: ("M-9 5C-7 -7 6 -7 8 3", "M2.5 0L8 3.5L10.5 -2.5")
    case .end: ("M7 0A7 7 0 1 1 -7 0A7 7 0 1 1 7 0Z", nil)
    }
  }
}
