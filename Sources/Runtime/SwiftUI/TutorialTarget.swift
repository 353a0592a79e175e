#if canImport(SwiftUI) && !os(watchOS)
  import SwiftUI

  @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
  extension View {
    /// Tags this view as an element that tutorials can highlight.
    ///
    /// - Parameters:
    ///   - id: what tutorials name it by.
    ///   - type: what it is, such as `button`.
    ///   - label: what a screen reader says.
    ///   - shape: its outline, for cutouts that follow it.
    public func tutorialTarget(
      _ id: String, type: String? = nil, label: String? = nil, shape: LayoutSnapshot.Shape? = nil
    ) -> some View {
      modifier(TutorialTargetModifier(id: id, type: type, label: label, shape: shape))
    }

    /// Tags this view by a name that the compiler wrote, such as `TutorialTarget.composeButton`.
    public func tutorialTarget<Target: RawRepresentable<String>>(
      _ target: Target, type: String? = nil, label: String? = nil, shape: LayoutSnapshot.Shape? = nil
    ) -> some View {
      tutorialTarget(target.rawValue, type: type, label: label, shape: shape)
    }

    /// Names the screen that the tagged views in this view are on.
    public func tutorialScreen(_ name: String) -> some View {
      transformPreference(TaggedLayoutKey.self) { $0.screen = name }
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
  private struct TutorialTargetModifier: ViewModifier {
    let id: String
    let type: String?
    let label: String?
    let shape: LayoutSnapshot.Shape?
    @Environment(\.tourTap) private var tap

    func body(content: Content) -> some View {
      content
        // Transformed, not set: a tagged view may hold others.
        .transformAnchorPreference(key: TaggedLayoutKey.self, value: .bounds) { layout, bounds in
          layout.targets.append(
            TaggedLayout.Target(id: id, type: type, label: label, shape: shape, bounds: bounds))
        }
        // Beside the view's own gestures, and only while a tour waits for taps.
        .simultaneousGesture(TapGesture().onEnded { tap(id) }, including: tap.isActive ? .all : .subviews)
    }
  }
#endif
