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
    result.callout?.anchor = nil
    guard let callout else { return result }
    func layouts(_ layouts: TourEntries<TourCalloutLayout>) -> TourEntries<TourCalloutLayout> {
      TourEntries(layouts.all.map { .init($0.name, $0.value.centered(in: room)) })
    }
    result.callout?.layouts = layouts(callout.layouts)
    result.callout?.sizes = TourEntries(callout.sizes.all.map { .init($0.name, layouts($0.value)) })
    return result
  }
}

extension TourStep {
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
    guard callout != nil else { return }
    let place = steps.firstIndex { $0.id == id } ?? steps.count
    let next = place + 1 < steps.count ? steps[place + 1].id : nil
    let rule = advance.first { !$0.back }
    let goal = rule.map { $0.to } ?? next
    let goes = steps.contains { $0.id == goal }
    callout?.buttons.append(TourButton(title: goes ? "common.next" : "common.done", to: goal, role: "next"))
    // The tour's laid-out contents lack the button, so they no longer apply.
    func layouts(_ layouts: TourEntries<TourCalloutLayout>) -> TourEntries<TourCalloutLayout> {
      TourEntries(
        layouts.all.map { entry in
          var layout = entry.value
          layout.content = nil
          return .init(entry.name, layout)
        })
    }
    if let callout {
      self.callout?.layouts = layouts(callout.layouts)
      self.callout?.sizes = TourEntries(callout.sizes.all.map { .init($0.name, layouts($0.value)) })
    }
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
