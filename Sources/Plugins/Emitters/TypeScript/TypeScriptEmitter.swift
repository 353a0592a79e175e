public import TutorialPluginKit
import TutorialTour

/// Writes type declarations for the JSON of tours, which list each tour's steps.
///
/// So a call of the web player with a step that no longer exists is a type error. TypeScript 5 looks for
/// `NAME.tour.d.json.ts`, older versions for `NAME.tour.json.d.ts`.
public struct TypeScriptEmitter: Emitter {
  private static let module = PluginOption.text(
    "module", default: "tutorial-player", "The module from which the page imports the player.")

  /// Makes the emitter.
  public init() {}

  /// Describes its outputs: only types.
  public func describe() -> EmitterDescription {
    EmitterDescription(
      plugin: PluginDescription(
        name: "typescript", version: "0.1.0",
        summary: "a type for each tour's JSON that knows its steps, for the web player"),
      tourMajors: Tour.majorVersion...Tour.majorVersion, options: OptionTable(Self.module), cannotExpress: [])
  }

  private static func names(of tutorial: String) -> [String] {
    ["\(tutorial).tour.d.json.ts", "\(tutorial).tour.json.d.ts"]
  }

  /// Returns the names of two files for each tour.
  public func files(forTutorials names: [String], options: PluginOptions) -> [AnnouncedFile] {
    names.flatMap(Self.names).map { .named($0) }
  }

  /// Writes the declarations of the tours.
  public func emit(_ request: EmitRequest) -> EmitResult {
    let options = describe().decode(request.options)
    var result = EmitResult(files: [], diagnostics: options.diagnostics)
    for located in request.tours {
      let bytes = Array(Self.declaration(of: located.tour, for: options[Self.module]).utf8)
      let names = Self.names(of: located.name)
      if bytes.count > request.byteLimit / names.count {
        result.diagnostics.append(request.tooLarge(located))
      } else {
        result.files += names.map { ProducedFile(path: $0, bytes: bytes) }
      }
    }
    return result
  }

  private static func declaration(of tour: Tour, for module: String) -> String {
    var known: Set<String> = []
    let steps = tour.variants.flatMap(\.steps).map(\.id).filter { known.insert($0).inserted }.map(
      TypeScriptLiteral.text)
    return """
      // Written by tutorialc: do not edit.
      import type { TourOf } from \(TypeScriptLiteral.text(module));

      /** A tour that has these steps. */
      declare const tour: TourOf<\(steps.isEmpty ? "never" : steps.joined(separator: " | "))>;
      export default tour;

      """
  }
}
