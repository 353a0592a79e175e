package import TutorialSyntax

/// A partial `ring`: a stroke that follows a hole.
package struct RingPartial: Sendable {
  /// The map.
  package var range: ByteRange
  /// `width`, logical units.
  package var width: Located<Double>?
  /// `color`.
  package var color: Located<Color>?
  /// `gap` between the hole's edge and the ring, logical units; negative draws over the edge.
  package var gap: Located<Double>?
  /// `dash`: lengths of dashes and gaps by turns, logical units; empty for an unbroken line.
  package var dash: Located<[Double]>?

  /// A partial that sets nothing.
  package init(range: ByteRange) {
    self.range = range
  }
}
