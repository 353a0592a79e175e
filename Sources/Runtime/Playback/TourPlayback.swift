public import TutorialTour

/// A tour that is being played: the picture on the screen at any time, after any sequence of calls.
///
/// It is a value without a clock. Every call takes a time in seconds, on any clock that never goes back. The renderer
/// asks for the picture of each frame; the controller calls `show` and `finish`. A passage that is interrupted
/// continues from the picture on the screen.
///
/// Faults of a hand-made tour don't stop it: a motion with an unknown name counts as none, and a hole without a partner
/// grows or shrinks.
public struct TourPlayback: Sendable {
  /// The tour.
  public let tour: Tour
  /// The variant that is played, re-anchored if the client did so.
  public private(set) var variant: TourVariant
  /// The language of the callouts, one of the tour's.
  public private(set) var locale: String?
  /// The device's text size; nil for the variant's own.
  public private(set) var textSize: String?
  /// True if the person prefers reduced motion: transitions are replaced, and sprites and loops are omitted.
  public var prefersReducedMotion: Bool
  /// The step at rest or on its way in; nil before the first step and after the last.
  public private(set) var step: TourStep?
  /// The index of that step in the variant; nil if there is no step, or if the latest variant lacks it.
  public private(set) var place: Int?

  private var latest = LatestPassage()

  /// Creates a playback of a tour that hasn't begun.
  ///
  /// - Parameters:
  ///   - variant: the variant to play; see `Tour.variant(for:display:)`.
  ///   - locale: the device's language, which is matched with the tour's; nil for the variant's.
  ///   - textSize: the device's text size, a name or a factor; nil for the variant's own.
  ///   - prefersReducedMotion: true if the person prefers reduced motion.
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

  /// Sets the language and the text size from the next passage on.
  ///
  /// To apply them to the current step, call `change(to:at:)`.
  ///
  /// - Parameters:
  ///   - locale: the device's language; nil for the variant's.
  ///   - textSize: the device's text size, a name or a factor; nil for the variant's own.
  public mutating func use(locale: String?, textSize: String?) {
    self.locale = tour.locale(for: locale ?? variant.traits.locale)
    self.textSize = textSize
  }

  /// Goes to a step of the variant; does nothing if it is already at rest or on its way in.
  ///
  /// - Returns: true if the variant has the step; otherwise nothing changes.
  @discardableResult
  public mutating func show(_ id: String, at time: Double) -> Bool {
    guard let place = variant.steps.firstIndex(where: { $0.id == id }) else { return false }
    return id == step?.id || show(stepAt: place, at: time)
  }

  /// Goes to the step at an index of the variant; does nothing if it is already at rest or on its way in.
  ///
  /// The ids of a hand-made tour may be ambiguous; indices aren't.
  ///
  /// - Returns: true if the index is valid; otherwise nothing changes.
  @discardableResult
  public mutating func show(stepAt place: Int, at time: Double) -> Bool {
    guard variant.steps.indices.contains(place) else { return false }
    if step != nil, place == self.place { return true }
    let next = variant.steps[place]
    latest = LatestPassage(
      from: step, picture: picture(at: time).settled, start: time, prefersReducedMotion: prefersReducedMotion)
    step = next
    self.place = place
    latest.passage = passage(to: next)
    return true
  }

  /// Switches to another variant and goes to one of its steps, directly from the picture on the screen.
  ///
  /// Unlike `change(to:at:)`, it doesn't first move the current step to its frames in that variant.
  ///
  /// - Returns: true if the index is valid; otherwise only the variant changes.
  @discardableResult
  package mutating func show(stepAt place: Int, of variant: TourVariant, at time: Double) -> Bool {
    self.variant = variant
    return show(stepAt: place, at: time)
  }

  /// Ends the tour.
  public mutating func finish(at time: Double) {
    guard let last = step else { return }
    let picture = picture(at: time).settled
    latest = LatestPassage(from: last, picture: picture, start: time)
    latest.passage = tour.exit(from: last, showing: picture, reducedMotion: prefersReducedMotion)
    step = nil
    place = nil
  }

