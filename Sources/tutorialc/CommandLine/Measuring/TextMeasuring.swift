import TutorialCompiler
import TutorialPluginKit
import TutorialSyntax

/// How the texts of a run are measured: with fonts where the configuration names any, and never otherwise. That a font
/// or a measurer is missing is an error, since the same sources must not give other bytes on another machine.
struct TextMeasuring: Sendable {
  /// The measurer of the fonts; nil where none are named, or where they cannot be read.
  let measurer: FontMeasurer?
  /// The font files, as inputs of every tutorial.
  let inputs: [String]
  /// What was asked of the world to know the font files.
  let questions: [WorldQuestion]
  /// Whether the configuration names fonts in a way that cannot be understood, which it has reported itself.
  private let isWrong: Bool
  private let unreadable: [Diagnostic]

  /// Looks at the font files through `world`, which knows what may be read, and starts the measurer if it may run.
  init(_ fonts: FontSettings?, _ world: any World, _ permissions: ProgramPermissions) {
    isWrong = fonts?.isWrong ?? false
    guard let fonts, !isWrong else {
      measurer = nil
      inputs = []
      questions = []
      unreadable = []
      return
    }
    inputs = fonts.files.map(\.font.path)
    let reach = world.reach(of: fonts.span.source.path)
    questions = inputs.map { WorldQuestion(.content, $0, within: reach) }
    unreadable = fonts.files.compactMap { entry in
      guard case .failure(let error) = world.read(entry.font.path, within: reach) else { return nil }
      var problem = FileDiagnostics.diagnostic(entry.font.path, error)
      problem.primary = entry.span
      return problem
    }
    measurer = unreadable.isEmpty ? FontMeasurer(fonts, permissions) : nil
  }

  /// Whether something that was compiled so far may have the wrong sizes.
  var hasFailed: Bool { isWrong || !unreadable.isEmpty || measurer?.failure != nil }

  /// Why, at the place in the configuration.
  var failures: [Diagnostic] { unreadable + (measurer?.failure.map { [$0] } ?? []) }
}
