import TutorialText

/// The bundled averages, made narrower.
struct NarrowedAdvances: TextMeasurer {
  /// The factors that are worth a try: the averages have a margin of a tenth, and fonts are narrower by up to a fifth.
  static let steps = [1, 0.95, 0.9, 0.85, 0.8, 0.75]

  /// What all advances are multiplied by.
  let factor: Double

  func measure(_ run: TextRun) -> MeasuredRun {
    var result = AverageAdvances().measure(run)
    guard factor != 1 else { return result }
    for place in result.advances.indices { result.advances[place] *= factor }
    for place in result.lineEnds.indices { result.lineEnds[place] *= factor }
    return result
  }
}
