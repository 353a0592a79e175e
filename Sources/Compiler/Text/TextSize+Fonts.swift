package import TutorialTour

extension TextSize {
  /// Font size and line height of a part of a callout, logical units.
  ///
  /// - Parameter base: what they are at `large`; at all other sizes lines are in whole units.
  package func font(_ role: TextRole, base: CalloutMetrics.Font) -> (size: Double, line: Double) {
    switch self {
    case .named(.large): return (base.size, base.line)
    case .named(let name):
      let (own, large) = (Self.style(role, name), Self.style(role, .large))
      return (base.size * own.size / large.size, (base.line * own.line / large.line).rounded(.up))
    case .scaled(let factor): return (base.size * factor, (base.line * factor).rounded(.up))
    }
  }

  /// Apple's Human Interface Guidelines, Typography: titles grow as the headline does, bodies and buttons as the
  /// subheadline.
  private static func style(_ role: TextRole, _ name: Name) -> (size: Double, line: Double) {
    role == .title ? headline(name) : (bodySize(name), subheadlineHeight(name))
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
