package import TutorialSystem

/// Where one thread puts the pages up and another one serves them. To be used from any thread.
package final class Bulletin: Sendable {
  private let board: Guarded<Site>
  /// Is called when there is another site.
  let wake: Wake

  /// A board with a first site.
  package init(_ site: Site) throws(SystemError) {
    board = Guarded(site)
    wake = try Wake()
  }

  /// What there is now.
  package var site: Site { board.withLock { $0 } }

  /// Puts up another site.
  package func publish(_ site: Site) {
    board.withLock { $0 = site }
    wake.call()
  }
}
