import TutorialGeometry
import TutorialTour

extension TourStep {
  /// The step where what it highlights is not there: its callout in the middle, in the size that it has, and nothing
  /// around elements.
  ///
  /// - Parameter room: what can be seen: the display less the safe area.
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
