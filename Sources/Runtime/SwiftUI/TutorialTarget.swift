#if canImport(SwiftUI) && !os(watchOS)
  import SwiftUI

  @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
  extension View {
    /// Tags this view as an element that tutorials can highlight.
    ///
    /// - Parameters:
    ///   - id: the id that tutorials use for it.
    ///   - type: the kind of view, such as `button`.
    ///   - label: the label that a screen reader speaks.
    ///   - shape: its outline, for cutouts that follow it.
    public func tutorialTarget(
      _ id: String, type: String? = nil, label: String? = nil, shape: LayoutSnapshot.Shape? = nil
    ) -> some View {
      modifier(TutorialTargetModifier(id: id, type: type, label: label, shape: shape))
    }

    /// Tags this view with a generated name, such as `TutorialTarget.composeButton`.
    public func tutorialTarget<Target: RawRepresentable<String>>(
      _ target: Target, type: String? = nil, label: String? = nil, shape: LayoutSnapshot.Shape? = nil
    ) -> some View {
      tutorialTarget(target.rawValue, type: type, label: label, shape: shape)
    }

    /// Names the screen of the tagged views inside this view.
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
        // Transforms the preference rather than setting it, because a tagged view may contain others.
        .transformAnchorPreference(key: TaggedLayoutKey.self, value: .bounds) { layout, bounds in
          layout.targets.append(
            TaggedLayout.Target(id: id, type: type, label: label, shape: shape, bounds: bounds))
        }
        // Runs alongside the view's own gestures, and only while a tour waits for taps.
        .simultaneousGesture(TapGesture().onEnded { tap?(id) }, including: tap != nil ? .all : .subviews)
    }
  }
#endif
