/// What an emitter says of itself.
public struct EmitterDescription: Sendable, Hashable {
  /// Name, version and one line of help.
  public var plugin: PluginDescription
  /// The major versions of the tour that it reads; the tour of this library is `Tour.majorVersion`.
  public var tourMajors: ClosedRange<Int>
  /// A JSON Schema (draft 2020-12) of its options, which are one object.
  public var optionsSchema: String
  /// What it cannot express, one short phrase each (`several holes`); empty where nothing is lost.
  public var cannotExpress: [String]

  /// A description of the given words.
  public init(plugin: PluginDescription, tourMajors: ClosedRange<Int>, optionsSchema: String, cannotExpress: [String]) {
    self.plugin = plugin
    self.tourMajors = tourMajors
    self.optionsSchema = optionsSchema
    self.cannotExpress = cannotExpress
  }
}
