import TutorialText

/// The bundled bounds, made narrower.
struct NarrowedAdvances: TextMeasurer {
  /// The factors that are worth a try: the bounds are those of the widest of several fonts, and an app's own font is
  /// narrower than them by a few hundredths, a condensed one by up to a fourth.
  static let steps = [1, 0.95, 0.9, 0.85, 0.8, 0.75]

  /// What all advances are multiplied by.
  let factor: Double

  func measure(_ run: TextRun) -> MeasuredRun {
    var result = BoundAdvances().measure(run)
    guard factor != 1 else { return result }
    for place in result.advances.indices { result.advances[place] *= factor }
    for place in result.lineEnds.indices { result.lineEnds[place] *= factor }
    return result
  }
}
