import TutorialCallouts
import TutorialGeometry
import TutorialTour

/// The sizes of callouts whose text the client lays out itself: docs/callouts.md, "In a client".
struct MeasuredCallouts: Sendable {
  /// The sizes at several widths, by step, for the current language and text size.
  private var sizes: [String: [Size]] = [:]

  mutating func set(_ sizes: [Size], of step: String) {
    self.sizes[step] = sizes.filter { $0.width.isFinite && $0.height.isFinite }
  }

  /// Forgets all sizes, because the language or the text size has changed.
  mutating func removeAll() { sizes = [:] }

  /// Places the callouts of a re-anchored variant by their sizes.
  func place(
    in variant: inout TourVariant, compiled: TourVariant, locale: String?, textSize: String?,
    surroundings: (TourStep) -> CalloutSurroundings
  ) {
    guard !sizes.isEmpty, let locale else { return }
    for index in variant.steps.indices {
      let step = variant.steps[index]
      guard let sizes = sizes[step.id], !sizes.isEmpty, let kind = step.callout?.kind else { continue }
      let layout = compiled.steps[index].callout?.layout(in: locale, textSize: compiled.textSize(for: textSize))
      let side = layout.map { TourPlacement($0.side, $0.align) }
      let found = step.calloutLayout(in: surroundings(step), at: side) { limit in
        let size = sizes.size(within: limit)
        return kind == .bubble ? size : Size(limit, size.height)
      }
      guard let found else { continue }
      variant.steps[index].callout?.layouts = [locale: found]
      variant.steps[index].callout?.sizes = [:]
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
