import TutorialGeometry
import TutorialPluginKit
import TutorialSyntax

/// An Android rectangle in pixels, written `[left,top][right,bottom]` in dumps.
struct PixelBounds: Equatable {
  /// The four edges. `right < left` or `bottom < top` means that all of the element is clipped.
  let left, top, right, bottom: Double

  /// The reason why a text isn't a rectangle.
  enum Problem: Error {
    /// The text doesn't have the form `[left,top][right,bottom]`.
    case malformed
    /// A number is beyond the limit, or not finite.
    case outOfRange
  }

  /// Reads `[left,top][right,bottom]`; white space around the numbers is allowed.
  static func parse(_ text: String, limit: Double) -> Result<PixelBounds, Problem> {
    let bytes = Array(text.utf8)
    var index = 0
    var edges: [Double] = []
    // The delimiters around the four numbers.
    for (opening, closing) in [("[", ","), ("", "]"), ("[", ","), ("", "]")] {
      for byte in opening.utf8 {
        guard index < bytes.count, bytes[index] == byte else { return .failure(.malformed) }
        index += 1
      }
      guard let end = bytes[index...].firstIndex(where: { closing.utf8.contains($0) }) else {
        return .failure(.malformed)
      }
      switch parseDecimal(bytes, trimmed(bytes, index..<end)) {
      case .value(let value) where value.magnitude <= limit: edges.append(value)
      case .value, .notFinite: return .failure(.outOfRange)
      case .notANumber: return .failure(.malformed)
      }
      index = end + 1
    }
    guard index == bytes.count, edges.count == 4 else { return .failure(.malformed) }
    return .success(PixelBounds(left: edges[0], top: edges[1], right: edges[2], bottom: edges[3]))
  }

  private static func trimmed(_ bytes: [UInt8], _ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, bytes[start] == UInt8(ascii: " ") { start += 1 }
    while start < end, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
    return start..<end
  }

  /// True if the edges are the wrong way round: the element isn't visible. Swapping them would invent a box.
  var isInverted: Bool { right < left || bottom < top }

  var size: Size { Size(right - left, bottom - top) }

  var startsAtOrigin: Bool { left == 0 && top == 0 }

  var hasArea: Bool { right > left && bottom > top }

  var area: Double { (right - left) * (bottom - top) }

  /// Returns these bounds with a strip that continues them along their whole right or lower edge.
  ///
  /// Returns nil if `other` isn't such a strip.
  func joined(with other: PixelBounds) -> PixelBounds? {
    if other.left == left, other.right == right, other.top <= bottom, other.bottom > bottom, other.top > top {
      return PixelBounds(left: left, top: top, right: right, bottom: other.bottom)
    }
    if other.top == top, other.bottom == bottom, other.left <= right, other.right > right, other.left > left {
      return PixelBounds(left: left, top: top, right: other.right, bottom: bottom)
    }
    return nil
  }

  /// Returns a length in dp, rounded to the 3 decimals that are written.
  static func dp(_ pixels: Double, pixelsPerDp: Double) -> Double {
    (pixels / pixelsPerDp * 1000).rounded() / 1000
  }

  /// Returns the rectangle in dp.
  ///
  /// The edges are rounded to the 3 decimals that are written, and width and height follow from them. So elements that
  /// touch in pixels touch in the manifest.
  func frame(pixelsPerDp: Double) -> Rect {
    func dp(_ pixels: Double) -> Double { Self.dp(pixels, pixelsPerDp: pixelsPerDp) }
    return Rect(dp(left), dp(top), dp(right) - dp(left), dp(bottom) - dp(top))
  }
}

extension PixelBounds: CustomStringConvertible {
  var description: String {
    "[\(Diagnostic.describe(left)),\(Diagnostic.describe(top))][\(Diagnostic.describe(right)),\(Diagnostic.describe(bottom))]"
  }
}
