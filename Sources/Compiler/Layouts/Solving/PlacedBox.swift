import TutorialGeometry
import TutorialLanguage
import TutorialSyntax

/// A box that is placed in another, and its diagnostics.
struct PlacedBox {
  let id: String
  /// The row or column; nil for a `place`.
  let line: LineDeclaration?
  /// True if some of its constraints did not decode.
  let isPartial: Bool
  let span: SourceSpan

  /// The box's name in messages: `the place of "badge"`, `row "days"`.
  private var name: String {
    guard let line else { return "the place of \"\(excerpt(id))\"" }
    return "\(line.axis.name) \"\(excerpt(id))\""
  }

  /// The diagnostic for any number of constraints on an axis but two.
  func wrongCount(_ constraints: AxisConstraints, _ axis: BoxAxis) -> Diagnostic {
    let names = constraints.names(axis)
    let written = names.isEmpty ? "none" : names.joined(separator: ", ")
    let verdict = names.count < 2 ? "too few constraints" : "too many constraints"
    let sides = constraints.leading ?? constraints.trailing == nil ? "left, right" : "leading, trailing"
    let known = axis == .horizontal ? "\(sides), width and centerX" : "top, bottom, height and centerY"
    if constraints.mixesSides {
      return Diagnostic(
        .placeConstraints, "\(name) has sides of two kinds: \(written)", at: span,
        notes: [
          .init("left and right never move; leading and trailing change places if lines begin at the right"),
          .init("to remove an inherited side, write `\(names.first ?? ""): null`"),
        ])
    }
    return Diagnostic(
      .placeConstraints, "\(name) has \(verdict) on the \(axis.rawValue) axis: \(written)", at: span,
      notes: [.init("exactly two of \(known) fix a box")])
  }

  /// The diagnostic for constraints that leave no length, or a negative one.
  func noExtent(_ constraints: AxisConstraints, _ axis: BoxAxis, _ extent: Double, of length: Double) -> Diagnostic {
    let side = axis == .horizontal ? "width" : "height"
    let names = constraints.names(axis).joined(separator: " and ")
    return Diagnostic(
      line == nil ? .placeConstraints : .rowDoesNotFit,
      "\(name) has a \(side) of \(brief(extent)): \(names) leave nothing of \(brief(length))", at: span)
  }
}

extension LineDeclaration.Axis {
  var name: String { self == .row ? "row" : "column" }
}

extension LineDeclaration {
  /// The extent of each of `count` items along the line; not positive if they don't fit.
  func itemLength(in box: Rect, count: Int) -> Double {
    let gap = gapOrDefault
    let length = axis == .row ? box.width : box.height
    return (length - gap * Double(count - 1)) / Double(count)
  }

  /// The frame of an item.
  ///
  /// Item k begins at k·(length + gap)/count: exact fractions of the whole, not sums of rounded parts.
  ///
  /// - Parameters:
  ///   - slot: the position from the left or the top, from 0.
  ///   - count: the number of items.
  ///   - box: the row's or column's own frame.
  func frame(ofSlot slot: Int, count: Int, in box: Rect) -> Rect {
    let length = itemLength(in: box, count: count)
    let gap = gapOrDefault
    switch axis {
    case .row: return Rect(box.x + Double(slot) * (box.width + gap) / Double(count), box.y, length, box.height)
    case .column: return Rect(box.x, box.y + Double(slot) * (box.height + gap) / Double(count), box.width, length)
    }
  }
}
