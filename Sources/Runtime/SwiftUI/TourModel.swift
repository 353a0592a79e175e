#if canImport(SwiftUI) && !os(watchOS)
  import Observation
  import SwiftUI
  import TutorialPlayer

  /// A tour that an app plays: one person's way through it. Hold it as `@State`, hand it to the modifier `.tour(_:)` around all
  /// screens that the tour visits, and start it. The compiler writes a subclass for each tutorial, which knows its names.
  @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
  @MainActor @Observable open class TourModel {
    /// Whether the tour runs, or will as soon as its screen is there.
    public private(set) var isRunning = false
    /// What kept the tour from being read when it was to start; nil where nothing did.
    public private(set) var problem: (any Error)?

    /// The tour that plays.
    private(set) var session: TourSession?
    /// Where the tour has the focus of assistive technology.
    private(set) var focus: TourFocus?
    /// What the app is, as the modifier has it.
    @ObservationIgnored var app = TourApp()
    @ObservationIgnored var route: String?
    @ObservationIgnored private(set) var screen: LayoutSnapshot?
    @ObservationIgnored private var reducesMotion = false
    @ObservationIgnored private var beginning = TourHappening.begin()
    @ObservationIgnored private var tour: Tour?
    @ObservationIgnored private let url: URL?

    /// A tour that was compiled to a file, which is read when it starts.
    ///
    /// - Parameter url: nil where the bundle lacks it.
    public init(contentsOf url: URL?) { self.url = url }

    /// A tour that has been read.
    public init(_ tour: Tour) {
      url = nil
      self.tour = tour
    }

    /// The id of the step that there is; nil while the tour does not run.
    public var stepID: String? { session?.step?.id }

    /// What to hand to `start(isSeen:saved:)` for the tour to go on where it is; nil where there is nothing to save.
    public var saved: String? { session?.saved }

    /// Starts the tour; one that runs goes on.
    ///
    /// - Parameters:
    ///   - isSeen: whether the person has seen it, so that it does not begin.
    ///   - saved: what `saved` was when the tour was left off.
    public func start(isSeen: Bool = false, saved: String? = nil) {
      guard !isRunning else { return }
      problem = nil
      do {
        if tour == nil { tour = try read() }
      } catch {
        problem = error
        return
      }
      beginning = .begin(isSeen: isSeen, saved: saved)
      isRunning = true
      begin()
    }

    /// Ends the tour: what is left of it on the screen fades.
    public func end() {
      if session == nil { isRunning = false } else { tell(.end) }
    }

    /// Tells the tour that something has happened in the app.
    public func report(event: String) { tell(.event(event)) }

    private func read() throws -> Tour {
      guard let url else { throw CocoaError(.fileNoSuchFile) }
      return try Tour.read([UInt8](Data(contentsOf: url)))
    }

    // MARK: What the modifier tells

    func adopt(_ screen: LayoutSnapshot, route: String?, reducesMotion: Bool) {
      (self.screen, self.route, self.reducesMotion) = (screen, route, reducesMotion)
      if session == nil { return begin() }
      tell(.device(device(screen)))
      tellScreen()
    }

    /// Tells the session what happens, and does what it asks for.
    func tell(_ happening: TourHappening) {
      guard var current = session else { return }
      let flags = current.flagNames.reduce(into: [String: TourScalar]()) { $0[$1] = app.flags($1) }
      var effects = current.tell(.flags(flags), at: .now)
      if !current.variableNames.isEmpty {
        let values = current.variableNames.reduce(into: [String: String]()) { $0[$1] = app.variables($1) }
        effects += current.tell(.variables(values), at: .now)
      }
      effects += current.tell(happening, at: .now)
      session = current
      for effect in effects { perform(effect) }
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
      guard isRunning, session == nil, let tour, let screen else { return }
      session = TourSession(tour, on: device(screen))
      tellScreen()
      if let route { tell(.route(route)) }
      tell(beginning)
      if session?.step == nil { close() }
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
      isRunning = false
    }

    // MARK: Time

    /// When there is something to do though nobody touches the screen: the overlay has come to rest, so that no more frames
    /// are needed; something is due; the tour has gone.
    var wakeTime: Double? {
      guard let session else { return nil }
      if session.isOver { return session.playback.restTime }
      let rest = session.playback.restTime
      return [session.due, rest > .now ? rest : nil].compactMap { $0 }.min()
    }

    func wake() async {
      guard let wakeTime else { return }
      try? await Task.sleep(for: .seconds(max(0, wakeTime - .now)))
      guard !Task.isCancelled else { return }
      tell(.time)
      if let session, session.isOver, session.playback.restTime <= .now { close() }
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
  extension Double {
    /// Seconds on the clock that the overlay is drawn by.
    static var now: Double { Date.now.timeIntervalSinceReferenceDate }
  }
#endif
