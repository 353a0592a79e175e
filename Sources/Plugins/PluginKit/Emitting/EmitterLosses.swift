public import TutorialSyntax
public import TutorialTour

extension LocatedTour {
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
