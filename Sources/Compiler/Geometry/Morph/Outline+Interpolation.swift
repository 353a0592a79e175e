extension Outline {
  /// The outline on the straight way from this one (0) to another (1). Both are divided alike; progress may lie outside
  /// 0 to 1.
  package func interpolated(to other: Outline, progress: Double) -> Outline {
    let topology = OutlineTopology(of: [self, other])
    let (from, to) = (topology.divide(self), topology.divide(other))
    guard from.points.count == to.points.count else { return progress < 1 ? self : other }
    return Outline(points: zip(from.points, to.points).map { $0 + ($1 - $0) * progress })
  }
}
