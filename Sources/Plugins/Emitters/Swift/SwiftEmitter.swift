public import TutorialPluginKit
public import TutorialTour

/// Writes one Swift file of typed accessors for all tours of a target: `Tours.firstMail.url`, the ids of steps as enums,
/// and the targets, events and flags that the app must know as enums of their own.
public struct SwiftEmitter: Emitter {
  private enum Access: String {
    case `internal`, package, `public`
  }

  private enum Bundle: String {
    case module, main
  }

  private static let access = PluginOption<Access>.word(
    "access", default: .internal, "The access of what is declared.",
    [.internal: "the target alone", .package: "all targets of the package", .public: "whoever imports the module"])
  private static let bundle = PluginOption<Bundle>.word(
    "bundle", default: .module, "Where the compiled tours are.",
    [
      .module: "in the bundle of the package's target; outside of packages in the app's main one",
      .main: "in the app's main one",
    ])
  private static let load = PluginOption<Bool>.flag(
    "load", default: false,
    "Whether tours have load(), which reads them. It needs TutorialPlayer or TutorialIR to be linked.")

  /// The emitter.
  public init() {}

  /// What it writes.
  public func describe() -> EmitterDescription {
    EmitterDescription(
      plugin: PluginDescription(
        name: "swift", version: "0.1.0", summary: "typed accessors for all tours, as one Swift file"),
      tourMajors: Tour.majorVersion...Tour.majorVersion, scope: .wholeBuild,
      options: OptionTable(Self.access, Self.bundle, Self.load),
      cannotExpress: [])
  }

  /// One file, whatever the tutorials.
  public func files(forTutorials names: [String], options: PluginOptions) -> [AnnouncedFile] {
    [.named("Tours.swift")]
  }

  /// Its ids, and what it asks of the app: no text, and nothing that has a place.
  public func abridged(_ tour: Tour) -> Tour { SwiftAccessors.abridged(tour) }

  /// Writes the accessors of all tours.
  public func emit(_ request: EmitRequest) -> EmitResult {
    let options = describe().decode(request.options)
    let accessors = SwiftAccessors(
      request.tours, access: options[Self.access].rawValue, bundle: options[Self.bundle].rawValue,
      isLoading: options[Self.load])
    let file = ProducedFile(path: "Tours.swift", bytes: Array(accessors.text.utf8))
    return EmitResult(files: [file], diagnostics: options.diagnostics)
  }
}
