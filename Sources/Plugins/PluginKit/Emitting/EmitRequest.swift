public import TutorialSyntax
public import TutorialTour

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

/// A tour with the places of its tutorial and its steps in the source.
public struct LocatedTour: Sendable, Hashable {
  /// The tour.
  public var tour: Tour
  /// The base name of the emitter's files: `first-mail` for `first-mail.tutorial.yaml`.
  ///
  /// It's the name of the tutorial's file, so that the names of outputs are known before anything is read. Without a
  /// file, it's the tutorial's id.
  public var name: String
  /// The place of the tutorial's id, for diagnostics about the whole tutorial.
  public var span: SourceSpan?
  /// The place of each step by its id, for `emitter-loss`.
  public var stepSpans: [String: SourceSpan]
  /// The screens of the steps; empty unless the emitter needs them (`readsWireframes`).
  public var wireframes: [Wireframe]

  /// Makes a located tour of `tour`, written at `span`.
  public init(
    _ tour: Tour, name: String? = nil, span: SourceSpan? = nil, stepSpans: [String: SourceSpan] = [:],
    wireframes: [Wireframe] = []
  ) {
    self.tour = tour
    self.name = name ?? tour.tutorial
    self.span = span
    self.stepSpans = stepSpans
    self.wireframes = wireframes
  }

  /// Returns the screen of a step in a variant, scrolled as the step needs it, or nil if it's unknown.
  public func wireframe(ofStep step: String, in variant: String) -> Wireframe? {
    wireframes.first { $0.variant == variant && $0.steps.contains(step) }
  }
}
