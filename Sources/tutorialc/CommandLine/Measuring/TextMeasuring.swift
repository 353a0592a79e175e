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
  static func start(_ fonts: FontSettings?, _ world: any World, _ permissions: ProgramPermissions) -> TextMeasuring {
    guard let fonts, !fonts.isWrong else {
      return TextMeasuring(measurer: nil, inputs: [], questions: [], isWrong: fonts != nil, unreadable: [])
    }
    let inputs = fonts.files.map(\.font.path)
    let scope = world.accessScope(of: fonts.span.source.path)
    let unreadable = fonts.files.compactMap { entry -> Diagnostic? in
      guard case .failure(let error) = world.read(entry.font.path, within: scope) else { return nil }
      var problem = FileDiagnostics.diagnostic(entry.font.path, error)
      problem.primary = entry.span
      return problem
    }
    return TextMeasuring(
      measurer: unreadable.isEmpty ? FontMeasurer.start(fonts, permissions) : nil, inputs: inputs,
      questions: inputs.map { WorldQuestion(.content, $0, within: scope) }, isWrong: false, unreadable: unreadable)
  }

  func options(_ options: CompileOptions) -> CompileOptions {
    var options = options
    if let measurer { options.measurer = measurer }
    return options
  }

  /// True if sizes that were computed so far may be wrong.
  var hasFailed: Bool { isWrong || !unreadable.isEmpty || measurer?.failure != nil }

  /// The reasons, at their places in the configuration.
  var failures: [Diagnostic] { unreadable + (measurer?.failure.map { [$0] } ?? []) }
}
