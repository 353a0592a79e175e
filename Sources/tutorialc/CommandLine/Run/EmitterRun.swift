import TutorialHosting
import TutorialPluginKit
import TutorialSyntax

/// An emitter to run, with its options.
struct EmitterRun: Sendable {
  let name: String
  let emitter: any Emitter
  /// The emitter if it is a separate program.
  let program: DescribedProgram<EmitterAnnouncement>?
  /// The words of its command, if the configuration has one.
  private(set) var command: [String] = []
  var options: PluginOptions

  init?(_ name: String, options: PluginOptions = PluginOptions()) {
    guard let emitter = Plugins.emitter(named: name) else { return nil }
    self.name = name
    self.emitter = emitter
    program = nil
    self.options = options
  }

  init(_ program: ProgramEmitter, command: [String], options: PluginOptions) {
    (name, emitter, self.program) = (program.program.name, program, program.program)
    (self.command, self.options) = (command, options)
  }

  /// The reason why it cannot run, if any; it is the result of every request for output.
  var failure: Diagnostic? { program?.failure }

  /// True if the emitter may report anything: a check then runs it, and discards its files.
  var mayLose: Bool {
    if failure != nil { return true }
    let description = emitter.describe()
    return !description.cannotExpress.isEmpty || !description.plugin.diagnostics.isEmpty
  }

  /// True if it gets all tours of a build at once.
  var speaksOfAll: Bool { emitter.describe().scope == .wholeBuild }

  /// True if it draws the screens below the overlay.
  var readsWireframes: Bool { emitter.describe().readsWireframes }

  /// True if it shows screenshots of them.
  var readsScreenshots: Bool { emitter.describe().readsScreenshots }

  mutating func set(_ name: String, _ value: PluginOptions.Value) {
    guard emitter.describe().options[name] != nil else { return }
    options.all.append(.init(name, value))
  }
}
