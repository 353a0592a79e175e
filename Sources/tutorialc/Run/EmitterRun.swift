import TutorialPluginKit

/// An emitter that is to run, with its options.
struct EmitterRun: Sendable {
  /// Its name.
  let name: String
  /// The emitter.
  let emitter: any Emitter
  /// Its options.
  var options: PluginOptions

  /// The built-in emitter of that name.
  init?(_ name: String, options: PluginOptions = PluginOptions()) {
    guard let emitter = Plugins.emitter(named: name) else { return nil }
    self.name = name
    self.emitter = emitter
    self.options = options
  }

  /// Whether the emitter may report losses: a check then runs it, and throws its files away.
  var mayLose: Bool { !emitter.describe().cannotExpress.isEmpty }

  /// Whether it is handed all tours of a build at once.
  var speaksOfAll: Bool { emitter.describe().scope == .wholeBuild }

  /// Whether it draws the screens below the overlay.
  var readsWireframes: Bool { emitter.describe().readsWireframes }

  /// Sets an option, if the emitter has one of that name.
  mutating func set(_ name: String, _ value: PluginOptions.Value) {
    guard emitter.describe().options[name] != nil else { return }
    options.all.append(.init(name, value))
  }
}
