import TutorialSyntax

/// Proposes the nearest of many names, for a limited number of times: comparing every wrong name with every right one
/// would take hours on a hostile file.
package struct Suggestions {
  private let names: () -> [String]
  private lazy var candidates = names()
  private var remaining = 50

  /// Proposals among the first thousand of `candidates`, which are looked at when the first is asked for.
  package init(_ candidates: some Sequence<String>) {
    names = { Array(candidates.prefix(1000)) }
  }

  /// The name that was most likely meant, if one is near.
  package mutating func nearest(to name: String) -> String? {
    guard remaining > 0 else { return nil }
    remaining -= 1
    return nearestName(to: name, among: candidates)
  }
}
