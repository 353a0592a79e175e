import TutorialGeometry
import TutorialDrawing
import TutorialPluginKit

/// An emitter that draws: each step of the first variant as it stands, with its screen and its callout.
struct PosterEmitter: Emitter {
  private static let theme = PluginOption<Palette.Theme>.word(
    "theme", default: .light, "The colours.", [.light: "dark on white", .dark: "white on black"])

  func describe() -> EmitterDescription {
    EmitterDescription(
      plugin: PluginDescription(name: "poster", version: "1", summary: "the steps in a row"), tourMajors: 1...1,
      readsWireframes: true, options: OptionTable(Self.theme), cannotExpress: ["motions"])
  }

  func files(forTutorials names: [String], options: PluginOptions) -> [AnnouncedFile] {
    names.map { .named("\($0).poster.svg") }
  }

  func emit(_ request: EmitRequest) -> EmitResult {
    let options = describe().decode(request.options)
    var result = EmitResult(files: [], diagnostics: options.diagnostics)
    for located in request.tours {
      guard let variant = located.tour.variants.first else { continue }
      var writer = SVGWriter(limit: request.byteLimit)
      draw(SVGScene(located, variant), options[Self.theme], into: &writer)
      if writer.isFull {
        result.diagnostics.append(request.tooLarge(located))
      } else {
        result.files.append(ProducedFile(path: "\(located.name).poster.svg", bytes: writer.bytes))
      }
    }
    return result
  }

  private func draw(_ scene: SVGScene, _ theme: Palette.Theme, into writer: inout SVGWriter) {
    let outer = scene.device.outer
    let width = outer.width * Double(scene.variant.steps.count)
    let style = TextStyle(classes: "ink", size: 20, weight: 600)
    writer.element("svg", ["xmlns": "http://www.w3.org/2000/svg", "width": width.svg, "height": outer.height.svg]) {
      writer in
      writer.style(Palette.css(theme, look: scene.tour.theme))
      CalloutDrawing.define(scene.tour.theme, into: &writer)
      writer.line(TextMeasure(style).shortened(scene.heading, width: width), at: Point(0, 20), style)
      for (place, step) in scene.variant.steps.enumerated() {
        writer.element("g", ["transform": "translate(\((Double(place) * outer.width).svg) 0)"]) { writer in
          scene.device.draw(into: &writer, id: "s\(place)") { writer in
            scene.drawScreen(scene.wireframe(of: step), into: &writer, id: "w\(place)")
            CalloutDrawing.draw(step, in: scene, display: scene.device.screen, into: &writer)
          }
        }
      }
    }
  }
}
