public import TutorialSyntax
public import TutorialTour

/// Tours to emit, and what was asked for. A host may hand over the tours of a build together or one by one.
public struct EmitRequest: Sendable {
  /// The tours.
  public var tours: [LocatedTour]
  /// What was asked for.
  public var options: PluginOptions
  /// How much work it may take.
  package var budget = Budget()

  /// A request to emit `tours`.
  public init(tours: [LocatedTour], options: PluginOptions = PluginOptions()) {
    self.tours = tours
    self.options = options
  }

  /// How many bytes may be made of each tour. Of one that would be larger an emitter makes no file, and reports
  /// `tooLarge`; it stops at the limit, and does not make all of it first.
  public var byteLimit: Int { budget[.bytes] }

  /// `limit-exceeded` for a tour of which more than `byteLimit` bytes would be made.
  public func tooLarge(_ located: LocatedTour) -> Diagnostic {
    Budget.Kind.bytes.exceeded(byteLimit, at: located.span)
  }
}

/// A tour, and where its tutorial and each step of it are written.
public struct LocatedTour: Sendable, Hashable {
  /// The tour.
  public var tour: Tour
  /// What the emitter's files are named after: the name of the tutorial's file, `first-mail` of
  /// `first-mail.tutorial.yaml`, or the tutorial's id where it came from no file. Names of outputs are so known before
  /// anything is read.
  public var name: String
  /// The tutorial's id, for diagnostics about the whole of it.
  public var span: SourceSpan?
  /// Where each step is written, by the step's id, for `emitter-loss`.
  public var stepSpans: [String: SourceSpan]
  /// The screens of the steps; empty for an emitter that does not ask for them (`readsWireframes`).
  public var wireframes: [Wireframe]

  /// `tour`, written at `span`.
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

  /// The screen that a step of a variant stands on, as the step finds it; nil where nothing is known of it.
  public func wireframe(ofStep step: String, in variant: String) -> Wireframe? {
    wireframes.first { $0.variant == variant && $0.steps.contains(step) }
  }
}
