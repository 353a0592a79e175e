import TutorialHosting
import TutorialPluginKit
import TutorialSyntax

/// An emitter that is to run, with its options.
struct EmitterRun: Sendable {
  /// Its name.
  let name: String
  /// The emitter.
  let emitter: any Emitter
  /// The same where it is a program of its own.
  let program: ProgramEmitter?
  /// The words of its program where the configuration names it.
  private(set) var command: [String] = []
  /// Its options.
  var options: PluginOptions

  /// The built-in emitter of that name.
  init?(_ name: String, options: PluginOptions = PluginOptions()) {
    guard let emitter = Plugins.emitter(named: name) else { return nil }
    self.name = name
    self.emitter = emitter
    program = nil
    self.options = options
  }

  /// An emitter that is a program of its own.
  init(_ program: ProgramEmitter, command: [String], options: PluginOptions) {
    (name, emitter, self.program) = (program.name, program, program)
    (self.command, self.options) = (command, options)
  }

  /// Why it cannot run, if it cannot. What it is asked to emit comes to that.
  var failure: Diagnostic? { program?.failure }

  /// Whether the emitter may report anything: a check then runs it, and throws its files away.
  var mayLose: Bool {
    if failure != nil { return true }
    let description = emitter.describe()
    return !description.cannotExpress.isEmpty || !description.plugin.diagnostics.isEmpty
  }

  /// Whether it is handed all tours of a build at once.
  var speaksOfAll: Bool { emitter.describe().scope == .wholeBuild }

  /// Whether it draws the screens below the overlay.
  var readsWireframes: Bool { emitter.describe().readsWireframes }

  /// Whether it shows pictures of them.
  var readsScreenshots: Bool { emitter.describe().readsScreenshots }

  /// Sets an option, if the emitter has one of that name.
  mutating func set(_ name: String, _ value: PluginOptions.Value) {
    guard emitter.describe().options[name] != nil else { return }
    options.all.append(.init(name, value))
  }
}
