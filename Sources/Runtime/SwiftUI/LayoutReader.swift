#if canImport(SwiftUI) && !os(watchOS)
  import SwiftUI
  import TutorialGeometry
  import TutorialPlayer

  /// Overlays a view with another one that depends on the frames of its tagged views.
  ///
  /// Coordinates are those of a tour: from the top left of the whole screen, including the area under the system bars,
  /// with x to the right in every language.
  @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
  struct LayoutReader<Overlay: View>: ViewModifier {
    let variant: String?
    @ViewBuilder let overlay: @MainActor (LayoutSnapshot) -> Overlay
    private let device = DeviceTraits()

    func body(content: Content) -> some View {
      content.overlayPreferenceValue(TaggedLayoutKey.self) { layout in
        GeometryReader { proxy in
          overlay(snapshot(layout, proxy))
            .ignoresSafeArea()
        }
        .environment(\.layoutDirection, .leftToRight)
      }
    }

    /// The reader lies within the safe area, so the insets are added on each side.
    private func snapshot(_ layout: TaggedLayout, _ proxy: GeometryProxy) -> LayoutSnapshot {
      let bars = proxy.safeAreaInsets
      let size = Size(
        proxy.size.width + bars.leading + bars.trailing, proxy.size.height + bars.top + bars.bottom)
      let traits = device.traits(for: size)
      return LayoutSnapshot(
        screen: layout.screen ?? LayoutSnapshot.unnamedScreen, variant: variant ?? traits.variantName, traits: traits,
        size: size,
        scale: device.scale,
        safeArea: TutorialGeometry.EdgeInsets(
          top: bars.top, right: bars.trailing, bottom: bars.bottom, left: bars.leading),
        elements: layout.targets.map { target in
          let frame = proxy[target.bounds]
          return LayoutSnapshot.Element(
            id: target.id,
            frame: Rect(
              frame.origin.x + bars.leading, frame.origin.y + bars.top, frame.size.width, frame.size.height),
            type: target.type, label: target.label, shape: target.shape)
        })
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
  extension TourTraits {
    /// A generated name for a configuration, such as `phone-portrait-en-large-light`.
    fileprivate var variantName: String {
      [idiom, orientation, locale, textSize, colorScheme].compactMap { $0 }.joined(separator: "-")
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
  extension View {
    /// Reports the frames of the tagged views, initially and on every change.
    ///
    /// Collect the snapshots in a `LayoutManifest` and write its `json()`, in a debug build or in a UI test.
    ///
    /// - Parameters:
    ///   - variant: the configuration's name in the manifest; if nil, it is derived from the device's traits.
    ///   - action: called with each snapshot.
    public func exportsTutorialLayout(
      variant: String? = nil, perform action: @escaping @MainActor (LayoutSnapshot) -> Void
    ) -> some View {
      modifier(
        LayoutReader(variant: variant) { snapshot in
          Color.clear
            .onChange(of: snapshot, initial: true) { _, new in action(new) }
            .allowsHitTesting(false)
            .accessibilityHidden(true)
        })
    }
  }
#endif
