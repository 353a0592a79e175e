import TutorialMotion
import TutorialSyntax

extension Decoder {
  /// Reports durations that an inherited spring would override, at the duration.
  ///
  /// Springs of conditional styles are ignored, because the two may never meet.
  mutating func checkInheritedSprings(of tutorial: Tutorial) {
    var reported: Set<ByteRange> = []
    for step in tutorial.steps.indices {
      let partials = movingPartials(of: step, in: tutorial)
      guard !partials.isEmpty else { continue }
      for part in MovementPart.allCases {
        for (duration, spring) in lostDurations(partials.map { ($0.partial[part], $0.isConditional) })
        where reported.insert(duration).inserted {
          report(
            durationWithSpring(SourceSpan(document.source, duration), spring: SourceSpan(document.source, spring)))
        }
      }
    }
  }

  /// The transitions that a step inherits and its own, lowest first; empty unless there are at least two.
  private func movingPartials(
    of step: Int, in tutorial: Tutorial
  ) -> [(partial: TransitionPartial, isConditional: Bool)] {
    if tutorial.defaults?.transition == nil, tutorial.steps[step].styleIndices.isEmpty { return [] }
    var partials: [(TransitionPartial, Bool)] = []
    if let partial = tutorial.defaults?.transition { partials.append((partial, false)) }
    for style in tutorial.steps[step].styleIndices {
      guard let partial = tutorial.styles[style].partial.transition else { continue }
      partials.append((partial, tutorial.styles[style].only != nil))
    }
    if let partial = tutorial.steps[step].partial.transition { partials.append((partial, false)) }
    return partials.count > 1 ? partials : []
  }

  private func lostDurations(
    _ movements: [(movement: Removable<MovementPartial>?, isConditional: Bool)]
  ) -> [(duration: ByteRange, spring: ByteRange)] {
    var spring: ByteRange?
    var lost: [(ByteRange, ByteRange)] = []
    for (movement, isConditional) in movements {
      switch movement {
      case nil: break
      case .none?: spring = nil
      case .present(let partial)?:
        if let easing = partial.easing {
          spring = easing.value.takesOwnTime && !isConditional ? easing.range : nil
        } else if let duration = partial.duration, let spring {
          lost.append((duration.range, spring))
        }
      }
    }
    return lost
  }
}
