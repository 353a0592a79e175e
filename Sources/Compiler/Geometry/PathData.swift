/// One subpath as written: where it starts, and its cubics.
package struct Subpath: Sendable, Hashable {
  /// Where it starts.
  package var start: Point
  /// Two handles and an end for each segment.
  package var segments: [Point]
  /// Whether a closepath command ended it.
  package var isClosed: Bool
}

/// The reader of SVG path data.
package enum PathData {
  /// Reads path data.
  package static func parse(_ text: String) -> Result<[Subpath], PathDataError> { .success([]) }
}
