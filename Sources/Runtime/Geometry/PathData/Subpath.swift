/// One subpath as written: cubics that follow one another.
package struct Subpath: Sendable, Hashable {
  /// The start point.
  package var start: Point
  /// The segments, with lines, quadratics and arcs converted to cubics. A closing line isn't included.
  package var segments: [Cubic]
  /// True if a closepath command ended it.
  package var isClosed: Bool
  /// The offset of its moveto in the text, in UTF-8 bytes.
  package var offset: Int
}
