import TutorialGeometry
import TutorialTour

/// Fits an outline to another box and keeps its number of segments.
///
/// If both boxes have the same size, the outline is moved exactly. Rounded corners keep their radii if there is room;
/// capsules and circles keep their shape; ellipses and paths are stretched.
struct OutlineFit {
  let shape: TourShape
  let from: Rect
  let to: Rect
  let division: OutlineDivision

  func fit(_ outline: Outline) -> Outline {
    if isMove { return outline.shifted(to.x - from.x, to.y - from.y) }
    guard let old = shape.cornerReaches(in: from.size), let new = shape.cornerReaches(in: to.size) else {
      return outline.stretched(from: from, to: to)
    }
    let map = CornerMap(
      division: division, from: from, to: to, old: old, new: shape.isRoundedRect && isNotSmaller ? old : new)
    return map.fits(outline) ? map.map(outline) : outline.stretched(from: from, to: to)
  }

  private var isMove: Bool {
    (from.width - to.width).magnitude < 0.0005 && (from.height - to.height).magnitude < 0.0005
  }

  private var isNotSmaller: Bool { to.width >= from.width - 0.0005 && to.height >= from.height - 0.0005 }
}

extension TourShape {
  /// The geometric shape to draw into a box; nil for a path.
  var form: Shape? {
    switch self {
    case .named(let name): return .named(name)
    case .path: return nil
    case .roundedRect(let radii, let smoothing):
      guard radii.count == 4 else { return nil }
      let corners = CornerRadii(
        topLeft: radii[0], topRight: radii[1], bottomRight: radii[2], bottomLeft: radii[3])
      return .roundedRect(corners, smoothing: smoothing)
    }
  }

  /// The extent of each corner along its sides in a box, from the top left clockwise.
  ///
  /// Nil for a shape without rounded or square corners.
  fileprivate func cornerReaches(in size: Size) -> [Double]? {
    switch self {
    case .named(let name): return name.cornerRadius(in: size).map { [Double](repeating: $0, count: 4) }
    case .path: return nil
    case .roundedRect(let radii, let smoothing):
      guard radii.count == 4 else { return nil }
      let reach = 1 + max(0, smoothing)
      let corners = CornerRadii(
        topLeft: radii[0] * reach, topRight: radii[1] * reach, bottomRight: radii[2] * reach,
        bottomLeft: radii[3] * reach)
      let fitting = corners.scaledToFit(size).0
      return [fitting.topLeft, fitting.topRight, fitting.bottomRight, fitting.bottomLeft]
    }
  }

  fileprivate var isRoundedRect: Bool { if case .roundedRect = self { true } else { false } }

  /// The shape of an offset curve at `distance`; sharp corners stay sharp.
  func grown(by distance: Double) -> TourShape {
    guard case .roundedRect(let radii, let smoothing) = self else { return self }
    return .roundedRect(radii: radii.map { $0 > 0 ? max(0, $0 + distance) : 0 }, smoothing: smoothing)
  }
}

extension Outline {
  func shifted(_ x: Double, _ y: Double) -> Outline {
    Outline(points: points.indices.map { points[$0] + ($0 % 2 == 0 ? x : y) })
  }

  /// The outline stretched from one box to another; an axis on which `from` has no extent is only moved.
  func stretched(from: Rect, to: Rect) -> Outline {
    let across = from.width > 0 ? to.width / from.width : 1
    let down = from.height > 0 ? to.height / from.height : 1
    return Outline(
      points: points.indices.map { place in
        place % 2 == 0 ? to.x + (points[place] - from.x) * across : to.y + (points[place] - from.y) * down
      })
  }
}

extension Rect {
  /// The rectangle with each side moved by as much as that side differs between `from` and `to`.
  func moved(as from: Rect, to: Rect) -> Rect {
    let result = Rect(
      minX: minX + to.minX - from.minX, minY: minY + to.minY - from.minY, maxX: maxX + to.maxX - from.maxX,
      maxY: maxY + to.maxY - from.maxY)
    return Rect(result.x, result.y, max(0, result.width), max(0, result.height))
  }
}

extension TourCutout {
  /// The offset curve at `distance` outside the hole.
  func line(at distance: Double) -> Outline {
    // A smooth corner fitted to another box has moved points, which redrawing the shape there wouldn't give.
    if case .roundedRect(_, let smoothing) = shape, smoothing > 0 { return outline.offset(by: distance) }
    return shape.form.map { .offset(of: $0, in: frame, by: distance) } ?? outline.offset(by: distance)
  }
}