  /// Switches to another variant, as when the device is rotated, and moves the current step to its frames there.
  ///
  /// The step moves with its variant change. If the variant lacks the step, the tour ends.
  public mutating func change(to variant: TourVariant, at time: Double) {
    self.variant = variant
    guard let current = step else { return }
    place = place(of: current)
    guard let next = place.map({ variant.steps[$0] }) else { return finish(at: time) }
    let picture = picture(at: time).settled
    latest = LatestPassage(
      from: next, picture: picture, start: time, isVariantChange: true, prefersReducedMotion: prefersReducedMotion)
    step = next
    latest.passage = passage(to: next)
  }

  /// Updates the variant with re-anchored steps; call it whenever the app's elements move.
  ///
  /// A step at rest moves at once; a step on its way in continues to its new place.
  public mutating func reanchor(to variant: TourVariant) {
    self.variant = variant
    place = step.flatMap { place(of: $0) }
    guard let next = place.map({ variant.steps[$0] }) else { return }
    step = next
    latest.passage = passage(to: next)
  }

  /// The index in the variant of a step from another variant.
  ///
  /// It is the current index if the step there has the same id, or else the first index with that id.
  private func place(of step: TourStep) -> Int? {
    if let place, variant.steps.indices.contains(place), variant.steps[place].id == step.id { return place }
    return variant.steps.firstIndex { $0.id == step.id }
  }

  /// The current passage, or the latest one.
  public var passage: TourPassage { latest.passage }

  /// The time of the step's arrival on the client's clock, from which `after` rules count.
  ///
  /// Nil if there is no current step.
  public var arrival: Double? { step == nil ? nil : restTime }

  /// The time at which the passage ends, with a step at rest or an empty screen.
  public var restTime: Double { latest.start + latest.passage.duration }

  /// Returns true if the overlay is on its way to a step or off the screen.
  public func isMoving(at time: Double) -> Bool { time < restTime }

  /// Returns true if later pictures may differ without any further call.
  ///
  /// That is so while the overlay moves, a sprite flies, or a loop runs.
  public func isAnimating(at time: Double) -> Bool {
    if isMoving(at: time) { return true }
    guard let step, !prefersReducedMotion else { return false }
    return time - restTime < step.animationTime(motions: tour.motions)
  }

  /// Returns true if touches are to be ignored.
  public func locksInput(at time: Double) -> Bool { latest.passage.locksInput(at: time - latest.start) }

  /// The picture on the screen.
  public func picture(at time: Double) -> TourPicture {
    var picture = latest.passage.picture(at: time - latest.start)
    guard let step, let arrival, time >= arrival, !prefersReducedMotion else { return picture }
    if var top = picture.layers.popLast() {
      top = step.looped(top, at: time - arrival)
      top.sprites += step.sprites(at: time - arrival, motions: tour.motions)
      picture.layers.append(top)
    }
    return picture
  }

  private func passage(to step: TourStep) -> TourPassage {
    if latest.isVariantChange {
      return tour.variantChange(
        to: step, showing: latest.picture, locale: locale, textSize: variant.textSize(for: textSize),
        reducedMotion: latest.prefersReducedMotion)
    }
    return tour.passage(
      to: step, from: latest.from, showing: latest.picture, locale: locale, textSize: variant.textSize(for: textSize),
      reducedMotion: latest.prefersReducedMotion)
  }
}

/// The current passage with its start: the step and picture that it began with, and when.
private struct LatestPassage: Sendable {
  var from: TourStep?
  var picture = TourPicture.empty
  var start = 0.0
  /// True if it leads from one variant's frames to another's.
  var isVariantChange = false
  /// True if the person preferred reduced motion at its start; later changes apply from the next passage on.
  var prefersReducedMotion = false
  var passage = TourPassage([])
}

extension TourPicture {
  /// The picture without layers that are too transparent for any display to show.
  ///
  /// Otherwise such layers would pile up after repeated interruptions.
  fileprivate var settled: TourPicture {
    TourPicture(layers: layers.filter { $0.opacity > 1.0 / 512 })
  }
}
