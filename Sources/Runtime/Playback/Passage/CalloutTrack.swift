import TutorialGeometry

/// The callout's transition: one box moves from its old frame to its new one while its texts cross-fade.
///
/// If only one side has a callout or a frame, the box stays in place and fades.
struct CalloutTrack: Sendable {
  private let from: TourPicture.Callout?
  private let to: TourPicture.Callout?

  init(_ from: TourPicture.Callout?, _ to: TourPicture.Callout?) {
    self.from = from
    self.to = to
  }

  func callout(at progress: Double) -> TourPicture.Callout? {
    let part = progress.clampedToUnit
    switch (from, to) {
    case (nil, nil): return nil
    case (let from?, nil):
      var result = from
      result.opacity = from.opacity * (1 - part)
      return result
    case (nil, let to?):
      var result = to
      result.opacity = to.opacity * part
      return result
    case (let from?, let to?):
      return TourPicture.Callout(
        frame: from.frame.flatMap { first in to.frame.map { first.mixed(with: $0, progress) } } ?? to.frame,
        arrow: from.arrow.flatMap { first in to.arrow.map { first.mixed(with: $0, progress) } } ?? to.arrow,
        opacity: from.opacity.mixed(with: to.opacity, part),
        contents: contents(from.contents, to.contents, part))
    }
  }

  /// Cross-fades the texts; a step that is on both sides goes from its old opacity to its new one.
  private func contents(
    _ from: [TourPicture.Callout.Content], _ to: [TourPicture.Callout.Content], _ part: Double
  ) -> [TourPicture.Callout.Content] {
    let leaving = from.filter { old in !to.contains { $0.step == old.step } }
    let fading = leaving.map { TourPicture.Callout.Content(step: $0.step, opacity: $0.opacity * (1 - part)) }
    let coming = to.map { new in
      let before = from.first { $0.step == new.step }?.opacity ?? 0
      return TourPicture.Callout.Content(step: new.step, opacity: before.mixed(with: new.opacity, part))
    }
    return fading.filter { $0.opacity > 0 } + coming
  }
}
