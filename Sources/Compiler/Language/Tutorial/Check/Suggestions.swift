import TutorialSyntax

/// Proposes the nearest of many names, a limited number of times.
///
/// Comparing every wrong name with every right one would take hours on a hostile file.
package struct Suggestions {
  private let names: () -> [String]
  private lazy var candidates = names()
  private var remaining = 50

  /// Proposals among the first thousand of `candidates`, which are read at the first request.
  package init(_ candidates: some Sequence<String>) {
    names = { Array(candidates.prefix(1000)) }
  }

  /// The most likely name, or nil if none is near.
  package mutating func nearest(to name: String) -> String? {
    guard remaining > 0 else { return nil }
    remaining -= 1
    return nearestName(to: name, among: candidates)
  }
}
