/// An emitter's description of itself.
public struct EmitterDescription: Sendable, Hashable {
  /// Name, version and one line of help.
  public var plugin: PluginDescription
  /// The major versions of the tour that it reads; this library's tours have `Tour.majorVersion`.
  public var tourMajors: ClosedRange<Int>
  /// The number of tours that it gets at a time.
  public var scope: EmitterScope
  /// True if it draws the screens below the overlay. `LocatedTour.wireframes` is filled only then.
  public var readsWireframes: Bool
  /// True if it shows screenshots too. Only then their files are read, and `Wireframe.screenshots` is filled.
  public var readsScreenshots: Bool
  /// The emitter's options.
  public var options: OptionTable
  /// The features of a tour that it can't express, one short phrase each (`several holes`); empty if it loses nothing.
  public var cannotExpress: [String]

  /// Makes a description.
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

  /// Describes an emitter whose options are declared by the text of a schema, in the former way.
  ///
  /// The host doesn't know any options of such an emitter.
  public init(
    plugin: PluginDescription, tourMajors: ClosedRange<Int>, scope: EmitterScope = .eachTutorial,
    readsWireframes: Bool = false, optionsSchema: String, cannotExpress: [String]
  ) {
    self.init(
      plugin: plugin, tourMajors: tourMajors, scope: scope, readsWireframes: readsWireframes,
      cannotExpress: cannotExpress)
  }

  /// The JSON Schema (draft 2020-12) of the options, as an object.
  public var optionsSchema: String { options.schema }

  /// Reads the options of a request, and finds errors in them.
  public func decode(_ given: PluginOptions) -> DecodedOptions {
    options.decode(given, of: "the emitter \"\(plugin.name)\"")
  }
}

/// The number of tours that an emitter gets at a time.
public enum EmitterScope: String, Sendable, Hashable, CaseIterable {
  /// One tour: each tutorial has files of its own.
  case eachTutorial
  /// All tours of a build, in the order of their names, because a file covers all of them.
  case wholeBuild
}
