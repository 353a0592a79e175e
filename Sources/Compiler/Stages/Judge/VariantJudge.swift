import TutorialLanguage
import TutorialSyntax

/// Reports the outcomes of one variant's selectors, given those of all the others.
struct VariantJudge {
  let variant: ResolvedVariant
  let resolved: ResolvedTutorial
  let presence: SelectorPresence
  let words: SelectorWording
  private(set) var diagnostics: [Diagnostic] = []
  /// The outcome of each of the tutorial's steps.
  private(set) var steps: [JudgedStep] = []
  /// The selectors, by location, that are reported as matching in no variant.
  private(set) var reported: Set<ByteRange> = []

  mutating func judgeSteps() {
    var next = variant.selectors.startIndex
    for (step, course) in variant.courses.enumerated() {
      let known = diagnostics.count
      if case .unknownScreen(let screen?) = course { report(screen, of: step) }
      while next < variant.selectors.endIndex, variant.selectors[next].step == step {
        judge(variant.selectors[next])
        next += 1
      }
      let faults = diagnostics[known...].filter { $0.severity == .error }.map { StepFault($0) }
      // The reason why a step is skipped is reported, but isn't an error.
      let isSkipped = if case .skipped = course { true } else { false }
      steps.append(JudgedStep(faults: isSkipped ? [] : faults, otherwise: outcome(course, faults)))
    }
  }

  private mutating func judge(_ result: SelectorResult) {
    if let snapshot = result.snapshot, case .found(let found) = result.outcome, let index = found.first {
      diagnostics += result.impairments.map { words.impaired($0, result.selector, index, in: snapshot) }
    }
    let id = resolved.tutorial.steps[result.step].id
    let note: String
    switch result.consequence {
    case .none: return
    case .error, .warning:
      report(result)
      return
    case .stepLeftOut: note = "step \"\(id.value)\" is left out"
    case .stepCentred: note = "step \"\(id.value)\" is shown without its target"
    case .spriteLeftOut: note = "a sprite of step \"\(id.value)\" is left out"
    }
    guard let diagnostic = words.diagnostic(of: result) else { return }
    // Several matches are an error regardless of the step's policy.
    if result.outcome.isAmbiguous { diagnostics.append(diagnostic) }
    diagnostics.append(Diagnostic(.skippedStep, "\(note): \(diagnostic.message)", at: words.span(id.range)))
  }

  /// Reports a selector without a usable match. It is missing here if other variants have it, and unknown if none has.
  private mutating func report(_ result: SelectorResult) {
    guard var diagnostic = words.diagnostic(of: result) else { return }
    if result.consequence == .warning { diagnostic.severity = .warning }
    if result.outcome.isAbsent {
      let (having, seeking) = presence.tally(of: result)
      if having > 0 {
        diagnostic.id = .missingInVariant
        diagnostic.severity = DiagnosticID.missingInVariant.defaultSeverity
        diagnostic.notes.append(
          .init("\(having) of \(seeking) variants have it; give the others something else by `onMissing` or `fallback`")
        )
      } else {
        reported.insert(result.selector.range)
      }
    }
    diagnostics.append(diagnostic)
  }

  /// Returns the outcome of a step if none of its faults counts as an error.
  private func outcome(_ course: StepPresence, _ faults: [StepFault]) -> StepOutcome {
    switch course {
    case .skipped(let place): return .skipped(reason: variant.skipped[place].reason)
    case .unknownScreen: return faults.first.map { .skipped(reason: $0.id.rawValue) } ?? .failed(nil)
    case .present(let place):
      let step = variant.steps[place]
      let fallbacks = step.targets.filter(\.isFallback).map(\.element.id)
      let isCentred = step.targets.isEmpty && !step.step.targets.isEmpty
      return fallbacks.isEmpty && !isCentred ? .resolved : .fallback(fallbacks)
    }
  }

  private mutating func report(_ screen: MissingScreen, of step: Int) {
    switch screen {
    case .unnamed:
      let id = resolved.tutorial.steps[step].id
      diagnostics.append(
        Diagnostic(
          .missingKey, "step \"\(id.value)\" needs the key \"screen\": the layouts have several screens",
          at: words.span(id.range), notes: [.init("screens: \(resolved.screens.joined(separator: ", "))")]))
    case .unknown(let name):
      let span = words.span(name.range)
      let nearest = nearestName(to: name.value, among: resolved.screens)
      diagnostics.append(
        Diagnostic(
          .unknownScreen, "no layout has a screen \"\(excerpt(name.value))\"", at: span,
          notes: nearest == nil ? [.init("screens: \(excerpt(resolved.screens.joined(separator: ", ")))")] : []
        ).proposing(nearest))
    case .withoutSnapshot(let name, let range):
      diagnostics.append(
        Diagnostic(
          .missingSnapshot, "no snapshot of screen \"\(excerpt(name))\" in variant \"\(excerpt(variant.id))\"",
          at: words.span(range)))
    }
  }
}
