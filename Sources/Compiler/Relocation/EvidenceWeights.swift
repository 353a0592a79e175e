/// The weights of evidence that two elements are the same.
///
/// A weight is a log-likelihood ratio: the logarithm of how much likelier an observation is for a true pair than for an
/// arbitrary one.
struct EvidenceWeights {
  /// For each property, the weights by level.
  ///
  /// The levels are absent, onesided, different, faint, similar, close, equal, unique, telling. If the last one is
  /// missing, the level doesn't occur.
  private static let table: [PairEvidence.Property: [Double]] = [
    .nativeID: [0, 0.5, -2.1, -0.5, 1.1, 2.2, 3.4, 7],
    .text: [0, -1.2, -1.9, -0.7, 1.5, 2.3, 3.5, 5.5, 6.5],
    .value: [0, 0, -0.3, 0, 0.4, 0.6, 0.7, 1],
    .type: [0, 0, -0.5, -0.5, -0.4, 0.5, 0.9, 1],
    .address: [0, -0.2, -1.2, 0, 1.5, 2, 2.9, 4.3],
    .name: [0, -0.5, -2, -0.5, 0.5, 1.5, 3, 3],
    .classes: [0, 0, -0.4, 0.6, 0.6, 1, 1.3, 1.3],
    .words: [0, 0.9, -0.8, 0, 0.8, 1.2, 1.8, 2],
    .path: [0, -0.4, 0, 0, 0.8, 1, 2.2, 2.2],
    .ordinals: [0, 0, -0.9, 0, 0.2, 0.2, 0.4, 0.8],
    .ancestor: [0, 0.7, 0, 0, 0, 0, 0.9, 1.2],
    .contents: [0, -1.1, -2.1, 0.2, 1.2, 2, 3.5, 3.5],
    .nearby: [0, 0, -0.3, 0.3, 0.4, 1.3, 1.8, 1.8],
    .row: [0, -0.2, -1.4, -0.2, 0.5, 1.1, 2.1, 2.2],
    .size: [0, 0, -1.4, -0.4, 0.2, 0.7, 0.9, 1],
    .place: [0, 0, -1.7, 0, 0.2, 1.3, 1.9, 1.9],
    .parent: [0, 0, -1.3, 0, 0, 0, 1.6, 1.8],
    .order: [0, 0, -1.4, 0, 0, 0, 1.7, 2.6],
    .kin: [0, 0, -0.8, 0, 0.2, 0.8, 1.8, 1.8],
  ]
  /// The prior log odds against two arbitrary elements being the same.
  private static let prior = 2.7
  /// The largest weight of all position properties that counts in full.
  ///
  /// Without properties of its own an element isn't found.
  private static let positionLimit = 3.0

  /// The largest weight of a doubtful pair, which is listed but never found.
  private static let doubtLimit = 1.5
  /// The smallest factor for damped weights.
  private static let dampingFloor = 0.4

  private let weights: [[Double]]

  /// Creates the weights for two screens.
  ///
  /// - Parameters:
  ///   - ids: the share of the old screen's ids that the new one has. If it is tiny, ids were regenerated, and a
  ///     different one means little.
  ///   - texts: the share of kept texts, which is small after a translation.
  init(ids: Double?, texts: Double?) {
    weights = PairEvidence.Property.allCases.map { property in
      let row = Self.table[property] ?? []
      switch property {
      case .nativeID: return Self.damped(row, ids)
      case .text, .contents, .nearby, .row, .ancestor: return Self.damped(row, texts)
      default: return row
      }
    }
  }

  /// Returns the weights with negative ones reduced if hardly any value of the property was kept.
  private static func damped(_ row: [Double], _ share: Double?) -> [Double] {
    guard let share, share < 0.3 else { return row }
    return row.map { $0 < 0 ? $0 * max(dampingFloor, share / 0.3) : $0 }
  }

  /// Returns the log odds that the two are the same, without competing pairs.
  func sum(_ evidence: PairEvidence) -> Double {
    var own = -Self.prior
    var position = 0.0
    for property in PairEvidence.Property.allCases {
      let level = Int(evidence[property].rawValue)
      guard weights.indices.contains(property.rawValue), weights[property.rawValue].indices.contains(level) else {
        continue
      }
      let weight = weights[property.rawValue][level]
      if property.isPosition { position += weight } else { own += weight }
    }
    // Position properties are correlated, so their excess counts for a quarter.
    if position > Self.positionLimit { position = Self.positionLimit + (position - Self.positionLimit) / 4 }
    return evidence.isDoubtful ? min(Self.doubtLimit, own + position) : own + position
  }
}
