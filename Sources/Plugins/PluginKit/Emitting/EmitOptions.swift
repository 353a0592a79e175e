/// What an emitter's options were called before importers had some.
public typealias EmitOptions = PluginOptions

extension EmitterDescription {
  /// A description of an emitter that was written when options were declared by the text of a schema. It has none that
  /// the host knows of.
  public init(
    plugin: PluginDescription, tourMajors: ClosedRange<Int>, scope: EmitterScope = .eachTutorial,
    readsWireframes: Bool = false, optionsSchema: String, cannotExpress: [String]
  ) {
    self.init(
      plugin: plugin, tourMajors: tourMajors, scope: scope, readsWireframes: readsWireframes,
      cannotExpress: cannotExpress)
  }
}
