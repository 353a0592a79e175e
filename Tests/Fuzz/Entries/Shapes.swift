import TutorialGeometry
import TutorialSyntax

extension FuzzEntry {
  /// Path data and its outline: placed in a frame, padded, with a ring, and clipped.
  ///
  /// The first eight bytes are sixteenths of the view box's sides, of the frame's sides, and of the padding.
  static let pathData = FuzzEntry(name: "path-data") { bytes in
    guard bytes.count > 8 else { return }
    let numbers = bytes.prefix(8).map { scale($0) }
    let data = String(decoding: bytes.dropFirst(8), as: UTF8.self)
    guard
      case .success(let path) = PathShape.make(
        data: data, viewBox: Rect(numbers[0], numbers[1], numbers[2], numbers[3]))
    else { return }
    let shape = Shape.path(path)
    let frame = Rect(100, 100, abs(numbers[4]), abs(numbers[5]))
    let padded = shape.padded(in: frame, by: EdgeInsets(numbers[6]))
    _ = padded.offset(by: 2.5)
    _ = padded.offset(by: -2.5)
    _ = padded.outline.clipped(to: Rect(0, 0, 400, 800))
    let circle = Outline(shape: .circle, in: Rect(100, 100, 50, 50))
    _ = padded.outline.overlaps(circle)
    _ = padded.outline.interpolated(to: circle, progress: 0.5)
    _ = shape.circumscribedRadius(in: frame)
  }

  /// A number from a byte: mostly ordinary values, some hostile ones.
  private static func scale(_ byte: UInt8) -> Double {
    let hostile = [0, Double.leastNonzeroMagnitude, 1e-300, 1e-9, 1e7, -1e7, 1e300, -0.0, 1e-3, 9_999_999.999]
    let index = Int(byte) - 200
    return hostile.indices.contains(index) ? hostile[index] : Double(byte) - 16
  }

  /// A regular expression and a text, separated by a line end.
  static let pattern = FuzzEntry(name: "pattern") { bytes in
    let parts = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 1, omittingEmptySubsequences: false)
    guard let pattern = parts.first, let expression = try? RegularExpression(String(decoding: pattern, as: UTF8.self))
    else { return }
    _ = expression.isFound(in: parts.count > 1 ? String(decoding: parts[1], as: UTF8.self) : "some text")
  }
}
