import TutorialCallouts
import TutorialGeometry
import TutorialSides
import TutorialTour

/// Chooses the side of a bubble where the author leaves that to the compiler (`auto`): one for all languages and text
/// sizes with which devices come to a variant, unless the bubble does not fit there.
struct SideChoice {
  /// What is known of a language at a text size.
  private struct Setting {
    /// Where the bubble lies at what the author prefers to `auto`; nil where it fits at none of that.
    let preferred: CalloutResult?
    /// What each side has for it.
    let offers: [CalloutSideOffer]
  }

  private let before: ArraySlice<TourPlacement>
  private let after: ArraySlice<TourPlacement>
  private var ranking: SideRanking
  /// The sides, best first, once all settings are there.
  private var order: [CalloutSide] = []
  private var settings: [Setting] = []

  /// Nil where there is nothing to choose.
  init?(_ callout: borrowing TourCallout, among obstacles: CalloutObstacles, isRightToLeft: Bool) {
    let asked = callout.placement
    guard callout.kind == .bubble, obstacles.reference != nil, let auto = asked.firstIndex(where: { $0.side == .auto })
    else { return nil }
    before = asked[..<auto]
    after = asked[(auto + 1)...]
    ranking = SideRanking(isRightToLeft: isRightToLeft)
  }

  /// Takes the next language at a text size into account.
  ///
  /// - Parameters:
  ///   - size: how large the bubble is, if it may be so wide at most.
  ///   - cost: what it takes of the screen where it lies.
  mutating func add(_ solver: CalloutSolver, _ size: (Double) -> Size, cost: (Rect) -> CoverCost) {
    let offers = solver.offers(size)
    let preferred = before.isEmpty ? nil : solver.fitting(Array(before), size)
    settings.append(Setting(preferred: preferred, offers: offers))
    ranking.add(offers, cost: cost)
  }

  /// Puts the sides in order: all settings are there.
  mutating func decide() { order = ranking.order }

  /// The placements, best first: what the author names, and in the place of `auto` all sides.
  var placement: [TourPlacement] {
    var placement = Array(before)
    func add(_ next: TourPlacement) { if !placement.contains(next) { placement.append(next) } }
    for side in order { add(TourPlacement(TourPlacement.Side(side))) }
    for next in after where next.side != .auto { add(next) }
    return placement
  }

  /// Where the bubble lies in one of the settings: on the best side on which it fits; nil where it fits on none without
  /// being made narrower.
  func result(_ number: Int, _ solver: CalloutSolver) -> CalloutResult? {
    let setting = settings[number]
    if let preferred = setting.preferred { return preferred }
    let fitting = setting.offers.filter { $0.spot != nil && !$0.isNarrowed }
    let best = order.lazy.compactMap { side in fitting.first { $0.side == side } }.first
    return best?.spot.map { solver.result(at: $0) }
  }
}

extension ResolvedStep {
  /// What a callout speaks of, for each the box in which it lies.
  var subjects: [(element: Int, frame: Rect)] {
    var subjects = targets.indices.map { (targets[$0].element.index, targets[$0].element.frame) }
    if let anchor { subjects.append((anchor.index, anchor.frame)) }
    return subjects
  }
}
