import TutorialIR
package import TutorialPluginKit

/// Draws tours as SVG: a storyboard of all steps, `NAME.storyboard.svg`, and for each variant an animation of the whole
/// tour, `NAME.VARIANT.svg`.
package struct SVGEmitter: Emitter {
  /// The emitter.
  package init() {}

  package func describe() -> EmitterDescription {
    EmitterDescription(
      plugin: PluginDescription(
        name: "svg", version: "0.1.0", summary: "a storyboard of all steps, and an animation of each variant"),
      tourMajors: Tour.majorVersion...Tour.majorVersion, readsWireframes: true, optionsSchema: SVGOptions.schema,
      cannotExpress: SVGLosses.phrases)
  }

  package func files(forTutorials names: [String], options: EmitOptions) -> [AnnouncedFile] {
    let drawing = SVGOptions.read(options).options.drawing
    return names.flatMap { name -> [AnnouncedFile] in
      var files: [AnnouncedFile] = []
      if drawing != .animation { files.append(.named(storyboard(of: name))) }
      if drawing != .storyboard { files.append(.perVariant(prefix: "\(name).", suffix: ".svg")) }
      return files
    }
  }

  private func storyboard(of name: String) -> String { "\(name).storyboard.svg" }

  package func emit(_ request: EmitRequest) -> EmitResult {
    let (options, problems) = SVGOptions.read(request.options)
    var files: [ProducedFile] = []
    for located in request.tours {
      if options.drawing != .animation {
        files.append(ProducedFile(path: storyboard(of: located.name), bytes: Storyboard(located, options).bytes))
      }
      guard options.drawing != .storyboard else { continue }
      var names = VariantNames(reserved: ["storyboard"])
      for variant in located.tour.variants {
        let path = "\(located.name).\(names.name(forVariant: variant.id)).svg"
        files.append(ProducedFile(path: path, bytes: TourAnimation(located, variant, options).bytes))
      }
    }
    return EmitResult(files: files, diagnostics: problems + request.tours.flatMap { SVGLosses.losses(of: $0) })
  }
}
