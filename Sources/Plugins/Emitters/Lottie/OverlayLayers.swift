import TutorialDrawing
import TutorialGeometry
import TutorialPlayback
import TutorialPluginKit
import TutorialTour

/// The overlay during a step's time: its layers with their dims, holes, rings, callouts and sprites.
struct OverlayLayers {
  let stepTime: StepTime
  /// The prefix of the names of layers and assets.
  let name: String
  let screen: Rect

  /// The maximum errors between keyframes: of coordinates in units, of opacities from 0 to 1, of colours in 255ths.
  static let tolerance = (length: 0.04, opacity: 0.001, color: 0.4)

  var span: TimeSpan { TimeSpan(stepTime.start, stepTime.end) }

  /// Returns the track of a value in the pictures of the step's time.
  func track(
    _ pieces: [CurvePiece], _ tolerance: Double = tolerance.length, _ value: (TourPicture) -> [Double]?
  ) -> Track {
    Track(pieces, tolerance: tolerance) { value(stepTime.picture(at: $0)) }
  }

  func add(to parts: inout LottieParts) {
    defer { stepTime.forget() }
    let layers = PartTimes<String>(stepTime) { $0.layers.map(\.step) }
    for (place, layer) in layers.names.enumerated() {
      guard !parts.isFull else { return }
      let pieces = layers.pieces(of: layer, in: stepTime)
      let spans = layers.spans(of: layer)
      guard let first = spans.first, let last = spans.last else { continue }
      let id = "\(name)-\(place)"
      let content = PictureLayer(overlay: self, name: layer, pieces: pieces, id: id).layers(in: &parts)
      guard !content.isEmpty else { continue }
      let opacity = track(pieces, Self.tolerance.opacity) { picture in picture.layer(layer).map { [$0.opacity] } }
      let shown = parts.clock.keyframes(opacity, in: spans, of: TimeSpan(first.start, last.end)) { _ in [0] }
      var look = LottieLayer.Look()
      look.opacity = parts.clock.property(shown, LottieValue.opacity)
      parts.addAsset(id, content)
      parts.addRootLayer(
        LottieLayer.asset(
          layer, id, size: (parts.width, parts.height),
          in: parts.clock.frames(first.start, last.end), look))
    }
    // The sprites that fly once the step has arrived.
    for sprite in stepTime.step?.sprites ?? [] {
      guard
        let flight = SpriteFlight(
          sprite, in: stepTime, motions: parts.scene.tour.motions,
          tolerance: (Self.tolerance.length, Self.tolerance.opacity))
      else { continue }
      parts.addRootLayer(
        SpriteLayer.layer(
          flight.sprite, place: flight.place, opacity: flight.opacity,
          in: parts.clock.frames(flight.span.start, flight.span.end), parts))
    }
  }
}
