/// A common division of the corners of framed outlines.
///
/// If one corner has a joint, the others are cut at the same direction, relative to their own edges. Between two convex
/// corners that are cut like this, every intermediate corner is convex: each control polygon keeps the directions at
/// both ends of a piece, and the sides between them stay in order. (The intermediate outline is the Minkowski sum of
/// the two, weighted by progress.)
struct CornerDivision {
  /// The positions of the joints, by corner, as `FramedOutline.turn` measures them.
  private let joints: [[Double]]

  /// The division for outlines whose corners are one segment each.
  static let plain = CornerDivision(joints: [[], [], [], []])

  private init(joints: [[Double]]) { self.joints = joints }

  /// The division of the finest of some outlines; of several, the first. Nil without outlines.
  init?(finestOf outlines: [FramedOutline]) {
    guard let first = outlines.first else { return nil }
    // Corners without length have no joints that others could follow.
    let finest = outlines.reduce(first) { best, next in
      (next.perCorner, next.curvedCorners) > (best.perCorner, best.curvedCorners) ? next : best
    }
    joints = (0..<4).map { finest.joints(of: $0) }
  }

  var perCorner: [Int] { joints.map { $0.count + 1 } }

  var segmentCount: Int { 4 + joints.reduce(0) { $0 + $1.count + 1 } }

  func divide(_ outline: FramedOutline) -> [Cubic] {
    (0..<4).flatMap { [outline.edges[$0]] + corner($0, of: outline) }
  }

  private func corner(_ index: Int, of outline: FramedOutline) -> [Cubic] {
    let own = outline.corners[index]
    let wanted = joints[index]
    guard own.count < wanted.count + 1 else { return own }
    let kept = Self.match(outline.joints(of: index), with: wanted)
    var result: [Cubic] = []
    for (place, segment) in own.enumerated() {
      let low = place == 0 ? 0 : kept[place - 1] + 1
      let high = place == own.count - 1 ? wanted.count : kept[place]
      result += segment.cut(
        at: shares(of: segment, at: wanted[low..<high].map { outline.direction(at: $0, of: index) }))
    }
    return result
  }

  /// The fractions at which a segment is cut: at each of the directions, or evenly if it doesn't have the direction.
  private func shares(of segment: Cubic, at directions: [Point]) -> [Double] {
    var shares: [Double] = []
    for (index, direction) in directions.enumerated() {
      let last = shares.last ?? 0
      let even = last + (1 - last) / Double(directions.count - index + 1)
      shares.append(segment.isLine ? even : segment.parameter(runningIn: direction, from: last) ?? even)
    }
    return shares
  }

  /// For each own joint, the index of the wanted joint that it is matched with.
  ///
  /// The matching keeps the order and minimises the sum of the squared differences.
  private static func match(_ own: [Double], with wanted: [Double]) -> [Int] {
    guard !own.isEmpty else { return [] }
    let spare = wanted.count - own.count
    // best[s]: the least cost of the joints so far, with s of the wanted ones skipped.
    var best = [Double](repeating: 0, count: spare + 1)
    var choices: [[Int]] = []
    for (index, place) in own.enumerated() {
      var choice: [Int] = []
      var next: [Double] = []
      var cheapest = (cost: Double.infinity, spare: 0)
      for passed in 0...spare {
        if best[passed] < cheapest.cost { cheapest = (best[passed], passed) }
        let difference = place - wanted[index + passed]
        choice.append(cheapest.spare)
        next.append(cheapest.cost + difference * difference)
      }
      choices.append(choice)
      best = next
    }
    var passed = best.indices.reduce(0) { best[$1] < best[$0] ? $1 : $0 }
    var result: [Int] = []
    for index in own.indices.reversed() {
      result.append(index + passed)
      passed = choices[index][passed]
    }
    return result.reversed()
  }
}

extension FramedOutline {
  /// The number of corners with a length.
  fileprivate var curvedCorners: Int {
    corners.reduce(0) { $0 + ($1.allSatisfy(\.isPoint) ? 0 : 1) }
  }
}
