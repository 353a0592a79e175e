import TutorialGeometry
import TutorialSyntax

/// The work spent on the outlines of one tutorial.
struct OutlineSpending {
  /// The budget for intersection tests among outlines.
  private var crossings: CrossingBudget
  private var segments: Spending
  private var step: Step?
  private var outlineCount = 0
  /// The largest number of segments of an outline.
  private var mostSegments = 8
  /// The step with that outline.
  private var largest: Step?
  /// The budget that was exceeded, and the step that exceeded it.
  private(set) var exceeded: (kind: Budget.Resource, limit: Int, range: ByteRange)?

  init(_ budget: Budget) {
    crossings = CrossingBudget(limit: budget[.crossings])
    segments = Spending(.segments, of: budget)
  }

  /// True if a budget is exceeded and no more outlines are to be made.
  var isExceeded: Bool { exceeded != nil }

  /// The number of intersection tests so far.
  var crossingCount: Int { crossings.count }

  /// Sets the step that the following outlines belong to.
  mutating func enter(_ step: Step) { self.step = step }

  mutating func countOutline(_ outline: Outline) {
    outlineCount += 1
    segments.spend(outline.segmentCount)
    if outline.segmentCount > mostSegments {
      mostSegments = outline.segmentCount
      largest = step
    }
    if segments.isExceeded { note(.segments, segments.limit, at: step) }
  }

  /// Runs a search for intersections among outlines.
  ///
  /// - Returns: the result, or nil if the budget is exceeded.
  mutating func search<Found>(_ search: (inout CrossingBudget) -> Found) -> Found? {
    let found = search(&crossings)
    if crossings.isExceeded { note(.crossings, crossings.limit, at: step) }
    return isExceeded ? nil : found
  }

  /// Spends the tests of an earlier search whose result is reused.
  mutating func chargeSearch(_ count: Int) { _ = search { $0.spend(count) } }

  /// Counts the segments once all outlines of a tour are divided into the same number.
  mutating func countDivision() {
    var divided = Spending(.segments, of: segments)
    let (sum, isTooMuch) = outlineCount.multipliedReportingOverflow(by: mostSegments)
    divided.spend(isTooMuch ? .max : sum)
    if divided.isExceeded { note(.segments, divided.limit, at: largest ?? step) }
  }

  private mutating func note(_ kind: Budget.Resource, _ limit: Int, at step: Step?) {
    guard exceeded == nil else { return }
    exceeded = (kind, limit, step?.id.range ?? ByteRange(0, 0))
  }
}
