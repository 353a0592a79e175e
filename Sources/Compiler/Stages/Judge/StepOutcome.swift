import TutorialLanguage
package import TutorialSyntax

/// The outcome of a step in a variant.
package enum StepOutcome: Sendable, Hashable {
  /// The variant has the step as it is written.
  case resolved
  /// The variant has the step with the fallback elements of these ids. If there are none, the callout is centred.
  case fallback([String])
  /// The variant skips the step. The reason is `only`, or the id of the diagnostic that triggered `onMissing: skip`.
  case skipped(reason: String)
  /// The step has an error with this id, or nil if the cause is a layout error that was reported before.
  case failed(DiagnosticID?)
}

/// An error that makes a step fail, if it is reported as an error.
struct StepFault: Sendable, Hashable {
  let id: DiagnosticID
  let place: SourceSpan?
}

extension StepFault {
  init(_ diagnostic: Diagnostic) { self.init(id: diagnostic.id, place: diagnostic.primary) }
}

/// The outcome of a step in a variant, before diagnostics are silenced or lowered.
struct JudgedStep: Sendable {
  /// The step's errors, in the order in which they are reported.
  var faults: [StepFault] = []
  /// The step's outcome if none of the faults counts as an error.
  let otherwise: StepOutcome
}

/// The outcome of every step of a tutorial in every variant.
package struct TutorialCoverage: Sendable {
  /// The steps, in order: the id, the id's span, and the span of the whole step.
  package var steps: [(id: String, span: SourceSpan, whole: SourceSpan)]
  /// The variants, in the order of the layouts, with an outcome for each step.
  package var variants: [(id: String, outcomes: [StepOutcome])]

  /// Marks a step as failed in the named variants, or in all if none is named.
  ///
  /// Variants that the step's `only` excludes aren't affected.
  fileprivate mutating func fail(_ step: Int, _ id: DiagnosticID, in names: [String]) {
    for variant in variants.indices where names.isEmpty || names.contains(variants[variant].id) {
      switch variants[variant].outcomes[step] {
      case .failed, .skipped(reason: "only"): continue
      case .resolved, .fallback, .skipped: variants[variant].outcomes[step] = .failed(id)
      }
    }
  }
}

/// The meaning of a tutorial's selectors for its steps in every variant.
package struct TutorialJudgement: Sendable {
  let tutorial: Tutorial
  /// The variants, in the order of the layouts, with the outcome of each step.
  let variants: [(id: String, steps: [JudgedStep])]

  /// - Parameter missingSteps: the faults of steps, by index, that no variant can have as written.
  init(_ tutorial: Tutorial, _ variants: [(id: String, steps: [JudgedStep])], missingSteps: [Int: [StepFault]]) {
    self.tutorial = tutorial
    self.variants = variants.map { variant in
      var steps = variant.steps
      for (step, faults) in missingSteps where steps[step].otherwise != .skipped(reason: "only") {
        steps[step].faults += faults
      }
      return (variant.id, steps)
    }
  }

  /// Returns the outcomes of the tutorial's steps, according to all its diagnostics.
  ///
  /// A step has failed if one of its selectors has an error, or if any other error lies within the step. An error that
  /// was silenced or lowered doesn't count.
  ///
  /// - Parameters:
  ///   - found: all diagnostics.
  ///   - reported: the diagnostics that are reported, with their final severities.
  package func coverage(found: [Diagnostic], reported: [Diagnostic]) -> TutorialCoverage {
    // A fault that isn't in `found` was dropped as a repetition or over the limit. It counts.
    let silenced = Set(found.lazy.filter { $0.severity == .error }.map { StepFault($0) })
      .subtracting(reported.lazy.filter { $0.severity == .error }.map { StepFault($0) })
    let variants: [(id: String, outcomes: [StepOutcome])] = variants.map { variant in
      (
        variant.id,
        variant.steps.map { step in
          step.faults.first { !silenced.contains($0) }.map { .failed($0.id) } ?? step.otherwise
        }
      )
    }
    var coverage = TutorialCoverage(steps: tutorial.stepPlaces, variants: variants)
    for diagnostic in reported where diagnostic.severity == .error {
      guard let place = diagnostic.primary, let step = coverage.steps.firstIndex(where: { $0.whole.holds(place) })
      else { continue }
      coverage.fail(step, diagnostic.id, in: diagnostic.variants)
    }
    return coverage
  }
}

extension Tutorial {
  /// The id of each step, with the span of the id and the span of the whole step.
  var stepPlaces: [(id: String, span: SourceSpan, whole: SourceSpan)] {
    steps.map { ($0.id.value, SourceSpan(source, $0.id.range), SourceSpan(source, $0.range)) }
  }
}

extension SourceSpan {
  /// Returns true if another span begins within this one.
  fileprivate func holds(_ other: SourceSpan) -> Bool {
    source == other.source && range.range.contains(other.range.range.lowerBound)
  }
}
