import TutorialGeometry
public import TutorialMotion
public import TutorialTour

/// The way from one picture to a step at rest, or to nothing: the picture at every instant of it.
///
/// The way starts at whatever is on the screen, so a passage that is interrupted goes on from there: take
/// `picture(at:)` of that instant and start the next passage with it. A passage is a value, and a function of time
/// alone: it may be sampled at any rate, in any order.
public struct TourPassage: Sendable {
  private let blends: [Blend]

  init(_ blends: [Blend]) {
    self.blends = blends
  }

  /// Seconds from the start until it has arrived, delays included.
  public var duration: Double { blends.reduce(0) { $0 + $1.duration } }

  /// A wait, and then progress along one motion: between the motion's keyframes all that a picture has is linear in the
  /// progress, but for what an arc adds and where a value stays within its bounds.
  public struct Part: Sendable, Hashable {
    /// Seconds from the start of the passage.
    public var start: Double
    /// Seconds of the wait.
    public var delay: Double
    /// The progress; nil is at once.
    public var motion: Motion?
  }

  /// What the passage is made of, one after the other: for renderers that are handed curves rather than frames.
  public var parts: [Part] {
    var start = 0.0
    return blends.map { blend in
      defer { start += blend.duration }
      return Part(start: start, delay: blend.delay, motion: blend.motion)
    }
  }

  /// The picture at a time in seconds since the start: before it as at the start, after the end at rest.
  public func picture(at time: Double) -> TourPicture {
    var rest = time
    for blend in blends.dropLast() {
      if rest < blend.duration { return blend.picture(at: rest) }
      rest -= blend.duration
    }
    return blends.last?.picture(at: rest) ?? .empty
  }

  /// Whether touches are ignored at a time in seconds since the start.
  public func locksInput(at time: Double) -> Bool {
    var end = 0.0
    for blend in blends {
      end += blend.duration
      if blend.locksInput, time < end { return true }
    }
    return false
  }
}

extension Tour {
  /// The way to a step from what is on the screen.
  ///
  /// - Parameters:
  ///   - step: the step that comes, of the variant that is played.
  ///   - previous: the step that stands or was on its way; nil where the tour begins, or the step comes after a wait.
  ///   - picture: what is on the screen now: `previous` at rest, or on its way there; or what is still on its way off.
  ///   - locale: the language of the callouts; see `TourStep.picture(locale:textSize:)`.
  ///   - textSize: their text size; see there.
  ///   - reducedMotion: whether the person asks for less motion.
  public func passage(
    to step: TourStep, from previous: TourStep?, showing picture: TourPicture, locale: String? = nil,
    textSize: String? = nil, reducedMotion: Bool = false
  ) -> TourPassage {
    let rest = step.picture(locale: locale, textSize: textSize)
    guard let previous else {
      return TourPassage([blend(step.enter, of: step, from: picture.leaving(unlessOf: step), to: rest, reducedMotion)])
    }
    let way = step.transition(from: previous.id)
    if previous.screen != step.screen, way.isEntrance(of: step) {
      // What the app shows between the two screens is not dimmed.
      return TourPassage([
        blend(previous.exit, of: previous, from: picture, to: .empty, reducedMotion),
        blend(step.enter, of: step, from: .empty, to: rest, reducedMotion),
      ])
    }
    let replaced = reducedMotion ? step.reducedMotion ?? self.reducedMotion : nil
    return TourPassage([
      Blend(
        replaced?.transitionKind ?? way.kind, from: picture.leaving(unlessOf: previous), to: rest,
        motion: motion(replaced.map(\.motion) ?? way.motion), delay: way.delay, locksInput: way.lockInput,
        pairs: way.pairs, bends: way.pairs.indices.map { way.bend(ofPair: $0) })
    ])
  }

  /// The way out of the tour from what is on the screen.
  public func exit(
    from step: TourStep, showing picture: TourPicture, reducedMotion: Bool = false
  ) -> TourPassage {
    TourPassage([blend(step.exit, of: step, from: picture, to: .empty, reducedMotion)])
  }

  /// The way from a step's frames on one variant to its frames on another, as when a device is turned.
  ///
  /// - Parameter step: the step as the other variant has it.
  public func variantChange(
    to step: TourStep, showing picture: TourPicture, locale: String? = nil, textSize: String? = nil,
    reducedMotion: Bool = false
  ) -> TourPassage {
    let rest = step.picture(locale: locale, textSize: textSize)
    return TourPassage([
      blend(step.variantChange, of: step, from: picture.leaving(unlessOf: step), to: rest, reducedMotion)
    ])
  }

  private func blend(
    _ appearance: TourAppearance?, of step: TourStep, from: TourPicture, to: TourPicture, _ reducedMotion: Bool
  ) -> Blend {
    let replaced = reducedMotion && appearance != nil ? step.reducedMotion ?? self.reducedMotion : nil
    // The same holes by their places: a variant has a step's holes in the same order.
    let pairs = step.cutouts.indices.map { TourPair($0, $0) }
    return Blend(
      replaced?.transitionKind ?? appearance?.kind ?? .cut, from: from, to: to,
      motion: motion(replaced.map(\.motion) ?? appearance?.motion), delay: appearance?.delay ?? 0,
      locksInput: appearance?.lockInput ?? false, pairs: pairs,
      bends: pairs.indices.map { place in bend(of: place, from, to, arc: appearance?.arc ?? 0) })
  }

  /// The bend of one hole's way between pictures of the same step.
  private func bend(of place: Int, _ from: TourPicture, _ to: TourPicture, arc: Double) -> Point? {
    guard let old = from.layers.last?.holes.first(where: { $0.cutout == place }),
      let new = to.layers.last?.holes.first(where: { $0.cutout == place })
    else { return nil }
    return (new.outline.bounds.center - old.outline.bounds.center).bend(arc: arc)
  }

  private func motion(_ id: String?) -> Motion? {
    id.flatMap { motions[$0] }
  }
}

extension TourStep {
  /// How this step comes from another: the way that names it, or the one for all others; at once where there is none.
  public func transition(from step: String?) -> TourTransition {
    transitions.first { $0.from == step && step != nil } ?? transitions.last { $0.from == nil }
      ?? TourTransition(from: nil, kind: .cut, motion: nil)
  }
}

extension TourTransition {
  /// Whether the step comes as if nothing had been there: the way that a tour gives where no other is written.
  fileprivate func isEntrance(of step: TourStep) -> Bool {
    guard let enter = step.enter else { return kind == .cut }
    return kind == enter.kind && motion == enter.motion && pairs.isEmpty
  }
}

extension TourPicture {
  /// The picture whose uppermost layer's holes keep their places only if they are those of the given step: a tour's
  /// pairs speak of these. Where another step is still on the screen, its holes are all on their way out.
  fileprivate func leaving(unlessOf step: TourStep) -> TourPicture {
    guard var top = layers.last, top.step != step.id else { return self }
    for place in top.holes.indices { top.holes[place].cutout = nil }
    for place in top.rings.indices { top.rings[place].cutouts = [] }
    return TourPicture(layers: layers.dropLast() + [top])
  }
}

extension TourReducedMotion {
  fileprivate var transitionKind: TourTransitionKind { kind == .fade ? .fade : .cut }
}
