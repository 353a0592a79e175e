import TutorialPlayback
public import TutorialPluginKit
import TutorialTour

/// Writes the tour as it is: `NAME.tour.json`.
public struct JSONEmitter: Emitter {
  private enum Tracks: String {
    case formula, expanded
  }

  private static let pretty = PluginOption.flag("pretty", default: false, "Indented, one outline per line.")
  private static let tracks = PluginOption<Tracks>.word(
    "tracks", default: .formula, "How movements are written.",
    [.formula: "motions, which one formula plays", .expanded: "absolute keyframes of every outline besides"])

  /// The emitter.
  public init() {}

  /// What it writes.
  public func describe() -> EmitterDescription {
    EmitterDescription(
      plugin: PluginDescription(name: "json", version: "0.1.0", summary: "the tour itself, as NAME.tour.json"),
      tourMajors: Tour.majorVersion...Tour.majorVersion, options: OptionTable(Self.pretty, Self.tracks),
      cannotExpress: [])
  }

  /// A file for each tutorial.
  public func files(forTutorials names: [String], options: PluginOptions) -> [AnnouncedFile] {
    names.map { .named(fileName($0)) }
  }

  private func fileName(_ tutorial: String) -> String { "\(tutorial).tour.json" }

  /// Writes the tours.
  public func emit(_ request: EmitRequest) -> EmitResult {
    let options = describe().decode(request.options)
    var result = EmitResult(files: [], diagnostics: options.diagnostics)
    for located in request.tours {
      let tour = options[Self.tracks] == .expanded ? located.tour.expanded() : located.tour
      if let bytes = tour.json(pretty: options[Self.pretty], limit: request.byteLimit) {
        result.files.append(ProducedFile(path: fileName(located.name), bytes: bytes))
      } else {
        result.diagnostics.append(request.tooLarge(located))
      }
    }
    return result
  }
}
