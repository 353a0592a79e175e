import TutorialTour

/// A place for the focus of a keyboard or of assistive technology while a tour plays.
public enum TourFocus: Sendable, Hashable {
  /// The callout's text.
  case callout
  /// The callout's button at an index.
  case button(Int)
  /// An element of the app, by its id.
  case element(String)
  /// The callout's close button.
  case close
  /// The overlay, where a tap dismisses the tour.
  case overlay
  /// The app: the focus returns to where it was before the tour took it.
  case app
}

extension TourStep {
  /// The focus stops while the step stands: docs/tour.md, "Focus and announcements".
  func focusOrder(dismissals: [Tour.Dismissal], isEnabled: (TourButton) -> Bool) -> [TourFocus] {
    var order: [TourFocus] = []
    var known: Set<TourFocus> = []
    func add(_ stops: [TourFocus]) {
      for stop in stops where known.insert(stop).inserted { order.append(stop) }
    }
    for stop in accessibility.order {
      switch stop {
      case .callout:
        guard let callout else { continue }
        add([.callout])
        add(callout.buttons.indices.filter { isEnabled(callout.buttons[$0]) }.map { .button($0) })
      case .cutouts:
        add(cutouts.flatMap { [.element($0.target)] + $0.others.map { .element($0) } })
      case .elements:
        add(
          advance.compactMap { rule in
            if case .tap(let element) = rule.trigger { .element(element.target) } else { nil }
          })
        add(interaction.allow.map { .element($0.target) })
      }
    }
    if dismissals.contains(.close) { add([.close]) } else if dismissals.contains(.overlay) { add([.overlay]) }
    return order
  }

  /// The callout or the target, by the step's `focus`, to which the focus goes when it comes; nil if it has neither.
  var firstFocus: TourFocus? {
    let callout: TourFocus? = callout.map { _ in .callout }
    let target: TourFocus? = cutouts.first.map { .element($0.target) }
    return accessibility.focus == .callout ? callout ?? target : target ?? callout
  }
}
