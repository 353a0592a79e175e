import TutorialGeometry
import TutorialTour

/// One layer becoming another: its holes move, grow and shrink, and all that goes with them.
struct LayerMorph: Sendable {
  private let old: TourPicture.Layer?
  private let new: TourPicture.Layer
  /// The ways of the holes, and for each its places in the two layers.
  let holes: [HoleTrack]
  let holePairs: [TourPair]
  /// The ways of the rings, and for each its places in the two layers.
  let rings: [RingTrack]
  let ringPairs: [TourPair]
  private let callout: CalloutTrack

  /// - Parameters:
  ///   - old: what is on the screen; nil for nothing.
  ///   - new: the step that comes, at rest.
  ///   - pairs: which hole becomes which, by places in the two steps' cutouts.
  ///   - bends: by how much the middle of each pair's way lies off the straight line; none where there are fewer.
  init(_ old: TourPicture.Layer?, to new: TourPicture.Layer, pairs: [TourPair], bends: [Point?] = []) {
    let start = old ?? TourPicture.Layer(step: new.step, opacity: 1, overlay: nil, holes: [])
    let pairing = HolePairing(start.holes, new.holes, pairs: pairs, bends: bends).pairs
    self.old = old
    self.new = new
    holes = pairing.compactMap { pair in
      HoleTrack(pair.old.map { start.holes[$0] }, pair.new.map { new.holes[$0] }, bend: pair.bend)
    }
    holePairs = pairing.map { TourPair($0.old, $0.new) }
    let rings = RingPairing(start, new, holes: pairing)
    self.rings = rings.tracks
    ringPairs = rings.places
    callout = CalloutTrack(old?.callout, new.callout)
  }

  /// The layer at a progress, which may lie outside 0 to 1.
  func layer(at progress: Double) -> TourPicture.Layer {
    let part = progress.clampedToUnit
    return TourPicture.Layer(
      step: new.step, opacity: (old?.opacity ?? 1).mixed(with: 1, part), overlay: overlay(at: progress),
      holes: holes.map { $0.hole(at: progress) }, rings: rings.map { $0.ring(at: progress) }.filter { $0.opacity > 0 },
      callout: callout.callout(at: progress),
      sprites: (old?.sprites ?? []).compactMap { sprite in
        var leaving = sprite
        leaving.opacity *= 1 - part
        return leaving.opacity > 0 ? leaving : nil
      })
  }

  /// Where only one side has a dim that is seen, it comes or goes over its own frame and in its own colour.
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
}

extension TourPicture.Overlay {
  /// The dim; nil where nothing of it is seen.
  fileprivate var seen: TourPicture.Overlay? { opacity > 0 ? self : nil }
}
