public import TutorialGeometry
public import TutorialPlayback
public import TutorialTour

/// One person's way through a tour: which step there is, what may be touched, where the focus is, what is announced and
/// reported. docs/tour.md, "How it plays", has the rules.
///
/// A value without a clock and without views: it is told what happens, each thing with its time in seconds, on any clock
/// that only goes forward, and says what is to be done. What is to be drawn, `playback` says.
public struct TourSession: Sendable {
  /// What a session has to know of the device.
  public struct Device: Sendable, Hashable {
    /// What the device is, its language and text size included.
    public var traits: TourTraits
    /// The size of its display.
    public var display: Size
    /// Whether the person asks for less motion.
    public var prefersReducedMotion: Bool

    /// A device of the given traits.
    public init(_ traits: TourTraits, display: Size, prefersReducedMotion: Bool = false) {
      self.traits = traits
      self.display = display
      self.prefersReducedMotion = prefersReducedMotion
    }
  }

  /// The tour.
  public let tour: Tour
  /// The device, as it was told last.
  public internal(set) var device: Device
  /// What is on the screen at any time.
  public internal(set) var playback: TourPlayback
  /// The steps that lie behind.
  public internal(set) var history = TourHistory()
  /// Whether the tour is over.
  public internal(set) var isOver = false
  /// Whether it has begun.
  public internal(set) var hasBegun = false

  /// The variant as it was compiled.
  var compiled: TourVariant
  /// The same where the app's elements are.
  var anchored: TourVariant
  /// The step that there is.
  var visit: Visit?
  /// The step that has stood last: its id and its screen.
  var last: (id: String, screen: String)?
  /// The events that were reported since the step before was left, of those that steps wait for.
  var events: Set<String> = []
  /// The names of the events that steps wait for before they come.
  let awaited: Set<String>

  // What was told last of the app.
  var flags: [String: TourScalar] = [:]
  var values: [String: String] = [:]
  var screen: String?
  var live: [String: LiveScreen] = [:]
  /// Which elements are present.
  var sightings = Sightings()
  /// What to do while targets of a step are missing that does not say so itself.
  var missingDefault = TourMissing(wait: 0, then: .place)
  /// How large callouts are at some widths, by step, in the language and at the text size of now.
  var sizes: [String: [Size]] = [:]
  var route: String?
  /// Whether the tour was resumed and no step has stood since, so that the route counts once more.
  var hearsOldRoute = false
  /// Since when the app is in the background.
  var awaySince: Double?
  /// The time of what was told last.
  var now: Double?
  /// Whether the tour has the focus.
  var hasFocus = false
  /// What is to be done, until it is handed out.
  var effects: [TourEffect] = []

  /// A tour that has not begun; nil where it has no variants.
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

  /// The step that there is, where the app's elements are; nil before the tour has begun and after it is over.
  public var step: TourStep? { visit.map { anchored.steps[$0.place] } }

  /// Whether that step stands, on the screen or on its way there. Else it waits, and nothing of the tour is shown.
  public var stands: Bool { visit?.stands ?? false }

  /// The variant that is played.
  public var variant: TourVariant { anchored }

  /// The names of the flags that the tour asks for, each once, in their order in the variant.
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

  /// What to save, so that the tour can go on later; nil where there is nothing to save.
  public var saved: String? {
    guard let visit else { return nil }
    let step = compiled.steps[visit.place]
    return SavedSession(
      once: tour.once, step: step.id, history: history.steps, before: min(visit.begun, step.before.count)
    ).text
  }

  /// When there will be something to do though nobody does anything: the session is to be told the time then. Nil where
  /// nothing is due.
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

  /// The app's flag.
  func flag(_ name: String) -> TourScalar? { flags[name] }

  /// Whether a condition holds now.
  func holds(_ condition: TourCondition?) -> Bool { condition?.holds(flag) ?? true }

  /// Puts the variant where the app's elements are.
  mutating func refit() {
    anchored = live.values.sorted { $0.name < $1.name }.reduce(compiled) {
      $0.reanchored(on: $1, measures: tour.theme.measures)
    }
    // Last: callouts do not keep off hairlines.
    defer { anchored = anchored.hairlined(device.scheme, of: tour.theme) }
    guard let visit, compiled.steps.indices.contains(visit.place) else { return fitCallouts() }
    let screen = live[compiled.steps[visit.place].screen]
    if var screen, !visit.targets.kept.isEmpty {
      screen.frames.merge(visit.targets.kept) { $1 }
      anchored.steps[visit.place] = compiled.reanchored(on: screen, measures: tour.theme.measures).steps[visit.place]
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
  /// The scheme that it draws in; one that nobody told is light.
  fileprivate var scheme: TourTheme.Scheme { traits.colorScheme.flatMap(TourTheme.Scheme.init) ?? .light }
}
