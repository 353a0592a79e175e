/// How much each agreement and each difference speaks for two elements being one, as the logarithm of how much likelier it
/// is among elements that are one than among any two.
struct EvidenceWeights {
  /// For each property a weight for each level: absent, onesided, different, faint, similar, close, equal, unique.
  private static let table: [PairEvidence.Property: [Double]] = [
    .nativeID: [0, -0.5, -2.0, -0.5, 0.8, 2.0, 3.5, 6.0],
    .text: [0, -1.2, -2.5, -0.8, 1.2, 2.5, 4.0, 5.5],
    .value: [0, -0.2, -0.3, 0, 0.4, 0.6, 1.0, 1.0],
    .type: [0, 0, -2.0, -1.0, -0.3, 0.5, 1.0, 1.0],
    .address: [0, -0.5, -1.5, 0, 1.5, 2.0, 3.0, 4.5],
    .name: [0, -0.3, -2.0, -0.5, 0.5, 1.5, 3.0, 3.0],
    .classes: [0, -0.2, -0.8, 0, 0.5, 1.0, 1.2, 1.2],
    .words: [0, -0.2, -0.8, 0, 0.8, 1.2, 2.0, 2.0],
    .path: [0, -0.3, -0.8, 0, 0.8, 1.2, 2.2, 2.2],
    .ancestor: [0, -0.2, -0.4, 0, 0, 0, 1.2, 1.2],
    .contents: [0, -1.0, -2.0, 0.2, 1.2, 2.0, 3.5, 3.5],
    .nearby: [0, -0.2, -0.7, 0, 0.6, 1.2, 1.8, 1.8],
    .size: [0, 0, -1.5, -0.6, 0.2, 0.6, 1.0, 1.0],
    .place: [0, 0, -1.2, -0.4, 0.3, 1.0, 1.8, 1.8],
    .parent: [0, 0, -1.5, 0, 0, 0, 1.8, 1.8],
    .order: [0, 0, -1.5, 0, 0, 0.5, 1.2, 2.5],
  ]
  /// What has to be outweighed: how unlikely it is that any two elements are one.
  private static let prior = 4.0

  private let weights: [[Double]]

  /// The weights for two screens.
  ///
  /// - Parameters:
  ///   - ids: how much of the old screen's ids is on the new one. Where there is hardly any, ids were made anew, and
  ///     that one differs says nothing.
  ///   - texts: the same for texts, which a translation changes.
  init(ids: Double?, texts: Double?) {
    weights = PairEvidence.Property.allCases.map { property in
      let row = Self.table[property] ?? []
      switch property {
      case .nativeID: return Self.damped(row, ids)
      case .text, .contents, .nearby, .ancestor: return Self.damped(row, texts)
      default: return row
      }
    }
  }

  /// What speaks against a pair, weakened where the property has hardly been kept anywhere.
  private static func damped(_ row: [Double], _ share: Double?) -> [Double] {
    guard let share, share < 0.3 else { return row }
    return row.map { $0 < 0 ? $0 * (share / 0.3) : $0 }
  }

  /// The logarithm of the odds that the two are one, if there were no others.
  func sum(_ evidence: PairEvidence) -> Double {
    var sum = -Self.prior
    for (place, level) in evidence.levels.enumerated() {
      guard weights.indices.contains(place) else { continue }
      let row = weights[place]
      if row.indices.contains(Int(level.rawValue)) { sum += row[Int(level.rawValue)] }
    }
    return sum
  }
}
