package import TutorialTour

extension TextSize {
  /// Font size and line height of a part of a callout, logical units.
  ///
  /// Apple's Human Interface Guidelines, Typography: the headline for titles and buttons, the subheadline for bodies.
  package func font(_ role: TextRole) -> (size: Double, line: Double) {
    switch self {
    case .named(let name):
      return role == .body ? (Self.bodySize(name), Self.subheadlineHeight(name)) : Self.headline(name)
    case .scaled(let factor):
      let base = TextSize.large.font(role)
      return (base.size * factor, (base.line * factor).rounded(.up))
    }
  }

  private static func headline(_ name: Name) -> (Double, Double) {
    switch name {
    case .xSmall: (14, 19)
    case .small: (15, 20)
    case .medium: (16, 21)
    case .large: (17, 22)
    case .xLarge: (19, 24)
    case .xxLarge: (21, 26)
    case .xxxLarge: (23, 29)
    case .accessibility1: (28, 34)
    case .accessibility2: (33, 40)
    case .accessibility3: (40, 48)
    case .accessibility4: (47, 56)
    case .accessibility5: (53, 62)
    }
  }

  private static func subheadlineHeight(_ name: Name) -> Double {
    switch name {
    case .xSmall: 16
    case .small: 18
    case .medium: 19
    case .large: 20
    case .xLarge: 22
    case .xxLarge: 24
    case .xxxLarge: 28
    case .accessibility1: 31
    case .accessibility2: 37
    case .accessibility3: 43
    case .accessibility4: 50
    case .accessibility5: 58
    }
  }
}
