/// What a lock keeps of an element: no frames, and nothing of the rest of its screen.
package struct ElementFingerprint: Sendable, Hashable {
  /// The id that the app's own code gives.
  package var nativeID: String?
  /// The kind of element.
  package var type: String?
  /// What a screen reader says.
  package var label: String?
  /// What can be read on it.
  package var text: String?
  /// The name (own id, label or text) of the nearest element around it that has one.
  package var ancestor: String?
  /// Which of its likes it was in the order of the screen, 0 for the first: of the elements with the same id, type,
  /// label, text and ancestor.
  package var ordinal: Int
  /// How many likes there were, itself included.
  package var likes: Int

  /// A fingerprint.
  package init(
    nativeID: String? = nil, type: String? = nil, label: String? = nil, text: String? = nil, ancestor: String? = nil,
    ordinal: Int = 0, likes: Int = 1
  ) {
    self.nativeID = nativeID
    self.type = type
    self.label = label
    self.text = text
    self.ancestor = ancestor
    self.ordinal = ordinal
    self.likes = likes
  }
}

extension Relocation {
  /// Finds elements of which only fingerprints are known, each by itself: two fingerprints may be of one element.
  ///
  /// Of several that are equally like it none is found, whatever its ordinal says: that a list has kept its order cannot
  /// be seen from a fingerprint. The one at the ordinal is listed first.
  package static func outcomes(of fingerprints: [ElementFingerprint], in screen: ScreenSketch) -> [RelocationOutcome] {
    let old = fingerprints.map { print in
      ElementSketch(
        nativeID: print.nativeID, type: print.type, label: print.label, text: print.text,
        surroundings: print.ancestor.map { ElementSketch.Surroundings(ancestor: $0) })
    }
    var table = WordTable()
    let comparison = PairComparison(
      ScreenTraits(ScreenSketch(elements: old, isWhole: false), &table), ScreenTraits(screen, &table))
    // What is shared tells of languages and builds only where there is a screen on both sides.
    let pairs = Pairs(comparison, weights: EvidenceWeights(ids: nil, texts: nil))
    return pairs.separate(fingerprints)
  }
}

extension Relocation.Pairs {
  /// What became of each fingerprint, where they do not compete.
  fileprivate func separate(_ fingerprints: [ElementFingerprint]) -> [RelocationOutcome] {
    var rows = [[Int]](repeating: [], count: fingerprints.count)
    for (pair, entry) in weighted.enumerated() { rows[entry.old].append(pair) }
    return zip(fingerprints, rows).enumerated().map { place, both in
      let (print, row) = both
      // Alone in its row and column, each pair answers to what the others of its row come to, and to nothing else.
      let likelihoods = MatchMarginals.likelihoods(
        row.enumerated().map { .init(old: 0, new: $0, weight: weighted[$1].weight) }, old: 1, new: row.count)
      let best = zip(row, likelihoods).filter { $1 >= Relocation.floor }
        .sorted { ($0.1, weighted[$1.0].new) > ($1.1, weighted[$0.0].new) }
      let found = outcome(of: place, Self.preferring(print.ordinal, best))
      // Where there were several, the one that is left may be another of them.
      if case .found(let candidate) = found, print.likes > 1 { return .candidates([candidate]) }
      return found
    }
  }

  /// Of those that are equally likely and likeliest, the one at the ordinal comes first.
  private static func preferring(_ ordinal: Int, _ best: [(Int, Double)]) -> [(Int, Double)] {
    guard let first = best.first else { return best }
    let likes = best.prefix { $0.1 >= first.1 * 0.999_999 }.count
    guard likes > 1, ordinal > 0, ordinal < likes else { return best }
    return [best[ordinal]] + best[..<ordinal] + best[(ordinal + 1)...]
  }
}
