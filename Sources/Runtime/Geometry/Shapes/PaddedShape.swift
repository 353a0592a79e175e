/// A shape after its padding: the form of a hole, before the element's transform.
package struct PaddedShape: Sendable, Hashable {
  /// The form, by name.
  package var shape: Shape
  /// What the form is drawn into.
  package var frame: Rect
  /// Whether the radii had to be scaled down to fit.
  package var radiiClamped: Bool
  /// The curve itself. For an ellipse and for continuous corners the padded curve is no longer the named form drawn
  /// into `frame` (an offset ellipse is no ellipse): this is the one to use.
  package var outline: Outline
  /// Whether the curve is convex because its form is; where it is not told from that, it may still be.
  package private(set) var isConvexForm = false

  /// The curve at a distance outside (negative: inside) this hole: a ring's middle line. Exact for rectangles (sharp
  /// corners stay sharp, the others grow), circles and capsules; all others within 0.02.
  ///
  /// - Parameter tests: what it takes; once it is exceeded, the curve is worth nothing.
  package func offset(by distance: Double, _ tests: inout CrossingTests) -> Outline {
    switch shape {
    case .rect, .circle, .capsule: return shape.padded(in: frame, by: EdgeInsets(distance)).outline
    case .roundedRect(_, let smoothing) where smoothing <= 0:
      return shape.padded(in: frame, by: EdgeInsets(distance)).outline
    case .roundedRect, .ellipse, .path: return outline.offset(by: distance, &tests)
    }
  }

  /// The same, whatever it takes: of a shape that is known to be short.
  package func offset(by distance: Double) -> Outline {
    var tests = CrossingTests()
    return offset(by: distance, &tests)
  }
}

extension Shape {
  /// The shape grown by outsets, one for each side; negative ones shrink it, never below nothing.
  ///
  /// - Rectangle and capsule take the grown frame.
  /// - Rounded corners: a radius (after it was scaled to fit) grows by the smaller outset of the corner's two sides; a
  ///   sharp corner stays sharp. With equal outsets that is the exact offset.
  /// - A circle stays about its frame's centre; its radius grows by the largest outset.
  /// - Ellipse and continuous corners: each quarter becomes its own offset curve at the smaller outset of its two sides,
  ///   within 0.02. What the larger outset adds stretches a quarter of an ellipse from the centre and moves a
  ///   continuous corner. Where an inset is so deep that the offset curve turns back on itself, its loops are cut off.
  ///   With insets that differ and move a side past the centre of an ellipse, or corners past one another, there is no
  ///   such curve: then the named form is drawn into the smaller frame, its radii reduced.
  /// - A path is stretched to the grown frame.
  ///
  /// - Parameters:
  ///   - frame: the element's frame, in its own space.
  ///   - outsets: what is added on each side.
  ///   - explicitRadii: the radii as an author wrote them. They are final: they don't grow.
  package func padded(in frame: Rect, by outsets: EdgeInsets, explicitRadii: CornerRadii? = nil) -> PaddedShape {
    let grown = frame.inset(by: outsets.negated)
    switch self {
    case .rect, .capsule, .path: return drawn(in: grown)
    case .circle:
      let radius = max(0, frame.smallerSide / 2 + outsets.largest)
      return drawn(in: Rect(frame.midX - radius, frame.midY - radius, 2 * radius, 2 * radius))
    case .ellipse:
      return drawn(in: grown).following(self, in: frame, by: outsets)
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

  /// Whether it is convex in any frame.
  private var isConvex: Bool {
    switch self {
    case .rect, .circle, .ellipse, .capsule: true
    case .roundedRect(_, let smoothing): smoothing <= 0
    case .path: false
    }
  }
}

extension PaddedShape {
  /// The same with the curve that is the outsets away from a shape, where that is not the named form.
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
  /// Each radius with the smaller outset of its two sides added; sharp corners stay sharp.
  fileprivate func grown(by outsets: EdgeInsets) -> CornerRadii {
    func grow(_ radius: Double, _ a: Double, _ b: Double) -> Double { radius > 0 ? radius + min(a, b) : 0 }
    return CornerRadii(
      topLeft: grow(topLeft, outsets.top, outsets.left), topRight: grow(topRight, outsets.top, outsets.right),
      bottomRight: grow(bottomRight, outsets.bottom, outsets.right),
      bottomLeft: grow(bottomLeft, outsets.bottom, outsets.left))
  }
}

extension EdgeInsets {
  /// Insets for outsets, and the other way.
  package var negated: EdgeInsets { EdgeInsets(top: -top, right: -right, bottom: -bottom, left: -left) }

  /// The largest of the four.
  package var largest: Double { max(max(top, right), max(bottom, left)) }
}
