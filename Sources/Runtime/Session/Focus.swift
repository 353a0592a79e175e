import TutorialTour

// The focus: docs/tour.md, "Focus and announcements".

extension TourSession {
  /// The focus stops while a step is shown; after the last one the focus returns to the first.
  ///
  /// Empty if no step is shown.
  public var focusOrder: [TourFocus] {
    guard stands, let step else { return [] }
    var order: [TourFocus] = []
    var known: Set<TourFocus> = []
    func add(_ stops: [TourFocus]) {
      for stop in stops where known.insert(stop).inserted { order.append(stop) }
    }
    for stop in step.accessibility.order {
      switch stop {
      case .callout:
        guard let callout = step.callout else { continue }
        add([.callout])
        add(callout.buttons.indices.filter { isEnabled(callout.buttons[$0]) }.map { .button($0) })
      case .cutouts:
        add(step.cutouts.flatMap { [.element($0.target)] + $0.others.map { .element($0) } })
      case .elements:
        add(
          step.advance.compactMap { rule in
            if case .tap(let element) = rule.trigger { .element(element.target) } else { nil }
          })
        add(step.interaction.allow.map { .element($0.target) })
      }
    }
    if dismissals.contains(.close) { add([.close]) } else if dismissals.contains(.overlay) { add([.overlay]) }
    return order
  }

  /// Moves the focus to the new step.
  mutating func takeFocus() {
    guard let step else { return }
    let callout: TourFocus? = step.callout.map { _ in .callout }
    let target: TourFocus? = step.cutouts.first.map { .element($0.target) }
    let wanted = step.accessibility.focus == .callout ? callout ?? target : target ?? callout
    guard let stop = wanted ?? focusOrder.first else { return giveFocusBack() }
    hasFocus = true
    effects.append(.focus(stop))
  }

  /// Returns the focus to the app.
  mutating func giveFocusBack() {
    if hasFocus { effects.append(.focus(.app)) }
    hasFocus = false
  }
}
