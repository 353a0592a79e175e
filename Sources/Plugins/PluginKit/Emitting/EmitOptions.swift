/// The former name of options, from before importers had any.
public typealias EmitOptions = PluginOptions

extension EmitterDescription {
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
}
