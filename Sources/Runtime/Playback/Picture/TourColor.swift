import TutorialNumerics

/// A colour in sRGB with channels from 0 to 255, so that a tour's colours have whole channels.
public struct TourColor: Sendable, Hashable {
  /// Red, 0 to 255.
  public var red: Double
  /// Green, 0 to 255.
  public var green: Double
  /// Blue, 0 to 255.
  public var blue: Double
  /// Opacity, 0 to 255; the other channels aren't premultiplied with it.
  public var alpha: Double

  /// Creates a colour from its channels.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Opaque black.
  public static let black = TourColor(red: 0, green: 0, blue: 0)
  /// White.
  public static let white = TourColor(red: 255, green: 255, blue: 255)

  /// Parses `#rrggbb` or `#rrggbbaa`, as in a tour; nil for anything else.
  public init?(_ text: String) {
    let digits = text.utf8.dropFirst()
    guard text.utf8.first == UInt8(ascii: "#"), digits.count == 6 || digits.count == 8 else { return nil }
    var channels: [Double] = []
    var high: UInt8?
    for digit in digits {
      guard let value = Character(Unicode.Scalar(digit)).hexDigitValue.map(UInt8.init) else { return nil }
      guard let first = high else {
        high = value
        continue
      }
      channels.append(Double(first * 16 + value))
      high = nil
    }
    self.init(
      red: channels[0], green: channels[1], blue: channels[2], alpha: channels.count == 4 ? channels[3] : 255)
  }

  /// The nearest colour with whole channels, as `#rrggbb`, or as `#rrggbbaa` if it isn't opaque.
  public var text: String {
    let shown = alpha >= 254.5 ? [red, green, blue] : [red, green, blue, alpha]
    return shown.reduce(into: "#") { text, channel in
      // A channel that is NaN counts as 0.
      let whole = channel > 0 ? Int(saturating: min(channel, 255) + 0.5) : 0
      text += whole < 16 ? "0" : ""
      text += String(whole, radix: 16)
    }
  }
}
