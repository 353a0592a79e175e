import TutorialIR

extension Decoder {
  /// What can only be said once the whole tutorial is known. Names that a partial document seems to lack may stand in
  /// the part that could not be read, so nothing is said about them there.
  ///
  /// Steps are large, so the checks read them in place instead of copying each.
  mutating func checkSteps(of tutorial: inout Tutorial) {
    resolveStyles(of: &tutorial)
    let ids = checkStepIDs(of: tutorial)
    checkInheritedSprings(of: tutorial)
    checkArcs(of: tutorial)
    guard !document.isPartial else { return }
    checkDestinations(of: tutorial, ids: ids)
    checkContents(of: tutorial)
  }

  /// Step ids are unique. Returns where each is written.
  private mutating func checkStepIDs(of tutorial: Tutorial) -> [String: ByteRange] {
    var places: [String: ByteRange] = [:]
    places.reserveCapacity(tutorial.steps.count)
    for index in tutorial.steps.indices {
      let id = tutorial.steps[index].id
      if let first = places.updateValue(id.range, forKey: id.value) {
        places[id.value] = first
        report(
          duplicateStep(id.value, at: SourceSpan(document.source, id.range), first: SourceSpan(document.source, first)))
      }
    }
    return places
  }

  /// A step shows something: a hole, a callout, or both. Styles count also where they apply to some variants only.
  private mutating func checkContents(of tutorial: Tutorial) {
    for index in tutorial.steps.indices where tutorial.steps[index].layer.targets == nil {
      if case .present = tutorial.steps[index].layer.callout { continue }
      let merged = mergedStep(index, of: tutorial) { _ in true }
      guard merged.layer.targets == nil, merged.callout == nil, merged.layer.isWhole else { continue }
      report(emptyStep(merged.id.value, at: SourceSpan(document.source, merged.id.range)))
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
