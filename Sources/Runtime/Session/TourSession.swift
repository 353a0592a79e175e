import TutorialCallouts
public import TutorialGeometry
public import TutorialPlayback
public import TutorialTour

/// One person's run of a tour: the current step, allowed touches, the focus, announcements and reports.
///
/// docs/tour.md, "How it plays", has the rules. A session is a value without a clock and without views. You tell it
/// each event with a time in seconds, on any clock that never goes back, and it returns the effects to carry out.
/// `playback` gives the picture to draw.
public struct TourSession: Sendable {
  /// The properties of the device that a session needs.
  public struct Device: Sendable, Hashable {
    /// The device's traits, including language and text size.
    public var traits: TourTraits
    /// The size of its display.
    public var display: Size
    /// True if the person prefers reduced motion.
    public var prefersReducedMotion: Bool

    /// Creates a device.
    public init(_ traits: TourTraits, display: Size, prefersReducedMotion: Bool = false) {
      self.traits = traits
      self.display = display
      self.prefersReducedMotion = prefersReducedMotion
    }
  }

  /// The tour.
  public let tour: Tour
  /// The device, as last reported.
  public internal(set) var device: Device
  /// The picture on the screen at any time.
  public internal(set) var playback: TourPlayback
  /// The steps that the person can go back to.
  public internal(set) var history = TourHistory()
  /// True if the tour is over.
  public internal(set) var isOver = false
  /// True if the tour has begun.
  public internal(set) var hasBegun = false

  var compiled: TourVariant
  /// The variant re-anchored to the app's live elements.
  private(set) var anchored: TourVariant
  /// The app's state, as last reported.
  var app = AppState()
  /// The state of the current step; nil before the tour begins and after it ends.
  var current: CurrentStep?
  /// The step that was last shown: its id and its screen.
  var lastShown: (id: String, screen: String)?
  /// The app's events since the previous step was left, for steps whose `before` waits for them.
  var events: Set<String> = []
  /// The policy for missing targets, for steps that have none of their own.
  var missingDefault = TourMissing(wait: 0, then: .place)
  /// The sizes of callouts that the client lays out itself.
  var measured = MeasuredCallouts()
  /// True if the tour was resumed and no step has been shown since, so that the current route triggers rules.
  var currentRouteCounts = false
  /// The time at which the app went to the background; nil if it is in the foreground.
  private(set) var backgroundSince: Double?
  /// The time of the latest event.
  private var now: Double?
  /// True if the tour has the focus.
  var hasFocus = false
  /// The effects to return from the current call.
  var effects: [TourEffect] = []

  /// Creates a session that hasn't begun; nil if the tour has no variants.
  public init?(_ tour: Tour, on device: Device) {
    guard let variant = tour.variant(for: device.traits, display: device.display) else { return nil }
    self.tour = tour
    self.device = device
    compiled = variant
    anchored = variant.hairlined(device.scheme, of: tour.theme)
    playback = TourPlayback(
      tour, variant: anchored, locale: device.traits.locale ?? tour.locales.first, textSize: device.traits.textSize,
      prefersReducedMotion: device.prefersReducedMotion)
  }

  /// The current step, re-anchored; nil before the tour has begun and after it is over.
  public var step: TourStep? { current.map { anchored.steps[$0.index] } }

  /// True if that step is on the screen or on its way there; otherwise it waits, and nothing of the tour is shown.
  public var stands: Bool { current?.stands ?? false }

  /// The variant that is played.
  public var variant: TourVariant { anchored }

  /// The names of the flags that the tour's conditions use, without duplicates, in the variant's order.
  public var flagNames: [String] {
    var names: [String] = []
    var known: Set<String> = []
    for step in compiled.steps {
      for condition in [step.when] + step.advance.map(\.when) {
        for name in condition?.flags ?? [] where known.insert(name).inserted { names.append(name) }
      }
    }
    return names
  }

  /// The state to save so that the tour can resume later; nil if there is none.
  public var saved: String? {
    guard let current else { return nil }
    let step = compiled.steps[current.index]
    return SavedSession(
      once: tour.once, step: step.id, history: history.steps, before: min(current.begunPreparations, step.before.count)
    ).text
  }

  /// The focus stops while a step is shown; after the last one the focus returns to the first.
  ///
  /// Empty if no step is shown.
  public var focusOrder: [TourFocus] {
    guard stands, let step else { return [] }
    return step.focusOrder(dismissals: dismissals, isEnabled: isEnabled)
  }

  /// True if the current language is written from right to left.
  public var isRightToLeft: Bool {
    if let direction = compiled.traits.layoutDirection { return direction == LayoutDirection.rightToLeft.rawValue }
    return playback.locale.map { LanguageTag.direction(of: $0) == .rightToLeft } ?? false
  }

  // MARK: What a session is told

  /// Handles an event and returns the effects for the client to carry out.
  ///
  /// - Parameter time: the time in seconds. A time before that of the previous call counts as the latter.
  /// - Returns: the effects, in order.
  @discardableResult
  public mutating func handle(_ event: TourSessionEvent, at time: Double) -> [TourEffect] {
    let now = time.isFinite ? max(self.now ?? time, time) : self.now ?? 0
    self.now = now
    effects = []
    performDueWork(at: now)
    dispatch(event, at: now)
    defer { effects = [] }
    return effects
  }

  /// Sets the language and the text size and keeps all other properties of the device.
  ///
  /// - Parameters:
  ///   - locale: the device's language tag; nil for the tour's own language.
  ///   - textSize: a name or a factor, like the trait `textSize`; nil for the variant's own.
  @discardableResult
  public mutating func use(locale: String?, textSize: String?, at time: Double) -> [TourEffect] {
    var device = device
    device.traits.locale = locale
    device.traits.textSize = textSize
    return handle(.device(device), at: time)
  }

