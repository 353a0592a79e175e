/// Carries tours out, into files of someone else's format. Values in, values out: an emitter writes no file.
public protocol Emitter: Sendable {
  /// What the emitter says of itself, before anything is emitted.
  func describe() -> EmitterDescription

  /// The files that `emit` makes for one tutorial, knowing nothing of it but its id. Build systems ask before
  /// anything runs.
  ///
  /// - Returns: paths relative to the output folder, `/` between components.
  func fileNames(forTutorial tutorial: String, options: EmitOptions) -> [String]

  /// Makes the files of the tours. What the format cannot show is `emitter-loss` at the step that asked for it.
  func emit(_ request: EmitRequest) -> EmitResult
}
