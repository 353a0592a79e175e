import TutorialIR
import TutorialPluginKit

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Lists the steps of each tour, one a line.
struct OutlineEmitter: Emitter {
  static let numbers = PluginOption<Numbers>.word(
    "numbers", default: .none, "What stands before each step.", [.none: "nothing", .arabic: "its number"])
  enum Numbers: String { case none, arabic }

  func describe() -> EmitterDescription {
    EmitterDescription(
      plugin: PluginDescription(name: "outline", version: "1.0.0", summary: "the steps of each tour, as text"),
      tourMajors: 1...1, options: OptionTable(Self.numbers), cannotExpress: ["motions"])
  }

  func files(forTutorials names: [String], options: PluginOptions) -> [AnnouncedFile] {
    names.map { .named("\($0).outline.txt") }
  }

  func emit(_ request: EmitRequest) -> EmitResult {
    let isNumbered = describe().decode(request.options)[Self.numbers] == .arabic
    var result = EmitResult(files: [])
    for located in request.tours {
      let steps = (located.tour.variants.first?.steps ?? []).map(\.id)
      let lines = steps.enumerated().map { isNumbered ? "\($0 + 1). \($1)\n" : "\($1)\n" }
      let bytes = Array(lines.joined().utf8)
      if bytes.count > request.byteLimit {
        result.diagnostics.append(request.tooLarge(located))
      } else {
        result.files.append(ProducedFile(path: "\(located.name).outline.txt", bytes: bytes))
      }
    }
    return result
  }
}

exit(EmitterProgram.run(OutlineEmitter()))
