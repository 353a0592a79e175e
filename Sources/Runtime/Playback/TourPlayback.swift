public import TutorialTour

/// A tour that is being played: what is on the screen at any time, whatever has been asked for when.
///
/// A value without a clock: every question comes with a time in seconds, on any clock that only goes forward. Who draws
/// asks for the picture of each frame; who decides calls `show` and `finish`. A passage that is interrupted goes on from
/// what is on the screen. Nothing that a hand-made tour lacks stops it: a motion without a name is none, a hole without
/// a partner grows or shrinks.
public struct TourPlayback: Sendable {
  /// The tour.
  public let tour: Tour
  /// The variant, re-anchored where the client did so.
  public private(set) var variant: TourVariant
  /// The language of the callouts: one of the tour's.
  public private(set) var locale: String?
  /// The device's text size; nil is the variant's own.
  public private(set) var textSize: String?
  /// Whether the person asks for less motion: transitions are replaced, sprites and loops left out.
  public var prefersReducedMotion: Bool
  /// The step that stands or is coming; nil before the first and after the last.
  public private(set) var step: TourStep?
  /// The place of that step in the variant; nil where there is none, or the variant taken up last lacks it.
  public private(set) var place: Int?

  private var leg = Leg()

  /// A tour that has not begun.
  ///
  /// - Parameters:
  ///   - variant: the variant to play; see `Tour.variant(for:display:)`.
  ///   - locale: the device's language, for which those of the tour are looked up; if nil the variant's.
  ///   - textSize: the device's text size, a name or a factor; if nil the variant's own.
  ///   - prefersReducedMotion: whether the person asks for less motion.
  public init(
    _ tour: Tour, variant: TourVariant, locale: String? = nil, textSize: String? = nil,
    prefersReducedMotion: Bool = false
  ) {
    self.tour = tour
    self.variant = variant
    self.locale = tour.locale(for: locale ?? variant.traits.locale)
    self.textSize = textSize
    self.prefersReducedMotion = prefersReducedMotion
  }

  /// Sets the language and the text size, from the next passage on; what stands takes them up with `change(to:at:)`.
  ///
  /// - Parameters:
  ///   - locale: the device's language; nil is the variant's.
  ///   - textSize: the device's text size, a name or a factor; nil is the variant's own.
  public mutating func use(locale: String?, textSize: String?) {
    self.locale = tour.locale(for: locale ?? variant.traits.locale)
    self.textSize = textSize
  }

  /// Goes to a step of the variant; one that stands or is on its way already goes on.
  ///
  /// - Returns: whether the variant has it; if not, nothing changes.
  @discardableResult
  public mutating func show(_ id: String, at time: Double) -> Bool {
    guard let place = variant.steps.firstIndex(where: { $0.id == id }) else { return false }
    return id == step?.id || show(stepAt: place, at: time)
  }

  /// Goes to the step at a place of the variant; one that stands or is on its way already goes on. Ids of a tour that was
  /// made by hand may be ambiguous, places are not.
  ///
  /// - Returns: whether the variant has so many steps; if not, nothing changes.
  @discardableResult
  public mutating func show(stepAt place: Int, at time: Double) -> Bool {
    guard variant.steps.indices.contains(place) else { return false }
    if step != nil, place == self.place { return true }
    let next = variant.steps[place]
    leg = Leg(
      from: step, picture: picture(at: time).settled, start: time, prefersReducedMotion: prefersReducedMotion)
    step = next
    self.place = place
    leg.passage = passage(to: next)
    return true
  }

  /// Takes up another variant and goes to the step at a place of it, from what is on the screen: that does not move to where
  /// the variant has it first.
  ///
  /// - Returns: whether the variant has so many steps; if not, nothing but the variant changes.
  @discardableResult
  package mutating func show(stepAt place: Int, of variant: TourVariant, at time: Double) -> Bool {
    self.variant = variant
    return show(stepAt: place, at: time)
  }

  /// Ends the tour.
  public mutating func finish(at time: Double) {
    guard let last = step else { return }
    let picture = picture(at: time).settled
    leg = Leg(from: last, picture: picture, start: time)
    leg.passage = tour.exit(from: last, showing: picture, reducedMotion: prefersReducedMotion)
    step = nil
    place = nil
  }

