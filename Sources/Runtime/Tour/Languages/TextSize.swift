/// A person's text size: one of the twelve sizes of Apple's Dynamic Type, or a factor.
///
/// Android's font scale and browsers have factors.
package enum TextSize: Sendable, Hashable {
  /// A size by its name.
  case named(Name)
  /// A multiple of `large`, from 0.25 to 5.
  case scaled(Double)

  /// The sizes from smallest to largest, by their names in SwiftUI.
  package enum Name: String, Sendable, Hashable, CaseIterable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
  }

  /// The default size of a device.
  package static let large = TextSize.named(.large)

  /// Parses a value of the trait `textSize`; nil for any other text.
  ///
  /// It is SwiftUI's name, UIKit's (`extraLarge`, `accessibilityMedium`), or a factor (`1.3`, `130%`).
  package init?(trait: String) {
    if let name = Name(rawValue: trait) ?? Self.names[trait] {
      self = .named(name)
      return
    }
    let isPercentage = trait.utf8.last == UInt8(ascii: "%")
    guard let number = Double(isPercentage ? String(trait.dropLast()) : trait) else { return nil }
    let factor = isPercentage ? number / 100 : number
    guard factor >= 0.25, factor <= 5 else { return nil }
    self = .scaled(factor)
  }

  /// The size of body text as a multiple of that at `large`, rounded to 6 decimals, for comparing sizes of all kinds.
  ///
  /// The font sizes are those of the subheadline in Apple's Human Interface Guidelines.
  package var scale: Double {
    switch self {
    case .scaled(let factor): (factor * 1e6).rounded() / 1e6
    case .named(let name): (Self.bodySize(name) / Self.bodySize(.large) * 1e6).rounded() / 1e6
    }
  }

  /// The font size of body text, in logical units.
  package static func bodySize(_ name: Name) -> Double { styles(name).body.size }

  /// The font size and line height of text, from those at `large`, in logical units.
  ///
  /// At all other sizes the line height is rounded up to whole units.
  ///
  /// - Parameter isHeadline: true for titles, which scale like the headline of Apple's Human Interface Guidelines. All
  ///   else scales like the subheadline.
  package func font(size: Double, line: Double, isHeadline: Bool) -> (size: Double, line: Double) {
    switch self {
    case .named(.large): return (size, line)
    case .named(let name):
      let (own, large) = (Self.style(isHeadline, name), Self.style(isHeadline, .large))
      return (size * own.size / large.size, (line * own.line / large.line).rounded(.up))
    case .scaled(let factor): return (size * factor, (line * factor).rounded(.up))
    }
  }

  private static func style(_ isHeadline: Bool, _ name: Name) -> (size: Double, line: Double) {
    isHeadline ? styles(name).headline : styles(name).body
  }

  /// The font sizes and line heights of the subheadline, for bodies, and of the headline.
  private static func styles(_ name: Name) -> (body: (size: Double, line: Double), headline: (Double, Double)) {
    switch name {
    case .xSmall: ((12, 16), (14, 19))
    case .small: ((13, 18), (15, 20))
    case .medium: ((14, 19), (16, 21))
    case .large: ((15, 20), (17, 22))
    case .xLarge: ((17, 22), (19, 24))
    case .xxLarge: ((19, 24), (21, 26))
    case .xxxLarge: ((21, 28), (23, 29))
    case .accessibility1: ((25, 31), (28, 34))
    case .accessibility2: ((30, 37), (33, 40))
    case .accessibility3: ((36, 43), (40, 48))
    case .accessibility4: ((42, 50), (47, 56))
    case .accessibility5: ((49, 58), (53, 62))
    }
  }

  /// UIKit's names, in code and in captures, with SwiftUI's for each.
  private static let names: [String: Name] = [
    "extraSmall": .xSmall, "extraLarge": .xLarge, "extraExtraLarge": .xxLarge, "extraExtraExtraLarge": .xxxLarge,
    "accessibilityMedium": .accessibility1, "accessibilityLarge": .accessibility2,
    "accessibilityExtraLarge": .accessibility3, "accessibilityExtraExtraLarge": .accessibility4,
    "accessibilityExtraExtraExtraLarge": .accessibility5,
    "UICTContentSizeCategoryXS": .xSmall, "UICTContentSizeCategoryS": .small, "UICTContentSizeCategoryM": .medium,
    "UICTContentSizeCategoryL": .large, "UICTContentSizeCategoryXL": .xLarge, "UICTContentSizeCategoryXXL": .xxLarge,
    "UICTContentSizeCategoryXXXL": .xxxLarge, "UICTContentSizeCategoryAccessibilityM": .accessibility1,
    "UICTContentSizeCategoryAccessibilityL": .accessibility2, "UICTContentSizeCategoryAccessibilityXL": .accessibility3,
    "UICTContentSizeCategoryAccessibilityXXL": .accessibility4,
    "UICTContentSizeCategoryAccessibilityXXXL": .accessibility5,
  ]
}
