/// A closed path of cubics with a view box of its own, which is stretched to a frame.
package struct PathShape: Sendable, Hashable {
  /// The path in the coordinates of `viewBox`, in canonical form.
  package let outline: Outline
  /// The rectangle that is mapped to the frame. The path may lie partly outside.
  package let viewBox: Rect

  /// The transform that stretches the view box to a frame.
  package func mapping(to frame: Rect) -> Transform {
    let (sx, sy) = (max(0, frame.width) / viewBox.width, max(0, frame.height) / viewBox.height)
    return Transform(sx, 0, 0, sy, frame.x - viewBox.x * sx, frame.y - viewBox.y * sy)
  }

  /// Reads path data. An open subpath is closed by a line.
  ///
  /// A path that crosses itself encloses its area by the non-zero rule; its outline runs around that area.
  ///
  /// Fails for
  ///
  /// - bad path data, and any number of subpaths but one;
  /// - a path that encloses no area, has a hole, or crosses itself thousands of times;
  /// - a view box that isn't positive, or reaches beyond `Coordinate.limit`;
  /// - a view box so small that the path reaches farther than `Coordinate.limit` times its size.
  package static func make(data: String, viewBox: Rect) -> Result<PathShape, PathDataError> {
    guard viewBox.width > 0, viewBox.height > 0 else {
      return .failure(PathDataError(offset: 0, message: "view box without a positive width and height"))
    }
    guard viewBox.isWithinLimits else {
      return .failure(PathDataError(offset: 0, message: "view box beyond ±10000000, the largest coordinate"))
    }
    return PathData.parse(data).flatMap { subpaths in
      guard let subpath = subpaths.first else {
        return .failure(PathDataError(offset: data.utf8.count, message: "path data without a segment"))
      }
      if let second = subpaths.dropFirst().first {
        return .failure(PathDataError(offset: second.offset, message: "second subpath, where a shape has one"))
      }
      guard let outline = subpath.closedOutline else {
        return .failure(PathDataError(offset: subpath.offset, message: "path that encloses no area"))
      }
      var tests = CrossingBudget(limit: Self.mostTests)
      let uncrossed = outline.isTangled ? nil : outline.uncrossed(&tests)
      if outline.isTangled || tests.isExceeded {
        return .failure(PathDataError(offset: subpath.offset, message: "path that crosses itself too often"))
      }
      guard let uncrossed else {
        return .failure(
          PathDataError(
            offset: subpath.offset, message: "path that leaves out a part of its inside: a hole has one edge"))
      }
      let shape = PathShape(outline: uncrossed, viewBox: viewBox)
      guard shape.isInProportion else {
        return .failure(
          PathDataError(
            offset: subpath.offset, message: "path that reaches farther than 10000000 times its view box",
            isAboutViewBox: true))
      }
      return .success(shape)
    }
  }

  /// The most comparisons for finding the path's crossings. A path with a few crossings takes thousands.
  private static let mostTests = 20_000_000

  /// True if the path can be stretched to a frame of one logical unit.
  ///
  /// It ensures that an element's shape doesn't exceed the coordinate limit merely because its view box is tiny.
  private var isInProportion: Bool {
    let transform = mapping(to: Rect(0, 0, 1, 1))
    return outline.segments.allSatisfy { segment in
      [segment.start, segment.handle1, segment.handle2, segment.end].allSatisfy { transform.apply($0).isWithinLimits }
    }
  }

  /// A cached shape that was made from path data, or nil if it can't have been.
  package init?(kept outline: Outline, viewBox: Rect) {
    let count = outline.points.count
    guard viewBox.width > 0, viewBox.height > 0, viewBox.isWithinLimits, count >= 8, count % 6 == 2 else { return nil }
    self.init(outline: outline, viewBox: viewBox)
    guard outline.isWithinLimits, outline.enclosesArea, isInProportion else { return nil }
  }

  private init(outline: Outline, viewBox: Rect) {
    self.outline = outline
    self.viewBox = viewBox
  }
}

extension Subpath {
  /// The closed subpath, in canonical form, or nil if it encloses no area.
  fileprivate var closedOutline: Outline? {
    var segments = self.segments.filter { !$0.isPoint }
    guard let last = segments.last else { return nil }
    let box = Outline(segments).bounds
    let gap = (last.end - start).length
    if gap > 1e-9 * (box.width + box.height) {
      segments.append(Cubic(line: last.end, start))
    } else {
      // Relative commands accumulate rounding errors, so nearly closed counts as closed.
      segments[segments.count - 1].end = start
    }
    let outline = Outline(segments)
    return outline.enclosesArea ? outline.canonical() : nil
  }
}
