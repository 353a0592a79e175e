import TutorialCallouts
import TutorialGeometry
import TutorialPlayback
import TutorialTour

// Callouts whose text the client lays out itself: docs/callouts.md, "In a client".

extension TourSession {
  /// Sets the measured sizes of a step's callout, at several widths.
  mutating func set(_ sizes: [Size], of step: String) {
    self.sizes[step] = sizes.filter { $0.width.isFinite && $0.height.isFinite }
    refit()
    playback.reanchor(to: anchored)
  }

  /// Places the measured callouts by their sizes.
  mutating func fitCallouts() {
    guard !sizes.isEmpty, let locale = playback.locale else { return }
    for place in anchored.steps.indices {
      let (step, raw) = (anchored.steps[place], compiled.steps[place])
      guard let sizes = sizes[step.id], !sizes.isEmpty, let kind = step.callout?.kind else { continue }
      let screen = live[step.screen]
      let surroundings = CalloutSurroundings(
        display: screen?.size ?? compiled.display.size,
        safeArea: screen?.safeArea ?? compiled.screens[step.screen]?.safeArea ?? .zero,
        isRightToLeft: isRightToLeft, measures: tour.theme.measures)
      let layout = raw.callout?.layout(in: locale, textSize: compiled.textSize(for: device.traits.textSize))
      let side = layout.map { TourPlacement($0.side, $0.align) }
      let found = step.calloutLayout(in: surroundings, at: side) { limit in
        let size = sizes.size(within: limit)
        return kind == .bubble ? size : Size(limit, size.height)
      }
      guard let found else { continue }
      anchored.steps[place].callout?.layouts = [locale: found]
      anchored.steps[place].callout?.sizes = [:]
    }
  }
}

extension [Size] {
  /// The widest size that is at most `limit` wide, or else the narrowest; zero if there is none.
  fileprivate func size(within limit: Double) -> Size {
    let sorted = sorted { ($0.width, $0.height) < ($1.width, $1.height) }
    return sorted.last { $0.width <= limit + 1e-6 } ?? sorted.first ?? Size(0, 0)
  }
}
