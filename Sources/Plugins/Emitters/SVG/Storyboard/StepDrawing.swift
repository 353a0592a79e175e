import TutorialDrawing
import TutorialPlayback
import TutorialTour

/// Draws a step at rest: screen, dim, rings, callout.
struct StepDrawing {
  let step: TourStep
  let scene: SVGScene

  /// Draws the step in the screen's units.
  func draw(into writer: inout SVGWriter, screen: String, id: String) {
    writer.leaf("use", ["class": "screen", "href": "#\(screen)"])
    if let overlay = step.overlay, let mask = step.mask {
      let color = TourColor(overlay.color) ?? .black
      writer.leaf(
        "path",
        [
          "class": "dim", "d": mask.path, "fill": Self.tinted(color).svgOpaque,
          "fill-opacity": (overlay.opacity * color.svgOpacity * Self.lightness).svg(decimals: 4),
          "fill-rule": mask.fillRule.rawValue,
        ])
    }
    for (place, ring) in step.rings.enumerated() { draw(ring, into: &writer, id: "\(id)r\(place)") }
    if step.callout != nil {
      writer.element("g", ["class": "callout"]) {
        CalloutDrawing.draw(step, in: scene, display: scene.device.screen, into: &$0)
      }
    }
  }

  /// The factor of the dim's opacity.
  ///
  /// People who use the app know the screen below a dim; readers of a storyboard have to see it.
  private static let lightness = 0.75
  /// The darkest colour of a dim, so that black looks like a blue shade and not like dirt on paper.
  private static let tint = TourColor(red: 16, green: 24, blue: 48)

  private static func tinted(_ color: TourColor) -> TourColor {
    TourColor(red: max(color.red, tint.red), green: max(color.green, tint.green), blue: max(color.blue, tint.blue))
  }

  private func draw(_ ring: TourRing, into writer: inout SVGWriter, id: String) {
    if let clip = ring.clip { writer.clipPath(id: id, clip) }
    let color = TourColor(ring.color) ?? .black
    writer.leaf(
      "path",
      [
        "class": "ring", "d": ring.outline.svg, "clip-path": ring.clip == nil ? nil : "url(#\(id))", "fill": "none",
        "stroke": color.svgOpaque,
        "stroke-opacity": color.svgOpacity == 1 ? nil : color.svgOpacity.svg(decimals: 4),
        "stroke-width": ring.width.svg,
        "stroke-dasharray": ring.dash.map { $0.map(\.svg).joined(separator: " ") },
      ])
  }
}
