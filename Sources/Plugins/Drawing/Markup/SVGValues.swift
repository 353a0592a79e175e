public import TutorialGeometry
public import TutorialPlayback
import TutorialSyntax

// Numbers and paths in the notation of attributes: no locale, no exponent, no trailing zeros.

extension Double {
  /// The number with at most two decimals: no display shows less than a hundredth of a unit.
  public var svg: String { svg(decimals: 2) }

  /// Returns the number with at most `decimals` decimals, 0 to 9.
  public func svg(decimals: Int) -> String {
    var writer = ByteWriter(capacity: 24)
    writer.write(self, decimals: min(max(decimals, 0), 9))
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

extension Outline {
  /// The outline as path data.
  ///
  /// Every segment is a cubic, so that paths with the same number of segments can be animated into each other.
  public var svg: String { Self.svg(points) }

  /// Returns the path data of bare coordinates.
  public static func svg(_ points: [Double]) -> String {
    guard points.count >= 8 else { return "M0 0" }
    var writer = ByteWriter(capacity: points.count * 8)
    for (place, value) in points.enumerated() {
      if place == 0 {
        writer.write("M")
      } else if place == 2 {
        writer.write("C")
      } else {
        writer.write(" ")
      }
      writer.write(value, decimals: 2)
    }
    writer.write("Z")
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

extension TourColor {
  /// The colour without its opacity.
  public var svgOpaque: String { TourColor(red: red, green: green, blue: blue).text }

  /// The colour's opacity, 0 to 1.
  public var svgOpacity: Double { min(max(alpha / 255, 0), 1) }
}
