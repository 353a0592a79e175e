import TutorialDrawing
import TutorialGeometry

/// What stands between two steps of a storyboard: where the first of them leads.
struct WayMark {
  /// Where the step leads, as it is drawn.
  enum Kind: Sendable, Hashable {
    /// To the step beside it.
    case onward
    /// To the step below it, which stands alone as it does.
    case downward
    /// To the first step of the next row: at this row's end, …
    case continued
    /// … and at the next one's start.
    case resumed
    /// To the step of a number that stands before it, or is this one.
    case backward(Int)
    /// To the step of a number that stands later.
    case forward(Int)
    /// Back to where the person came from.
    case back
    /// Out of the tour.
    case end
  }

  /// Where it leads.
  var kind: Kind
  /// Whether the step to come stands on another screen: the line is broken then.
  var leavesScreen = false
  /// Whether it stands in a row of its own, and its label beside it.
  var isAlone = false

  /// Draws it around a point; turned where lines run from the right.
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

  /// The line, and the arrow's head at its end.
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
