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

/// An error that a step fails by, as far as it is reported as one.
struct StepFault: Sendable, Hashable {
  /// What is wrong.
  let id: DiagnosticID
  /// Where.
  let place: SourceSpan?

  init(_ id: DiagnosticID, at place: SourceSpan?) {
    self.id = id
    self.place = place
  }

  init(_ diagnostic: Diagnostic) { self.init(diagnostic.id, at: diagnostic.primary) }
}

/// What became of a step in a variant, before anybody has said which errors are none.
struct JudgedStep: Sendable {
  /// What is wrong with it, in the order in which it is said; nothing where nothing is.
  var faults: [StepFault] = []
  /// What became of it where all of that is none.
  let otherwise: StepOutcome
}

/// What became of every step of a tutorial in every variant.
package struct TutorialCoverage: Sendable {
  /// The steps, in order: the id and where it is written, and the whole step.
  package var steps: [(id: String, span: SourceSpan, whole: SourceSpan)]
  /// The variants, in the order of the layouts, with an outcome for each step.
  package var variants: [(id: String, outcomes: [StepOutcome])]

  /// The outcomes of a tutorial, once everything is known that is wrong: a step has failed where what its selectors come to
  /// is an error, and where any other error lies within it, whatever that is about. An error that somebody has silenced or
  /// lowered is none.
  ///
  /// - Parameters:
  ///   - judgement: what its selectors come to.
  ///   - found: what is wrong.
  ///   - reported: what of it is reported, with the severities that it is reported with.
  package init(_ judgement: TutorialJudgement, found: [Diagnostic], reported: [Diagnostic]) {
    steps = judgement.tutorial.steps.map {
      ($0.id.value, SourceSpan(judgement.tutorial.source, $0.id.range), SourceSpan(judgement.tutorial.source, $0.range))
    }
    // What is not among the findings is left out there for being said already, or too often.
    let silenced = Set(found.lazy.filter { $0.severity == .error }.map { StepFault($0) })
      .subtracting(reported.lazy.filter { $0.severity == .error }.map { StepFault($0) })
    variants = judgement.variants.map { variant in
      (
        variant.id,
        variant.steps.map { step in
          step.faults.first { !silenced.contains($0) }.map { .failed($0.id) } ?? step.otherwise
        }
      )
    }
    for diagnostic in reported where diagnostic.severity == .error {
      guard let place = diagnostic.primary, let step = steps.firstIndex(where: { $0.whole.holds(place) }) else {
        continue
      }
      fail(step, diagnostic.id, in: diagnostic.variants)
    }
  }

  /// What is wrong with a step is an error in all variants that the step is for, whatever they get instead; or in those
  /// that are named.
  private mutating func fail(_ step: Int, _ id: DiagnosticID, in names: [String]) {
    for variant in variants.indices where names.isEmpty || names.contains(variants[variant].id) {
      switch variants[variant].outcomes[step] {
      case .failed, .skipped(reason: "only"): continue
      case .resolved, .fallback, .skipped: variants[variant].outcomes[step] = .failed(id)
      }
    }
  }
}

/// What the selectors of a tutorial mean for its steps in every variant.
package struct TutorialJudgement: Sendable {
  let tutorial: Tutorial
  /// The variants, in the order of the layouts, with what became of each step.
  let variants: [(id: String, steps: [JudgedStep])]

  /// - Parameter lostSteps: what is wrong with the steps, by their places, that no variant can have as they are written.
  init(_ tutorial: Tutorial, _ variants: [(id: String, steps: [JudgedStep])], lostSteps: [Int: [StepFault]]) {
    self.tutorial = tutorial
    self.variants = variants.map { variant in
      var steps = variant.steps
      for (step, faults) in lostSteps where steps[step].otherwise != .skipped(reason: "only") {
        steps[step].faults += faults
      }
      return (variant.id, steps)
    }
  }
}

extension SourceSpan {
  /// Whether another one begins within it.
  fileprivate func holds(_ other: SourceSpan) -> Bool {
    source == other.source && range.range.contains(other.range.range.lowerBound)
  }
}
