extension Shape {
  /// The outline of an ellipse or a rectangle with continuous corners, padded side by side: see `Shape.padded`. Nil
  /// where the offset curve of a quarter would turn back on itself.
  func quarterwiseOffset(in frame: Rect, by outsets: EdgeInsets) -> Outline? {
    let own = Outline(shape: self, in: frame).segments
    let perQuarter = own.count / 4
    guard perQuarter >= 2 else { return nil }
    let quarters = Quarter.all(outsets: outsets)
    // The first segment of each quarter is an edge, the others are the corner.
    let curves = own.enumerated().compactMap { index, segment in
      index % perQuarter == 0
        ? nil : OffsetCurve(source: segment, distance: quarters[index / perQuarter].distance)
    }
    guard curves.allSatisfy(\.isRegular) else { return nil }
    var corners: [[Cubic]] = []
    for (index, fitted) in zip(curves, OffsetCurve.fit(curves)).enumerated() {
      let quarter = quarters[index / (perQuarter - 1)]
      guard let place = quarter.placement(of: self, in: frame, by: outsets) else { return nil }
      let (curve, pieces) = fitted
      let placed = (curve.source.isPoint ? [quarter.sharpCorner(curve.source)] : pieces).map { $0.mapped(place) }
      if index.isMultiple(of: perQuarter - 1) { corners.append(placed) } else { corners[corners.count - 1] += placed }
    }
    guard var position = corners.last?.last?.end else { return nil }
    var segments: [Cubic] = []
    for corner in corners {
      guard let first = corner.first, let last = corner.last else { return nil }
      segments.append(Cubic(line: position, first.start))
      segments += corner
      position = last.end
    }
    return Outline(segments)
  }
}

/// One corner of a frame, and the outsets of its two sides.
private struct Quarter {
  /// The outset of the left or right side; which, tells `isRight`.
  var horizontal: Double
  /// The outset of the top or bottom side.
  var vertical: Double
  var isRight: Bool
  var isBottom: Bool

  var distance: Double { min(horizontal, vertical) }

  /// Top right, bottom right, bottom left, top left.
  static func all(outsets: EdgeInsets) -> [Quarter] {
    [
      Quarter(horizontal: outsets.right, vertical: outsets.top, isRight: true, isBottom: false),
      Quarter(horizontal: outsets.right, vertical: outsets.bottom, isRight: true, isBottom: true),
      Quarter(horizontal: outsets.left, vertical: outsets.bottom, isRight: false, isBottom: true),
      Quarter(horizontal: outsets.left, vertical: outsets.top, isRight: false, isBottom: false),
    ]
  }

  /// A corner without a radius moves along with both of its sides.
  func sharpCorner(_ corner: Cubic) -> Cubic {
    let move = Point(isRight ? distance : -distance, isBottom ? distance : -distance)
    return corner.mapped { $0 + move }
  }

  /// How the larger of the two outsets is reached: by a stretch from the centre for an ellipse, else by a move.
  func placement(of shape: Shape, in frame: Rect, by outsets: EdgeInsets) -> ((Point) -> Point)? {
    let (extraX, extraY) = (horizontal - distance, vertical - distance)
    guard shape == .ellipse else {
      let move = Point(isRight ? extraX : -extraX, isBottom ? extraY : -extraY)
      return { $0 + move }
    }
    let (halfWidth, halfHeight) = (frame.width / 2 + distance, frame.height / 2 + distance)
    guard halfWidth > 0, halfHeight > 0 else { return nil }
    let center = frame.center
    let (sx, sy) = (extraX / halfWidth, extraY / halfHeight)
    return { Point($0.x + ($0.x - center.x) * sx, $0.y + ($0.y - center.y) * sy) }
  }
}
