import TutorialIR

extension Decoder {
  /// Every `to`, in steps, styles and defaults, names a step.
  mutating func checkDestinations(of tutorial: Tutorial, ids: [String: ByteRange]) {
    var suggestions = Suggestions(tutorial.steps.indices.lazy.map { tutorial.steps[$0].id.value })
    for destination in tutorial.destinations {
      guard case .step(let id) = destination.value, ids[id] == nil else { continue }
      report(
        unknownStep(id, at: SourceSpan(document.source, destination.range), nearest: suggestions.nearest(to: id)))
    }
  }
}

extension Tutorial {
  /// Every `to`, in the order of the defaults, the styles, the steps.
  fileprivate var destinations: [Located<Destination>] {
    var found: [Located<Destination>] = []
    func collect(_ rules: [AdvanceRule]?, _ callout: Removable<CalloutLayer>?) {
      found += (rules ?? []).compactMap(\.to)
      found += (callout?.layer?.buttons?.value ?? []).compactMap(\.destination)
    }
    collect(defaults?.advance?.value, defaults?.callout)
    for index in styles.indices { collect(styles[index].layer.advance?.value, styles[index].layer.callout) }
    for index in steps.indices { collect(steps[index].layer.advance?.value, steps[index].layer.callout) }
    return found
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
