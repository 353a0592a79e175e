public import TutorialPluginKit
import TutorialSwiftSupport
public import TutorialTour

/// Writes one Swift file of typed accessors for all tours of a target.
///
/// It has properties such as `Tours.firstMail.url`, the ids of steps as enums, and enums of the targets, events and
/// flags that the app must know.
public struct SwiftEmitter: Emitter {
  private static let load = PluginOption<Bool>.flag(
    "load", default: false,
    "True to give tours load(), which reads them. It needs TutorialPlayer or TutorialIR to be linked.")

  /// Makes the emitter.
  public init() {}

  /// Describes its outputs.
  public func describe() -> EmitterDescription {
    EmitterDescription(
      plugin: PluginDescription(
        name: "swift", version: "0.1.0", summary: "typed accessors for all tours, as one Swift file"),
      tourMajors: Tour.majorVersion...Tour.majorVersion, scope: .wholeBuild,
      options: OptionTable(SwiftOptions.access, SwiftOptions.bundle, Self.load),
      cannotExpress: [])
  }

  /// Returns the name of the file, the same for all tutorials.
  public func files(forTutorials names: [String], options: PluginOptions) -> [AnnouncedFile] {
    [.named("Tours.swift")]
  }

  /// Returns the tour with only its ids and the app's names: no texts, no geometry.
  public func abridged(_ tour: Tour) -> Tour { TourNames.abridged(tour) }

  /// Writes the accessors of all tours.
  public func emit(_ request: EmitRequest) -> EmitResult {
    let options = describe().decode(request.options)
    let accessors = SwiftAccessors(
      request.tours, access: options[SwiftOptions.access].rawValue, bundle: options[SwiftOptions.bundle].rawValue,
      isLoading: options[Self.load])
    let file = ProducedFile(path: "Tours.swift", bytes: Array(accessors.text.utf8))
    return EmitResult(files: [file], diagnostics: options.diagnostics)
  }
}
