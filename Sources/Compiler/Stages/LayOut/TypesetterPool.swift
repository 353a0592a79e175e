import TutorialText

/// The typeset callouts, kept from one tutorial to the next: many have the same texts, and all have the same buttons.
///
/// A thread takes a collection while it works on a tutorial, so there are as many collections as threads at work.
///
/// Invariant: the result of typesetting depends only on text, setting and width, and not on who typeset it.
///
/// `@unchecked Sendable`: `lock` guards every access to `free`.
final class TypesetterPool: @unchecked Sendable {
  private let measurer: any TextMeasurer
  private let lock = Lock()
  private var free: [TypesetterCache] = []
  /// A larger collection is dropped, because memory mustn't grow with the project.
  private static let mostCallouts = 2000

  /// Creates an empty pool.
  init(measurer: any TextMeasurer) { self.measurer = measurer }

  /// Calls `body` with a collection that no other thread uses meanwhile.
  func use<Result>(_ body: (inout TypesetterCache) -> Result) -> Result {
    var callouts = lock.locked { free.popLast() } ?? TypesetterCache(measurer)
    let result = body(&callouts)
    if callouts.count <= Self.mostCallouts { lock.locked { free.append(callouts) } }
    return result
  }
}
