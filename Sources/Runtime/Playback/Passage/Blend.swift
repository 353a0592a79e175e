import TutorialGeometry
import TutorialMotion
import TutorialTour

/// One stage of a passage: a delay, then a transition from one picture to another along one motion.
struct Blend: Sendable {
  enum Kind: Sendable {
    /// Shows the old picture until the end, then the new one.
    case cut
    /// Fades the old picture out while the new one fades in.
    case fade
    /// Morphs the topmost layer into the new one; the layers below it fade out.
    case morph(LayerMorph)
  }

  private let kind: Kind
  private let from: TourPicture
  private let to: TourPicture
  /// The motion that gives the progress; nil if the change is immediate.
  let motion: Motion?
  /// The delay before the motion starts, in seconds.
  let delay: Double
  let locksInput: Bool

  /// - Parameters:
  ///   - kind: the transition's kind; `reveal` is a morph without pairs.
  ///   - to: the picture at rest, which has at most one layer.
  ///   - motion: the motion; nil for an immediate change.
  init(
    _ kind: TourTransitionKind, from: TourPicture, to: TourPicture, motion: Motion?, delay: Double, locksInput: Bool,
    pairs: [TourPair] = [], arc: Double = 0
  ) {
    self.from = from
    self.to = to
    self.motion = kind == .cut ? nil : motion
    self.delay = delay > 0 && delay.isFinite ? delay : 0
    self.locksInput = locksInput
    switch (kind, to.layers.last, from.layers.last) {
    case (.cut, _, _): self.kind = .cut
    case (.fade, _, _), (_, nil, nil): self.kind = .fade
    case (.morph, let new?, let old): self.kind = .morph(LayerMorph(old, to: new, pairs: pairs, arc: arc))
    case (.reveal, let new?, let old): self.kind = .morph(LayerMorph(old, to: new, pairs: []))
    case (_, nil, let old?):
      // It leaves by shrinking, until nothing is left.
      let end = TourPicture.Layer(step: old.step, opacity: 1, overlay: nil, holes: [])
      self.kind = .morph(LayerMorph(old, to: end, pairs: []))
    }
  }

  var duration: Double {
    guard let motion, motion.duration > 0, motion.duration.isFinite else { return delay }
    return delay + motion.duration
  }

  /// The picture at `time` seconds after the start.
  func picture(at time: Double) -> TourPicture {
    guard time < duration else { return to }
    guard let motion, time >= delay else { return from }
    let progress = motion.progress(at: time - delay)
    let part = progress.clampedToUnit
    switch kind {
    case .cut: return from
    case .fade:
      return TourPicture(layers: from.layers.fading(by: 1 - part) + to.layers.fading(by: part))
    case .morph(let morph):
      return TourPicture(layers: from.layers.dropLast().fading(by: 1 - part) + [morph.layer(at: progress)])
    }
  }
}

extension Collection<TourPicture.Layer> {
  /// The layers with their opacity scaled by `part`; empty if `part` isn't positive.
  fileprivate func fading(by part: Double) -> [TourPicture.Layer] {
    guard part > 0 else { return [] }
    return map { layer in
      var result = layer
      result.opacity *= part
      return result
    }
  }
}
