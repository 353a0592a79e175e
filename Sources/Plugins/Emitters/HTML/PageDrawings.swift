import TutorialDrawing
import TutorialGeometry
import TutorialPluginKit
import TutorialTour

/// The drawings below a tour on its page.
///
/// There is a device for each variant, the screens of its steps, and the signs that represent sprites. Each is a
/// `symbol`, and refers to variants and steps by index.
struct PageDrawings {
  let located: LocatedTour
  let hasScreenshots: Bool

  /// Draws all symbols, hidden.
  func draw(into writer: inout SVGWriter) {
    let inks = Palette.inks.map { "\($0.name)|\($0.property)|\($0.light)|\($0.dark)" }.joined(separator: "/")
    writer.element("svg", ["id": "drawings", "aria-hidden": "true", "data-inks": inks]) { writer in
      for (place, variant) in located.tour.variants.enumerated() where !writer.isFull {
        drawVariant(variant, at: place, into: &writer)
      }
      drawSigns(into: &writer)
    }
  }

  private func drawVariant(_ variant: TourVariant, at place: Int, into writer: inout SVGWriter) {
    let scene = SVGScene(located, variant, hasCallouts: false, hasScreenshots: hasScreenshots)
    let device = scene.device
    let outer = [device.outer.x, device.outer.y, device.outer.width, device.outer.height].map(\.svg)
    // A window is drawn with round bottom corners, although its screen has none.
    let radius = device.kind == .window ? "0 0 12 12" : device.radius.svg
    symbol(
      "device-\(place)",
      ["data-variant": "\(place)", "data-outer": outer.joined(separator: " "), "data-radius": radius],
      into: &writer
    ) { writer in
      device.draw(into: &writer, id: "device-\(place)-clip") { _ in }
    }
    symbol("screen-\(place)", ["data-variant": "\(place)"], into: &writer) { writer in
      scene.drawScreen(nil, into: &writer, id: "screen-\(place)-clip")
    }
    let (screens, screenOfStep) = scene.screens(of: scene.variant.steps)
    let known = screens.indices.compactMap { index in screens[index].map { (index, $0) } }
    for (number, (index, wireframe)) in known.enumerated() where !writer.isFull {
      let steps = screenOfStep.indices.filter { screenOfStep[$0] == index }
      draw(wireframe, steps, "screen-\(place)-\(number)", of: scene, at: place, into: &writer)
    }
  }

  private struct Form {
    var size: String?
    var scale: Double?
    var scheme: String?
  }

  /// Returns the forms of a screen: a screenshot for each colour scheme, or a wireframe for each text size.
  private func forms(of wireframe: Wireframe, in variant: TourVariant) -> [Form] {
    let pictures = hasScreenshots ? wireframe.screenshots : []
    if !pictures.isEmpty { return pictures.map { Form(scheme: $0.scheme) } }
    let sizes = variant.textSizes.all
    return sizes.isEmpty ? [Form()] : sizes.map { Form(size: $0.name, scale: $0.value) }
  }

  private func draw(
    _ wireframe: Wireframe, _ steps: [Int], _ id: String, of scene: SVGScene, at place: Int,
    into writer: inout SVGWriter
  ) {
    let steps = steps.map(String.init).joined(separator: " ")
    for (number, form) in forms(of: wireframe, in: scene.variant).enumerated() where !writer.isFull {
      let id = number == 0 ? id : "\(id)-\(number)"
      symbol(
        id, ["data-variant": "\(place)", "data-steps": steps, "data-size": form.size, "data-scheme": form.scheme],
        into: &writer
      ) { writer in
        scene.drawScreen(wireframe, into: &writer, id: "\(id)-clip", textScale: form.scale, scheme: form.scheme)
      }
    }
  }

  /// Draws the signs of the tour's sprites, and the mapping from sprites to signs.
  private func drawSigns(into writer: inout SVGWriter) {
    var drawn: Set<SpriteDrawing.Sign> = []
    var named: Set<String> = []
    let sprites = located.tour.variants.lazy.flatMap(\.steps).flatMap(\.sprites)
    for sprite in sprites where !writer.isFull {
      let sign = SpriteDrawing.Sign.sign(for: sprite.picture).sign
      if drawn.insert(sign).inserted {
        writer.element("symbol", ["id": "sign-\(sign.rawValue)"]) { writer in
          SpriteDrawing(sprite.picture, color: nil, size: Size(24, 24)).draw(into: &writer)
        }
      }
      var name = ""
      if case .symbol(let symbol) = sprite.picture { name = symbol }
      if named.insert(name).inserted { writer.leaf("g", ["data-symbol": name, "data-sign": "sign-\(sign.rawValue)"]) }
    }
  }

  private func symbol(
    _ id: String, _ attributes: SVGAttributes, into writer: inout SVGWriter, content: (inout SVGWriter) -> Void
  ) {
    var all: SVGAttributes = ["id": id, "overflow": "visible"]
    for (name, value) in attributes.pairs { all[name] = value }
    writer.element("symbol", all, content)
  }
}
