/// Carries tours out, into files of someone else's format. Values in, values out: an emitter writes no file.
public protocol Emitter: Sendable {
  /// What the emitter says of itself, before anything is emitted.
  func describe() -> EmitterDescription

  /// The files that `emit` makes of the tutorials of one request, knowing nothing of them but their names. Build systems
  /// ask before anything runs, and the host refuses a file that was not announced.
  ///
  /// - Returns: paths relative to the output folder, `/` between components.
  func files(forTutorials names: [String], options: PluginOptions) -> [AnnouncedFile]

  /// Makes the files of the tours. What the format cannot show is `emitter-loss` at the step that asked for it.
  func emit(_ request: EmitRequest) -> EmitResult
}
