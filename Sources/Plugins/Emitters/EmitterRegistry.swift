package import TutorialPluginKit

/// The emitters that come with the compiler.
package enum EmitterRegistry {
  /// All of them, in the order in which help lists them.
  package static let builtIn: [any Emitter] = [JSONEmitter(), SwiftEmitter(), SVGEmitter()]

  /// The built-in emitter of that name.
  package static func emitter(named name: String) -> (any Emitter)? {
    builtIn.first { $0.describe().plugin.name == name }
  }
}
