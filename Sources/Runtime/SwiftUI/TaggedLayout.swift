#if canImport(SwiftUI) && !os(watchOS)
  import SwiftUI

  /// The tagged views below a view, with the name of their screen.
  @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
  struct TaggedLayout: Sendable {
    /// A tagged view, with an anchor that any view above can resolve in its own coordinates.
    struct Target: Sendable {
      var id: String
      var type: String?
      var label: String?
      var shape: LayoutSnapshot.Shape?
      var bounds: Anchor<CGRect>
    }

    var screen: String?
    var targets: [Target] = []
  }

  /// Passes the layout up the view tree, in the tree's order.
  @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
  struct TaggedLayoutKey: PreferenceKey {
    static let defaultValue = TaggedLayout()

    static func reduce(value: inout TaggedLayout, nextValue: () -> TaggedLayout) {
      let next = nextValue()
      value.screen = next.screen ?? value.screen
      value.targets += next.targets
    }
  }
#endif
