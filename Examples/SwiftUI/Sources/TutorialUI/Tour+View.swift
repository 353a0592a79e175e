#if canImport(SwiftUI)
  import SwiftUI
  import TutorialGeometry
  import TutorialPlayer
  import TutorialRuntime

  /// What a tour asks of the app, and what it tells it. All of it is called on the main actor.
  public struct TourApp: Sendable {
    /// What the app's flags are; nil for one that it does not know.
    public var flags: @MainActor @Sendable (String) -> TourScalar?
    /// Performs an action, to get to where a step stands; false where it fails, or the app has no such action.
    public var perform: @MainActor @Sendable (String) async -> Bool
    /// Hears what happens in the tour.
    public var report: @MainActor @Sendable (TourReport) -> Void
    /// Remembers, under this name, that the person has seen the tour.
    public var remember: @MainActor @Sendable (String) -> Void

    /// An app that answers as given.
    public init(
      flags: @escaping @MainActor @Sendable (String) -> TourScalar? = { _ in nil },
      perform: @escaping @MainActor @Sendable (String) async -> Bool = { _ in false },
      report: @escaping @MainActor @Sendable (TourReport) -> Void = { _ in },
      remember: @escaping @MainActor @Sendable (String) -> Void = { _ in }
    ) {
      self.flags = flags
      self.perform = perform
      self.report = report
      self.remember = remember
    }
  }

  extension View {
    /// Plays a tour over this view, which holds all its screens.
    ///
    /// - Parameters:
    ///   - tour: the compiled tour.
    ///   - isPresented: whether it runs; becomes false when it has ended.
    ///   - route: the app's route, for steps that wait for one.
    ///   - app: what the tour asks of the app, and tells it.
    public func tour(
      _ tour: Tour?, isPresented: Binding<Bool>, route: String? = nil, app: TourApp = TourApp()
    ) -> some View {
      modifier(TourModifier(tour: tour, isPresented: isPresented, route: route, app: app))
    }
  }

  private struct TourModifier: ViewModifier {
    let tour: Tour?
    @Binding var isPresented: Bool
    let route: String?
    let app: TourApp
    @State private var session: TourSession?
    @State private var screen: LayoutSnapshot?
    @State private var focus: TourFocus?
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.scenePhase) private var scenePhase

    func body(content: Content) -> some View {
      content
        .environment(\.tourTap, tap)
        .environment(\.tourEvent, event)
        .modifier(
          LayoutReader(variant: nil) { snapshot in
            TourStage(session: session, screen: snapshot, focus: focus, tell: { tell($0) })
              .onChange(of: snapshot, initial: true) { _, new in adopt(new) }
          }
        )
        .onChange(of: isPresented, initial: true) { _, isWanted in isWanted ? begin() : tell(.end) }
        .onChange(of: reducesMotion) { _, _ in tellDevice() }
        .onChange(of: route) { _, new in if let new { tell(.route(new)) } }
        .onChange(of: scenePhase) { _, phase in tell(phase == .background ? .background : .foreground) }
        .task(id: wakeTime) { await wake() }
    }

    private var tap: TourTapAction {
      guard session != nil else { return TourTapAction() }
      return TourTapAction { id in tell(.tapElement(id)) }
    }

    private var event: TourEventAction {
      guard session != nil else { return TourEventAction() }
      return TourEventAction { name in tell(.event(name)) }
    }

    private func adopt(_ snapshot: LayoutSnapshot) {
      screen = snapshot
      if isPresented, session == nil { return begin() }
      tellDevice()
      tellScreen()
    }

    private func tellDevice() {
      if let screen { tell(.device(device(screen))) }
    }

    private func device(_ screen: LayoutSnapshot) -> TourSession.Device {
      TourSession.Device(screen.traits, display: screen.size, prefersReducedMotion: reducesMotion)
    }

    /// Which screen is shown, and where its elements are. An app that names no screens does not speak of them.
    private func tellScreen() {
      guard let screen, let tour else { return }
      tell(.elements(screen.liveScreen))
      let isKnown = tour.variants.contains { $0.steps.contains { $0.screen == screen.screen } }
      if isKnown || screen.screen != LayoutSnapshot.unnamedScreen { tell(.shows(screen: screen.screen)) }
    }

    private func begin() {
      guard session == nil, let tour, let screen else { return }
      session = TourSession(tour, on: device(screen))
      tellScreen()
      if let route { tell(.route(route)) }
      tell(.begin())
      if session?.step == nil { close() }
    }

    /// Tells the session what happens, and does what it asks for.
    private func tell(_ happening: TourHappening) {
      guard var current = session else { return }
      let known = current.flagNames.reduce(into: [String: TourScalar]()) { $0[$1] = app.flags($1) }
      let effects = current.tell(.flags(known), at: .now) + current.tell(happening, at: .now)
      session = current
      for effect in effects { perform(effect) }
    }

    private func perform(_ effect: TourEffect) {
      switch effect {
      case .perform(let name):
        Task { tell(await app.perform(name) ? .performed(name) : .failed(name)) }
      case .announce(let words, _): AccessibilityNotification.Announcement(words).post()
      case .focus(let stop): focus = stop
      case .report(let report): app.report(report)
      case .remember(let once): app.remember(once)
      case .scroll, .forgetSaved: break
      }
    }

    private func close() {
      session = nil
      focus = nil
      isPresented = false
    }

    /// When there is something to do though nobody touches the screen: the overlay has come to rest, so that no more frames
    /// are needed; something is due; the tour has gone.
    private var wakeTime: Double? {
      guard let session else { return nil }
      if session.isOver { return session.playback.restTime }
      let rest = session.playback.restTime
      return [session.due, rest > .now ? rest : nil].compactMap { $0 }.min()
    }

    private func wake() async {
      guard let wakeTime else { return }
      try? await Task.sleep(for: .seconds(max(0, wakeTime - .now)))
      guard !Task.isCancelled else { return }
      tell(.time)
      if let session, session.isOver, session.playback.restTime <= .now { close() }
    }
  }

  extension Double {
    /// Seconds on the clock that the overlay is drawn by.
    static var now: Double { Date.now.timeIntervalSinceReferenceDate }
  }
#endif
