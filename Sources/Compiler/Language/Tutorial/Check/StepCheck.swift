package import TutorialSyntax

extension Decoder {
  /// Makes the checks that need the whole tutorial.
  ///
  /// In a partial document, missing names may be in the unreadable part, so nothing is reported about them. Steps are
  /// large, so the checks read them in place instead of copying each.
  mutating func checkSteps(of tutorial: inout Tutorial) {
    resolveStyles(of: &tutorial)
    tutorial.placesOfSteps = checkStepIDs(of: tutorial)
    checkInheritedSprings(of: tutorial)
    checkArcs(of: tutorial)
    guard !document.isPartial else { return }
    checkDestinations(of: tutorial)
    checkContents(of: tutorial)
  }

  /// Checks that step ids are unique.
  ///
  /// - Returns: the index of each step by its id; the first of two with the same id.
  private mutating func checkStepIDs(of tutorial: Tutorial) -> [String: Int] {
    var places: [String: Int] = [:]
    places.reserveCapacity(tutorial.steps.count)
    for index in tutorial.steps.indices {
      let id = tutorial.steps[index].id
      guard let first = places[id.value] else {
        places[id.value] = index
        continue
      }
      report(
        duplicateStep(
          id.value, at: SourceSpan(document.source, id.range),
          first: SourceSpan(document.source, tutorial.steps[first].id.range)))
    }
    return places
  }

  /// Checks that each step shows a hole, a callout, or both. Conditional styles count too.
  private mutating func checkContents(of tutorial: Tutorial) {
    for index in tutorial.steps.indices where tutorial.steps[index].partial.targets == nil {
      if case .present = tutorial.steps[index].partial.callout { continue }
      guard tutorial.isEmpty(stepAt: index) else { continue }
      let id = tutorial.steps[index].id
      report(emptyStep(id.value, at: SourceSpan(document.source, id.range)))
    }
  }
}

extension Tutorial {
  /// Returns true if neither a step nor its styles and defaults have a target or a callout.
  ///
  /// False if any of them did not decode in full.
  fileprivate func isEmpty(stepAt index: Int) -> Bool {
    let styles = steps[index].styleIndices.reversed().map { self.styles[$0].partial }
    let partials = [steps[index].partial] + styles + (defaults.map { [$0] } ?? [])
    let callout = partials.lazy.compactMap(\.callout).first
    return partials.allSatisfy { $0.targets == nil && $0.isWhole } && callout?.partial == nil
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

extension DiagnosticID {
  /// `duplicate-step`.
  package static let duplicateStep = DiagnosticID(
    "duplicate-step", .error, isAlwaysError: true,
    rule:
      "Step ids are unique in a tutorial, because rules refer to steps by id.",
    wrong: """
      steps:
        - { id: compose, target: compose-button }
        - { id: compose, target: send-button }
      """,
    right: """
      steps:
        - { id: compose, target: compose-button }
        - { id: send, target: send-button }
      """)
}
