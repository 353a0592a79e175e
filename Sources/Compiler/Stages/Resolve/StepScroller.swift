import TutorialGeometry
import TutorialLanguage
import TutorialTour

/// A step whose target is scrolled in, and can be scrolled elsewhere: how much room its callout takes is known only once
/// its words are.
struct StepScroller {
  private let resolved: ResolvedStep
  private let target: Int
  private let wish: ScrollPlan.Wish
  private let check: TargetCheck

  /// Nil where the step scrolls no target.
  init?(_ resolved: ResolvedStep) {
    let isRightToLeft = resolved.snapshot.traits.direction == .rightToLeft
    guard let target = resolved.scrolled, let wish = ScrollPlan.Wish(resolved.step, rightToLeft: isRightToLeft) else {
      return nil
    }
    self.resolved = resolved
    self.target = target
    self.wish = wish
    check = TargetCheck(resolved.snapshot)
  }

  /// What padding and ring take around the target.
  var outsets: EdgeInsets { wish.outsets }

  /// Where the target is scrolled to if a part of the display is left to the callout.
  func result(leaving shares: [ScrollPlan.Share]) -> ScrollPlan.Result {
    var wish = wish
    wish.shares = shares
    return ScrollPlan(resolved.snapshot, wish, check).result(for: target)
  }

  /// Where the target lies then, in global coordinates.
  func frame(_ moves: [ScrollMove]) -> Rect { check.element(target, moves: moves).frame }

  /// Whether an element scrolls along with the target.
  func scrolls(_ element: ResolvedElement) -> Bool {
    guard let innermost = resolved.snapshot.scrollContainers(around: target).first else { return false }
    return resolved.snapshot.scrollContainers(around: element.index).contains(innermost)
  }

  /// How badly the targets are seen there; nil where one of them is not seen at all.
  func flaws(_ moves: [ScrollMove]) -> Int? {
    var flaws = 0
    for target in resolved.targets {
      let index = target.element.index
      let sight = check.sight(of: index, moves: moves)
      let isScrolledIn = !resolved.snapshot.scrollContainers(around: index).isEmpty
      if check.concealment(of: sight, isScrolledIn: isScrolledIn) != nil { return nil }
      flaws += check.impairments(of: sight).reduce(0) { $0 + $1.weight }
    }
    return flaws
  }

  /// The step there.
  func step(_ moves: [ScrollMove], _ shortfall: ScrollShortfall? = nil) -> ResolvedStep {
    resolved.scrolled(by: moves, shortfall) { check.element($0.index, moves: moves) }
  }
}

extension Impairment {
  /// How bad it is beside others.
  fileprivate var weight: Int {
    switch self {
    case .mostlyCovered, .mostlyOffScreen: 2
    case .partlyCovered, .perhapsCovered, .partlyClipped, .partlyOffScreen, .outsideSafeArea: 1
    }
  }
}

extension ResolvedVariant {
  /// Puts a step in its place that is scrolled otherwise, and looks at what its selectors name as it then lies.
  mutating func replace(_ place: Int, by step: ResolvedStep, search: StepSearch) {
    steps[place] = step
    guard let first = selectors.firstIndex(where: { $0.step == step.step.index }) else { return }
    var resolver = SelectorResolver(step.snapshot, step: step.step.index, search: search, after: [])
    for index in selectors[first...].indices {
      guard selectors[index].step == step.step.index else { break }
      selectors[index] = resolver.look(again: selectors[index], for: step)
    }
  }
}
