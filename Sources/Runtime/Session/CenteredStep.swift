import TutorialGeometry
import TutorialTour

extension TourStep {
  /// The step as shown if its targets are missing: the callout centred at its size, and nothing around elements.
  ///
  /// - Parameter room: the visible area, which is the display without the safe area insets.
  func centered(in room: Rect) -> TourStep {
    var result = self
    result.cutouts = []
    result.rings = []
    result.sprites = []
    result.loops = []
    result.interaction.pass = []
    result.mask = overlay.map { TourMask(over: $0.frame, less: []) }
    result.callout = callout?.mappingLayouts { layout, _ in layout.centered(in: room) }
    result.callout?.anchor = nil
    return result
  }

  /// Returns true if a button or a rule leads on even if all of the step's targets are missing.
  ///
  /// - Parameter frames: the elements that exist on its screen.
  func leadsOn(with frames: [String: Rect]) -> Bool {
    if callout?.buttons.contains(where: { !$0.back }) == true { return true }
    return advance.contains { rule in
      guard !rule.back else { return false }
      switch rule.trigger {
      case .tapAnywhere, .event, .after, .route, .appears: return true
      case .tap(let element): return frames[element.target] != nil
      case .tapTarget, .button, .gone: return false
      }
    }
  }

  /// Adds a button that leads to the same step as the first rule.
  ///
  /// - Parameter steps: the steps of the variant.
  mutating func addNext(among steps: [TourStep]) {
    guard let callout else { return }
    let place = steps.firstIndex { $0.id == id } ?? steps.count
    let next = place + 1 < steps.count ? steps[place + 1].id : nil
    let rule = advance.first { !$0.back }
    let goal = rule.map { $0.to } ?? next
    let goes = steps.contains { $0.id == goal }
    // The tour's laid-out contents lack the button, so they no longer apply.
    self.callout = callout.mappingLayouts { layout, _ in
      var layout = layout
      layout.content = nil
      return layout
    }
    self.callout?.buttons.append(TourButton(title: goes ? "common.next" : "common.done", to: goal, role: "next"))
    if !accessibility.order.contains(.callout) { accessibility.order.append(.callout) }
  }
}

extension TourCalloutLayout {
  fileprivate func centered(in room: Rect) -> TourCalloutLayout {
    var result = self
    result.frame = Rect(
      room.midX - frame.width / 2, room.midY - frame.height / 2, frame.width, frame.height)
    result.side = .center
    result.align = .center
    result.arrow = nil
    return result
  }
}
