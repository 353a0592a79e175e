package import TutorialValues

/// The perceived lightness of a colour and its contrast to others: WCAG 2.2, "relative luminance" and "contrast ratio".
///
/// Channels are those of sRGB, 0 to 1.
package struct Luminance {
  /// The luminance relative to white, 0 to 1.
  package let value: Double

  /// Computes the luminance of an opaque colour.
  package init(red: Double, green: Double, blue: Double) {
    value = 0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// The contrast to another colour, from 1 for the same colour to 21 for black on white.
  package func contrast(to other: Luminance) -> Double {
    (max(value, other.value) + 0.05) / (min(value, other.value) + 0.05)
  }

  /// Linearises a channel: inverts sRGB's transfer curve (IEC 61966-2-1).
  private static func linear(_ channel: Double) -> Double {
    guard channel > 0.04045 else { return channel / 12.92 }
    let base = (channel + 0.055) / 1.055
    // x^2.4 is x² times the fifth root of x²: only multiplication and division, so the result is the same on every
    // machine.
    return base * base * fifthRoot(base * base)
  }

  /// Computes the fifth root by Newton's method, which descends from 1 for numbers below 1.
  private static func fifthRoot(_ number: Double) -> Double {
    var root = 1.0
    for _ in 0..<64 {
      let fourth = root * root * root * root
      let next = root - (fourth * root - number) / (5 * fourth)
      guard next < root else { break }
      root = next
    }
    return root
  }
}

/// An opaque sRGB colour with channels from 0 to 1, on which others can be painted.
package struct PaintedColor {
  private var red: Double
  private var green: Double
  private var blue: Double

  /// Composites a colour over this one.
  ///
  /// - Parameter opacity: the opacity of the colour, multiplied with its own alpha.
  package func compositing(_ color: Color, opacity: Double = 1) -> PaintedColor {
    let share = Double(color.alpha) / 255 * min(max(opacity, 0), 1)
    func mix(_ below: Double, _ above: UInt8) -> Double { below + (Double(above) / 255 - below) * share }
    return PaintedColor(red: mix(red, color.red), green: mix(green, color.green), blue: mix(blue, color.blue))
  }

  /// The colour's luminance.
  package var luminance: Luminance { Luminance(red: red, green: green, blue: blue) }
}

extension PaintedColor {
  /// Creates a grey: 0 is black, 1 is white.
  package init(grey: Double) {
    self.init(red: grey, green: grey, blue: grey)
  }
}
