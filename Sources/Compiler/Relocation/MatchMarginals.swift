import TutorialNumerics

/// Computes the probability of each pair if every element has at most one partner.
///
/// The matchings of a graph, each weighted by the product of its pairs' odds, form the monomer-dimer model. Belief
/// propagation computes its marginals: exactly on trees, and it converges on every graph (Bayati, Gamarnik, Katz, Nair
/// and Tetali 2007).
struct MatchMarginals {
  /// A possible pair.
  struct Pair {
    var old: Int
    var new: Int
    /// The log odds.
    var weight: Double
  }

  /// Returns the probability of each pair, in order.
  static func likelihoods(_ pairs: [Pair], old: Int, new: Int, rounds: Int = 24) -> [Double] {
    let odds = pairs.map { exponential(max(-30, min(30, $0.weight))) }
    let rows = groups(pairs.map(\.old), count: old)
    let columns = groups(pairs.map(\.new), count: new)
    // The probabilities that the old and the new element of a pair are free for it.
    var oldFree = [Double](repeating: 1, count: pairs.count)
    var newFree = oldFree
    for _ in 0..<rounds {
      for row in rows { update(&oldFree, row, odds, newFree) }
      for column in columns { update(&newFree, column, odds, oldFree) }
    }
    return pairs.indices.map { pair in
      let product = odds[pair] * oldFree[pair] * newFree[pair]
      return product / (1 + product)
    }
  }

  /// Returns the pairs of each element.
  private static func groups(_ members: [Int], count: Int) -> [[Int]] {
    var groups = [[Int]](repeating: [], count: count)
    for (pair, member) in members.enumerated() where groups.indices.contains(member) { groups[member].append(pair) }
    return groups.filter { !$0.isEmpty }
  }

  /// Updates an element's messages to its pairs: 1 / (1 + the sum of all other pairs' claims).
  ///
  /// The sums are built from both ends, because subtracting would lose a small claim beside a large one.
  private static func update(_ free: inout [Double], _ group: [Int], _ odds: [Double], _ other: [Double]) {
    var before = 1.0
    for pair in group {
      free[pair] = before
      before += odds[pair] * other[pair]
    }
    var behind = 0.0
    for pair in group.reversed() {
      free[pair] = 1 / (free[pair] + behind)
      behind += odds[pair] * other[pair]
    }
  }
}
