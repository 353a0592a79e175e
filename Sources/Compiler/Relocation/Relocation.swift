/// Finds the elements of a screen again on a later state of it.
///
/// Every pair of elements that have something in common is compared property by property, which gives odds that the two
/// are one. What each pair's odds come to among all others, where no element can be two, is how sure it is
/// (`MatchMarginals`). What is sure then tells of the rest: what moved with it, what is in it, what stands between two of
/// it. That is weighed in, and all is looked at once more.
package struct Relocation: Sendable {
  /// What an element has to come to before it is said to have been found.
  package static let line = 0.9
  /// How many candidates are listed.
  package static let listLength = 5
  /// What a candidate has to come to before it is listed.
  static let floor = 0.05
  /// How sure a pair is from which others take their bearings.
  private static let anchorLine = 0.9
  /// How many rounds take their bearings from what was found.
  static let rounds = 2

  private let outcomes: [RelocationOutcome]

  /// Finds all elements of a screen on another one.
  package init(of old: ScreenSketch, in new: ScreenSketch) {
    var table = WordTable()
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

  /// What became of an element of the old screen, by its place there. What is no place there is gone.
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

    /// How many pairs are kept of an element, and how far below its best they may be.
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

    /// Where each element was found that was found for sure.
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

    /// What to say of an element, by its pairs and how likely they are, the likeliest first.
    func outcome(of place: Int, _ ordered: [(pair: Int, likelihood: Double)]) -> RelocationOutcome {
      guard let best = ordered.first else { return isCrowded[place] ? .crowded : .gone }
      if isPicked[best.pair] { return .crowded }
      let candidates = ordered.prefix(Relocation.listLength).map { pair, likelihood in
        RelocationCandidate(
          place: weighted[pair].new, confidence: likelihood, agreement: evidence[pair].agreement)
      }
      return best.likelihood >= Relocation.line && candidates.count > 0
        ? .found(candidates[0]) : .candidates(candidates)
    }
  }
}
