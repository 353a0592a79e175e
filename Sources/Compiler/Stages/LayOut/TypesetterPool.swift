import TutorialText

/// The callouts that have been set, kept from one tutorial to the next: many say the same, all buttons do.
///
/// Each thread takes a collection for as long as it works on a tutorial, so there are as many as threads at work.
/// Invariant: what is set depends on words, setting and width alone, so it does not matter who set it.
/// `@unchecked Sendable`: `free` is touched under `lock` only.
final class TypesetterPool: @unchecked Sendable {
  private let measurer: any TextMeasurer
  private let lock = Lock()
  private var free: [TypesetCallouts] = []
  /// A collection of more callouts than this is dropped: memory must not grow with the project.
  private static let mostCallouts = 2000

  /// Nothing set yet.
  init(measurer: any TextMeasurer) { self.measurer = measurer }

  /// What `body` makes with a collection that nobody else has meanwhile.
  func use<Result>(_ body: (inout TypesetCallouts) -> Result) -> Result {
    var callouts = lock.locked { free.popLast() } ?? TypesetCallouts(measurer)
    let result = body(&callouts)
    if callouts.count <= Self.mostCallouts { lock.locked { free.append(callouts) } }
    return result
  }
}
