import TutorialLanguage
import TutorialSides

/// Reads the content of screens, once for a whole build, and of scrolled screens once for each scroll position.
///
/// Invariant: the result depends only on a snapshot and its scroll position. An entry retains its snapshot, so that no
/// other snapshot can reuse its address.
final class ScreenReader: Sendable {
  /// Screens as captured, shared by tutorials.
  private let captured = OnceCache<ObjectIdentifier, ScreenWords>()

  /// Returns the content of a step's screen at its scroll position.
  ///
  /// - Parameter scrolled: the cache of the screens that a variant's steps scroll.
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

/// The content of the screens that a variant's steps scroll. No other tutorial shares these.
struct ScrolledScreens {
  fileprivate struct View: Hashable {
    let snapshot: ObjectIdentifier
    let scrolling: [ScrollMove]
  }

  fileprivate var known: [View: ScreenWords] = [:]
}

extension ScreenWords {
  /// Reads the content of a step's screen.
  fileprivate init(_ step: ResolvedStep) {
    let check = TargetCheck(step.snapshot)
    self.init(step.snapshot) { check.visiblePart(of: $0, moves: step.scrolling) }
  }
}
