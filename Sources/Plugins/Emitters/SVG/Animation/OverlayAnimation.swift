import TutorialDrawing
import TutorialGeometry
import TutorialPlayback
import TutorialTour

/// Animates the overlay during a step's time: its layers with their dims, holes, rings, callouts and sprites.
struct OverlayAnimation {
  let stepTime: StepTime
  let scene: SVGScene
  let clock: AnimationClock
  /// Begins the names of what is defined; unique in the file.
  let id: String

  /// Units by which a coordinate may be off, and parts by which an opacity may be, between keyframes.
  static let tolerance = (length: 0.04, opacity: 0.002, color: 0.5)

  /// Draws it, so that it is seen only while it passes.
  ///
  /// - Parameter isPoster: whether it is what a renderer shows that animates nothing.
  func draw(into writer: inout SVGWriter, isPoster: Bool) {
    defer { stepTime.forget() }
    let layers = PartTimes<String>(stepTime) { $0.layers.map(\.step) }
    guard !layers.names.isEmpty else { return }
    // For who seeks: when the way begins, when the step has come, when the next way begins, in seconds.
    var attributes: SVGAttributes = [
      "class": "passing", "data-step": stepTime.step?.id, "data-start": stepTime.start.svg(decimals: 6),
      "data-arrival": stepTime.arrival.svg(decimals: 6), "data-end": stepTime.end.svg(decimals: 6),
    ]
    if !isPoster { attributes["display"] = "none" }
    writer.element("g", attributes) { writer in
      if let presence = clock.presence(in: [TimeSpan(stepTime.start, stepTime.end)]) {
        writer.leaf("animate", presence)
      }
      for (place, layer) in layers.names.enumerated() {
        LayerAnimation(self, layer, pieces: layers.pieces(of: layer, in: stepTime), id: "\(id)l\(place)").draw(
          into: &writer, spans: layers.spans(of: layer))
      }
      drawFlights(into: &writer)
    }
  }

  /// A track of something in the pictures of the step's time.
  func track(
    _ pieces: [CurvePiece], _ tolerance: Double = tolerance.length, _ value: (TourPicture) -> [Double]?
  ) -> Track {
    Track(pieces, tolerance: tolerance) { value(stepTime.picture(at: $0)) }
  }

  /// What shows a part only while it is there; nil for one that is there all the time. What is gone at the end is not in
  /// the poster.
  func presence(_ spans: [TimeSpan]) -> (base: String?, animation: SVGAttributes?) {
    if spans.count == 1, spans[0].start <= stepTime.start, spans[0].end >= stepTime.end { return (nil, nil) }
    let isThere = spans.last.map { $0.end >= stepTime.end } ?? false
    return (isThere ? nil : "none", clock.presence(in: spans))
  }

  /// The sprites that fly once the step has come.
  private func drawFlights(into writer: inout SVGWriter) {
    guard let step = stepTime.step, !stepTime.isCalm else { return }
    for sprite in step.sprites {
      SpriteAnimation(sprite, in: self).draw(into: &writer)
    }
  }
}
