import TutorialGeometry
import TutorialIR

/// What the outlines of one tutorial have taken so far.
struct OutlineSpending {
  private var crossings: Spending
  private var segments: Spending
  private var step: Step?
  private var outlineCount = 0
  /// The most segments that one outline has.
  private var mostSegments = 8
  /// The step with that outline.
  private var largest: Step?
  /// What there was not enough of, and the step that asked for more.
  private(set) var exceeded: (spending: Spending, range: ByteRange)?

  init(_ budget: Budget) {
    crossings = Spending(.crossings, of: budget)
    segments = Spending(.segments, of: budget)
  }

  /// Whether nothing more is to be made.
  var isExceeded: Bool { exceeded != nil }

  /// The step whose outlines come now.
  mutating func enter(_ step: Step) { self.step = step }

  /// Takes outlines into account that were made.
  mutating func make(_ outlines: [Outline]) {
    for outline in outlines {
      outlineCount += 1
      segments.spend(outline.segmentCount)
      guard outline.segmentCount > mostSegments else { continue }
      mostSegments = outline.segmentCount
      largest = step
    }
    note(segments, at: step)
  }

  /// Spends what looking for crossings among outlines takes.
  ///
  /// - Returns: whether it was there.
  mutating func compare(_ outlines: [Outline]) -> Bool {
    crossings.spend(Outline.possibleMeetings(among: outlines, upTo: crossings.limit))
    note(crossings, at: step)
    return !isExceeded
  }

  /// Takes into account that all outlines of a tour are divided alike.
  mutating func divide() {
    var divided = Spending(.segments, of: segments)
    let (sum, isTooMuch) = outlineCount.multipliedReportingOverflow(by: mostSegments)
    divided.spend(isTooMuch ? .max : sum)
    note(divided, at: largest ?? step)
  }

  private mutating func note(_ spending: Spending, at step: Step?) {
    guard spending.isExceeded, exceeded == nil else { return }
    exceeded = (spending, step?.id.range ?? ByteRange(0, 0))
  }
}
