import TutorialGeometry
public import TutorialMotion
public import TutorialTour

/// The transition from one picture to a step at rest, or to nothing, with the picture at every instant.
///
/// It starts from whatever is on the screen, so an interrupted passage can continue from there: take `picture(at:)` of
/// that instant and start the next passage with it. A passage is a value and depends on time alone, so you can sample
/// it at any rate and in any order.
public struct TourPassage: Sendable {
  private let blends: [Blend]

  init(_ blends: [Blend]) {
    self.blends = blends
  }

  /// The duration in seconds, including delays.
  public var duration: Double { blends.reduce(0) { $0 + $1.duration } }

  /// A delay, and then progress along one motion.
  ///
  /// Between the motion's keyframes all values of a picture are linear in the progress. Exceptions are the offset of an
  /// arc and values that are clamped to their bounds.
  public struct Part: Sendable, Hashable {
    /// The start, in seconds from the start of the passage.
    public var start: Double
    /// The delay before the motion starts, in seconds.
    public var delay: Double
    /// The motion that gives the progress; nil if the change is immediate.
    public var motion: Motion?
  }

  /// The consecutive parts of the passage, for renderers that take curves rather than frames.
  public var parts: [Part] {
    var start = 0.0
    return blends.map { blend in
      defer { start += blend.duration }
      return Part(start: start, delay: blend.delay, motion: blend.motion)
    }
  }

  /// The picture at `time` seconds after the start: the first picture before 0, the last one after the end.
  public func picture(at time: Double) -> TourPicture {
    var rest = time
    for blend in blends.dropLast() {
      if rest < blend.duration { return blend.picture(at: rest) }
      rest -= blend.duration
    }
    return blends.last?.picture(at: rest) ?? .empty
  }

  /// Returns true if touches are ignored at `time` seconds after the start.
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
  /// Returns the passage to a step from the picture on the screen.
  ///
  /// - Parameters:
  ///   - step: the incoming step, from the variant that is played.
  ///   - previous: the step at rest or on its way in; nil if the tour begins, or if the step follows a wait.
  ///   - picture: the picture on the screen now. It shows `previous` at rest or on its way in, or a step on its way
  ///     out.
  ///   - locale: the language of the callouts; see `TourStep.picture(locale:textSize:)`.
  ///   - textSize: their text size; see the same method.
  ///   - reducedMotion: true if the person prefers reduced motion.
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
      // Between two screens the app shows views that the tour doesn't know, without a dim.
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
        pairs: way.pairs, arc: way.arc)
    ])
  }

  /// Returns the passage out of the tour from the picture on the screen.
  public func exit(
    from step: TourStep, showing picture: TourPicture, reducedMotion: Bool = false
  ) -> TourPassage {
    TourPassage([blend(step.exit, of: step, from: picture, to: .empty, reducedMotion)])
  }

  /// Returns the passage from a step's frames in one variant to those in another, as when a device is rotated.
  ///
  /// - Parameter step: the step from the other variant.
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
    return Blend(
      replaced?.transitionKind ?? appearance?.kind ?? .cut, from: from, to: to,
      motion: motion(replaced.map(\.motion) ?? appearance?.motion), delay: appearance?.delay ?? 0,
      locksInput: appearance?.lockInput ?? false,
      // Cutouts match by index, because all variants have a step's cutouts in the same order.
      pairs: step.cutouts.indices.map { TourPair($0, $0) }, arc: appearance?.arc ?? 0)
  }

  private func motion(_ id: String?) -> Motion? {
    id.flatMap { motions[$0] }
  }
}

extension TourStep {
  /// The transition from step `from`, or else the default one, or else an immediate change.
  public func transition(from step: String?) -> TourTransition {
    transitions.first { $0.from == step && step != nil } ?? transitions.last { $0.from == nil }
      ?? TourTransition(from: nil, kind: .cut, motion: nil)
  }
}

extension TourTransition {
  /// True if the transition equals the step's entrance, which a tour uses if no other transition is written.
  fileprivate func isEntrance(of step: TourStep) -> Bool {
    guard let enter = step.enter else { return kind == .cut }
    return kind == enter.kind && motion == enter.motion && pairs.isEmpty
  }
}

extension TourPicture {
  /// Marks the topmost layer's holes and rings as leaving, unless the layer shows `step`.
  ///
  /// A tour's pairs refer to that step's cutouts by index; if another step is still on the screen, all of its holes
  /// leave.
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