  /// Sets the values that the app puts into texts: all that it has, keyed by variable name.
  @discardableResult
  public mutating func use(variables: [String: String], at time: Double) -> [TourEffect] {
    handle(.variables(variables), at: time)
  }

  private mutating func dispatch(_ event: TourSessionEvent, at now: Double) {
    switch event {
    case .begin(let isSeen, let saved): begin(isSeen: isSeen, saved: saved, at: now)
    case .tap(let point): handle(tapAt: point, at: now)
    case .tapElement(let id): handle(tapOn: id, at: now)
    case .button(let index): if !isLocked(at: now) { handle(buttonAt: index, at: now) }
    case .key(let key): handle(key: key, at: now)
    case .escape: dismiss(.escape, at: now)
    case .close: if !isLocked(at: now) { dismiss(.close, at: now) }
    case .event(let name): handle(event: name, at: now)
    case .route(let route): handle(route: route, at: now)
    case .performed(let name): handle(action: name, hasFailed: false, at: now)
    case .failed(let name): handle(action: name, hasFailed: true, at: now)
    case .flags(let flags): app.flags = flags
    case .variables(let values): app.variables = values
    case .shows(let screen): handle(screen: screen, at: now)
    case .elements(let screen): if let screen = screen.sound { handle(elements: screen, at: now) }
    case .appeared(let name): handle(element: name, isPresent: true, at: now)
    case .disappeared(let name): handle(element: name, isPresent: false, at: now)
    case .missing(let policy): handle(missing: policy, at: now)
    case .heights(let step, let sizes):
      measured.set(sizes, of: step)
      refit()
      playback.reanchor(to: anchored)
    case .device(let device): handle(device: device, at: now)
    case .background: backgroundSince = backgroundSince ?? now
    case .foreground:
      if let since = backgroundSince { current?.pause(from: since, to: now) }
      backgroundSince = nil
    case .time: break
    case .end: finish(at: now)
    }
  }

  // MARK: Timers

  /// The next time at which the session has something to do without any event; tell it the time then.
  ///
  /// Nil if nothing is due.
  public var due: Double? {
    guard backgroundSince == nil, let current, let now else { return nil }
    if let wait = current.wait {
      let end = wait.end(after: missingPolicy(of: compiled.steps[current.index]).wait)
      return end.flatMap { $0.isFinite ? max(now, $0) : nil }
    }
    let times = pendingRules(of: current).map(\.time) + [current.targets.loss].compactMap { $0 }
    return times.min().map { max(now, $0) }
  }

  private func pendingRules(of current: CurrentStep) -> [(rule: Int, time: Double)] {
    current.timers?.pending(in: anchored.steps[current.index].advance, where: applies) ?? []
  }

  /// Does one thing that is due, if any.
  private mutating func performDueWork(at now: Double) {
    guard backgroundSince == nil, let current else { return }
    guard current.stands else { return advanceWait(at: now) }
    if let (rule, _) = pendingRules(of: current).first(where: { $0.time - now < Stopwatch.timeTolerance }) {
      self.current?.followTimer(rule: rule)
      follow(anchored.steps[current.index].advance[rule], at: now)
    } else if let loss = current.targets.loss, loss - now < Stopwatch.timeTolerance {
      loseTarget(at: now)
    }
  }

  // MARK: The variant on the live screen

  /// Re-anchors the variant to the app's live elements.
  mutating func refit() {
    let (measures, division) = (tour.theme.measures, tour.division)
    anchored = app.screens.values.sorted { $0.name < $1.name }.reduce(compiled) {
      $0.reanchored(on: $1, measures: measures, division: division)
    }
    // Hairlines come last, because callouts don't avoid them.
    defer { anchored = anchored.hairlined(device.scheme, of: tour.theme) }
    guard let current, compiled.steps.indices.contains(current.index) else { return placeMeasuredCallouts() }
    let screen = app.screens[compiled.steps[current.index].screen]
    if var screen, !current.targets.keptFrames.isEmpty {
      screen.frames.merge(current.targets.keptFrames) { $1 }
      let live = compiled.reanchored(on: screen, measures: measures, division: division)
      anchored.steps[current.index] = live.steps[current.index]
    }
    placeMeasuredCallouts()
    guard let reason = current.centering else { return }
    let step = anchored.steps[current.index]
    let (size, safeArea) = room(of: step)
    var centered = step.centered(in: Rect(0, 0, size.width, size.height).inset(by: safeArea))
    if reason == .byDefault, !step.leadsOn(with: screen?.frames ?? [:]) { centered.addNext(among: compiled.steps) }
    anchored.steps[current.index] = centered
  }

  private mutating func placeMeasuredCallouts() {
    let session = self
    measured.place(
      in: &anchored, compiled: compiled, locale: playback.locale, textSize: device.traits.textSize
    ) { step in
      let (size, safeArea) = session.room(of: step)
      return CalloutSurroundings(
        display: size, safeArea: safeArea, isRightToLeft: session.isRightToLeft, measures: session.tour.theme.measures)
    }
  }

  /// The size and the safe area insets of a step's screen: live, or else as compiled.
  private func room(of step: TourStep) -> (size: Size, safeArea: EdgeInsets) {
    let screen = app.screens[step.screen]
    return (
      screen?.size ?? compiled.display.size,
      screen?.safeArea ?? compiled.screens[step.screen]?.safeArea ?? .zero
    )
  }
}

extension TourSession.Device {
  /// The device's colour scheme, which is light if unknown.
  fileprivate var scheme: TourTheme.Scheme { traits.colorScheme.flatMap(TourTheme.Scheme.init) ?? .light }
}
