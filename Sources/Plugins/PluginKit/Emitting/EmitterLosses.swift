public import TutorialSyntax
public import TutorialTour

extension LocatedTour {
  /// `emitter-loss` for each thing that a step asks for and a format cannot show, at the step, with the variants in which
  /// it does so.
  ///
  /// - Parameter messages: what is lost of a step of a variant; of two equal messages the second is left out.
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

  /// What one diagnostic is about, in whichever variants.
  private struct Loss: Hashable {
    let message: String
    let span: SourceSpan?
  }
}
