public import TutorialSyntax
public import TutorialTour

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

  /// Returns an `emitter-loss` for each feature of a step that a format can't show, with the variants concerned.
  ///
  /// - Parameter messages: returns the losses of a step in a variant. A message that occurs again only adds its
  ///   variant.
  public func losses(_ messages: (TourStep, TourVariant) -> [String]) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    var places: [Loss: Int] = [:]
    for variant in tour.variants {
      for step in variant.steps {
        for message in messages(step, variant) {
          let span = stepSpans[step.id] ?? span
          let loss = Loss(message: message, span: span)
          if let place = places[loss] {
            if diagnostics[place].variants.last != variant.id { diagnostics[place].variants.append(variant.id) }
            continue
          }
          places[loss] = diagnostics.count
          var diagnostic = Diagnostic(.emitterLoss, message, at: span)
          diagnostic.variants = [variant.id]
          diagnostics.append(diagnostic)
        }
      }
    }
    return diagnostics
  }

  /// The subject of a diagnostic, apart from its variants.
  private struct Loss: Hashable {
    let message: String
    let span: SourceSpan?
  }
}
