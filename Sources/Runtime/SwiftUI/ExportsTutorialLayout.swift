#if canImport(SwiftUI) && !os(watchOS)
  import SwiftUI

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
