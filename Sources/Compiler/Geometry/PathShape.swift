/// A closed path of cubics in a box of its own; a frame stretches the box to itself.
package struct PathShape: Sendable, Hashable {
  /// The path in the coordinates of `viewBox`, in its canonical form.
  package let outline: Outline
  /// What is mapped to the frame. The path may lie partly outside.
  package let viewBox: Rect

  /// The transform that stretches the view box to a frame.
  package func mapping(to frame: Rect) -> Transform {
    let (sx, sy) = (max(0, frame.width) / viewBox.width, max(0, frame.height) / viewBox.height)
    return Transform(sx, 0, 0, sy, frame.x - viewBox.x * sx, frame.y - viewBox.y * sy)
  }

  /// Reads path data.
  ///
  /// Refused are bad path data, more than one subpath, a path without area, and a view box that is not positive.
  package static func make(data: String, viewBox: Rect) -> Result<PathShape, PathDataError> {
    .failure(PathDataError(offset: 0, message: "not read yet"))
  }
}
