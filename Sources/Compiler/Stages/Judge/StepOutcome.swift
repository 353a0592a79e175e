import TutorialLanguage
package import TutorialSyntax

/// What became of a step in a variant.
package enum StepOutcome: Sendable, Hashable {
  /// The variant has the step as it is written.
  case resolved
  /// It has the step with other elements, whose ids these are, or without any: then they are empty, and the callout is
  /// centred.
  case fallback([String])
  /// It goes without the step: `only`, or the id of the diagnostic that led to `onMissing: skip`.
  case skipped(reason: String)
  /// There is an error, of this id; nil where a layout that was reported before is to blame.
  case failed(DiagnosticID?)
}

/// What became of every step of a tutorial in every variant.
package struct TutorialCoverage: Sendable {
  /// The steps, in order: the id and where it is written, and the whole step.
  package var steps: [(id: String, span: SourceSpan, whole: SourceSpan)]
  /// The variants, in the order of the layouts, with an outcome for each step.
  package var variants: [(id: String, outcomes: [StepOutcome])]

  /// The outcomes of a tutorial.
  ///
  /// - Parameter lostSteps: the places of the steps that no variant can have as they are written.
  init(_ tutorial: Tutorial, _ variants: [(id: String, outcomes: [StepOutcome])], lostSteps: Set<Int>) {
    steps = tutorial.steps.map {
      ($0.id.value, SourceSpan(tutorial.source, $0.id.range), SourceSpan(tutorial.source, $0.range))
    }
    self.variants = variants
    for step in steps.indices where lostSteps.contains(step) { fail(step, .unknownTarget) }
  }

  /// The outcomes once everything is known that is wrong: a step has failed where an error lies within it, whatever the
  /// error is about.
  ///
  /// - Parameter diagnostics: with the severities that they are reported with.
  package mutating func add(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics where diagnostic.severity == .error {
      guard let place = diagnostic.primary, let step = steps.firstIndex(where: { $0.whole.holds(place) }) else {
        continue
      }
      fail(step, diagnostic.id, in: diagnostic.variants)
    }
  }

  /// What is wrong with a step is an error in all variants that the step is for, whatever they get instead; or in those
  /// that are named.
  private mutating func fail(_ step: Int, _ id: DiagnosticID, in names: [String] = []) {
    for variant in variants.indices where names.isEmpty || names.contains(variants[variant].id) {
      switch variants[variant].outcomes[step] {
      case .failed, .skipped(reason: "only"): continue
      case .resolved, .fallback, .skipped: variants[variant].outcomes[step] = .failed(id)
      }
    }
  }
}

extension SourceSpan {
  /// Whether another one begins within it.
  fileprivate func holds(_ other: SourceSpan) -> Bool {
    source == other.source && range.range.contains(other.range.range.lowerBound)
  }
}
