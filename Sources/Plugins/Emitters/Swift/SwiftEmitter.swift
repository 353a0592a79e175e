public import TutorialPluginKit
import TutorialTour

/// Writes one Swift file of typed accessors for all tours of a target: `Tours.firstMail.url`, the ids of steps as enums,
/// and the targets, events and flags that the app must know as enums of their own.
public struct SwiftEmitter: Emitter {
  /// The emitter.
  public init() {}

  /// What it writes.
  public func describe() -> EmitterDescription {
    EmitterDescription(
      plugin: PluginDescription(
        name: "swift", version: "0.1.0", summary: "typed accessors for all tours, as one Swift file"),
      tourMajors: Tour.majorVersion...Tour.majorVersion, scope: .wholeBuild, optionsSchema: optionsSchema,
      cannotExpress: [])
  }

  /// One file, whatever the tutorials.
  public func files(forTutorials names: [String], options: EmitOptions) -> [AnnouncedFile] {
    [.named("Tours.swift")]
  }

  /// Writes the accessors of all tours.
  public func emit(_ request: EmitRequest) -> EmitResult {
    var options = OptionDecoder(request.options, of: "swift")
    let access = options.choice("access", among: ["internal", "package", "public"], default: "internal")
    let bundle = options.choice("bundle", among: ["module", "main"], default: "module")
    options.end()
    let accessors = SwiftAccessors(request.tours, access: access, bundle: bundle)
    let file = ProducedFile(path: "Tours.swift", bytes: Array(accessors.text.utf8))
    return EmitResult(files: [file], diagnostics: options.diagnostics)
  }
}

private let optionsSchema = #"""
  {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "access": {
        "description": "The access of what is declared.",
        "enum": ["internal", "package", "public"], "default": "internal"
      },
      "bundle": {
        "description": "Where the compiled tours are: in the target's own bundle, or in the app's main one.",
        "enum": ["module", "main"], "default": "module"
      }
    }
  }

  """#
