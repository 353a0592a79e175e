/// A shape with its padding: the shape of a hole, before the element's transform.
package struct PaddedShape: Sendable, Hashable {
  /// The named shape.
  package var shape: Shape
  /// The frame that the shape is drawn into.
  package var frame: Rect
  /// True if the radii had to be scaled down to fit.
  package var radiiClamped: Bool
  /// The padded curve.
  ///
  /// For an ellipse and for continuous corners it differs from the named shape drawn into `frame`, because the offset
  /// of an ellipse isn't an ellipse. Use this curve.
  package var outline: Outline
  /// True if the named shape is always convex. If false, the curve may still be convex.
  package private(set) var isConvexForm = false

  /// The centre line of a ring at a distance outside (negative: inside) this hole.
  ///
  /// It is exact for rectangles (sharp corners stay sharp, the others grow), circles and capsules. All others are
  /// within 0.02 logical units.
  ///
  /// - Parameter tests: the budget. Once it is exceeded, the result is meaningless.
  package func offset(by distance: Double, _ tests: inout CrossingBudget) -> Outline {
    switch shape {
    case .named(let name) where name.isOffsetBySize:
      return shape.padded(in: frame, by: EdgeInsets(distance)).outline
    case .roundedRect(_, let smoothing) where smoothing <= 0:
      return shape.padded(in: frame, by: EdgeInsets(distance)).outline
    case .roundedRect, .named, .path: return outline.offset(by: distance, &tests)
    }
  }

  /// The same without a budget, for shapes that are known to be short.
  package func offset(by distance: Double) -> Outline {
    var tests = CrossingBudget()
    return offset(by: distance, &tests)
  }
}

extension Shape {
  /// The shape grown by outsets, one for each side. Negative outsets shrink it, at most to nothing.
  ///
  /// - A rectangle or capsule is drawn into the grown frame.
  /// - Rounded corners: a radius, already scaled to fit, grows by the smaller outset of the corner's two sides. Sharp
  ///   corners stay sharp. With equal outsets, the result is the exact offset.
  /// - A circle keeps the centre of its frame; its radius grows by the largest outset.
  /// - Ellipse and continuous corners: each quarter becomes its own offset curve at the smaller outset of its two
  ///   sides, within 0.02 logical units. The rest of the larger outset stretches a quarter of an ellipse from the
  ///   centre, and moves a continuous corner. If an inset is so deep that the offset curve turns back on itself, its
  ///   loops are cut off. If unequal insets move a side past the centre of an ellipse, or corners past one another,
  ///   there is no such curve: the named shape is then drawn into the smaller frame, with reduced radii.
  /// - A path is stretched to the grown frame.
  ///
  /// - Parameters:
  ///   - frame: the element's frame, in its own space.
  ///   - outsets: the length added on each side.
  ///   - explicitRadii: the radii written by an author. They are final: they don't grow.
  package func padded(in frame: Rect, by outsets: EdgeInsets, explicitRadii: CornerRadii? = nil) -> PaddedShape {
    let grown = frame.inset(by: outsets.negated)
    switch self {
    case .named(let name) where name.isSquare:
      let radius = max(0, frame.smallerSide / 2 + outsets.largest)
      return drawn(in: Rect(frame.midX - radius, frame.midY - radius, 2 * radius, 2 * radius))
    case .named(let name) where !name.isOffsetBySize:
      return drawn(in: grown).following(self, in: frame, by: outsets)
    case .named, .path: return drawn(in: grown)
    case .roundedRect(let radii, let smoothing):
      if let explicitRadii {
        return Shape.roundedRect(explicitRadii, smoothing: smoothing)
          .drawn(in: grown, radiiClamped: explicitRadii.scaledToFit(grown.size).clamped)
      }
      let (fitted, clamped) = radii.scaledToFit(frame.size)
      let wider = fitted.grown(by: outsets)
      let shape = Shape.roundedRect(wider, smoothing: smoothing)
      let result = shape.drawn(in: grown, radiiClamped: clamped || wider.scaledToFit(grown.size).clamped)
      return smoothing > 0 ? result.following(self, in: frame, by: outsets) : result
    }
  }

  private func drawn(in frame: Rect, radiiClamped: Bool = false) -> PaddedShape {
    PaddedShape(
      shape: self, frame: frame, radiiClamped: radiiClamped, outline: Outline(shape: self, in: frame),
      isConvexForm: isConvex)
  }

  /// True if it is convex in any frame.
  private var isConvex: Bool {
    switch self {
    case .named: true
    case .roundedRect(_, let smoothing): smoothing <= 0
    case .path: false
    }
  }
}

extension PaddedShape {
  /// The shape with the offset curve of another shape, if that differs from the named shape.
  fileprivate func following(_ own: Shape, in frame: Rect, by outsets: EdgeInsets) -> PaddedShape {
    guard outsets != .zero, !frame.isEmpty, !self.frame.isEmpty else { return self }
    var result = self
    result.isConvexForm = false
    if let outline = own.quarterwiseOffset(in: frame, by: outsets) {
      result.outline = outline
    } else if outsets == EdgeInsets(outsets.top) {
      result.outline = Outline(shape: own, in: frame).offset(by: outsets.top)
    }
    return result
  }
}

extension CornerRadii {
  /// Each radius plus the smaller outset of its two sides. Sharp corners stay sharp.
  fileprivate func grown(by outsets: EdgeInsets) -> CornerRadii {
    func grow(_ radius: Double, _ a: Double, _ b: Double) -> Double { radius > 0 ? radius + min(a, b) : 0 }
    return CornerRadii(
      topLeft: grow(topLeft, outsets.top, outsets.left), topRight: grow(topRight, outsets.top, outsets.right),
      bottomRight: grow(bottomRight, outsets.bottom, outsets.right),
      bottomLeft: grow(bottomLeft, outsets.bottom, outsets.left))
  }
}

extension EdgeInsets {
  /// The opposite insets: converts insets to outsets, and back.
  package var negated: EdgeInsets { EdgeInsets(top: -top, right: -right, bottom: -bottom, left: -left) }

  /// The largest of the four.
  package var largest: Double { max(max(top, right), max(bottom, left)) }
}
