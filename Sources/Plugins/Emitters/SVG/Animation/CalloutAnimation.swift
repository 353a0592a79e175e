import TutorialDrawing
import TutorialGeometry
import TutorialPlayback
import TutorialTour

/// Animates the callout of a layer: its box, its arrow, and the texts that crossfade in it.
struct CalloutAnimation {
  let overlay: OverlayAnimation
  let layer: String
  let id: String

  private var clock: AnimationClock { overlay.clock }
  private var stepTime: StepTime { overlay.stepTime }

  private func track(
    _ pieces: [CurvePiece], _ tolerance: Double = OverlayAnimation.tolerance.length,
    _ value: (TourPicture.Callout) -> [Double]?
  ) -> Track {
    overlay.track(pieces, tolerance) { $0.layer(layer)?.callout.flatMap(value) }
  }

  func draw(into writer: inout SVGWriter) {
    let boxes = PartTimes<Bool>(stepTime) { $0.layer(layer)?.callout?.frame == nil ? [] : [true] }
    guard !boxes.names.isEmpty else { return }
    let pieces = boxes.pieces(of: true, in: stepTime)
    let box = track(pieces) { callout in
      overlay.scene.box(of: callout).map { CalloutDrawing.outline(of: $0.box, radius: $0.radius).points }
    }
    let opacity = track(pieces, OverlayAnimation.tolerance.opacity) { [$0.opacity] }
    let (display, presence) = overlay.presence(boxes.spans(of: true))
    var attributes: SVGAttributes = ["class": "callout", "display": display]
    if !opacity.isConstant || opacity.last != [1] { attributes["opacity"] = LayerAnimation.opacity(opacity.last) }
    func drawBox(_ attributes: SVGAttributes, into writer: inout SVGWriter) {
      var attributes = attributes
      attributes["d"] = Outline.svg(box.last)
      writer.animated("path", attributes, [clock.animation(of: "d", box, Outline.svg)])
    }
    writer.group(attributes, [presence, clock.animation(of: "opacity", opacity, LayerAnimation.opacity)]) { writer in
      for shadow in CalloutDrawing.shadows(overlay.scene.tour.theme) { drawBox(shadow, into: &writer) }
      // The shapes drawn above hide the inner half of each line.
      drawArrow("rim", Self.edge, into: &writer)
      drawBox(["class": "rim"], into: &writer)
      drawArrow("bubble", Self.arrow, into: &writer)
      drawBox(["class": "bubble"], into: &writer)
      writer.element("clipPath", ["id": "\(id)b"]) { drawBox([:], into: &$0) }
      writer.element("g", ["clip-path": "url(#\(id)b)"]) { drawContents(into: &$0) }
    }
  }

  private func drawArrow(_ name: String, _ data: ([Double]) -> String, into writer: inout SVGWriter) {
    let arrows = PartTimes<Bool>(stepTime) { $0.layer(layer)?.callout?.arrow == nil ? [] : [true] }
    guard !arrows.names.isEmpty else { return }
    let arrow = track(arrows.pieces(of: true, in: stepTime)) { callout in
      callout.arrow.map { [$0.tip.x, $0.tip.y, $0.baseStart.x, $0.baseStart.y, $0.baseEnd.x, $0.baseEnd.y] }
    }
    let (display, presence) = overlay.presence(arrows.spans(of: true))
    writer.animated(
      "path", ["class": name, "display": display, "d": data(arrow.last)],
      [presence, clock.animation(of: "d", arrow, data)])
  }

  /// Draws the texts.
  ///
  /// Each step's texts are broken into lines for the step's own box, and keep these lines while the box moves.
  private func drawContents(into writer: inout SVGWriter) {
    let contents = PartTimes<String>(stepTime) { $0.layer(layer)?.callout?.contents.map(\.step) ?? [] }
    for name in contents.names {
      guard let words = overlay.scene.step(name).flatMap(overlay.scene.words(of:)) else { continue }
      let pieces = contents.pieces(of: name, in: stepTime)
      let corner = track(pieces) { $0.frame.map { [$0.x, $0.y] } }
      let opacity = track(pieces, OverlayAnimation.tolerance.opacity) { callout in
        callout.contents.first { $0.step == name }.map { [$0.opacity] }
      }
      let (display, presence) = overlay.presence(contents.spans(of: name))
      var attributes: SVGAttributes = [
        "display": display, "transform": "translate(\(LayerAnimation.list(corner.last)))",
      ]
      if !opacity.isConstant || opacity.last != [1] { attributes["opacity"] = LayerAnimation.opacity(opacity.last) }
      writer.group(attributes, [presence, clock.animation(of: "opacity", opacity, LayerAnimation.opacity)]) { writer in
        if var move = clock.animation(of: "transform", corner, LayerAnimation.list) {
          move["type"] = "translate"
          writer.leaf("animateTransform", move)
        }
        words.draw(into: &writer)
      }
    }
  }

  private static func arrow(_ numbers: [Double]) -> String { shape(numbers)?.svg ?? "M0 0" }

  private static func edge(_ numbers: [Double]) -> String { shape(numbers)?.edge ?? "M0 0" }

  private static func shape(_ numbers: [Double]) -> TourCalloutLayout.Arrow? {
    guard numbers.count == 6 else { return nil }
    return TourCalloutLayout.Arrow(
      tip: Point(numbers[0], numbers[1]), baseStart: Point(numbers[2], numbers[3]),
      baseEnd: Point(numbers[4], numbers[5]))
  }
}
