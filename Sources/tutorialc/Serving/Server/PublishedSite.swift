package import TutorialSystem

/// Passes the site from the thread that builds it to the thread that serves it. It's safe to use from any thread.
package final class PublishedSite: Sendable {
  private let board: Guarded<Site>
  /// The wake that is called for each new site.
  let wake: WakeUpPipe

  /// Makes a bulletin with a first site.
  package init(_ site: Site) throws(SystemError) {
    board = Guarded(site)
    wake = try WakeUpPipe()
  }

  /// The current site.
  package var site: Site { board.withLock { $0 } }

  /// Replaces the site.
  package func publish(_ site: Site) {
    board.withLock { $0 = site }
    wake.signal()
  }
}
