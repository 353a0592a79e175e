import TutorialLanguage
import TutorialSyntax

/// The screens and variants that lack the selectors that fail somewhere.
///
/// A selector is identified by its location: one of the defaults serves many steps and is right if it matches on the
/// screen of one of them.
struct SelectorPresence {
  /// A selector that matches on no screen.
  struct Absence {
    /// The result at the first place where it was looked for.
    let first: SelectorResult
    /// All screens on which it was looked for, in that order.
    fileprivate(set) var screens: [String]
  }

  private struct Place: Hashable {
    let selector: ByteRange
    let screen: String
  }

  /// The number of variants in which a selector was looked for on a screen, and of those that have it.
  private struct Tally {
    var having = 0
    var seeking = 0
    var lastVariant: Int?
  }

  private var tallies: [Place: Tally] = [:]
  private var absences: [Absence] = []
  private var positions: [ByteRange: Int] = [:]
  private var found: Set<ByteRange> = []

  /// Combines the outcomes of all variants.
  init(_ variants: [ResolvedVariant]) {
    var missing: Set<ByteRange> = []
    for variant in variants {
      for result in variant.selectors where result.outcome.isAbsent { missing.insert(result.selector.range) }
    }
    guard !missing.isEmpty else { return }
    for (number, variant) in variants.enumerated() {
      for result in variant.selectors where missing.contains(result.selector.range) { count(result, in: number) }
    }
  }

  private mutating func count(_ result: SelectorResult, in variant: Int) {
    let range = result.selector.range
    guard let screen = result.snapshot?.screen else {
      // The contents of a missing screen are unknown.
      found.insert(range)
      return
    }
    let place = Place(selector: range, screen: screen)
    if tallies[place]?.lastVariant != variant {
      tallies[place, default: Tally()].lastVariant = variant
      tallies[place]?.seeking += 1
      if !result.outcome.isAbsent { tallies[place]?.having += 1 }
    }
    guard result.role.isSoughtEverywhere else { return }
    guard result.outcome.isAbsent else {
      found.insert(range)
      return
    }
    guard let position = positions[range] else {
      positions[range] = absences.count
      absences.append(Absence(first: result, screens: [screen]))
      return
    }
    if !absences[position].screens.contains(screen) { absences[position].screens.append(screen) }
  }

  /// Returns true if a selector was looked for and matches nowhere.
  func isAbsent(_ selector: Selector) -> Bool {
    positions[selector.range] != nil && !found.contains(selector.range)
  }

  /// The selectors that match nowhere, in the order of the file.
  var absentSelectors: [Absence] {
    absences.filter { isAbsent($0.first.selector) }.sorted {
      $0.first.selector.range.start < $1.first.selector.range.start
    }
  }

  /// Returns the number of variants whose screen has the selector's element, and of those in which it was looked for.
  func tally(of result: SelectorResult) -> (having: Int, seeking: Int) {
    let tally =
      result.snapshot.flatMap { tallies[Place(selector: result.selector.range, screen: $0.screen)] } ?? Tally()
    return (tally.having, tally.seeking)
  }
}
