/// One subpath as written: cubics that follow one another.
package struct Subpath: Sendable, Hashable {
  /// Where it starts.
  package var start: Point
  /// Its segments; lines, quadratics and arcs have become cubics. A closing line is not among them.
  package var segments: [Cubic]
  /// Whether a closepath command ended it.
  package var isClosed: Bool
  /// Where its moveto stands in the text, in UTF-8 bytes.
  package var offset: Int
}
