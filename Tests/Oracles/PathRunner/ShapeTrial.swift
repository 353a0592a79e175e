import TutorialGeometry

/// Applies every operation on shapes to path data.
struct ShapeTrial {
  private let shape: PathShape
  private let frame: Rect
  private let padding: Double

  /// Makes a trial from path data and nine numbers: the view box, the frame, and the padding.
  static func make(data: String, _ numbers: [Double]) -> Result<ShapeTrial, PathDataError> {
    guard numbers.count == 9 else { return .failure(PathDataError(offset: 0, message: "nine numbers are needed")) }
    let frame = Rect(numbers[4], numbers[5], numbers[6], numbers[7])
    return PathShape.make(data: data, viewBox: Rect(numbers[0], numbers[1], numbers[2], numbers[3]))
      .map { ShapeTrial(shape: $0, frame: frame, padding: numbers[8]) }
  }

  /// The results as JSON: the outline in its frame and its sides, and lists of other outlines and numbers.
  var answer: String {
    let shape = Shape.path(self.shape)
    let outline = Outline(shape: shape, in: frame)
    let padded = shape.padded(in: frame, by: EdgeInsets(padding))
    let turned = outline.applying(Transform(0.6, 0.8, -0.8, 0.6, 3, 4))
    let other = Outline(shape: .circle, in: Rect(100, 100, 50, 50))
    let pieces = padded.outline.clipped(to: Rect(0, 0, 400, 800))
    let outlines = [
      padded.outline, padded.offset(by: 2.5), padded.offset(by: -2.5), turned,
      outline.interpolated(to: other, progress: 0.5),
    ]
    let numbers = [
      shape.circumscribedRadius(in: frame), outline.distance(to: Point(1, 2)), outline.signedArea,
      outline.overlaps(other) ? 1 : 0, outline.crossesItself ? 1 : 0,
      Double(outline.windingNumber(around: frame.center)),
    ]
    let box = outline.bounds
    return "{\"outline\": \(outline.points), \"bounds\": \([box.minX, box.minY, box.maxX, box.maxY]), "
      + "\"outlines\": \((outlines + pieces).map(\.points)), \"numbers\": \(numbers)}"
  }
}
