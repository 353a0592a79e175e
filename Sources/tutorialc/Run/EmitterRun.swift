import TutorialPluginKit
import TutorialSyntax

/// An emitter that is to run, with its options.
struct EmitterRun: Sendable {
  /// Its name.
  let name: String
  /// The emitter.
  let emitter: any Emitter
  /// Its options.
  var options: EmitOptions

  /// The built-in emitter of that name.
  init?(_ name: String, options: EmitOptions = EmitOptions()) {
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
  mutating func set(_ name: String, _ value: EmitOptions.Value) {
    guard declares(name) else { return }
    options.all.append(.init(name, value))
  }

  /// Whether the schema of the emitter's options has a property of that name.
  private func declares(_ option: String) -> Bool {
    let schema = SourceText(path: "options.schema.json", bytes: Array(emitter.describe().optionsSchema.utf8))
    let document = JSONReader.read(schema).value
    guard let root = document.root, let properties = document.value(of: "properties", in: root) else { return false }
    return document.value(of: option, in: properties) != nil
  }
}

extension Document {
  /// The value of a key in a map.
  fileprivate func value(of key: String, in map: NodeID) -> NodeID? {
    guard kind(map) == .mapping else { return nil }
    var children = children(map)
    while let name = children.next(), let value = children.next() {
      if string(name) == key { return value }
    }
    return nil
  }
}
