import TutorialGeometry
import TutorialMotion
public import TutorialTour

extension Tour {
  /// The tour with absolute keyframes for every morph and reveal between two steps, for clients that want them
  /// ready-made: between two of them all numbers go linearly from the one to the other, eased.
  ///
  /// A straight way has the motion's own keyframes. Where the formula does not go in straight lines (an arc, a side that
  /// stays at nothing, an opacity that stays at 1) the motion's curves are split until that is right to within 0.05
  /// units. A way that goes so fast that times of six decimals are too coarse for that has none.
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

  /// The tracks of a way; nil where no outline moves, or it is not known from where.
  private func tracks(_ way: TourTransition, to new: TourStep, from old: TourStep?) -> TourTracks? {
    guard way.kind == .morph || way.kind == .reveal, let old, let motion = way.motion.flatMap({ motions[$0] })
    else { return nil }
    let morph = LayerMorph(
      old.layer(locale: nil), to: new.layer(locale: nil), pairs: way.kind == .morph ? way.pairs : [],
      bends: way.pairs.indices.map { way.bend(ofPair: $0) })
    var isExact = true
    let tracks = TourTracks(
      holes: zip(morph.holes, morph.holePairs).map { hole, pair in
        let knots = TrackKnots(motion) { hole.hole(at: $0).outline.points.map(inSteps) }
        isExact = isExact && knots.isExact
        let keyframes = knots.knots.map { knot in
          TourTracks.Hole.Keyframe(
            time: knot.time, outline: hole.hole(at: knot.progress).outline, easing: knot.easing)
        }
        return TourTracks.Hole(pair: pair, keyframes: keyframes)
      },
      rings: zip(morph.rings, morph.ringPairs).map { ring, pair in
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

/// A length in steps that can just not be seen.
private func inSteps(_ length: Double) -> Double { length / 0.05 }

extension TourPicture.Ring {
  /// All that tracks hold of it, in steps that can just not be seen.
  fileprivate var state: [Double] {
    outline.points.map(inSteps) + [
      inSteps(width), opacity * 512, color.red, color.green, color.blue, color.alpha,
    ]
  }
}
