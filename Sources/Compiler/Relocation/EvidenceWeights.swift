/// How much each agreement and each difference speaks for two elements being one, as the logarithm of how much likelier it
/// is among elements that are one than among any two.
struct EvidenceWeights {
  /// For each property a weight for each level: absent, onesided, different, faint, similar, close, equal, unique,
  /// telling; where the last is not written, it does not occur.
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
  /// What has to be outweighed: how unlikely it is that any two elements are one.
  private static let prior = 2.7
  /// Up to what all that is known of where an element is counts in full: without anything of its own it is not found.
  private static let positionLimit = 3.0

  /// What a pair comes to at most that is in doubt: it is listed, and never found.
  private static let doubtLimit = 1.5
  /// How much of it always counts.
  private static let dampingFloor = 0.4

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
      case .text, .contents, .nearby, .row, .ancestor: return Self.damped(row, texts)
      default: return row
      }
    }
  }

  /// What speaks against a pair, weakened where the property has hardly been kept anywhere.
  private static func damped(_ row: [Double], _ share: Double?) -> [Double] {
    guard let share, share < 0.3 else { return row }
    return row.map { $0 < 0 ? $0 * max(dampingFloor, share / 0.3) : $0 }
  }

  /// The logarithm of the odds that the two are one, if there were no others.
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
    // Much that says the same: where an element is tells once, however it is measured.
    if position > Self.positionLimit { position = Self.positionLimit + (position - Self.positionLimit) / 4 }
    return evidence.isDoubtful ? min(Self.doubtLimit, own + position) : own + position
  }
}
