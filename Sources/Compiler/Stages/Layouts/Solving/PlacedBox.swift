import TutorialLanguage
import TutorialSyntax

/// A box that is placed in another, and the words for what is wrong with it.
struct PlacedBox {
  /// The element's id.
  let id: String
  /// The row or column that it is; nil for a `place`.
  let line: LineDeclaration?
  /// Whether some of its constraints did not decode.
  let isPartial: Bool
  /// Where it is written.
  let span: SourceSpan

  /// `the place of "badge"`, `row "days"`.
  private var name: String {
    guard let line else { return "the place of \"\(excerpt(id))\"" }
    return "\(line.axis.name) \"\(excerpt(id))\""
  }

  /// It has not two constraints on an axis.
  func wrongCount(_ constraints: AxisConstraints, _ axis: BoxAxis) -> Diagnostic {
    let names = constraints.names(axis)
    let written = names.isEmpty ? "none" : names.joined(separator: ", ")
    let verdict = names.count < 2 ? "too few constraints" : "too many constraints"
    let known = axis == .horizontal ? "left, right, width and centerX" : "top, bottom, height and centerY"
    return Diagnostic(
      .placeConstraints, "\(name) has \(verdict) on the \(axis.rawValue) axis: \(written)", at: span,
      notes: [.init("exactly two of \(known) fix a box")])
  }

  /// Its constraints leave nothing of the length that there is.
  func noExtent(_ constraints: AxisConstraints, _ axis: BoxAxis, _ extent: Double, of length: Double) -> Diagnostic {
    let side = axis == .horizontal ? "width" : "height"
    let names = constraints.names(axis).joined(separator: " and ")
    return Diagnostic(
      line == nil ? .placeConstraints : .rowDoesNotFit,
      "\(name) has a \(side) of \(brief(extent)): \(names) leave nothing of \(brief(length))", at: span)
  }
}

extension LineDeclaration.Axis {
  /// What messages call it.
  var name: String { self == .row ? "row" : "column" }
}
