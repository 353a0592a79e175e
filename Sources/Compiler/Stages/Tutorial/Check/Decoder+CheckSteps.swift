import TutorialIR

extension Decoder {
  /// What can only be said once the whole tutorial is known. Names that a partial document seems to lack may stand in
  /// the part that could not be read, so nothing is said about them there.
  mutating func checkSteps(of tutorial: Tutorial) {
    let ids = checkStepIDs(of: tutorial)
    checkInheritedSprings(of: tutorial)
    guard !document.isPartial else { return }
    checkDestinations(of: tutorial, ids: ids)
    checkStyles(of: tutorial)
    checkContents(of: tutorial)
  }

  /// Step ids are unique. Returns where each is written.
  private mutating func checkStepIDs(of tutorial: Tutorial) -> [String: ByteRange] {
    var places: [String: ByteRange] = [:]
    places.reserveCapacity(tutorial.steps.count)
    for step in tutorial.steps {
      if let first = places[step.id.value] {
        report(
          duplicateStep(
            step.id.value, at: SourceSpan(document.source, step.id.range), first: SourceSpan(document.source, first)))
      } else {
        places[step.id.value] = step.id.range
      }
    }
    return places
  }

  /// A step shows something: a hole, a callout, or both. Styles count also where they apply to some variants only.
  private mutating func checkContents(of tutorial: Tutorial) {
    for (index, step) in tutorial.steps.enumerated() {
      if step.layer.targets != nil || step.layer.callout?.layer != nil { continue }
      let merged = mergedStep(index, of: tutorial) { _ in true }
      guard merged.layer.targets == nil, merged.callout == nil else { continue }
      report(emptyStep(step.id.value, at: SourceSpan(document.source, step.headRange)))
    }
  }
}

private func duplicateStep(_ id: String, at span: SourceSpan, first: SourceSpan) -> Diagnostic {
  Diagnostic(
    .duplicateStep, "step id \"\(id)\" is used twice", at: span, labels: [.init(first, "first used here")])
}

private func emptyStep(_ id: String, at span: SourceSpan) -> Diagnostic {
  Diagnostic(
    .missingKey, "step \"\(id)\" needs a \"callout\", because it has no \"target\"", at: span)
}
