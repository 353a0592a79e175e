#if canImport(SwiftUI) && !os(watchOS)
  import SwiftUI
  import TutorialGeometry
  import TutorialPlayer

  /// What a tour asks of the app, and what it tells it. All of it is called on the main actor.
  @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
  public struct TourApp: Sendable {
    /// What the app's flags are; nil for one that it does not know.
    public var flags: @MainActor @Sendable (String) -> TourScalar?
    /// Performs an action, to get to where a step stands; false where it fails, or the app has no such action.
    public var perform: @MainActor @Sendable (String) async -> Bool
    /// What to put into the tour's texts for a variable; nil for one that the app does not know.
    public var variables: @MainActor @Sendable (String) -> String?
    /// Hears what happens in the tour.
    public var report: @MainActor @Sendable (TourReport) -> Void
    /// Remembers, under this name, that the person has seen the tour.
    public var remember: @MainActor @Sendable (String) -> Void
    /// Opens a link whose scheme is neither `http`, `https` nor `mailto`; false where the app has none of that scheme.
    public var open: @MainActor @Sendable (String) -> Bool

    /// An app that answers as given.
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
    /// Plays a tour over this view, which holds all its screens.
    ///
    /// - Parameters:
    ///   - tour: the tour, which plays when it is started.
    ///   - route: the app's route, for steps that wait for one.
    ///   - app: what the tour asks of the app, and tells it.
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
              session: tour.session, screen: snapshot, focus: tour.focus, tell: { tell($0) }, open: app.open
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
          if let new { tell(.route(new)) }
        }
        .onChange(of: scenePhase) { _, phase in tell(phase == .background ? .background : .foreground) }
        .task(id: tour.wakeTime) { await tour.wake() }
    }

    private var tap: TourTapAction {
      guard tour.session != nil else { return TourTapAction() }
      return TourTapAction { id in tell(.tapElement(id)) }
    }

    private var event: TourEventAction {
      guard tour.session != nil else { return TourEventAction() }
      return TourEventAction { name in tell(.event(name)) }
    }

    private func tell(_ happening: TourHappening) {
      tour.app = app
      tour.tell(happening)
    }
  }
#endif
