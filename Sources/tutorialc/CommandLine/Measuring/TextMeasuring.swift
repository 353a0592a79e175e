import TutorialCompiler
import TutorialPluginKit
import TutorialSyntax

/// The measuring of a run's texts: by fonts if and only if the configuration names any.
///
/// A missing font or measurer is an error, because the same sources must not give different bytes on another machine.
struct TextMeasuring: Sendable {
  /// The measurer of the fonts; nil if none are named, or if they cannot be read.
  let measurer: FontMeasurer?
  /// The font files, as inputs of every tutorial.
  let inputs: [String]
  /// The questions to the world about the font files.
  let questions: [WorldQuestion]
  /// True if the configuration's fonts have errors, which were reported.
  private let isWrong: Bool
  private let unreadable: [Diagnostic]

  /// Checks the font files through `world`, which decides what may be read, and starts the measurer if it may run.
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
    let reach = world.accessScope(of: fonts.span.source.path)
    questions = inputs.map { WorldQuestion(.content, $0, within: reach) }
    unreadable = fonts.files.compactMap { entry in
      guard case .failure(let error) = world.read(entry.font.path, within: reach) else { return nil }
      var problem = FileDiagnostics.diagnostic(entry.font.path, error)
      problem.primary = entry.span
      return problem
    }
    measurer = unreadable.isEmpty ? FontMeasurer(fonts, permissions) : nil
  }

  /// True if sizes that were computed so far may be wrong.
  var hasFailed: Bool { isWrong || !unreadable.isEmpty || measurer?.failure != nil }

  /// The reasons, at their places in the configuration.
  var failures: [Diagnostic] { unreadable + (measurer?.failure.map { [$0] } ?? []) }
}
