import TutorialIR
package import TutorialPluginKit

/// Writes the tour as it is: `NAME.tour.json`.
package struct JSONEmitter: Emitter {
  /// The emitter.
  package init() {}

  package func describe() -> EmitterDescription {
    EmitterDescription(
      plugin: PluginDescription(name: "json", version: "0.1.0", summary: "the tour itself, as NAME.tour.json"),
      tourMajors: Tour.majorVersion...Tour.majorVersion, optionsSchema: optionsSchema, cannotExpress: [])
  }

  package func files(forTutorials names: [String], options: EmitOptions) -> [AnnouncedFile] {
    names.map { .named(fileName($0)) }
  }

  private func fileName(_ tutorial: String) -> String { "\(tutorial).tour.json" }

  package func emit(_ request: EmitRequest) -> EmitResult {
    var options = OptionDecoder(request.options, of: "json")
    let pretty = options.bool("pretty", default: false)
    let tracks = options.choice("tracks", among: ["formula", "expanded"], default: "formula")
    options.end()
    var diagnostics = options.diagnostics
    if tracks == "expanded" { diagnostics.append(expandedTracks(at: options.span(of: "tracks"))) }
    let files = request.tours.map { ProducedFile(path: fileName($0.name), bytes: $0.tour.json(pretty: pretty)) }
    return EmitResult(files: files, diagnostics: diagnostics)
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
        "description": "formula: motions, which one formula plays; expanded: absolute keyframes of every outline (not yet).",
        "enum": ["formula", "expanded"], "default": "formula"
      }
    }
  }

  """#

private func expandedTracks(at span: SourceSpan?) -> Diagnostic {
  Diagnostic(
    .notYetCompiled, "expanded tracks are not yet written; the tour has its motions", at: span,
    notes: [.init("a client gets the same picture from from + (to - from) * progress")])
}
