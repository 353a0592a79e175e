import TutorialNumerics

/// How likely each pair is, where every element is at most one other: each pair's own weight against all sets of pairs
/// that fit together.
///
/// The sets of pairs of a graph of which no two share an element, each as likely as the product of its pairs' odds, are
/// the monomer-dimer model; belief propagation gives its marginals, exactly on trees, and comes to rest on every graph
/// (Bayati, Gamarnik, Katz, Nair and Tetali 2007).
struct MatchMarginals {
  /// A pair that is possible.
  struct Pair {
    var old: Int
    var new: Int
    /// The logarithm of its odds.
    var weight: Double
  }

  /// The likelihood of each pair, in their order.
  static func likelihoods(_ pairs: [Pair], old: Int, new: Int, rounds: Int = 24) -> [Double] {
    let odds = pairs.map { exponential(max(-30, min(30, $0.weight))) }
    let rows = groups(pairs.map(\.old), count: old)
    let columns = groups(pairs.map(\.new), count: new)
    // How likely the old, and the new, element of a pair is free for it.
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

  /// Which pairs each element is in.
  private static func groups(_ members: [Int], count: Int) -> [[Int]] {
    var groups = [[Int]](repeating: [], count: count)
    for (pair, member) in members.enumerated() where groups.indices.contains(member) { groups[member].append(pair) }
    return groups.filter { !$0.isEmpty }
  }

  /// One element's answers to each of its pairs: 1 / (1 + what all other pairs claim of it). Sums of the others are made
  /// from both ends, for a difference would lose a small claim beside a large one.
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
