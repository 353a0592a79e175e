/// The reader of SVG path data: all commands of SVG 1.1, section 8.3, absolute and relative.
package enum PathData {
  /// The most segments that path data may have, counted as cubics.
  package static let segmentLimit = 2_000

  /// Reads path data.
  ///
  /// A subpath that consists of a moveto alone is left out. Text without any command gives no subpaths.
  package static func parse(_ text: String) -> Result<[Subpath], PathDataError> {
    var reader = PathDataReader(text)
    do {
      try reader.readAll()
      return .success(reader.subpaths)
    } catch {
      return .failure(error)
    }
  }
}
