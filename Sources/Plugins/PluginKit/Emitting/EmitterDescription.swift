/// What an emitter says of itself.
public struct EmitterDescription: Sendable, Hashable {
  /// Name, version and one line of help.
  public var plugin: PluginDescription
  /// The major versions of the tour that it reads; the tour of this library is `Tour.majorVersion`.
  public var tourMajors: ClosedRange<Int>
  /// How many tours it is handed at a time.
  public var scope: EmitterScope
  /// Whether it draws the screens below the overlay: only then `LocatedTour.wireframes` is filled.
  public var readsWireframes: Bool
  /// Whether it shows pictures of them, too: only then `Wireframe.screenshots` is filled, and their files are read.
  public var readsScreenshots: Bool
  /// The options that it has.
  public var options: OptionTable
  /// What it cannot express, one short phrase each (`several holes`); empty where nothing is lost.
  public var cannotExpress: [String]

  /// A description of the given words.
  public init(
    plugin: PluginDescription, tourMajors: ClosedRange<Int>, scope: EmitterScope = .eachTutorial,
    readsWireframes: Bool = false, readsScreenshots: Bool = false, options: OptionTable = OptionTable(),
    cannotExpress: [String]
  ) {
    self.plugin = plugin
    self.tourMajors = tourMajors
    self.scope = scope
    self.readsWireframes = readsWireframes || readsScreenshots
    self.readsScreenshots = readsScreenshots
    self.options = options
    self.cannotExpress = cannotExpress
  }

  /// A JSON Schema (draft 2020-12) of its options, which are one object.
  public var optionsSchema: String { options.schema }

  /// Reads the options of a request, and finds what is wrong with them.
  public func decode(_ given: PluginOptions) -> DecodedOptions {
    options.decode(given, of: "the emitter \"\(plugin.name)\"")
  }
}

/// How many tours an emitter is handed at a time.
public enum EmitterScope: String, Sendable, Hashable, CaseIterable {
  /// One: each tutorial has files of its own.
  case eachTutorial
  /// All of a build, in the order of their names: some file speaks of all of them.
  case wholeBuild
}
