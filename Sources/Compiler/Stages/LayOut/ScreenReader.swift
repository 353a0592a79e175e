import TutorialLanguage
import TutorialSides

/// What there is to read on screens, each looked at once for a whole build; those that a step scrolls once for each way in
/// which steps do.
///
/// Invariant: it depends on a snapshot and the scrolling alone. What is kept holds its snapshot, so that no other takes
/// its place.
final class ScreenReader: Sendable {
  /// Screens as they were captured, which tutorials share.
  private let captured = OnceCache<ObjectIdentifier, ScreenWords>()

  /// Nothing looked at yet.
  init() {}

  /// What there is to read on a step's screen, as it is scrolled there.
  ///
  /// - Parameter scrolled: the same of screens that the steps of a variant scroll.
  func words(on step: ResolvedStep, among scrolled: inout ScrolledScreens) -> ScreenWords {
    if step.scrolling.isEmpty {
      return captured.value(for: ObjectIdentifier(step.snapshot)) { ScreenWords(step) }
    }
    let view = ScrolledScreens.View(snapshot: ObjectIdentifier(step.snapshot), scrolling: step.scrolling)
    if let words = scrolled.known[view] { return words }
    let words = ScreenWords(step)
    scrolled.known[view] = words
    return words
  }
}

/// What there is to read on the screens that the steps of a variant scroll: no other tutorial scrolls so.
struct ScrolledScreens {
  fileprivate struct View: Hashable {
    let snapshot: ObjectIdentifier
    let scrolling: [ScrollMove]
  }

  fileprivate var known: [View: ScreenWords] = [:]
}

extension ScreenWords {
  /// What there is to read on a step's screen.
  fileprivate init(_ step: ResolvedStep) {
    let check = TargetCheck(step.snapshot)
    self.init(step.snapshot) { check.visiblePart(of: $0, moves: step.scrolling) }
  }
}
