import TutorialCallouts
import TutorialGeometry
import TutorialLanguage
import TutorialText
import TutorialTour

extension CalloutSurroundings {
  /// A screen, as it is read by some devices.
  init(_ snapshot: Snapshot, _ setting: TextSetting) {
    self.init(
      display: snapshot.display.size, safeArea: snapshot.insetsForCallouts, isRightToLeft: setting.isRightToLeft)
  }
}

extension CalloutObstacles {
  /// What a step's callout lies beside, and what it must not cover, once its holes are planned.
  init(
    _ cutouts: [CutoutPlan], _ rings: [RingPlan], anchor: TourElement?, avoiding avoided: [TourElement], display: Rect
  ) {
    let rings = rings.map {
      Ring(cutouts: $0.cutouts, outline: $0.outline, width: $0.width, gap: $0.gap, clip: $0.clip)
    }
    let holes = cutouts.enumerated().compactMap { place, cutout in
      Obstacle(hole: cutout.target, frame: cutout.frame, bounds: cutout.bounds, clip: cutout.clip, display: display)?
        .with(rings, at: place, around: cutout.outline, display: display)
    }
    self.init(holes: holes, anchor: anchor, avoiding: avoided)
  }
}

extension Snapshot {
  /// What the system's bars, and a keyboard, take from each side.
  var insetsForCallouts: EdgeInsets {
    let bars = safeAreaInsets
    guard let keyboard = insets.ime else { return bars }
    return EdgeInsets(
      top: max(bars.top, keyboard.top), right: max(bars.right, keyboard.right),
      bottom: max(bars.bottom, keyboard.bottom), left: max(bars.left, keyboard.left))
  }
}
