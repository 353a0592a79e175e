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

  /// The variant as compiled.
  var compiled: TourVariant
  /// The variant re-anchored to the app's live elements.
  var anchored: TourVariant
  /// The state of the current step; nil before the tour begins and after it ends.
  var visit: Visit?
  /// The step that was last shown: its id and its screen.
  var last: (id: String, screen: String)?
  /// The events reported since the previous step was left, as far as steps wait for them.
  var events: Set<String> = []
  /// The names of the events that steps wait for before they are shown.
  let awaited: Set<String>

  // The app's state, as last reported.
  var flags: [String: TourScalar] = [:]
  var values: [String: String] = [:]
  var screen: String?
  var live: [String: LiveScreen] = [:]
  /// The presence of elements.
  var sightings = Sightings()
  /// The policy for missing targets, for steps that have none of their own.
  var missingDefault = TourMissing(wait: 0, then: .place)
  /// The measured sizes of callouts at several widths, by step, for the current language and text size.
  var sizes: [String: [Size]] = [:]
  var route: String?
  /// True if the tour was resumed and no step has been shown since, so that the current route counts once more.
  var hearsOldRoute = false
  /// The time at which the app went to the background; nil if it is in the foreground.
  var awaySince: Double?
  /// The time of the latest event.
  var now: Double?
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
    let steps = tour.variants.lazy.flatMap(\.steps)
    awaited = steps.reduce(into: []) { names, step in
      for case .event(let name) in step.before { names.insert(name) }
    }
  }

  /// The current step, re-anchored; nil before the tour has begun and after it is over.
  public var step: TourStep? { visit.map { anchored.steps[$0.place] } }

  /// True if that step is on the screen or on its way there; otherwise it waits, and nothing of the tour is shown.
  public var stands: Bool { visit?.stands ?? false }

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
    guard let visit else { return nil }
    let step = compiled.steps[visit.place]
    return SavedSession(
      once: tour.once, step: step.id, history: history.steps, before: min(visit.begun, step.before.count)
    ).text
  }

  /// The next time at which the session has something to do without any event; tell it the time then.
  ///
  /// Nil if nothing is due.
  public var due: Double? {
    guard awaySince == nil, let visit, let now else { return nil }
    switch visit.stage {
    case .before, .screen: return nil
    case .targets(let watch):
      let end = watch.time(of: missing(of: compiled.steps[visit.place]).wait)
      return end.isFinite ? max(now, end) : nil
    case .standing(let watch):
      let times = waitingRules(of: visit).map { watch.time(of: $0.seconds) } + [visit.targets.end].compactMap { $0 }
      return times.min().map { max(now, $0) }
    }
  }

  /// The value of one of the app's flags; nil if it isn't known.
  func flag(_ name: String) -> TourScalar? { flags[name] }

  /// Returns true if a condition is currently true.
  func holds(_ condition: TourCondition?) -> Bool { condition?.holds(flag) ?? true }

  /// Re-anchors the variant to the app's live elements.
  mutating func refit() {
    anchored = live.values.sorted { $0.name < $1.name }.reduce(compiled) {
      $0.reanchored(on: $1, measures: tour.theme.measures, division: tour.division)
    }
    // Hairlines come last, because callouts don't avoid them.
    defer { anchored = anchored.hairlined(device.scheme, of: tour.theme) }
    guard let visit, compiled.steps.indices.contains(visit.place) else { return fitCallouts() }
    let screen = live[compiled.steps[visit.place].screen]
    if var screen, !visit.targets.kept.isEmpty {
      screen.frames.merge(visit.targets.kept) { $1 }
      anchored.steps[visit.place] =
        compiled.reanchored(on: screen, measures: tour.theme.measures, division: tour.division).steps[visit.place]
    }
    fitCallouts()
    guard let reason = visit.centering else { return }
    let step = anchored.steps[visit.place]
    let size = screen?.size ?? compiled.display.size
    let bars = screen?.safeArea ?? compiled.screens[step.screen]?.safeArea ?? .zero
    var centered = step.centered(in: Rect(0, 0, size.width, size.height).inset(by: bars))
    if reason == .byDefault, !step.leadsOn(with: screen?.frames ?? [:]) { centered.addNext(among: compiled.steps) }
    anchored.steps[visit.place] = centered
  }
}

extension TourSession.Device {
  /// The device's colour scheme, which is light if unknown.
  fileprivate var scheme: TourTheme.Scheme { traits.colorScheme.flatMap(TourTheme.Scheme.init) ?? .light }
}
