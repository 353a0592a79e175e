public import TutorialSyntax

/// The tours to emit, with options. A host may pass the tours of a build together or one by one.
public struct EmitRequest: Sendable {
  /// The tours.
  public var tours: [LocatedTour]
  /// The emitter's options.
  public var options: PluginOptions
  /// The limits of the emitter's work.
  package var budget = Budget()

  /// Makes a request to emit `tours`.
  public init(tours: [LocatedTour], options: PluginOptions = PluginOptions()) {
    self.tours = tours
    self.options = options
  }

  /// The limit of bytes for each tour.
  ///
  /// For a tour that would exceed it, an emitter stops at the limit, writes no file, and reports `tooLarge`.
  public var byteLimit: Int { budget[.bytes] }

  /// Returns `limit-exceeded` for a tour whose files would exceed `byteLimit`.
  public func tooLarge(_ located: LocatedTour) -> Diagnostic {
    Budget.Resource.bytes.exceeded(byteLimit, at: located.span)
  }
}
