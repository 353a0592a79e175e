public import TutorialTour

/// Carries tours out, into files of someone else's format. Values in, values out: an emitter writes no file.
public protocol Emitter: Sendable {
  /// What the emitter says of itself, before anything is emitted.
  func describe() -> EmitterDescription

  /// The files that `emit` makes of the tutorials of one request, knowing nothing of them but their names. Build systems
  /// ask before anything runs, and the host refuses a file that was not announced.
  ///
  /// - Returns: paths relative to the output folder, `/` between components.
  func files(forTutorials names: [String], options: PluginOptions) -> [AnnouncedFile]

  /// What of a tour the emitter reads where it is handed all tours of a build: a build of many actions carries that from
  /// one to the other. `emit` makes the same of it as of the whole tour. Without a method of its own, all of it.
  func abridged(_ tour: Tour) -> Tour

  /// Makes the files of the tours. What the format cannot show is `emitter-loss` at the step that asked for it.
  func emit(_ request: EmitRequest) -> EmitResult
}

extension Emitter {
  /// The whole tour.
  public func abridged(_ tour: Tour) -> Tour { tour }
}
