import TutorialLanguage
import TutorialSyntax

/// Which selectors of a tutorial fit something in some variant, on some screen of a step that has them.
///
/// A selector is known by where it is written: one of the defaults serves many steps, and is right if it fits on the
/// screen of one. Lives in one thread, for the resolution of one tutorial.
final class SelectorPresence {
  /// What a step does with a selector.
  enum Role {
    /// It highlights the element: without it there is an error.
    case target
    /// It does without, as with `fallback`, `allow` and `avoid`: these may name what only a platform has whose layouts
    /// are not at hand.
    case optional
  }

  private struct Miss {
    let selector: Selector
    let role: Role
    /// Where it was sought first.
    let snapshot: Snapshot
    /// What it would fit there without its `within`.
    let outside: OutsideMatches
    /// All screens on which it was sought.
    var screens: [String]
  }

  private var found: Set<ByteRange> = []
  /// What did not fit when it was sought, in the order of seeking.
  private var misses: [Miss] = []
  private var positions: [ByteRange: Int] = [:]

  /// Whether a selector is known to fit somewhere.
  func isFound(_ selector: Selector) -> Bool { found.contains(selector.range) }

  /// Remembers that a selector fits, or that nobody can tell since a screen is missing.
  func find(_ selector: Selector) { found.insert(selector.range) }

  /// Remembers that a selector fits nothing in a snapshot.
  func miss(_ selector: Selector, as role: Role, in snapshot: Snapshot, outside: OutsideMatches) {
    guard let position = positions[selector.range] else {
      positions[selector.range] = misses.count
      misses.append(
        Miss(selector: selector, role: role, snapshot: snapshot, outside: outside, screens: [snapshot.screen]))
      return
    }
    if !misses[position].screens.contains(snapshot.screen) { misses[position].screens.append(snapshot.screen) }
  }

  /// Whether a selector was sought and fits nowhere.
  func isAbsent(_ selector: Selector) -> Bool {
    positions[selector.range] != nil && !isFound(selector)
  }

  /// A finding for each selector that fits nowhere, as many as anybody reads.
  func findings(_ words: TargetFindings) -> [Diagnostic] {
    misses.lazy.filter { !self.isFound($0.selector) }.prefix(Decoder.maximumFindings).map { miss in
      var diagnostic = words.absent(miss.selector, in: miss.snapshot, outside: miss.outside)
      diagnostic.message += " in any variant"
      if miss.role == .optional { diagnostic.severity = .warning }
      if miss.screens.count > 1 {
        let others = miss.screens.dropFirst().joined(separator: ", ")
        diagnostic.notes.append(.init("nor on the other screens of its steps: \(excerpt(others))"))
      }
      return diagnostic
    }
  }
}

extension Step {
  /// Its selectors that need not fit in every variant, with what it does with them.
  var presences: [(selectors: [Selector], role: SelectorPresence.Role)] {
    [
      (targets.map(\.selector), .target), (fallback, .optional),
      (partial.interaction?.allow?.value ?? [], .optional), (callout?.avoid?.value ?? [], .optional),
    ]
  }
}
