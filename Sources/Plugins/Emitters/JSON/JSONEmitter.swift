import TutorialIR
package import TutorialPluginKit

/// Writes the tour as it is: `NAME.tour.json`.
package struct JSONEmitter: Emitter {
  /// The emitter.
  package init() {}

  package func describe() -> EmitterDescription {
    EmitterDescription(
      plugin: PluginDescription(name: "json", version: "0.1.0", summary: "the tour itself, as NAME.tour.json"),
      tourMajors: Tour.majorVersion...Tour.majorVersion, optionsSchema: "{}", cannotExpress: [])
  }

  package func fileNames(forTutorial tutorial: String, options: EmitOptions) -> [String] {
    ["\(tutorial).tour.json"]
  }

  package func emit(_ request: EmitRequest) -> EmitResult {
    EmitResult(
      files: request.tours.map {
        ProducedFile(path: "\($0.tour.tutorial).tour.json", bytes: $0.tour.json())
      })
  }
}
