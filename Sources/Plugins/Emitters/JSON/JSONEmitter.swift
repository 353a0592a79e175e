import TutorialPlayback
public import TutorialPluginKit
import TutorialSyntax
import TutorialTour
import TutorialTourWriting

/// Writes the tour itself: `NAME.tour.json`.
public struct JSONEmitter: Emitter {
  private enum Tracks: String {
    case formula, expanded
  }

  private static let pretty = PluginOption.flag(
    "pretty", default: false, "True to indent the file, with one outline per line.")
  private static let tracks = PluginOption<Tracks>.word(
    "tracks", default: .formula, "The form of movements.",
    [.formula: "motions, which are played by one formula", .expanded: "also absolute keyframes of every outline"])

  /// Makes the emitter.
  public init() {}

  /// Describes its outputs.
  public func describe() -> EmitterDescription {
    EmitterDescription(
      plugin: PluginDescription(name: "json", version: "0.1.0", summary: "the tour itself, as NAME.tour.json"),
      tourMajors: Tour.majorVersion...Tour.majorVersion, options: OptionTable(Self.pretty, Self.tracks),
      cannotExpress: [])
  }

  /// Returns the name of a file for each tutorial.
  public func files(forTutorials names: [String], options: PluginOptions) -> [AnnouncedFile] {
    names.map { .named(fileName($0)) }
  }

  private func fileName(_ tutorial: String) -> String { "\(tutorial).tour.json" }

  /// Returns a diagnostic for each transition that has no tracks although outlines move.
  private func losses(of located: LocatedTour) -> [Diagnostic] {
    located.losses { step, variant in
      let isLost = step.transitions.contains { way in
        [.morph, .reveal].contains(way.kind) && way.tracks == nil
          && way.motion.map { located.tour.motions[$0] != nil } == true
          && variant.steps.contains { $0.id == way.from }
      }
      let id = Diagnostic.excerpt(step.id)
      return isLost ? ["the emitter \"json\" writes no tracks of the way to step \"\(id)\": it is too fast"] : []
    }.sorted { $0.primary.map { $0.range.start } ?? 0 < $1.primary.map { $0.range.start } ?? 0 }
  }

  /// Writes the tours.
  public func emit(_ request: EmitRequest) -> EmitResult {
    let options = describe().decode(request.options)
    var result = EmitResult(files: [], diagnostics: options.diagnostics)
    for var located in request.tours {
      if options[Self.tracks] == .expanded {
        located.tour = located.tour.expanded()
        result.diagnostics += losses(of: located)
      }
      if let bytes = located.tour.json(pretty: options[Self.pretty], limit: request.byteLimit) {
        result.files.append(ProducedFile(path: fileName(located.name), bytes: bytes))
      } else {
        result.diagnostics.append(request.tooLarge(located))
      }
    }
    return result
  }
}
