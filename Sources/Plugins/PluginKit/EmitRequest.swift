public import TutorialIR

/// Tours to emit, and what was asked for. A host may hand over the tours of a build together or one by one.
public struct EmitRequest: Sendable {
  /// The tours.
  public var tours: [LocatedTour]
  /// What was asked for.
  public var options: EmitOptions

  /// A request to emit `tours`.
  public init(tours: [LocatedTour], options: EmitOptions = EmitOptions()) {
    self.tours = tours
    self.options = options
  }
}

/// A tour, and where its tutorial and each step of it are written.
public struct LocatedTour: Sendable, Hashable {
  /// The tour.
  public var tour: Tour
  /// The tutorial's id, for findings about the whole of it.
  public var span: SourceSpan?
  /// Where each step is written, by the step's id, for `emitter-loss`.
  public var stepSpans: [String: SourceSpan]

  /// `tour`, written at `span`.
  public init(_ tour: Tour, span: SourceSpan? = nil, stepSpans: [String: SourceSpan] = [:]) {
    self.tour = tour
    self.span = span
    self.stepSpans = stepSpans
  }
}
