import TutorialGeometry
import TutorialIR
import TutorialPluginKit

/// An importer with an option of its own.
struct LineImporter: Importer {
  private enum Numbers: String { case none, all }

  private static let numbers = PluginOption<Numbers>.word(
    "numbers", default: .none, "Which lines are numbered.", [.none: "no line", .all: "every line"])
  private static let width = PluginOption.number("width", in: 1...1000, default: 320, "How wide a line is.")

  func describe() -> ImporterDescription {
    ImporterDescription(
      plugin: PluginDescription(name: "lines", version: "1", summary: "an element to a line"),
      options: OptionTable(Self.numbers, Self.width))
  }

  func recognizes(_ source: SourceText) -> Int { source.path.hasSuffix(".lines") ? 50 : 0 }

  func read(_ request: ImportRequest) -> ImportResult {
    let options = describe().decode(request.options)
    var snapshot = ImportedSnapshot(
      origin: ImportedOrigin(format: "lines", unit: "pt", scale: 1), screen: request.screen, variant: request.variant,
      display: Size(options[Self.width], 480))
    for (place, line) in request.source.bytes.split(separator: UInt8(ascii: "\n")).enumerated() {
      let text = String(decoding: line, as: UTF8.self)
      let frame = Rect(0, Double(place) * 20, options[Self.width], 20)
      snapshot.elements.append(
        ImportedElement(id: options[Self.numbers] == .all ? "\(place) \(text)" : text, frame: frame))
    }
    return ImportResult(snapshot: snapshot, diagnostics: options.diagnostics)
  }
}

/// The importer as a separate program: the contents of its `main.swift`.
func runLineImporter() -> Int32 { ImporterProgram.run(LineImporter()) }
