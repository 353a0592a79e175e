/// Selects the elements of the new screen to compare with each of the old.
///
/// On small screens these are all, on others the ones that have something in common.
struct CandidateSearch {
  /// The candidates for an old element.
  struct Result {
    /// The candidates' indices, in ascending order.
    var places: [Int] = []
    /// The candidates picked from a group that is too large to be compared fully.
    var picked: Set<Int> = []
    /// True if a group was too large to be compared fully.
    var isCrowded = false
  }

  private let old: ScreenTraits
  private let new: ScreenTraits
  private let buckets: [Key: [Int]]

  /// The largest number of pairs that are compared exhaustively.
  private static let exhaustive = 40_000
  /// The largest group that is compared fully.
  private static let bucketLimit = 40
  /// The largest group that candidates are picked from. Larger ones are skipped.
  private static let pickLimit = 1_000
  /// The number of candidates picked from a group.
  private static let pickCount = 8

  /// A property that elements may have in common.
  private struct Key: Hashable {
    var kind: UInt8
    var value: Int32
    var other: Int32 = -1
  }

  init(_ old: ScreenTraits, _ new: ScreenTraits) {
    self.old = old
    self.new = new
    guard old.count * new.count > Self.exhaustive else {
      buckets = [:]
      return
    }
    var buckets: [Key: [Int]] = [:]
    for place in 0..<new.count { for key in Self.keys(new, place) { buckets[key, default: []].append(place) } }
    self.buckets = buckets
  }

  /// Returns the candidates for an old element.
  func candidates(of place: Int) -> Result {
    guard !buckets.isEmpty else { return Result(places: Array(0..<new.count)) }
    var result = Result()
    var seen: Set<Int> = []
    var picked: Set<Int> = []
    for key in Self.keys(old, place) {
      guard let bucket = buckets[key] else { continue }
      if bucket.count <= Self.bucketLimit {
        seen.formUnion(bucket)
      } else {
        result.isCrowded = true
        guard bucket.count <= Self.pickLimit else { continue }
        picked.formUnion(nearest(in: bucket, to: place))
      }
    }
    result.picked = picked.subtracting(seen)
    result.places = seen.union(picked).sorted()
    return result
  }

  /// Returns the elements of a group that are nearest to the old element's relative position on its screen.
  private func nearest(in bucket: [Int], to place: Int) -> ArraySlice<Int> {
    let expected = place * new.count / max(1, old.count)
    var (low, high) = (0, bucket.count)
    while low < high {
      let middle = (low + high) / 2
      if bucket[middle] < expected { low = middle + 1 } else { high = middle }
    }
    let start = max(0, min(low - Self.pickCount / 2, bucket.count - Self.pickCount))
    return bucket[start..<min(bucket.count, start + Self.pickCount)]
  }

  private static func keys(_ screen: ScreenTraits, _ place: Int) -> Set<Key> {
    var keys: Set<Key> = []
    if let id = screen.ids[place] { keys.formUnion([Key(kind: 0, value: id.plain), Key(kind: 1, value: id.masked)]) }
    for name in screen.names[place] {
      keys.formUnion([Key(kind: 2, value: name.plain), Key(kind: 3, value: name.masked)])
      for word in name.words.prefix(8) { keys.insert(Key(kind: 4, value: word)) }
    }
    for attribute in screen.attributes[place] where attribute.kind != .classes {
      keys.insert(Key(kind: 5, value: attribute.exact, other: attribute.name))
    }
    let type = screen.types[place]
    for text in screen.contents[place] { keys.insert(Key(kind: 6, value: text, other: type)) }
    for name in screen.ancestors[place] { keys.insert(Key(kind: 7, value: name, other: type)) }
    for word in screen.nearby[place].prefix(8) { keys.insert(Key(kind: 8, value: word, other: type)) }
    keys.insert(Key(kind: 9, value: screen.paths[place].reduce(0) { $0 &* 31 &+ $1.exact }, other: type))
    keys.insert(Key(kind: 10, value: type))
    return keys
  }
}
