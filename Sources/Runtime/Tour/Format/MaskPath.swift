package import TutorialGeometry
import TutorialSyntax

extension TourMask {
  /// Creates the mask of an overlay minus the union of several outlines, which may overlap.
  package init(over frame: Rect, less holes: [Outline]) {
    var path = MaskPath()
    self.init(path: path.text(of: frame, less: Outline.union(holes.flatMap { $0.visible(in: frame) })))
  }
}

/// Writes an overlay minus its holes as SVG path data.
///
/// The overlay runs clockwise and the holes counter-clockwise, so that the path means the same under the even-odd and
/// the non-zero rule. Straight segments become lines; segments of zero length are left out.
package struct MaskPath: Sendable {
  private var writer = ByteWriter(capacity: 512)
  private var current = Point(0, 0)
  /// The overlay that was written last; it is kept because the next one is mostly the same.
  private var frame: Rect?
  private var endOfFrame = 0
  private static let decimals = 3

  /// Creates an empty path.
  package init() {}

  /// The path of an overlay with disjoint holes inside it, as `Outline.union` returns them.
  ///
  /// Islands in the holes run counter-clockwise.
  package mutating func text(of frame: Rect, less holes: [Outline]) -> String {
    if self.frame != frame {
      writer.goBack(to: 0)
      rectangle(frame)
      (self.frame, endOfFrame) = (frame, writer.count)
    }
    writer.goBack(to: endOfFrame)
    for hole in holes { self.hole(hole) }
    return writer.text
  }

  private mutating func rectangle(_ rect: Rect) {
    move(to: Point(rect.minX, rect.minY))
    line(to: Point(rect.maxX, rect.minY))
    line(to: Point(rect.maxX, rect.maxY))
    line(to: Point(rect.minX, rect.maxY))
    writer.write(UInt8(ascii: "Z"))
  }

  /// Writes an outline in reverse.
  private mutating func hole(_ outline: Outline) {
    let points = outline.points
    guard points.count >= 8 else { return }
    func point(_ index: Int) -> Point { Point(points[2 * index], points[2 * index + 1]) }
    var end = points.count / 2 - 1
    move(to: point(end))
    while end >= 3 {
      let isLast = end == 3
      segment(point(end - 1), point(end - 2), point(end - 3), isLast: isLast)
      end -= 3
    }
    writer.write(UInt8(ascii: "Z"))
  }

  private mutating func segment(_ first: Point, _ second: Point, _ end: Point, isLast: Bool) {
    if isStraight(current, first, second, end) {
      // Closing the path draws the last straight segment.
      if !isLast { line(to: end) }
      return
    }
    writer.write(UInt8(ascii: "C"))
    writer.write((first.x, first.y, second.x, second.y, end.x, end.y), decimals: Self.decimals)
    current = end
  }

  private mutating func move(to point: Point) {
    writer.write(UInt8(ascii: "M"))
    number(point.x, after: false)
    number(point.y)
    current = point
  }

  private mutating func line(to point: Point) {
    let sameX = isSame(point.x, current.x)
    let sameY = isSame(point.y, current.y)
    if sameX, sameY { return }
    if sameY {
      writer.write(UInt8(ascii: "H"))
      number(point.x, after: false)
    } else if sameX {
      writer.write(UInt8(ascii: "V"))
      number(point.y, after: false)
    } else {
      writer.write(UInt8(ascii: "L"))
      number(point.x, after: false)
      number(point.y)
    }
    current = point
  }

  private mutating func number(_ value: Double, after separated: Bool = true) {
    if separated { writer.write(UInt8(ascii: " ")) }
    writer.write(value, decimals: Self.decimals)
  }

  /// Returns true if two coordinates have the same digits when written, or nearly.
  private func isSame(_ left: Double, _ right: Double) -> Bool { (left - right).magnitude < 0.0005 }

  /// Returns true if both handles lie on the straight line from start to end, within the written precision.
  private func isStraight(_ start: Point, _ first: Point, _ second: Point, _ end: Point) -> Bool {
    let dx = end.x - start.x
    let dy = end.y - start.y
    let length = (dx * dx + dy * dy).squareRoot()
    guard length >= 0.0005 else {
      func isAtStart(_ handle: Point) -> Bool { isSame(handle.x, start.x) && isSame(handle.y, start.y) }
      return isAtStart(first) && isAtStart(second)
    }
    func isOnTheWay(_ handle: Point) -> Bool {
      let across = ((handle.x - start.x) * dy - (handle.y - start.y) * dx) / length
      let along = ((handle.x - start.x) * dx + (handle.y - start.y) * dy) / length
      return across.magnitude < 1e-6 && along > -1e-6 && along < length + 1e-6
    }
    return isOnTheWay(first) && isOnTheWay(second)
  }
}
