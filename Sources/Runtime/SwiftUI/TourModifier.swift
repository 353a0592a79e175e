#if canImport(SwiftUI) && !os(watchOS)
  import SwiftUI
  import TutorialGeometry
  import TutorialPlayer

  /// The app's callbacks for a tour, all of them called on the main actor.
  @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
  public struct TourApp: Sendable {
    /// Returns the value of a flag; nil if the app doesn't know the flag.
    public var flags: @MainActor @Sendable (String) -> TourScalar?
    /// Performs an action that prepares a step; returns false if it fails, or if the app has no such action.
    public var perform: @MainActor @Sendable (String) async -> Bool
    /// Returns the value of a variable in the tour's texts; nil if the app doesn't know the variable.
    public var variables: @MainActor @Sendable (String) -> String?
    /// Receives the tour's events.
    public var report: @MainActor @Sendable (TourReport) -> Void
    /// Remembers, under this name, that the person has seen the tour.
    public var remember: @MainActor @Sendable (String) -> Void
    /// Opens a link whose scheme isn't `http`, `https` or `mailto`; returns false if the app doesn't handle the scheme.
    public var open: @MainActor @Sendable (String) -> Bool

    /// Creates callbacks; by default the app knows and does nothing.
    public init(
      flags: @escaping @MainActor @Sendable (String) -> TourScalar? = { _ in nil },
      perform: @escaping @MainActor @Sendable (String) async -> Bool = { _ in false },
      variables: @escaping @MainActor @Sendable (String) -> String? = { _ in nil },
      report: @escaping @MainActor @Sendable (TourReport) -> Void = { _ in },
      remember: @escaping @MainActor @Sendable (String) -> Void = { _ in },
      open: @escaping @MainActor @Sendable (String) -> Bool = { _ in false }
    ) {
      self.flags = flags
      self.perform = perform
      self.variables = variables
      self.report = report
      self.remember = remember
      self.open = open
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
  extension View {
    /// Plays a tour over this view, which contains all of the tour's screens.
    ///
    /// - Parameters:
    ///   - tour: the tour, which plays once it is started.
    ///   - route: the app's route, for steps that wait for one.
    ///   - app: the app's callbacks.
    public func tour(_ tour: TourModel, route: String? = nil, app: TourApp = TourApp()) -> some View {
      modifier(TourModifier(tour: tour, route: route, app: app))
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
  private struct TourModifier: ViewModifier {
    let tour: TourModel
    let route: String?
    let app: TourApp
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.scenePhase) private var scenePhase

    func body(content: Content) -> some View {
      content
        .environment(\.tourTap, tap)
        .environment(\.tourEvent, event)
        .modifier(
          LayoutReader(variant: nil) { snapshot in
            TourStage(
              session: tour.session, screen: snapshot, focus: tour.focus, handle: { handle($0) }, open: app.open
            )
            .onChange(of: snapshot, initial: true) { _, new in
              tour.app = app
              tour.adopt(new, route: route, reducesMotion: reducesMotion)
            }
          }
        )
        .onChange(of: reducesMotion) { _, new in
          if let screen = tour.screen { tour.adopt(screen, route: route, reducesMotion: new) }
        }
        .onChange(of: route) { _, new in
          tour.route = new
          if let new { handle(.route(new)) }
        }
        .onChange(of: scenePhase) { _, phase in handle(phase == .background ? .background : .foreground) }
        .task(id: tour.wakeTime) { await tour.wake() }
    }

    private var tap: (@MainActor @Sendable (String) -> Void)? {
      guard tour.session != nil else { return nil }
      return { id in handle(.tapElement(id)) }
    }

    private var event: TourEventAction {
      guard tour.session != nil else { return TourEventAction() }
      return TourEventAction { name in handle(.event(name)) }
    }

    private func handle(_ event: TourSessionEvent) {
      tour.app = app
      tour.handle(event)
    }
  }
#endif
