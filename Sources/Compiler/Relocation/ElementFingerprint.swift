/// The traits of an element in a lock: no frames, and nothing about the rest of its screen.
package struct ElementFingerprint: Sendable, Hashable {
  /// The id from the app's code.
  package var nativeID: String?
  /// The kind of element.
  package var type: String?
  /// The accessible name, which a screen reader speaks.
  package var label: String?
  /// The visible text.
  package var text: String?
  /// The name (own id, label or text) of the nearest ancestor with one.
  package var ancestor: String?
  /// The position among similar elements in the screen's order, from 0.
  ///
  /// These have the same id, type, label, text and ancestor.
  package var ordinal: Int
  /// The number of similar elements, including itself.
  package var lookalikes: Int

  /// Creates a fingerprint.
  package init(
    nativeID: String? = nil, type: String? = nil, label: String? = nil, text: String? = nil, ancestor: String? = nil,
    ordinal: Int = 0, lookalikes: Int = 1
  ) {
    self.nativeID = nativeID
    self.type = type
    self.label = label
    self.text = text
    self.ancestor = ancestor
    self.ordinal = ordinal
    self.lookalikes = lookalikes
  }
}

extension Relocation {
  /// Finds elements by their fingerprints, each independently: two fingerprints may belong to one element.
  ///
  /// If several elements match equally well, none counts as found, regardless of the ordinal, because a fingerprint
  /// doesn't tell if a list has kept its order. The one at the ordinal is listed first.
  package static func outcomes(of fingerprints: [ElementFingerprint], in screen: ScreenSketch) -> [RelocationOutcome] {
    let old = fingerprints.map { print in
      ElementSketch(
        nativeID: print.nativeID, type: print.type, label: print.label, text: print.text,
        surroundings: print.ancestor.map { ElementSketch.Surroundings(ancestor: $0) })
    }
    var table = TextInterner()
    let comparison = PairComparison(
      ScreenTraits(ScreenSketch(elements: old, isWhole: false), &table), ScreenTraits(screen, &table))
    // The share of kept ids and texts tells about languages and builds only with a full screen on both sides.
    let pairs = Pairs(comparison, weights: EvidenceWeights(ids: nil, texts: nil))
    return pairs.separate(fingerprints)
  }
}

extension Relocation.Pairs {
  /// Returns the outcome of each fingerprint, without competition between them.
  fileprivate func separate(_ fingerprints: [ElementFingerprint]) -> [RelocationOutcome] {
    var rows = [[Int]](repeating: [], count: fingerprints.count)
    for (pair, entry) in weighted.enumerated() { rows[entry.old].append(pair) }
    return zip(fingerprints, rows).enumerated().map { place, both in
      let (print, row) = both
      // Each pair competes only with the other pairs of its fingerprint.
      let likelihoods = MatchMarginals.likelihoods(
        row.enumerated().map { .init(old: 0, new: $0, weight: weighted[$1].weight) }, old: 1, new: row.count)
      let best = zip(row, likelihoods).filter { $1 >= Relocation.floor }
        .sorted { ($0.1, weighted[$1.0].new) > ($1.1, weighted[$0.0].new) }
      let found = outcome(of: place, Self.preferring(print.ordinal, best))
      // If there were several similar elements, the remaining one may be another of them.
      if case .found(let candidate) = found, print.lookalikes > 1 { return .candidates([candidate]) }
      return found
    }
  }

  /// Moves the element at the ordinal to the front of the equally likely best ones.
  private static func preferring(_ ordinal: Int, _ best: [(Int, Double)]) -> [(Int, Double)] {
    guard let first = best.first else { return best }
    let lookalikes = best.prefix { $0.1 >= first.1 * 0.999_999 }.count
    guard lookalikes > 1, ordinal > 0, ordinal < lookalikes else { return best }
    return [best[ordinal]] + best[..<ordinal] + best[(ordinal + 1)...]
  }
}
