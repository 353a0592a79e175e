import TutorialPluginKit

/// An emitter that imports one module: it needs no other for the members of the types that it gets.
struct StepLister: Emitter {
  func describe() -> EmitterDescription {
    EmitterDescription(
      plugin: PluginDescription(name: "steps", version: "1", summary: "the steps of each tour"),
      tourMajors: 1...1, optionsSchema: #"{ "type": "object" }"#, cannotExpress: ["motions"])
  }

  func files(forTutorials names: [String], options: EmitOptions) -> [AnnouncedFile] {
    names.map { .named("\($0).steps.txt") }
  }

  func emit(_ request: EmitRequest) -> EmitResult {
    let files = request.tours.map { located in
      let steps = located.tour.variants.flatMap { $0.steps.map(\.id) }
      return ProducedFile(path: "\(located.name).steps.txt", bytes: Array(steps.joined(separator: "\n").utf8))
    }
    return EmitResult(files: files)
  }
}
