public import TutorialGeometry
public import TutorialMotion
public import TutorialTour

extension TourStep {
  /// The sprites that are on the screen at a time in seconds since the step has come: those that have started and are
  /// not gone yet.
  public func sprites(at time: Double, motions: TourEntries<Motion>) -> [TourPicture.Sprite] {
    sprites.compactMap { $0.picture(at: time, motion: motions[$0.motion]) }
  }

  /// Seconds from the step's coming until all that moves on its own stands still; infinite where a loop has no end.
  func animationTime(motions: TourEntries<Motion>) -> Double {
    let flights = sprites.map { $0.delay + (motions[$0.motion]?.duration ?? 0) }
    let loops = loops.map { loop in loop.count.map { Double($0) * loop.period } ?? .infinity }
    return (flights + loops).max() ?? 0
  }
}

extension TourSprite {
  /// The sprite at a time since the step has come; nil before its start and, unless it stays, after its end.
  fileprivate func picture(at time: Double, motion: Motion?) -> TourPicture.Sprite? {
    let elapsed = time - delay
    guard elapsed >= 0 else { return nil }
    if after == .remove, elapsed >= motion?.duration ?? 0 { return nil }
    let progress = motion?.progress(at: elapsed) ?? 1
    return TourPicture.Sprite(
      picture: picture, color: color.flatMap { TourColor($0) }, center: center(at: progress), size: size,
      opacity: fromOpacity.mixed(with: toOpacity, progress).clampedToUnit)
  }

  /// Where the centre is at a progress, which may lie outside 0 to 1.
  public func center(at progress: Double) -> Point {
    let arc = 4 * progress * (1 - progress)
    return Point(
      from.x.mixed(with: to.x, progress) + arc * (bend?.x ?? 0),
      from.y.mixed(with: to.y, progress) + arc * (bend?.y ?? 0))
  }
}
