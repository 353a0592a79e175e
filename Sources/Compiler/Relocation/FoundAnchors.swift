import TutorialGeometry

/// Evidence from relocated elements: the movement of their neighbours, and the order of the elements between them.
struct FoundAnchors {
  private let old: ScreenTraits
  private let new: ScreenTraits
  private let scale: Double
  private let isWhole: Bool
  /// The new index of each relocated old element.
  private let images: [Int?]
  /// The old index of each relocated new element.
  private let origins: [Int?]
  /// The old indices of relocated elements with frames, at most `limit`.
  private let framed: [Int]
  /// The nearest relocated element before each old one, and after it.
  private let before: [Int?]
  private let behind: [Int?]

  private let kin: NearestAnchor

  /// The largest number of relocated elements that predict movements.
  private static let limit = 400

  init(_ comparison: PairComparison, images: [Int?], isWhole: Bool) {
    old = comparison.old
    new = comparison.new
    scale = comparison.scale
    self.isWhole = isWhole
    self.images = images
    var origins = [Int?](repeating: nil, count: new.count)
    for (place, image) in images.enumerated() { if let image { origins[image] = place } }
    self.origins = origins
    let (from, to) = (comparison.old.frames, comparison.new.frames)
    let all = images.indices.filter { place in
      guard from[place] != nil, let image = images[place] else { return false }
      return to[image] != nil
    }
    let step = max(1, (all.count + Self.limit - 1) / Self.limit)
    framed = stride(from: 0, to: all.count, by: step).map { all[$0] }
    kin = NearestAnchor(old, images: images)
    before = Self.nearest(images, Array(images.indices))
    behind = Self.nearest(images, images.indices.reversed())
  }

  private static func nearest(_ images: [Int?], _ order: [Int]) -> [Int?] {
    var result = [Int?](repeating: nil, count: images.count)
    var last: Int?
    for place in order {
      result[place] = last
      if images[place] != nil { last = place }
    }
    return result
  }

  /// Returns the expected centre of an old element, if it moves like the nearest relocated elements.
  func expectation(of place: Int) -> Point? {
    guard let frame = old.frames[place] else { return nil }
    var nearest: [(distance: Double, dx: Double, dy: Double)] = []
    for anchor in framed where anchor != place {
      guard let from = old.frames[anchor], let image = images[anchor], let to = new.frames[image] else { continue }
      let distance = abs(from.midX - frame.midX) + 2 * abs(from.midY - frame.midY)
      if nearest.count == 3, let last = nearest.last, distance >= last.distance { continue }
      let entry = (distance, to.midX - from.midX * scale, to.midY - from.midY * scale)
      let at = nearest.firstIndex { $0.distance > distance } ?? nearest.count
      nearest.insert(entry, at: at)
      if nearest.count > 3 { nearest.removeLast() }
    }
    let way = Point(Self.median(nearest.map(\.dx)), Self.median(nearest.map(\.dy)))
    return Point(frame.midX * scale + way.x, frame.midY * scale + way.y)
  }

  /// Returns the median of three values; of fewer the first, which is the nearest element's; 0 of none.
  private static func median(_ values: [Double]) -> Double {
    guard let first = values.first else { return 0 }
    return values.count < 3 ? first : values.sorted()[1]
  }

  /// Adds the evidence of a pair that depends on relocated elements.
  func complete(_ evidence: inout PairEvidence, _ i: Int, _ j: Int, expected: Point?) {
    if let expected, let frame = new.frames[j] {
      switch max(abs(frame.midX - expected.x), abs(frame.midY - expected.y)) {
      case ...4: evidence[.place] = .equal
      case ...16: evidence[.place] = .close
      case ...48: evidence[.place] = .similar
      case ...120: evidence[.place] = .faint
      default: evidence[.place] = .different
      }
    }
    evidence[.parent] = parent(i, j)
    if let anchor = kin.nearest(to: i, in: old), let image = images[anchor] {
      evidence[.kin] = NearestAnchor.compare((old.paths[anchor], old.paths[i]), (new.paths[image], new.paths[j]))
    }
    if isWhole { evidence[.order] = order(i, j) }
  }

  private func parent(_ i: Int, _ j: Int) -> PairEvidence.Level {
    guard let around = old.tree.parents[i], let image = images[around] else { return .absent }
    var at = new.tree.parents[j]
    if at == image { return .equal }
    // A wrapped element has further ancestors in between.
    for _ in 0..<2 { at = at.flatMap { new.tree.parents[$0] } }
    return at == image ? .similar : .different
  }

  private func order(_ i: Int, _ j: Int) -> PairEvidence.Level {
    let first = before[i].flatMap { images[$0] }
    let last = behind[i].flatMap { images[$0] }
    guard first != nil || last != nil else { return .absent }
    let range = (first ?? -1, last ?? new.count)
    guard range.0 < range.1 else { return .absent }
    guard j > range.0, j < range.1 else { return .different }
    let oldGap = (before[i] ?? -1, behind[i] ?? old.count)
    if isAlone(oldGap, old, i, images), isAlone(range, new, j, origins), old.types[i] == new.types[j] {
      return .unique
    }
    return i - oldGap.0 == j - range.0 || oldGap.1 - i == range.1 - j ? .equal : .close
  }

  /// Returns true if nothing else of the type stands in a gap. Wide gaps mean little and aren't searched.
  private func isAlone(_ gap: (Int, Int), _ screen: ScreenTraits, _ place: Int, _ found: [Int?]) -> Bool {
    guard gap.1 - gap.0 <= 24 else { return false }
    for other in (gap.0 + 1)..<max(gap.0 + 1, gap.1) where other != place && found[other] == nil {
      if screen.types[other] == screen.types[place] { return false }
    }
    return true
  }
}
