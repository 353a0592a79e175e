import TutorialIR

extension Decoder {
  /// Every `to`, in steps, styles and defaults, names a step.
  mutating func checkDestinations(of tutorial: Tutorial, ids: [String: ByteRange]) {
    var suggestions = Suggestions(tutorial.steps.lazy.map(\.id.value))
    func isKnown(_ destination: Located<Destination>) -> Bool {
      guard case .step(let id) = destination.value else { return true }
      return ids[id] != nil
    }
    func unknown(in layer: StepLayer) -> [Located<Destination>] {
      let rules = (layer.advance?.value ?? []).compactMap(\.to)
      let buttons = (layer.callout?.layer?.buttons?.value ?? []).compactMap(\.destination)
      return (rules + buttons).filter { !isKnown($0) }
    }
    for layer in tutorial.layers where layer.advance != nil || layer.callout?.layer?.buttons != nil {
      for destination in unknown(in: layer) {
        guard case .step(let id) = destination.value else { continue }
        report(
          unknownStep(
            id, at: SourceSpan(document.source, destination.range), nearest: suggestions.nearest(to: id)))
      }
    }
  }
}

extension Tutorial {
  /// All layers: the defaults, the styles, the steps.
  fileprivate var layers: some Sequence<StepLayer> {
    [defaults].lazy.compactMap { $0 } + styles.map(\.layer) + steps.map(\.layer)
  }
}

private func unknownStep(_ id: String, at span: SourceSpan, nearest: String?) -> Diagnostic {
  var diagnostic = Diagnostic(.unknownStep, "no step has the id \"\(id)\"", at: span)
  if let nearest {
    diagnostic.primaryLabel = "did you mean \"\(nearest)\"?"
    diagnostic.fixits = [FixIt("replace it with \"\(nearest)\"", .maybe, [.init(span, nearest)])]
  }
  return diagnostic
}
