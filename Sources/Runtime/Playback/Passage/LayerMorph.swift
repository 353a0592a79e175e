import TutorialGeometry
import TutorialTour

/// The morph of one layer into another: its holes move, grow and shrink, and rings, callout and dim go along.
struct LayerMorph: Sendable {
  private let old: TourPicture.Layer?
  private let new: TourPicture.Layer
  /// The holes' animations, each with the hole's indices in the two layers.
  let holes: [(pair: TourPair, hole: HoleTrack)]
  /// The rings' animations, each with the ring's indices in the two layers.
  let rings: [(pair: TourPair, ring: RingTrack)]

  /// - Parameter pairs: the matching cutouts of the two steps, by index.
  init(_ old: TourPicture.Layer?, to new: TourPicture.Layer, pairs: [TourPair], arc: Double = 0) {
    let start = old ?? TourPicture.Layer(step: new.step, opacity: 1, overlay: nil, holes: [])
    let pairing = HolePairing(start.holes, new.holes, pairs: pairs, arc: arc).pairs
    self.old = old
    self.new = new
    holes = pairing.compactMap { pair in
      HoleTrack(pair.old.map { start.holes[$0] }, pair.new.map { new.holes[$0] }, bend: pair.bend)
        .map { (TourPair(pair.old, pair.new), $0) }
    }
    rings = RingPairing(start, new, holes: pairing).tracks
  }

  func layer(at progress: Double) -> TourPicture.Layer {
    let part = progress.clampedToUnit
    return TourPicture.Layer(
      step: new.step, opacity: (old?.opacity ?? 1).mixed(with: 1, part), overlay: overlay(at: progress),
      holes: holes.map { $0.hole.hole(at: progress) },
      rings: rings.map { $0.ring.ring(at: progress) }.filter { $0.opacity > 0 },
      callout: callout(at: progress),
      sprites: (old?.sprites ?? []).compactMap { sprite in
        var leaving = sprite
        leaving.opacity *= 1 - part
        return leaving.opacity > 0 ? leaving : nil
      })
  }

  /// Interpolates the dim; if only one side has a visible one, it fades in its own frame and colour.
  private func overlay(at progress: Double) -> TourPicture.Overlay? {
    let (first, last) = (old?.overlay?.seen, new.overlay?.seen)
    guard var from = first ?? last ?? old?.overlay ?? new.overlay, var to = last ?? first ?? new.overlay ?? old?.overlay
    else { return nil }
    if first == nil { from.opacity = 0 }
    if last == nil { to.opacity = 0 }
    return TourPicture.Overlay(
      color: from.color.mixed(with: to.color, progress),
      opacity: from.opacity.mixed(with: to.opacity, progress).clampedToUnit,
      blur: max(0, from.blur.mixed(with: to.blur, progress)), frame: from.frame.mixed(with: to.frame, progress))
  }

  /// The callout's transition: one box moves from its old frame to its new one while its texts change.
  ///
  /// If only one side has a callout or a frame, the box stays in place and fades.
  private func callout(at progress: Double) -> TourPicture.Callout? {
    let part = progress.clampedToUnit
    switch (old?.callout, new.callout) {
    case (nil, nil): return nil
    case (let from?, nil):
      var result = from
      result.opacity = from.opacity * (1 - part)
      return result
    case (nil, let to?):
      var result = to
      result.opacity = to.opacity * part
      return result
    case (let from?, let to?):
      return TourPicture.Callout(
        frame: from.frame.flatMap { first in to.frame.map { first.mixed(with: $0, progress) } } ?? to.frame,
        arrow: from.arrow.flatMap { first in to.arrow.map { first.mixed(with: $0, progress) } } ?? to.arrow,
        opacity: from.opacity.mixed(with: to.opacity, part),
        contents: contents(from.contents, to.contents, part))
    }
  }

  /// Fades the old texts out before the new ones fade in, so that two titles never lie on top of each other: docs/moving.md,
  /// "A layer that becomes another". A step that is on both sides goes from its old opacity to its new one.
  private func contents(
    _ from: [TourPicture.Callout.Content], _ to: [TourPicture.Callout.Content], _ part: Double
  ) -> [TourPicture.Callout.Content] {
    let (gone, come) = (max(0, 1 - part / 0.35), max(0, (part - 0.45) / 0.55))
    let leaving = from.filter { old in !to.contains { $0.step == old.step } }
    let fading = leaving.map { TourPicture.Callout.Content(step: $0.step, opacity: $0.opacity * gone) }
    let coming = to.map { new in
      let before = from.first { $0.step == new.step && $0.opacity > 0 }?.opacity
      return TourPicture.Callout.Content(
        step: new.step, opacity: before?.mixed(with: new.opacity, part) ?? new.opacity * come)
    }
    return fading.filter { $0.opacity > 0 } + coming
  }
}

extension TourPicture.Overlay {
  /// The dim, or nil if it is fully transparent.
  fileprivate var seen: TourPicture.Overlay? { opacity > 0 ? self : nil }
}
