/// The measurer that needs no font: average advances by script, with a margin of 10 %.
///
/// Most fonts that apps use are within the margin for running text; `docs/text.md` has figures. It never claims to be
/// exact.
package struct AverageAdvances: TextMeasurer {
  /// What is added to an average, so that a callout has room for the words in most fonts.
  package static let margin = 0.1

  /// The bundled table.
  package init() {}

  /// The advances of a run, from the table.
  package func measure(_ run: TextRun) -> MeasuredRun {
    let scale = run.fontSize * (1 + Self.margin)
    return MeasuredRun(advances: run.scalars.map { Self.advance(of: $0) * scale }, isExact: false)
  }

  /// The average advance, in em.
  private static func advance(of scalar: Unicode.Scalar) -> Double {
    switch LineBreakClass(scalar) {
    case .combining, .zeroWidthJoiner, .wordJoiner, .zeroWidthSpace: 0
    case .ideographic, .wideOpening, .wideClosingParenthesis, .conditionalStarter, .hangulLV, .hangulLVT, .emojiBase:
      1
    case .space: 0.28
    default: 0.55
    }
  }
}
