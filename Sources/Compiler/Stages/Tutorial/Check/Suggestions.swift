/// Proposes the nearest of many names, for a limited number of times: comparing every wrong name with every right one
/// would take hours on a hostile file.
struct Suggestions {
  private let candidates: [String]
  private var remaining = 50

  /// Proposals among the first thousand of `candidates`.
  init(_ candidates: some Sequence<String>) {
    self.candidates = Array(candidates.prefix(1000))
  }

  /// The name that was most likely meant, if one is near.
  mutating func nearest(to name: String) -> String? {
    guard remaining > 0 else { return nil }
    remaining -= 1
    return nearestName(to: name, among: candidates)
  }
}
