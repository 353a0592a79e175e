import TutorialCallouts
import TutorialGeometry
import TutorialSides
import TutorialTour

/// Chooses the side of a bubble with the placement `auto`.
///
/// The side is the same for all languages and text sizes of a variant's devices, unless the bubble doesn't fit there.
struct SideChoice {
  /// The options in a language at a text size.
  private struct Setting {
    /// The bubble's layout at a placement that the author prefers to `auto`, or nil if it fits at none of these.
    let preferred: CalloutResult?
    /// The room on each side.
    let offers: [CalloutSideOffer]
  }

  private let before: ArraySlice<TourPlacement>
  private let after: ArraySlice<TourPlacement>
  private var ranking: SideRanking
  /// The sides, best first, once all settings are added.
  private var order: [CalloutSide] = []
  private var settings: [Setting] = []

  /// Creates a choice, or nil if there is nothing to choose.
  init?(_ callout: borrowing TourCallout, among obstacles: CalloutObstacles, isRightToLeft: Bool) {
    let asked = callout.placement
    guard callout.kind == .bubble, obstacles.reference != nil, let auto = asked.firstIndex(where: { $0.side == .auto })
    else { return nil }
    before = asked[..<auto]
    after = asked[(auto + 1)...]
    ranking = SideRanking(isRightToLeft: isRightToLeft)
  }

  /// Adds a language at a text size.
  ///
  /// - Parameters:
  ///   - size: returns the bubble's size, given its largest width.
  ///   - cost: returns the cost of the content that the bubble covers.
  mutating func add(_ solver: CalloutSolver, _ size: (Double) -> Size, cost: (Rect) -> CoverCost) {
    let offers = solver.offers(size)
    let preferred = before.isEmpty ? nil : solver.fitting(Array(before), size)
    settings.append(Setting(preferred: preferred, offers: offers))
    ranking.add(offers, cost: cost)
  }

  /// Ranks the sides, once all settings are added.
  mutating func decide() { order = ranking.order }

  /// The placements, best first: the author's, with all sides in place of `auto`.
  var placement: [TourPlacement] {
    let sides = order.map { TourPlacement(TourPlacement.Side($0)) }
    if before.isEmpty, after.isEmpty { return sides }
    var placement = Array(before)
    for next in sides + after where next.side != .auto && !placement.contains(next) { placement.append(next) }
    return placement
  }

  /// Returns the bubble's layout in a setting, on the best side on which it fits.
  ///
  /// Nil if it fits on none without becoming narrower.
  func result(_ number: Int, _ solver: CalloutSolver) -> CalloutResult? {
    let setting = settings[number]
    if let preferred = setting.preferred { return preferred }
    let fitting = setting.offers.filter { $0.spot != nil && !$0.isNarrowed }
    let best = order.lazy.compactMap { side in fitting.first { $0.side == side } }.first
    return best?.spot.map { solver.result(at: $0) }
  }
}

extension ResolvedStep {
  /// The elements that a callout is about, each with its box.
  var subjects: [(element: Int, frame: Rect)] {
    var subjects = targets.indices.map { (targets[$0].element.index, targets[$0].element.frame) }
    if let anchor { subjects.append((anchor.index, anchor.frame)) }
    return subjects
  }
}
