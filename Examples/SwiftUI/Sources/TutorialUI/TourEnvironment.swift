#if canImport(SwiftUI)
  import SwiftUI

  /// Tells the tour that is running that something has happened in the app. Does nothing while none is.
  ///
  ///     @Environment(\.tourEvent) private var tourEvent
  ///     …
  ///     tourEvent("mail.sent")
  public struct TourEventAction: Sendable {
    var perform: (@MainActor @Sendable (String) -> Void)?

    /// Reports an event by its name.
    @MainActor public func callAsFunction(_ name: String) { perform?(name) }
  }

  /// Tells the tour that a tagged view was tapped.
  struct TourTapAction: Sendable {
    var perform: (@MainActor @Sendable (String) -> Void)?
    var isActive: Bool { perform != nil }

    @MainActor func callAsFunction(_ id: String) { perform?(id) }
  }

  private struct TourEventKey: EnvironmentKey {
    static let defaultValue = TourEventAction()
  }

  private struct TourTapKey: EnvironmentKey {
    static let defaultValue = TourTapAction()
  }

  extension EnvironmentValues {
    /// Reports events to the tour that is running.
    public var tourEvent: TourEventAction {
      get { self[TourEventKey.self] }
      set { self[TourEventKey.self] = newValue }
    }

    var tourTap: TourTapAction {
      get { self[TourTapKey.self] }
      set { self[TourTapKey.self] = newValue }
    }
  }
#endif
