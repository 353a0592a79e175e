import TutorialGeometry
import TutorialMotion
public import TutorialTour

extension Tour {
  /// The tour with absolute keyframes for every morph and reveal between two steps, for clients that want them.
  ///
  /// Between two keyframes all numbers are interpolated linearly, with the easing applied. A straight path has the
  /// motion's own keyframes. An arc, or an extent or opacity that is clamped, isn't linear in the progress: there, the
  /// motion's curves are split until the error is at most 0.05 units. A transition too fast for times of six decimals
  /// to be that precise has no tracks.
  public func expanded() -> Tour {
    var result = self
    for variant in variants.indices {
      let steps = variants[variant].steps
      let places = Dictionary(steps.enumerated().map { ($1.id, $0) }) { first, _ in first }
      for (place, step) in steps.enumerated() {
        result.variants[variant].steps[place].transitions = step.transitions.map { way in
          var way = way
          way.tracks = tracks(way, to: step, from: way.from.flatMap { places[$0] }.map { steps[$0] })
          return way
        }
      }
    }
    return result
  }

  /// The tracks of a transition; nil if no outline moves, or if its origin isn't known.
  private func tracks(_ way: TourTransition, to new: TourStep, from old: TourStep?) -> TourTracks? {
    guard way.kind == .morph || way.kind == .reveal, let old, let motion = way.motion.flatMap({ motions[$0] })
    else { return nil }
    let morph = LayerMorph(
      old.layer(locale: nil), to: new.layer(locale: nil), pairs: way.kind == .morph ? way.pairs : [],
      arc: way.arc)
    var isExact = true
    let tracks = TourTracks(
      holes: morph.holes.map { pair, hole in
        let knots = TrackKnots(motion) { hole.hole(at: $0).outline.points.map(inSteps) }
        isExact = isExact && knots.isExact
        let keyframes = knots.knots.map { knot in
          TourTracks.Hole.Keyframe(
            time: knot.time, outline: hole.hole(at: knot.progress).outline, easing: knot.easing)
        }
        return TourTracks.Hole(pair: pair, keyframes: keyframes)
      },
      rings: morph.rings.map { pair, ring in
        let knots = TrackKnots(motion) { ring.ring(at: $0).state }
        isExact = isExact && knots.isExact
        let keyframes = knots.knots.map { knot in
          let now = ring.ring(at: knot.progress)
          return TourTracks.Ring.Keyframe(
            time: knot.time, outline: now.outline, width: now.width, color: now.color.text, opacity: now.opacity,
            easing: knot.easing)
        }
        return TourTracks.Ring(pair: pair, keyframes: keyframes)
      })
    return isExact ? tracks : nil
  }
}

/// A length in multiples of the smallest visible difference.
private func inSteps(_ length: Double) -> Double { length / 0.05 }

extension TourPicture.Ring {
  /// All values that a track holds of the ring, in multiples of the smallest visible difference.
  fileprivate var state: [Double] {
    outline.points.map(inSteps) + [
      inSteps(width), opacity * 512, color.red, color.green, color.blue, color.alpha,
    ]
  }
}
