import TutorialGeometry
import TutorialMotion
import TutorialTour

/// One part of a passage: a wait, and then one picture becoming another by one motion.
struct Blend: Sendable {
  /// What becomes of the pictures.
  enum Kind: Sendable {
    /// Nothing until the end, and then the new one.
    case cut
    /// The old one goes while the new one comes.
    case fade
    /// The uppermost layer becomes the new one; what lies below it goes.
    case morph(LayerMorph)
  }

  private let kind: Kind
  private let from: TourPicture
  private let to: TourPicture
  /// The progress; nil is at once.
  let motion: Motion?
  /// Seconds before it begins.
  let delay: Double
  /// Whether touches are ignored until the end.
  let locksInput: Bool

  /// - Parameters:
  ///   - kind: `reveal` is a morph without pairs.
  ///   - to: the picture at rest; of one layer, or none.
  ///   - motion: nil is at once.
  init(
    _ kind: TourTransitionKind, from: TourPicture, to: TourPicture, motion: Motion?, delay: Double, locksInput: Bool,
    pairs: [TourPair] = [], bends: [Point?] = []
  ) {
    self.from = from
    self.to = to
    self.motion = kind == .cut ? nil : motion
    self.delay = delay > 0 && delay.isFinite ? delay : 0
    self.locksInput = locksInput
    switch (kind, to.layers.last, from.layers.last) {
    case (.cut, _, _): self.kind = .cut
    case (.fade, _, _), (_, nil, nil): self.kind = .fade
    case (.morph, let new?, let old): self.kind = .morph(LayerMorph(old, to: new, pairs: pairs, bends: bends))
    case (.reveal, let new?, let old): self.kind = .morph(LayerMorph(old, to: new, pairs: []))
    case (_, nil, let old?): self.kind = .morph(LayerMorph(old, to: old.vanished, pairs: []))
    }
  }

  /// Seconds from its start to its end, the wait included.
  var duration: Double {
    guard let motion, motion.duration > 0, motion.duration.isFinite else { return delay }
    return delay + motion.duration
  }

  /// The picture at a time since the start.
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
  /// The layers with so much of their opacity; those of which nothing is left are left out.
  fileprivate func fading(by part: Double) -> [TourPicture.Layer] {
    guard part > 0 else { return [] }
    return map { layer in
      var result = layer
      result.opacity *= part
      return result
    }
  }
}

extension TourPicture.Layer {
  /// What a layer becomes that leaves by shrinking: no holes, no dim, nothing in it.
  fileprivate var vanished: TourPicture.Layer {
    TourPicture.Layer(step: step, opacity: 1, overlay: nil, holes: [])
  }
}
