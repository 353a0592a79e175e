/// A shape after its padding: the form of a hole, before the element's transform.
package struct PaddedShape: Sendable, Hashable {
  /// The form, by name.
  package var shape: Shape
  /// What the form is drawn into.
  package var frame: Rect
  /// Whether the radii had to be scaled down to fit.
  package var radiiClamped: Bool
  /// The exact curve. For an ellipse and for continuous corners the offset curve is no longer the named form drawn
  /// into `frame`: this is the curve to use.
  package var outline: Outline

  /// The curve at a distance outside this hole (negative: inside); a ring's middle line.
  package func offset(by distance: Double) -> Outline { outline }
}

extension Shape {
  /// The shape grown by outsets (negative ones shrink it, never below zero size).
  ///
  /// - Parameter explicitRadii: the radii as written by an author. They are final: they don't grow with the outsets.
  package func padded(in frame: Rect, by outsets: EdgeInsets, explicitRadii: CornerRadii? = nil) -> PaddedShape {
    PaddedShape(shape: self, frame: frame, radiiClamped: false, outline: Outline(shape: self, in: frame))
  }
}
