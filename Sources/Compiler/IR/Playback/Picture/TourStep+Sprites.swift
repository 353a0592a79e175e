import TutorialGeometry
public import TutorialMotion

extension TourStep {
  /// The sprites that are on the screen at a time in seconds since the step has come: those that have started and are
  /// not gone yet.
  public func sprites(at time: Double, motions: TourEntries<Motion>) -> [TourPicture.Sprite] {
    sprites.compactMap { $0.picture(at: time, motion: motions[$0.motion]) }
  }
}

extension TourSprite {
  /// The sprite at a time since the step has come; nil before its start and, unless it stays, after its end.
  fileprivate func picture(at time: Double, motion: Motion?) -> TourPicture.Sprite? {
    let elapsed = time - delay
    guard elapsed >= 0 else { return nil }
    if after == .remove, elapsed >= motion?.duration ?? 0 { return nil }
    let progress = motion?.progress(at: elapsed) ?? 1
    let arc = 4 * progress * (1 - progress)
    return TourPicture.Sprite(
      picture: picture, color: color.flatMap { TourColor($0) },
      center: Point(
        from.x.mixed(with: to.x, progress) + arc * (bend?.x ?? 0),
        from.y.mixed(with: to.y, progress) + arc * (bend?.y ?? 0)),
      size: size, opacity: fromOpacity.mixed(with: toOpacity, progress).clampedToUnit)
  }
}
