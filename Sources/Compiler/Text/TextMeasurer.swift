/// Tells how wide words are: from fonts, or by the bundled table.
///
/// A value depends on the run alone, for as long as a measurer lives.
package protocol TextMeasurer: Sendable {
  /// The advances of a run.
  func measure(_ run: TextRun) -> MeasuredRun
}

/// How wide a run is, scalar by scalar.
package struct MeasuredRun: Sendable, Hashable {
  /// The advance of each scalar, logical units. One that joins the scalar before it has none of its own.
  package var advances: [Double]
  /// For each break of the run, what the line that ends there is wider than the sum of its advances: the kerning with
  /// what follows is undone. Empty where there is none.
  package var lineEnds: [Double]
  /// The same for the line that starts there.
  package var lineStarts: [Double]
  /// Whether the advances come from the app's fonts.
  package var isExact: Bool
  /// The scalars that no font has, each once, in the order of the text.
  package var missing: [Unicode.Scalar]

  /// A measurement of the given fields.
  package init(
    advances: [Double], lineEnds: [Double] = [], lineStarts: [Double] = [], isExact: Bool,
    missing: [Unicode.Scalar] = []
  ) {
    self.advances = advances
    self.lineEnds = lineEnds
    self.lineStarts = lineStarts
    self.isExact = isExact
    self.missing = missing
  }
}
