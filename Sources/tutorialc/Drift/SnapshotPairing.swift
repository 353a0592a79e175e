import TutorialGeometry
package import TutorialLanguage
package import TutorialLayouts

/// The pairs of today's snapshots and their new counterparts.
///
/// An explicit wish decides first. Otherwise the counterpart has the same screen and variant. Otherwise it's the
/// snapshot with the most content in common (native ids, texts), and among equal ones the most similar variant. Each
/// snapshot is paired once.
package struct SnapshotPairing: Sendable {
  /// The pairs, in the order of today's layouts.
  package private(set) var pairs: [(old: Snapshot, new: Snapshot)] = []
  /// Today's snapshots without a counterpart.
  package private(set) var missing: [Snapshot] = []
  /// The new snapshots without a counterpart.
  package private(set) var added: [Snapshot] = []
  /// Requested names that no snapshot has.
  package private(set) var unknownNames: [String] = []

  /// The minimum overlap of two screens with different names, as a share of the smaller one.
  private static let leastShared = 0.3

  /// Pairs some snapshots.
  ///
  /// - Parameter wishes: pairs of today's and new names, each a screen or `screen/variant`.
  package init(_ old: [Snapshot], _ new: [Snapshot], wishes: [(old: String, new: String)] = []) {
    var partner = [Int?](repeating: nil, count: old.count)
    var taken = [Bool](repeating: false, count: new.count)
    func pair(_ one: Int, _ other: Int) {
      partner[one] = other
      taken[other] = true
    }
    for wish in wishes {
      let olds = old.indices.filter { Self.isNamed(old[$0], wish.old) }
      let news = new.indices.filter { Self.isNamed(new[$0], wish.new) }
      unknownNames += (olds.isEmpty ? [wish.old] : []) + (news.isEmpty ? [wish.new] : [])
      for (one, other) in Self.nearest(
        olds.filter { partner[$0] == nil }, news.filter { !taken[$0] }, old, new, least: -1)
      {
        pair(one, other)
      }
    }
    for one in old.indices where partner[one] == nil {
      let same = new.indices.first {
        !taken[$0] && new[$0].screen == old[one].screen && new[$0].variant == old[one].variant
      }
      if let same { pair(one, same) }
    }
    // Screens of the same name come first: their overlap only decides the variant.
    let (olds, news) = (old.indices.filter { partner[$0] == nil }, new.indices.filter { !taken[$0] })
    for screen in Set(olds.map { old[$0].screen }).sorted() {
      let mine = news.filter { new[$0].screen == screen }
      for (one, other) in Self.nearest(olds.filter { old[$0].screen == screen }, mine, old, new, least: -1) {
        pair(one, other)
      }
    }
    let rest = old.indices.filter { partner[$0] == nil }
    for (one, other) in Self.nearest(rest, new.indices.filter { !taken[$0] }, old, new, least: Self.leastShared) {
      pair(one, other)
    }
    for (index, snapshot) in old.enumerated() {
      if let other = partner[index] {
        pairs.append((snapshot, new[other]))
      } else {
        missing.append(snapshot)
      }
    }
    added = new.indices.filter { !taken[$0] }.map { new[$0] }
  }

  private static func isNamed(_ snapshot: Snapshot, _ name: String) -> Bool {
    snapshot.screen == name || "\(snapshot.screen)/\(snapshot.variant)" == name
  }

  /// Returns the most likely pairs, the most certain first.
  private static func nearest(
    _ olds: [Int], _ news: [Int], _ old: [Snapshot], _ new: [Snapshot], least: Double
  ) -> [(Int, Int)] {
    guard !olds.isEmpty, !news.isEmpty else { return [] }
    let (oldWords, newWords) = (olds.map { fingerprint(old[$0]) }, news.map { fingerprint(new[$0]) })
    var scores: [(shared: Double, traits: Double, old: Int, new: Int)] = []
    for (one, first) in zip(olds, oldWords) {
      for (other, second) in zip(news, newWords) {
        let (before, after) = (old[one].traits, new[other].traits)
        if let platform = before["platform"], let another = after["platform"], platform != another { continue }
        let smaller = max(1, min(first.count, second.count))
        let shared = Double(first.intersection(second).count) / Double(smaller)
        guard shared >= least else { continue }
        scores.append((shared, likeness(old[one], new[other]), one, other))
      }
    }
    // Traits tell the variant better than texts, because another language shares no texts.
    scores.sort {
      let (one, other) = ($0.shared + $0.traits, $1.shared + $1.traits)
      return one != other ? one > other : ($0.old, $0.new) < ($1.old, $1.new)
    }
    var pairs: [(Int, Int)] = []
    for score in scores where !pairs.contains(where: { $0.0 == score.old || $0.1 == score.new }) {
      pairs.append((score.old, score.new))
    }
    return pairs
  }

  /// Returns the properties of a screen that don't depend on its layout: native ids and texts.
  private static func fingerprint(_ snapshot: Snapshot) -> Set<String> {
    let elements = snapshot.elements
    var words: Set<String> = []
    for index in elements.indices {
      if elements.identity(index) == .native { words.insert("#" + elements.id(index)) }
      for text in [elements.text(index), elements.label(index)] {
        if let text = text?.text(for: snapshot.traits.locale), !text.isEmpty { words.insert(text) }
      }
    }
    return words
  }

  /// Returns the similarity of two snapshots' traits, displays and variants, 0 to 1.
  private static func likeness(_ one: Snapshot, _ other: Snapshot) -> Double {
    let common = one.traits.pairs.filter { other.traits[$0.key] != nil }
    let same = common.count { other.traits[$0.key] == $0.value }
    let (first, second) = (one.display.size, other.display.size)
    let (width, height) = (max(first.width, second.width, 1), max(first.height, second.height, 1))
    let display = 1 - (abs(first.width - second.width) / width + abs(first.height - second.height) / height) / 2
    let variant = one.variant == other.variant ? 1.0 : 0
    return (common.isEmpty ? 0.5 : Double(same) / Double(common.count)) * 0.6 + display * 0.2 + variant * 0.2
  }
}

extension SnapshotPairing {
  /// Replaces today's snapshots by their new counterparts under today's names.
  ///
  /// So the unchanged tutorial can be compiled against them.
  package var replaced: @Sendable (LayoutLibrary) -> LayoutLibrary {
    let pairs = self.pairs
    return { library in
      LayoutLibrary(
        snapshots: library.snapshots.map { snapshot in
          let pair = pairs.first { $0.old.screen == snapshot.screen && $0.old.variant == snapshot.variant }
          return pair.map { $0.new.renamed(screen: snapshot.screen, variant: snapshot.variant) } ?? snapshot
        })
    }
  }
}