  /// Takes up another variant, as when the device is turned: the step comes to lie where that variant has it, in the
  /// way that it says. Where the variant lacks the step, the tour ends.
  public mutating func change(to variant: TourVariant, at time: Double) {
    self.variant = variant
    guard let current = step else { return }
    place = place(of: current)
    guard let next = place.map({ variant.steps[$0] }) else { return finish(at: time) }
    let picture = picture(at: time).settled
    leg = Leg(
      from: next, picture: picture, start: time, isVariantChange: true, prefersReducedMotion: prefersReducedMotion)
    step = next
    leg.passage = passage(to: next)
  }

  /// Puts the variant's steps where the app's elements are now, as often as they move: what stands moves at once, what
  /// is on its way goes on to the new place.
  public mutating func reanchor(to variant: TourVariant) {
    self.variant = variant
    place = step.flatMap { place(of: $0) }
    guard let next = place.map({ variant.steps[$0] }) else { return }
    step = next
    leg.passage = passage(to: next)
  }

  /// The place in the variant of a step that stood in another: where it was, if the step there has its id, else the first
  /// of that id.
  private func place(of step: TourStep) -> Int? {
    if let place, variant.steps.indices.contains(place), variant.steps[place].id == step.id { return place }
    return variant.steps.firstIndex { $0.id == step.id }
  }

  /// The way that is being gone, or was gone last.
  public var passage: TourPassage { leg.passage }

  /// When the step has come, on the client's clock: `after` rules count from then. Nil where no step stands or comes.
  public var arrival: Double? { step == nil ? nil : restTime }

  /// When what is on its way has come to rest: on a step, or off the screen.
  public var restTime: Double { leg.start + leg.passage.duration }

  /// Whether the overlay is on its way, to a step or off the screen.
  public func isMoving(at time: Double) -> Bool { time < restTime }

  /// Whether a later picture may look otherwise though nobody asks for anything: while the overlay is on its way, a
  /// sprite flies, or a loop runs.
  public func isAnimating(at time: Double) -> Bool {
    if isMoving(at: time) { return true }
    guard let step, !prefersReducedMotion else { return false }
    return time - restTime < step.animationTime(motions: tour.motions)
  }

  /// Whether touches are to be ignored.
  public func locksInput(at time: Double) -> Bool { leg.passage.locksInput(at: time - leg.start) }

  /// What is on the screen.
  public func picture(at time: Double) -> TourPicture {
    var picture = leg.passage.picture(at: time - leg.start)
    guard let step, let arrival, time >= arrival, !prefersReducedMotion else { return picture }
    if var top = picture.layers.popLast() {
      top = step.looped(top, at: time - arrival)
      top.sprites += step.sprites(at: time - arrival, motions: tour.motions)
      picture.layers.append(top)
    }
    return picture
  }

  private func passage(to step: TourStep) -> TourPassage {
    if leg.isVariantChange {
      return tour.variantChange(
        to: step, showing: leg.picture, locale: locale, textSize: variant.textSize(for: textSize),
        reducedMotion: leg.prefersReducedMotion)
    }
    return tour.passage(
      to: step, from: leg.from, showing: leg.picture, locale: locale, textSize: variant.textSize(for: textSize),
      reducedMotion: leg.prefersReducedMotion)
  }
}

/// The way that is being gone: from what, since when.
private struct Leg: Sendable {
  var from: TourStep?
  var picture = TourPicture.empty
  var start = 0.0
  /// Whether it leads from one variant's frames to another's.
  var isVariantChange = false
  /// Whether less motion was asked for when it began: what is asked for later holds from the next one on.
  var prefersReducedMotion = false
  var passage = TourPassage([])
}

extension TourPicture {
  /// The picture without the layers of which no display shows anything any more: those that are interrupted over and
  /// over would pile up.
  fileprivate var settled: TourPicture {
    TourPicture(layers: layers.filter { $0.opacity > 1.0 / 512 })
  }
}
