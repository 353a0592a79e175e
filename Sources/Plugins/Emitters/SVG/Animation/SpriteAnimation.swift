import TutorialDrawing
import TutorialGeometry
import TutorialPlayback
import TutorialTour

/// Animates a sprite of a step that has arrived: along its path, once.
struct SpriteAnimation {
  let overlay: OverlayAnimation
  let sprite: TourSprite

  func draw(into writer: inout SVGWriter) {
    let tolerance = (OverlayAnimation.tolerance.length, OverlayAnimation.tolerance.opacity)
    guard
      let flight = SpriteFlight(
        sprite, in: overlay.stepTime, motions: overlay.scene.tour.motions, tolerance: tolerance)
    else { return }
    let (place, opacity) = (flight.place, flight.opacity)
    let (display, presence) = overlay.presence([flight.span])
    let clock = overlay.clock
    let attributes: SVGAttributes = [
      "class": "sprite", "display": display, "transform": "translate(\(LayerAnimation.list(place.last)))",
      "opacity": LayerAnimation.opacity(opacity.last),
    ]
    writer.group(attributes, [presence, clock.animation(of: "opacity", opacity, LayerAnimation.opacity)]) { writer in
      if var move = clock.animation(of: "transform", place, LayerAnimation.list) {
        move["type"] = "translate"
        writer.leaf("animateTransform", move)
      }
      let shown = flight.sprite
      SpriteDrawing(shown.picture, color: shown.color, size: shown.size).draw(into: &writer)
    }
  }
}
