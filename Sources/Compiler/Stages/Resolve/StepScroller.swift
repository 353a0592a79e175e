import TutorialGeometry
import TutorialLanguage
import TutorialTour

/// A step whose target can be scrolled to another position. The callout's size is known only once its texts are.
struct StepScroller {
  private let resolved: ResolvedStep
  private let target: Int
  private let requirements: ScrollPlan.Requirements
  private let check: TargetCheck

  /// Creates a scroller, or nil if the step scrolls no target.
  init?(_ resolved: ResolvedStep) {
    let isRightToLeft = resolved.snapshot.traits.direction == .rightToLeft
    guard let target = resolved.scrolled,
      let requirements = ScrollPlan.Requirements(resolved.step, rightToLeft: isRightToLeft)
    else { return nil }
    self.resolved = resolved
    self.target = target
    self.requirements = requirements
    check = TargetCheck(resolved.snapshot)
  }

  /// The space that padding and ring take around the target.
  var outsets: EdgeInsets { requirements.outsets }

  /// Returns the scroll position of the target if a part of the display is left to the callout.
  func result(leaving shares: [ScrollPlan.Share]) -> ScrollPlan.Result {
    var requirements = requirements
    requirements.shares = shares
    return ScrollPlan(snapshot: resolved.snapshot, requirements: requirements, check: check).result(for: target)
  }

  /// Returns the target's frame after some moves, in global coordinates.
  func frame(_ moves: [ScrollMove]) -> Rect { check.element(target, moves: moves).frame }

  /// Returns true if an element scrolls along with the target.
  func scrolls(_ element: ResolvedElement) -> Bool {
    guard let innermost = resolved.snapshot.scrollContainers(around: target).first else { return false }
    return resolved.snapshot.scrollContainers(around: element.index).contains(innermost)
  }

  /// Returns a penalty for partly hidden targets after some moves, or nil if one isn't visible at all.
  func flaws(_ moves: [ScrollMove]) -> Int? {
    var flaws = 0
    for target in resolved.targets {
      let index = target.element.index
      let visibility = check.visibility(of: index, moves: moves)
      let isScrolledIn = !resolved.snapshot.scrollContainers(around: index).isEmpty
      if check.concealment(of: visibility, isScrolledIn: isScrolledIn) != nil { return nil }
      flaws += check.impairments(of: visibility).reduce(0) { $0 + $1.weight }
    }
    return flaws
  }

  /// Returns the step at another scroll position.
  func step(_ moves: [ScrollMove], _ shortfall: ScrollShortfall? = nil) -> ResolvedStep {
    resolved.scrolled(by: moves, shortfall) { check.element($0.index, moves: moves) }
  }
}

extension Impairment {
  /// The severity relative to other impairments.
  fileprivate var weight: Int {
    switch self {
    case .mostlyCovered, .mostlyOffScreen: 2
    case .partlyCovered, .perhapsCovered, .partlyClipped, .partlyOffScreen, .outsideSafeArea: 1
    }
  }
}

extension ResolvedVariant {
  /// Replaces a step with one at another scroll position and updates its selectors' results.
  mutating func replace(_ place: Int, by step: ResolvedStep, search: StepSearch) {
    steps[place] = step
    guard let first = selectors.firstIndex(where: { $0.step == step.step.index }) else { return }
    var resolver = SelectorResolver(step.snapshot, step: step.step.index, search: search, after: [])
    for index in selectors[first...].indices {
      guard selectors[index].step == step.step.index else { break }
      selectors[index] = resolver.recheck(selectors[index], for: step)
    }
  }
}
