import TutorialGeometry
public import TutorialTour

extension TourVariant {
  /// The variant with the steps of one screen re-anchored to the live frames of that screen's elements.
  ///
  /// Use it for a display of another size, or after the app has moved its elements. Start from the compiled variant
  /// each time.
  ///
  /// - Parameter measures: those of the tour's theme.
  public func reanchored(
    on live: LiveScreen, measures: TourTheme.Measures = .standard
  ) -> TourVariant {
    var result = self
    for place in steps.indices where steps[place].screen == live.name {
      result.steps[place] = steps[place].reanchored(
        on: live, measuredOn: display.size, safeArea: screens[live.name]?.safeArea ?? .zero,
        layoutDirection: traits.layoutDirection, measures: measures)
    }
    for place in result.steps.indices {
      let step = steps[place]
      result.steps[place].transitions = step.transitions.map { way in
        guard way.bend != nil || way.bends != nil,
          let old = way.from.flatMap({ id in steps.firstIndex { $0.id == id } })
        else { return way }
        return way.bent(
          from: (steps[old].cutouts, result.steps[old].cutouts), to: (step.cutouts, result.steps[place].cutouts))
      }
    }
    return result
  }
}

extension TourTransition {
  /// The transition with its bends rotated and scaled like the paths of its holes.
  ///
  /// - Parameters:
  ///   - old: the holes of the step that it comes from, compiled and live.
  ///   - new: the holes of its own step, compiled and live.
  fileprivate func bent(
    from old: (compiled: [TourCutout], live: [TourCutout]), to new: (compiled: [TourCutout], live: [TourCutout])
  ) -> TourTransition {
    func way(_ old: [TourCutout], _ new: [TourCutout], _ pair: TourPair) -> Point? {
      guard let first = pair.old, let second = pair.new, old.indices.contains(first), new.indices.contains(second)
      else { return nil }
      return new[second].frame.center - old[first].frame.center
    }
    var result = self
    result.bends = pairs.indices.map { place in
      guard let bend = bend(ofPair: place), let compiled = way(old.compiled, new.compiled, pairs[place]),
        let live = way(old.live, new.live, pairs[place])
      else { return nil }
      return bend.following(compiled, to: live)
    }
    result.bend = nil
    return result
  }
}
