import TutorialMotion
import TutorialSyntax

extension Decoder {
  /// A duration that lands on an inherited spring would be lost, so it is an error at the duration. Springs of styles
  /// that apply to some variants only are left out: the two may never meet.
  mutating func checkInheritedSprings(of tutorial: Tutorial) {
    var reported: Set<ByteRange> = []
    for step in tutorial.steps.indices {
      let layers = movingLayers(of: step, in: tutorial)
      guard !layers.isEmpty else { continue }
      for part in MovementPart.allCases {
        for (duration, spring) in lostDurations(layers.map { ($0.layer[part], $0.isConditional) })
        where reported.insert(duration).inserted {
          report(
            durationWithSpring(SourceSpan(document.source, duration), spring: SourceSpan(document.source, spring)))
        }
      }
    }
  }

  /// The transitions under a step and its own, lowest first; empty where there are not two to meet.
  private func movingLayers(
    of step: Int, in tutorial: Tutorial
  ) -> [(layer: TransitionLayer, isConditional: Bool)] {
    if tutorial.defaults?.transition == nil, tutorial.steps[step].styleIndices.isEmpty { return [] }
    var layers: [(TransitionLayer, Bool)] = []
    if let layer = tutorial.defaults?.transition { layers.append((layer, false)) }
    for style in tutorial.steps[step].styleIndices {
      guard let layer = tutorial.styles[style].layer.transition else { continue }
      layers.append((layer, tutorial.styles[style].only != nil))
    }
    if let layer = tutorial.steps[step].layer.transition { layers.append((layer, false)) }
    return layers.count > 1 ? layers : []
  }

  private func lostDurations(
    _ movements: [(movement: Removable<MovementLayer>?, isConditional: Bool)]
  ) -> [(duration: ByteRange, spring: ByteRange)] {
    var spring: ByteRange?
    var lost: [(ByteRange, ByteRange)] = []
    for (movement, isConditional) in movements {
      switch movement {
      case nil: break
      case .none?: spring = nil
      case .present(let layer)?:
        if let easing = layer.easing {
          spring = easing.value.isSpring && !isConditional ? easing.range : nil
        } else if let duration = layer.duration, let spring {
          lost.append((duration.range, spring))
        }
      }
    }
    return lost
  }
}
