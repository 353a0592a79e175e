import TutorialDrawing
import TutorialGeometry
import TutorialPlayback
import TutorialTour

/// Draws a step as it stands: screen, dim, rings, callout.
struct StepDrawing {
  private let scene: SVGScene
  private let step: TourStep

  init(_ step: TourStep, in scene: SVGScene) {
    self.scene = scene
    self.step = step
  }

  /// Draws it in the screen's units.
  ///
  /// - Parameters:
  ///   - screen: the name under which its screen is defined.
  ///   - id: begins the names of what is defined; unique in the file.
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

  /// A dim that hides a screen from somebody who knows it would hide it from a reader, who does not: it is drawn with
  /// this part of its opacity.
  private static let lightness = 0.75
  /// And no colour is darker than this one, so that a black dim is a blue shade and not dirt on paper.
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
