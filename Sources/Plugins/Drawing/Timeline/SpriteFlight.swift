import TutorialGeometry
public import TutorialMotion
public import TutorialPlayback
public import TutorialTour

/// A sprite of a step that has come: it flies along its way, once.
public struct SpriteFlight {
  /// What flies, as it is where its way begins.
  public let sprite: TourPicture.Sprite
  /// When it is seen.
  public let span: TimeSpan
  /// The way of its middle: x and y.
  public let place: Track
  /// Its opacity.
  public let opacity: Track

  /// The flight of a sprite; nil where none of it falls into its step's time.
  ///
  /// - Parameter tolerance: by how many units and by which part of an opacity the tracks may be off.
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
    /// The sprite alone at a time of the animation.
    func shown(at time: Double) -> TourPicture.Sprite? {
      guard var step = stepTime.step else { return nil }
      step.sprites = [sprite]
      // Counted from its own start: what a sum of times loses must not make it late.
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
