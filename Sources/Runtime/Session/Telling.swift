import TutorialPlayback
import TutorialTour

extension TourSession {
  /// Handles an event and returns the effects for the client to carry out.
  ///
  /// - Parameter time: the time in seconds. A time before that of the previous call counts as the latter.
  /// - Returns: the effects, in order.
  @discardableResult
  public mutating func tell(_ happening: TourHappening, at time: Double) -> [TourEffect] {
    let now = time.isFinite ? max(self.now ?? time, time) : self.now ?? 0
    self.now = now
    effects = []
    doWhatIsDue(at: now)
    hear(happening, at: now)
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
    return tell(.device(device), at: time)
  }

  /// Sets the values that the app puts into texts: all that it has, keyed by variable name.
  @discardableResult
  public mutating func use(variables: [String: String], at time: Double) -> [TourEffect] {
    tell(.variables(variables), at: time)
  }

  private mutating func hear(_ happening: TourHappening, at now: Double) {
    switch happening {
    case .begin(let isSeen, let saved): begin(isSeen: isSeen, saved: saved, at: now)
    case .tap(let point): tap(point, at: now)
    case .tapElement(let id): tap(element: id, at: now)
    case .button(let place): if !isLocked(at: now) { press(buttonAt: place, at: now) }
    case .key(let key): press(key: key, at: now)
    case .escape: dismiss(.escape, at: now)
    case .close: if !isLocked(at: now) { dismiss(.close, at: now) }
    case .event(let name): hear(event: name, at: now)
    case .route(let route): hear(route: route, at: now)
    case .performed(let name): hear(action: name, hasFailed: false, at: now)
    case .failed(let name): hear(action: name, hasFailed: true, at: now)
    case .flags(let flags): self.flags = flags
    case .variables(let values): self.values = values
    case .shows(let screen): show(screen, at: now)
    case .elements(let screen): if let screen = screen.sound { place(screen, at: now) }
    case .appeared(let name): see(name, isPresent: true, at: now)
    case .disappeared(let name): see(name, isPresent: false, at: now)
    case .missing(let missing): use(missing, at: now)
    case .heights(let step, let sizes): set(sizes, of: step)
    case .device(let device): adopt(device, at: now)
    case .background: awaySince = awaySince ?? now
    case .foreground: comeBack(at: now)
    case .time: break
    case .end: leave(at: now)
    }
  }

  // MARK: Time

  /// The tolerance for due times, in seconds.
  static var instant: Double { 1e-6 }

  /// The current step's `after` rules that apply and haven't been followed.
  func waitingRules(of visit: Visit) -> [(place: Int, seconds: Double)] {
    anchored.steps[visit.place].advance.enumerated().compactMap { place, rule in
      guard case .after(let seconds) = rule.trigger, !visit.followed.contains(place), applies(rule) else { return nil }
      return (place, seconds)
    }
  }

  /// Does one thing that is due, if any.
  private mutating func doWhatIsDue(at now: Double) {
    guard awaySince == nil, let visit else { return }
    switch visit.stage {
    case .before, .screen: break
    case .targets: advance(at: now)
    case .standing(let watch):
      if let rule = waitingRules(of: visit).first(where: { watch.time(of: $0.seconds) - now < Self.instant }) {
        self.visit?.followed.insert(rule.place)
        follow(anchored.steps[visit.place].advance[rule.place], at: now)
      } else if let end = visit.targets.end, end - now < Self.instant {
        lose(at: now)
      }
    }
  }

  private mutating func comeBack(at now: Double) {
    guard let since = awaySince else { return }
    awaySince = nil
    visit?.pause(from: since, to: now)
  }
}
