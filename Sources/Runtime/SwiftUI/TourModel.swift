#if canImport(SwiftUI) && !os(watchOS)
  import Observation
  import SwiftUI
  import TutorialPlayer

  /// A tour that an app plays for one person.
  ///
  /// Hold it as `@State`, pass it to the modifier `.tour(_:)` around all screens that the tour visits, and start it.
  /// The compiler generates a subclass for each tutorial, with its names.
  @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
  @MainActor @Observable open class TourModel {
    /// True if the tour runs, or will run as soon as its screen is known.
    public private(set) var isRunning = false
    /// The error that prevented the tour from being read at the start; nil if there was none.
    public private(set) var problem: (any Error)?

    private(set) var session: TourSession?
    /// The tour's stop that has the focus of assistive technology.
    private(set) var focus: TourFocus?
    /// The app's callbacks, from the modifier.
    @ObservationIgnored var app = TourApp()
    @ObservationIgnored var route: String?
    @ObservationIgnored private(set) var screen: LayoutSnapshot?
    @ObservationIgnored private var reducesMotion = false
    @ObservationIgnored private var beginning = TourSessionEvent.begin()
    @ObservationIgnored private var tour: Tour?
    @ObservationIgnored private let url: URL?

    /// Creates a tour from a compiled file, which is read when the tour starts.
    ///
    /// - Parameter url: the file's URL; nil if the bundle lacks it.
    public init(contentsOf url: URL?) { self.url = url }

    /// Creates a model from a tour that has been read.
    public init(_ tour: Tour) {
      url = nil
      self.tour = tour
    }

    /// The id of the current step; nil while the tour isn't running.
    public var stepID: String? { session?.step?.id }

    /// The state to pass to `start(isSeen:saved:)` to resume the tour later; nil if there is none.
    public var saved: String? { session?.saved }

    /// Starts the tour; does nothing if it is already running.
    ///
    /// - Parameters:
    ///   - isSeen: true if the person has already seen the tour, so that it doesn't begin.
    ///   - saved: the value of `saved` when the tour was interrupted.
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

    /// Ends the tour and fades its overlay out.
    public func end() {
      if session == nil { isRunning = false } else { handle(.end) }
    }

    /// Reports an event of the app to the tour.
    public func report(event: String) { handle(.event(event)) }

    private func read() throws -> Tour {
      guard let url else { throw CocoaError(.fileNoSuchFile) }
      return try Tour.read([UInt8](Data(contentsOf: url)))
    }

    // MARK: Calls from the modifier

    func adopt(_ screen: LayoutSnapshot, route: String?, reducesMotion: Bool) {
      (self.screen, self.route, self.reducesMotion) = (screen, route, reducesMotion)
      if session == nil { return begin() }
      handle(.device(device(screen)))
      reportScreen()
    }

    /// Tells the session an event and carries out the effects.
    func handle(_ event: TourSessionEvent) {
      guard var current = session else { return }
      let flags = current.flagNames.reduce(into: [String: TourScalar]()) { $0[$1] = app.flags($1) }
      var effects = current.handle(.flags(flags), at: .now)
      if !current.variableNames.isEmpty {
        let values = current.variableNames.reduce(into: [String: String]()) { $0[$1] = app.variables($1) }
        effects += current.handle(.variables(values), at: .now)
      }
      effects += current.handle(event, at: .now)
      session = current
      for effect in effects { perform(effect) }
    }

    private func device(_ screen: LayoutSnapshot) -> TourSession.Device {
      TourSession.Device(screen.traits, display: screen.size, prefersReducedMotion: reducesMotion)
    }

    /// Tells the session the current screen and the frames of its elements.
    ///
    /// If the app names no screens and the tour doesn't know the default name, it tells only the frames.
    private func reportScreen() {
      guard let screen, let tour else { return }
      handle(.elements(screen.liveScreen))
      let isKnown = tour.variants.contains { $0.steps.contains { $0.screen == screen.screen } }
      if isKnown || screen.screen != LayoutSnapshot.unnamedScreen { handle(.shows(screen: screen.screen)) }
    }

    private func begin() {
      guard isRunning, session == nil, let tour, let screen else { return }
      session = TourSession(tour, on: device(screen))
      reportScreen()
      if let route { handle(.route(route)) }
      handle(beginning)
      if session?.step == nil { close() }
    }

    private func perform(_ effect: TourEffect) {
      switch effect {
      case .perform(let name):
        Task { handle(await app.perform(name) ? .performed(name) : .failed(name)) }
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

    /// The next time at which to call the session without any input.
    ///
    /// That is when the overlay comes to rest so that frames stop, when something is due, or when the tour has faded
    /// out.
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
      handle(.time)
      if let session, session.isOver, session.playback.restTime <= .now { close() }
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
  extension Double {
    /// The current time in seconds, on the clock that drives the overlay.
    static var now: Double { Date.now.timeIntervalSinceReferenceDate }
  }
#endif
