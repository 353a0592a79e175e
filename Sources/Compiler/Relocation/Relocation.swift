/// Finds the elements of a screen on a later version of it.
///
/// Pairs of elements with something in common are compared property by property, which gives the odds that the two are
/// the same. `MatchMarginals` turns these into probabilities, given that no element has two partners. Pairs that are
/// certain then add evidence about the rest: elements that moved along, descendants, and elements between two of them.
/// With these the probabilities are computed anew.
package struct Relocation: Sendable {
  /// The smallest probability of an element that counts as found.
  package static let line = 0.9
  /// The largest number of listed candidates.
  package static let listLength = 5
  /// The smallest probability of a listed candidate.
  static let floor = 0.05
  /// The smallest probability of a pair that adds evidence about others.
  private static let anchorLine = 0.9
  /// The number of rounds with evidence from relocated elements.
  static let rounds = 2

  private let outcomes: [RelocationOutcome]

  /// Finds all elements of a screen on another one.
  package init(of old: ScreenSketch, in new: ScreenSketch) {
    var table = TextInterner()
    let comparison = PairComparison(ScreenTraits(old, &table), ScreenTraits(new, &table))
    let share = comparison.newCounts.share(of: comparison.oldCounts)
    var pairs = Pairs(comparison, weights: EvidenceWeights(ids: share.ids, texts: share.texts))
    var likelihoods: [Double] = []
    for round in 0...Self.rounds {
      let images = round == 0 ? [Int?](repeating: nil, count: old.elements.count) : pairs.images(likelihoods)
      let anchors = FoundAnchors(comparison, images: images, isWhole: old.isWhole && new.isWhole)
      pairs.weigh(anchors)
      likelihoods = MatchMarginals.likelihoods(pairs.weighted, old: old.elements.count, new: new.elements.count)
    }
    outcomes = pairs.outcomes(likelihoods)
  }

  /// Returns the outcome of an element of the old screen, by index. An invalid index is gone.
  package func outcome(of place: Int) -> RelocationOutcome {
    outcomes.indices.contains(place) ? outcomes[place] : .gone
  }

  /// The pairs that are compared.
  struct Pairs {
    private let oldCount: Int
    private let newCount: Int
    private let weights: EvidenceWeights
    private(set) var evidence: [PairEvidence] = []
    private(set) var weighted: [MatchMarginals.Pair] = []
    private var isPicked: [Bool] = []
    private var isCrowded: [Bool]

    /// The largest number of pairs kept for an element, and the largest distance of their weights from the best.
    private static let limit = 24
    private static let span = 14.0

    init(_ comparison: PairComparison, weights: EvidenceWeights) {
      oldCount = comparison.old.count
      newCount = comparison.new.count
      self.weights = weights
      let search = CandidateSearch(comparison.old, comparison.new)
      isCrowded = []
      for place in 0..<oldCount {
        let candidates = search.candidates(of: place)
        isCrowded.append(candidates.isCrowded)
        var row = candidates.places.map { other in
          let evidence = comparison.evidence(place, other)
          return (place: other, evidence: evidence, weight: weights.sum(evidence))
        }
        let best = row.map(\.weight).max() ?? 0
        row.removeAll { $0.weight < best - Self.span }
        row.sort { ($0.weight, $1.place) > ($1.weight, $0.place) }
        for entry in row.prefix(Self.limit) {
          evidence.append(entry.evidence)
          weighted.append(.init(old: place, new: entry.place, weight: entry.weight))
          isPicked.append(candidates.picked.contains(entry.place))
        }
      }
    }

    mutating func weigh(_ anchors: FoundAnchors) {
      let expected = (0..<oldCount).map(anchors.expectation)
      for pair in weighted.indices {
        let (old, new) = (weighted[pair].old, weighted[pair].new)
        anchors.complete(&evidence[pair], old, new, expected: expected[old])
        weighted[pair].weight = weights.sum(evidence[pair])
      }
    }

    /// Returns the new index of each element that was found with certainty.
    func images(_ likelihoods: [Double]) -> [Int?] {
      var images = [Int?](repeating: nil, count: oldCount)
      for (pair, likelihood) in zip(weighted, likelihoods) where likelihood >= Relocation.anchorLine {
        images[pair.old] = pair.new
      }
      return images
    }

    func outcomes(_ likelihoods: [Double]) -> [RelocationOutcome] {
      var rows = [[Int]](repeating: [], count: oldCount)
      for (pair, likelihood) in likelihoods.enumerated() where likelihood >= Relocation.floor {
        rows[weighted[pair].old].append(pair)
      }
      return rows.enumerated().map { place, row in
        let ordered = row.sorted { (likelihoods[$0], weighted[$1].new) > (likelihoods[$1], weighted[$0].new) }
        return outcome(of: place, ordered.map { ($0, likelihoods[$0]) })
      }
    }

    /// Returns the outcome of an element, given its pairs with their probabilities, likeliest first.
    func outcome(of place: Int, _ ordered: [(pair: Int, likelihood: Double)]) -> RelocationOutcome {
      guard let best = ordered.first else { return isCrowded[place] ? .crowded : .gone }
      if isPicked[best.pair] { return .crowded }
      let candidates = ordered.prefix(Relocation.listLength).map { pair, likelihood in
        RelocationCandidate(place: weighted[pair].new, confidence: likelihood)
      }
      return best.likelihood >= Relocation.line && candidates.count > 0
        ? .found(candidates[0]) : .candidates(candidates)
    }
  }
}
