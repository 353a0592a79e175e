/// Measures the widths of texts, with fonts or with the bundled table.
///
/// A result depends only on the run during a measurer's lifetime.
package protocol TextMeasurer: Sendable {
  /// The advances of a run.
  func measure(_ run: TextRun) -> MeasuredRun
}

/// The advances of a run's scalars.
package struct MeasuredRun: Sendable, Hashable {
  /// The advance of each scalar, in logical units; 0 for one that joins the preceding scalar.
  package var advances: [Double]
  /// For each break of the run, the additional width of a line that ends there.
  ///
  /// It undoes the kerning with the following scalar. Empty if there is none.
  package var lineEnds: [Double]
  /// For each break, the additional width of a line that starts there.
  package var lineStarts: [Double]
  /// True if the advances come from the app's fonts.
  package var isExact: Bool
  /// The scalars that no font has, without duplicates, in the order of the text.
  package var missing: [Unicode.Scalar]

  /// Creates a measurement.
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
