import TutorialGeometry
public import TutorialMotion
public import TutorialPlayback
public import TutorialTour

/// The flight of a sprite along its path, once, after its step has arrived.
public struct SpriteFlight {
  /// The sprite at the start of its path.
  public let sprite: TourPicture.Sprite
  /// The span in which it's visible.
  public let span: TimeSpan
  /// The track of its centre: x and y.
  public let place: Track
  /// The track of its opacity.
  public let opacity: Track

  /// Follows a sprite's flight. Returns nil if all of it lies outside its step's time.
  ///
  /// - Parameter tolerance: the maximum error of the tracks, in units and as a part of the opacity.
  public init?(
    _ sprite: TourSprite, in stepTime: StepTime, motions: TourEntries<Motion>,
    tolerance: (length: Double, opacity: Double)
  ) {
    let motion = motions[sprite.motion]
    let start = stepTime.arrival + sprite.delay
    let flight = motion.map { CurvePiece.pieces(of: $0, at: start) } ?? []
    let landing = flight.last?.end ?? start
    guard start < stepTime.end else { return nil }
    var pieces = flight.filter { $0.end <= stepTime.end }
    if sprite.after == .keep, landing < stepTime.end { pieces.append(CurvePiece(from: landing, to: stepTime.end)) }
    pieces = CurvePiece.marked(pieces, jumps: motion?.jumpTimes.map { start + $0 } ?? [])
    /// Returns the sprite alone, at a time of the animation.
    func shown(at time: Double) -> TourPicture.Sprite? {
      guard var step = stepTime.step else { return nil }
      step.sprites = [sprite]
      // Counted from the sprite's own start, so that rounding errors in sums of times can't make it late.
      let elapsed = time - start
      return step.sprites(at: sprite.delay + elapsed, motions: motions).first
    }
    guard let first = shown(at: start), let until = pieces.last?.end else { return nil }
    self.sprite = first
    span = TimeSpan(start, until)
    place = Track(pieces, tolerance: tolerance.length) { time in shown(at: time).map { [$0.center.x, $0.center.y] } }
    opacity = Track(pieces, tolerance: tolerance.opacity) { time in shown(at: time).map { [$0.opacity] } }
  }
}
