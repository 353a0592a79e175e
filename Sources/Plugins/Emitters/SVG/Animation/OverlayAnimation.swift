import TutorialDrawing
import TutorialGeometry
import TutorialPlayback
import TutorialTour

/// Animates the overlay during a step's time: its layers with their dims, holes, rings, callouts and sprites.
struct OverlayAnimation {
  let stepTime: StepTime
  let scene: SVGScene
  let clock: AnimationClock
  /// The prefix of the ids that are defined; unique in the file.
  let id: String

  /// The maximum errors between keyframes: of coordinates in units, of opacities from 0 to 1, of colours in 255ths.
  static let tolerance = (length: 0.04, opacity: 0.002, color: 0.5)

  /// Draws the overlay, visible only during the step's time.
  ///
  /// - Parameter isPoster: true if renderers without animation show this step.
  func draw(into writer: inout SVGWriter, isPoster: Bool) {
    defer { stepTime.forget() }
    let layers = PartTimes<String>(stepTime) { $0.layers.map(\.step) }
    guard !layers.names.isEmpty else { return }
    // For seeking: the start of the passage, the arrival and the start of the next passage, in seconds.
    var attributes: SVGAttributes = [
      "class": "passing", "data-step": stepTime.step?.id, "data-start": stepTime.start.svg(decimals: 6),
      "data-arrival": stepTime.arrival.svg(decimals: 6), "data-end": stepTime.end.svg(decimals: 6),
    ]
    if !isPoster { attributes["display"] = "none" }
    writer.group(attributes, [clock.presence(in: [TimeSpan(stepTime.start, stepTime.end)])]) { writer in
      for (place, layer) in layers.names.enumerated() {
        let pieces = layers.pieces(of: layer, in: stepTime)
        let animation = LayerAnimation(overlay: self, name: layer, pieces: pieces, id: "\(id)l\(place)")
        animation.draw(into: &writer, spans: layers.spans(of: layer))
      }
      // The sprites that fly once the step has arrived.
      guard let step = stepTime.step, !stepTime.isCalm else { return }
      for sprite in step.sprites { SpriteAnimation(overlay: self, sprite: sprite).draw(into: &writer) }
    }
  }

  /// Returns the track of a value in the pictures of the step's time.
  func track(
    _ pieces: [CurvePiece], _ tolerance: Double = tolerance.length, _ value: (TourPicture) -> [Double]?
  ) -> Track {
    Track(pieces, tolerance: tolerance) { value(stepTime.picture(at: $0)) }
  }

  /// Returns the base value and the animation of `display` for a part, or nils if the part is visible all the time.
  ///
  /// A part that is gone at the end isn't in the poster.
  func presence(_ spans: [TimeSpan]) -> (base: String?, animation: SVGAttributes?) {
    if spans.count == 1, spans[0].start <= stepTime.start, spans[0].end >= stepTime.end { return (nil, nil) }
    let isThere = spans.last.map { $0.end >= stepTime.end } ?? false
    return (isThere ? nil : "none", clock.presence(in: spans))
  }
}
