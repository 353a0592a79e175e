import TutorialGeometry
package import TutorialLanguage
import TutorialSelectors
package import TutorialSyntax

/// Tries selectors on screens with the compiler's own resolution.
///
/// An instance belongs to one thread, and must not outlive the screens.
package final class SelectorTrials {
  private let search: ElementSearch
  private var matchers: [ObjectIdentifier: SelectorMatcher] = [:]
  /// The next unused range. Matchers cache by range, so each selector made here, which is in no file, needs its own.
  private var nextRange: UInt32 = 0

  /// Trials that spend at most this budget.
  package init(_ budget: Budget) {
    search = ElementSearch(budget)
  }

  /// True if the budget is spent: from then on nothing is found.
  package var isExceeded: Bool { search.isExceeded }

  /// The element that a selector names on a screen: the only match, or the only visible one.
  ///
  /// Returns nil if there is none, or if there are several.
  package func element(_ selector: Selector, on snapshot: Snapshot) -> Int? {
    var candidates = candidates(selector, on: snapshot)
    guard candidates.count > 1 else { return candidates.first }
    candidates = candidates.filter { index in
      switch snapshot.elements.visibility(index) {
      case .hidden, .gone, .transparent: false
      default: !snapshot.elements.isSolved(index) || !snapshot.elements.globalFrame(index).isEmpty
      }
    }
    return candidates.count == 1 ? candidates.first : nil
  }

  /// All elements that a selector matches, in document order.
  package func candidates(_ selector: Selector, on snapshot: Snapshot) -> [Int] {
    let key = ObjectIdentifier(snapshot)
    var matcher = matchers[key] ?? SelectorMatcher(snapshot, search: search)
    // Removes the matcher from the dictionary first, so that its cache isn't copied on write.
    matchers[key] = nil
    defer { matchers[key] = matcher }
    return matcher.candidates(selector)
  }

  /// A selector with these conditions and a range of its own.
  package func selector(_ terms: [Selector.Term]) -> Selector {
    Selector(range: range(), terms: terms.map { Located($0, range()) })
  }

  /// A range that is not yet in use.
  package func range() -> ByteRange {
    nextRange &+= 1
    return ByteRange(nextRange, nextRange)
  }
}
