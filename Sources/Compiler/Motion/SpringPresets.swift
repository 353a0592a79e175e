extension Spring {
  /// SwiftUI's `spring`.
  package static let spring = Spring(response: 0.5, dampingFraction: 0.825)
  /// SwiftUI's `interactiveSpring`.
  package static let interactiveSpring = Spring(response: 0.15, dampingFraction: 0.86)
  /// SwiftUI's `smooth`.
  package static let smooth = Spring(duration: 0.5, bounce: 0)
  /// SwiftUI's `snappy`.
  package static let snappy = Spring(duration: 0.5, bounce: 0.15)
  /// SwiftUI's `bouncy`.
  package static let bouncy = Spring(duration: 0.5, bounce: 0.3)
}
