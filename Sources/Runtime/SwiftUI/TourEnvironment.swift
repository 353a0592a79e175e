#if canImport(SwiftUI) && !os(watchOS)
  import SwiftUI

  /// Reports an event of the app to the running tour; does nothing if none is running.
  ///
  ///     @Environment(\.tourEvent) private var tourEvent
  ///     …
  ///     tourEvent("mail.sent")
  @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
  public struct TourEventAction: Sendable {
    var perform: (@MainActor @Sendable (String) -> Void)?

    /// Reports an event by its name.
    @MainActor public func callAsFunction(_ name: String) { perform?(name) }
  }

  @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
  private struct TourEventKey: EnvironmentKey {
    static let defaultValue = TourEventAction()
  }

  @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
  private struct TourTapKey: EnvironmentKey {
    static let defaultValue: (@MainActor @Sendable (String) -> Void)? = nil
  }

  @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
  extension EnvironmentValues {
    /// Reports events to the running tour.
    public var tourEvent: TourEventAction {
      get { self[TourEventKey.self] }
      set { self[TourEventKey.self] = newValue }
    }

    /// Tells the running tour about a tap on a tagged view; nil if none is running.
    var tourTap: (@MainActor @Sendable (String) -> Void)? {
      get { self[TourTapKey.self] }
      set { self[TourTapKey.self] = newValue }
    }
  }
#endif
