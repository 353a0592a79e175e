/// A colour in sRGB, 8 bits a channel.
package struct Color: Sendable, Hashable {
  /// Red, 0 to 255.
  package var red: UInt8
  /// Green, 0 to 255.
  package var green: UInt8
  /// Blue, 0 to 255.
  package var blue: UInt8
  /// Opacity, 0 to 255.
  package var alpha: UInt8

  /// A colour of the given channels.
  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// `#000000`.
  package static let black = Color(red: 0, green: 0, blue: 0)
  /// `#ffffff`.
  package static let white = Color(red: 255, green: 255, blue: 255)

  /// `#rrggbb`, or `#rrggbbaa` where it is not opaque; lower case.
  package var hex: String {
    func pair(_ byte: UInt8) -> String { (byte < 16 ? "0" : "") + String(byte, radix: 16) }
    return "#" + pair(red) + pair(green) + pair(blue) + (alpha == 255 ? "" : pair(alpha))
  }
}
