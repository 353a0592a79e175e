import TutorialGeometry
package import TutorialLanguage
import TutorialSelectors
package import TutorialSyntax

/// Tries selectors on screens, as the compiler does. Lives in one thread, and no longer than the screens.
package final class SelectorTrials {
  private let search: ElementSearch
  private var matchers: [ObjectIdentifier: SelectorMatcher] = [:]
  /// What tells selectors of ours apart, which stand in no file: matchers know selectors by their place.
  private var nextRange: UInt32 = 0

  /// Trials that may take so much.
  package init(_ budget: Budget) {
    search = ElementSearch(budget)
  }

  /// Whether there is nothing left to spend: nothing is found from there on.
  package var isExceeded: Bool { search.isExceeded }

  /// The element that a selector names on a screen: the only one, or the only one that is shown; nil where there is none
  /// or there are several.
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

  /// All elements that a selector fits, in document order.
  package func candidates(_ selector: Selector, on snapshot: Snapshot) -> [Int] {
    let key = ObjectIdentifier(snapshot)
    var matcher = matchers[key] ?? SelectorMatcher(snapshot, search: search)
    // What a matcher remembers is not copied while it is changed.
    matchers[key] = nil
    defer { matchers[key] = matcher }
    return matcher.candidates(selector)
  }

  /// A selector of these conditions that no other has the place of.
  package func selector(_ terms: [Selector.Term]) -> Selector {
    Selector(range: range(), terms: terms.map { Located($0, range()) })
  }

  /// A place that nothing else has.
  package func range() -> ByteRange {
    nextRange &+= 1
    return ByteRange(nextRange, nextRange)
  }
}
