public import TutorialTour

/// Exports tours to files of another format. It's a pure function: an emitter writes no files itself.
public protocol Emitter: Sendable {
  /// Describes the emitter, before anything is emitted.
  func describe() -> EmitterDescription

  /// Returns the files that `emit` will make of a request's tutorials, from nothing but their names.
  ///
  /// Build systems ask for them before anything runs, and the host refuses files that weren't announced.
  ///
  /// - Returns: paths relative to the output folder, with `/` between components.
  func files(forTutorials names: [String], options: PluginOptions) -> [AnnouncedFile]

  /// Returns a tour reduced to the parts that the emitter reads.
  ///
  /// The host calls it for an emitter that gets all tours of a build, because a build of many actions stores these
  /// parts between actions. `emit` must produce the same files from a reduced tour. By default, the whole tour is kept.
  func abridged(_ tour: Tour) -> Tour

  /// Makes the files of the tours.
  ///
  /// Report features that the format can't show as `emitter-loss` at the step that needs them.
  func emit(_ request: EmitRequest) -> EmitResult
}

extension Emitter {
  /// Keeps the whole tour.
  public func abridged(_ tour: Tour) -> Tour { tour }
}
