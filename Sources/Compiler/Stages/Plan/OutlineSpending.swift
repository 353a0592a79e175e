import TutorialGeometry
import TutorialSyntax

/// What the outlines of one tutorial have taken so far.
struct OutlineSpending {
  /// What looking for crossings among them takes.
  private var crossings: CrossingTests
  private var segments: Spending
  private var step: Step?
  private var outlineCount = 0
  /// The most segments that one outline has.
  private var mostSegments = 8
  /// The step with that outline.
  private var largest: Step?
  /// What there was not enough of, and the step that asked for more.
  private(set) var exceeded: (kind: Budget.Kind, limit: Int, range: ByteRange)?

  init(_ budget: Budget) {
    crossings = CrossingTests(limit: budget[.crossings])
    segments = Spending(.segments, of: budget)
  }

  /// Whether nothing more is to be made.
  var isExceeded: Bool { exceeded != nil }

  /// What looking for crossings has taken so far.
  var crossingCount: Int { crossings.count }

  /// The step whose outlines come now.
  mutating func enter(_ step: Step) { self.step = step }

  /// Takes an outline into account that was made.
  mutating func make(_ outline: Outline) {
    outlineCount += 1
    segments.spend(outline.segmentCount)
    if outline.segmentCount > mostSegments {
      mostSegments = outline.segmentCount
      largest = step
    }
    if segments.isExceeded { note(.segments, segments.limit, at: step) }
  }

  /// Looks for crossings among outlines.
  ///
  /// - Returns: what was found; nil where there was not enough.
  mutating func look<Found>(_ search: (inout CrossingTests) -> Found) -> Found? {
    let found = search(&crossings)
    if crossings.isExceeded { note(.crossings, crossings.limit, at: step) }
    return isExceeded ? nil : found
  }

  /// Spends what looking for crossings took where the same was looked for before.
  mutating func lookAgain(_ count: Int) { _ = look { $0.spend(count) } }

  /// Takes into account that all outlines of a tour are divided alike.
  mutating func divide() {
    var divided = Spending(.segments, of: segments)
    let (sum, isTooMuch) = outlineCount.multipliedReportingOverflow(by: mostSegments)
    divided.spend(isTooMuch ? .max : sum)
    if divided.isExceeded { note(.segments, divided.limit, at: largest ?? step) }
  }

  private mutating func note(_ kind: Budget.Kind, _ limit: Int, at step: Step?) {
    guard exceeded == nil else { return }
    exceeded = (kind, limit, step?.id.range ?? ByteRange(0, 0))
  }
}
