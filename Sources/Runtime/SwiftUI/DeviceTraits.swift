#if canImport(SwiftUI) && !os(watchOS)
  import SwiftUI
  import TutorialGeometry
  import TutorialPlayer

  /// The device's traits from the environment, by the names used in layouts and tours.
  @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
  struct DeviceTraits: DynamicProperty {
    @Environment(\.locale) private var locale
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @Environment(\.verticalSizeClass) private var verticalSizeClass
    @Environment(\.displayScale) private var displayScale

    var scale: Double { Double(displayScale) }

    func traits(for size: Size) -> TourTraits {
      TourTraits(
        platform: platform, idiom: min(size.width, size.height) < 600 ? "phone" : "tablet",
        orientation: size.width > size.height ? "landscape" : "portrait",
        locale: locale.identifier(.bcp47), layoutDirection: layoutDirection == .rightToLeft ? "rtl" : "ltr",
        horizontalSizeClass: name(horizontalSizeClass), verticalSizeClass: name(verticalSizeClass),
        textSize: name(dynamicTypeSize), colorScheme: colorScheme == .dark ? "dark" : "light")
    }

    private var platform: String {
      #if os(macOS)
        "macos"
      #elseif os(tvOS)
        "tvos"
      #elseif os(visionOS)
        "visionos"
      #else
        "ios"
      #endif
    }

    private func name(_ size: UserInterfaceSizeClass?) -> String? {
      size.map { $0 == .compact ? "compact" : "regular" }
    }

    private func name(_ size: DynamicTypeSize) -> String {
      switch size {
      case .xSmall: "xSmall"
      case .small: "small"
      case .medium: "medium"
      case .large: "large"
      case .xLarge: "xLarge"
      case .xxLarge: "xxLarge"
      case .xxxLarge: "xxxLarge"
      case .accessibility1: "accessibility1"
      case .accessibility2: "accessibility2"
      case .accessibility3: "accessibility3"
      case .accessibility4: "accessibility4"
      case .accessibility5: "accessibility5"
      @unknown default: "large"
      }
    }
  }
#endif
