/// Divides the corners of framed outlines alike: where one corner has a joint, another one is cut where it runs in the
/// same direction, seen from its own edges.
///
/// Two convex corners that are cut so can only become convex ones: on the way from one to the other each control polygon
/// keeps its directions at both ends of a piece, and the legs between them stay in order. (It is the Minkowski sum of the
/// two outlines, weighted by progress.)
struct CornerDivision {
  /// The places of the joints, by corner, as `FramedOutline.turn` has them.
  private let joints: [[Double]]

  /// The division of outlines whose corners are one segment each.
  static let plain = CornerDivision(joints: [[], [], [], []])

  private init(joints: [[Double]]) { self.joints = joints }

  /// The division that the finest of some outlines has, the first of equally fine ones.
  init?(finestOf outlines: [FramedOutline]) {
    guard let first = outlines.first else { return nil }
    // Corners that are points have no joints that others could follow.
    let finest = outlines.reduce(first) { best, next in
      (next.perCorner, next.curvedCorners) > (best.perCorner, best.curvedCorners) ? next : best
    }
    joints = (0..<4).map { finest.joints(of: $0) }
  }

  /// How many segments the outlines have then.
  var segmentCount: Int { 4 + joints.reduce(0) { $0 + $1.count + 1 } }

  /// An outline, divided.
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

  /// Where a segment is cut: where it runs in each of the directions, and evenly where it does not.
  private func shares(of segment: Cubic, at directions: [Point]) -> [Double] {
    var shares: [Double] = []
    for (index, direction) in directions.enumerated() {
      let last = shares.last ?? 0
      let even = last + (1 - last) / Double(directions.count - index + 1)
      shares.append(segment.isLine ? even : segment.parameter(runningIn: direction, from: last) ?? even)
    }
    return shares
  }

  /// For each own joint the wanted one that it stands for: in order, and so that the directions differ least, by the sum
  /// of their squares.
  private static func match(_ own: [Double], with wanted: [Double]) -> [Int] {
    guard !own.isEmpty else { return [] }
    let spare = wanted.count - own.count
    // best[s]: the least cost of the joints so far if s of the wanted ones have been passed over.
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
  /// How many corners are no points.
  fileprivate var curvedCorners: Int {
    corners.reduce(0) { $0 + ($1.allSatisfy(\.isPoint) ? 0 : 1) }
  }
}
