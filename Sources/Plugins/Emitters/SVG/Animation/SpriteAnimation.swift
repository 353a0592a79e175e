import TutorialDrawing
import TutorialGeometry
import TutorialMotion
import TutorialPlayback
import TutorialTour

/// Animates a sprite of a step that has come: along its way, once.
struct SpriteAnimation {
  private let overlay: OverlayAnimation
  private let sprite: TourSprite

  init(_ sprite: TourSprite, in overlay: OverlayAnimation) {
    self.sprite = sprite
    self.overlay = overlay
  }

  /// Draws it.
  func draw(into writer: inout SVGWriter) {
    let stepTime = overlay.stepTime
    let motion = overlay.scene.tour.motions[sprite.motion]
    let start = stepTime.arrival + sprite.delay
    let flight = motion.map { CurvePiece.pieces(of: $0, at: start) } ?? []
    let landing = flight.last?.end ?? start
    guard start < stepTime.end else { return }
    var pieces = flight.filter { $0.end <= stepTime.end }
    if sprite.after == .keep, landing < stepTime.end { pieces.append(CurvePiece(from: landing, to: stepTime.end)) }
    pieces = CurvePiece.marked(pieces, jumps: motion?.jumpTimes.map { start + $0 } ?? [])
    guard let first = shown(at: start), let until = pieces.last?.end else { return }
    let place = Track(pieces, tolerance: OverlayAnimation.tolerance.length) { time in
      shown(at: time).map { [$0.center.x, $0.center.y] }
    }
    let opacity = Track(pieces, tolerance: OverlayAnimation.tolerance.opacity) { time in
      shown(at: time).map { [$0.opacity] }
    }
    let (display, presence) = overlay.presence([TimeSpan(start, until)])
    let clock = overlay.clock
    let attributes: SVGAttributes = [
      "class": "sprite", "display": display, "transform": "translate(\(LayerAnimation.list(place.last)))",
      "opacity": LayerAnimation.opacity(opacity.last),
    ]
    writer.element("g", attributes) { writer in
      for animation in [presence, clock.animation(of: "opacity", opacity, LayerAnimation.opacity)].compactMap({ $0 }) {
        writer.leaf("animate", animation)
      }
      if var move = clock.animation(of: "transform", place, LayerAnimation.list) {
        move["type"] = "translate"
        writer.leaf("animateTransform", move)
      }
      SpriteDrawing(first.picture, color: first.color, size: first.size).draw(into: &writer)
    }
  }

  /// The sprite alone at a time of the animation.
  private func shown(at time: Double) -> TourPicture.Sprite? {
    guard var step = overlay.stepTime.step else { return nil }
    step.sprites = [sprite]
    // Counted from its own start: what a sum of times loses must not make it late.
    let elapsed = time - (overlay.stepTime.arrival + sprite.delay)
    return step.sprites(at: sprite.delay + elapsed, motions: overlay.scene.tour.motions).first
  }
}
