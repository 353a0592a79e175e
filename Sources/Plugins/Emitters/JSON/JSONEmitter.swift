import TutorialPlayback
public import TutorialPluginKit
import TutorialTour

/// Writes the tour as it is: `NAME.tour.json`.
public struct JSONEmitter: Emitter {
  /// The emitter.
  public init() {}

  /// What it writes.
  public func describe() -> EmitterDescription {
    EmitterDescription(
      plugin: PluginDescription(name: "json", version: "0.1.0", summary: "the tour itself, as NAME.tour.json"),
      tourMajors: Tour.majorVersion...Tour.majorVersion, optionsSchema: optionsSchema, cannotExpress: [])
  }

  /// A file for each tutorial.
  public func files(forTutorials names: [String], options: EmitOptions) -> [AnnouncedFile] {
    names.map { .named(fileName($0)) }
  }

  private func fileName(_ tutorial: String) -> String { "\(tutorial).tour.json" }

  /// Writes the tours.
  public func emit(_ request: EmitRequest) -> EmitResult {
    var options = OptionDecoder(request.options, of: "json")
    let pretty = options.bool("pretty", default: false)
    let tracks = options.choice("tracks", among: ["formula", "expanded"], default: "formula")
    options.end()
    var result = EmitResult(files: [], diagnostics: options.diagnostics)
    for located in request.tours {
      let tour = tracks == "expanded" ? located.tour.expanded() : located.tour
      if let bytes = tour.json(pretty: pretty, limit: request.byteLimit) {
        result.files.append(ProducedFile(path: fileName(located.name), bytes: bytes))
      } else {
        result.diagnostics.append(request.tooLarge(located))
      }
    }
    return result
  }
}

private let optionsSchema = #"""
  {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "pretty": {
        "description": "Indented, one outline per line.",
        "type": "boolean", "default": false
      },
      "tracks": {
        "description": "formula: motions, which one formula plays; expanded: absolute keyframes of every outline besides.",
        "enum": ["formula", "expanded"], "default": "formula"
      }
    }
  }

  """#
