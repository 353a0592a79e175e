import TutorialDrawing
public import TutorialPluginKit
import TutorialSyntax
import TutorialTour

/// Draws tours as SVG.
///
/// There are a storyboard of all steps, `NAME.storyboard.svg`, and an animation of the whole tour for each variant,
/// `NAME.VARIANT.svg`.
public struct SVGEmitter: Emitter {
  /// Makes the emitter.
  public init() {}

  /// Describes its outputs, and the features of a tour that it can't draw.
  public func describe() -> EmitterDescription {
    EmitterDescription(
      plugin: PluginDescription(
        name: "svg", version: "0.1.0", summary: "a storyboard of all steps, and an animation of each variant"),
      tourMajors: Tour.majorVersion...Tour.majorVersion, readsScreenshots: true, options: SVGOptions.table,
      cannotExpress: [
        "blur of the overlay", "images of the app", "symbols other than hearts, stars, discs and squares",
      ])
  }

  /// Returns the names of the storyboards and the animations that the options request.
  public func files(forTutorials names: [String], options: PluginOptions) -> [AnnouncedFile] {
    let drawing = describe().decode(options)[SVGOptions.draw]
    return names.flatMap { name -> [AnnouncedFile] in
      var files: [AnnouncedFile] = []
      if drawing != .animation { files.append(.named(storyboard(of: name))) }
      if drawing != .storyboard { files.append(.perVariant(prefix: "\(name).", suffix: ".svg")) }
      return files
    }
  }

  private func storyboard(of name: String) -> String { "\(name).storyboard.svg" }

  /// Draws the tours.
  public func emit(_ request: EmitRequest) -> EmitResult {
    let options = describe().decode(request.options)
    let drawing = options[SVGOptions.draw]
    var result = EmitResult(files: [], diagnostics: options.diagnostics)
    for located in request.tours {
      var room = request.byteLimit
      func add(_ path: String, _ draw: (inout SVGWriter) -> Void) {
        guard room >= 0 else { return }
        var writer = SVGWriter(limit: room)
        draw(&writer)
        room -= writer.bytes.count
        result.files.append(ProducedFile(path: path, bytes: writer.bytes))
      }
      let count = result.files.count
      if drawing != .animation {
        add(storyboard(of: located.name)) { Storyboard(located: located, options: options).draw(into: &$0) }
      }
      var names = VariantNames(reserved: ["storyboard"])
      for variant in drawing == .storyboard ? [] : located.tour.variants {
        let path = "\(located.name).\(names.name(forVariant: variant.id)).svg"
        add(path) { TourAnimation(located, variant, options).draw(into: &$0) }
      }
      if room < 0 {
        result.files.removeSubrange(count...)
        result.diagnostics.append(request.tooLarge(located))
      }
    }
    result.diagnostics += request.tours.flatMap { $0.losses { step, _ in Self.losses(of: step) } }
    return result
  }

  private static func losses(of step: TourStep) -> [String] {
    var messages: [String] = []
    if let overlay = step.overlay, overlay.blur > 0 {
      messages.append("the emitter \"svg\" draws the overlay without its blur")
    }
    if let image = step.callout?.image?.sources.first?.name {
      messages.append("the emitter \"svg\" draws the callout without the app's image \"\(Diagnostic.excerpt(image))\"")
    }
    return messages + step.substitutes.map { "the emitter \"svg\" draws \($0)" }
  }
}
