package import TutorialValues

/// How light a colour is to the eye, and how well two colours can be told apart: WCAG 2.2, "relative luminance" and
/// "contrast ratio". Channels are those of sRGB, 0 to 1.
package struct Luminance {
  /// The luminance relative to white, 0 to 1.
  package let value: Double

  /// Of an opaque colour.
  package init(red: Double, green: Double, blue: Double) {
    value = 0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// The contrast to another colour: from 1, the same, to 21, black on white.
  package func contrast(to other: Luminance) -> Double {
    (max(value, other.value) + 0.05) / (min(value, other.value) + 0.05)
  }

  /// A channel without the transfer curve of sRGB (IEC 61966-2-1).
  private static func linear(_ channel: Double) -> Double {
    guard channel > 0.04045 else { return channel / 12.92 }
    let base = (channel + 0.055) / 1.055
    // x^2.4 is x² times the fifth root of x²: multiplication and division only, so the same on every machine.
    return base * base * fifthRoot(base * base)
  }

  /// By Newton's method, which comes down to the root from 1 for numbers below it.
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

/// A colour as light: channels of sRGB from 0 to 1, painted over one another as displays do it.
package struct PaintedColor {
  private var red: Double
  private var green: Double
  private var blue: Double

  /// What is seen where a colour lies over this one.
  ///
  /// - Parameter opacity: of all of the colour, on top of its own.
  package func under(_ color: Color, opacity: Double = 1) -> PaintedColor {
    let share = Double(color.alpha) / 255 * min(max(opacity, 0), 1)
    func mix(_ below: Double, _ above: UInt8) -> Double { below + (Double(above) / 255 - below) * share }
    return PaintedColor(red: mix(red, color.red), green: mix(green, color.green), blue: mix(blue, color.blue))
  }

  /// How light it is.
  package var luminance: Luminance { Luminance(red: red, green: green, blue: blue) }
}

extension PaintedColor {
  /// A grey: 0 is black, 1 white.
  package init(grey: Double) {
    self.init(red: grey, green: grey, blue: grey)
  }
}
