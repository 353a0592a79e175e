import TutorialGeometry
import TutorialLanguage
import TutorialSyntax
import TutorialTour

/// Resolves the steps of a tutorial in one variant.
struct VariantResolver {
  private let tutorial: Tutorial
  private let library: LayoutLibrary
  private let variant: String
  private let first: Snapshot
  private let words: TargetFindings
  private let search: ElementSearch
  private let presence: SelectorPresence
  /// What was found.
  private(set) var diagnostics: [Diagnostic] = []

  init(
    _ tutorial: Tutorial, _ library: LayoutLibrary, variant: String, first: Snapshot, search: ElementSearch,
    presence: SelectorPresence, words: TargetFindings
  ) {
    self.tutorial = tutorial
    self.library = library
    self.variant = variant
    self.first = first
    self.words = words
    self.search = search
    self.presence = presence
  }

  /// The variant with its steps.
  ///
  /// - Parameter merged: the steps as far as other variants had them.
  mutating func resolve(_ merged: inout MergedSteps) -> ResolvedVariant {
    var result = ResolvedVariant(id: variant, snapshot: first, steps: [], skipped: [])
    for index in tutorial.steps.indices where !search.isExceeded {
      search.enter(tutorial.steps[index])
      let step = merged.step(index) { $0.matches { first.traits[$0] } }
      if let only = step.partial.only, !only.matches({ first.traits[$0] }) {
        result.skipped.append(SkippedStep(index: index, id: step.id.value, reason: "only"))
        result.outcomes.append(.skipped(reason: "only"))
        continue
      }
      search.enter(step)
      let known = diagnostics.count
      guard let snapshot = snapshot(for: step) else {
        for selector in step.presences.flatMap(\.selectors) { presence.find(selector) }
        result.outcomes.append(.failed(error(after: known)))
        continue
      }
      switch resolve(step, on: snapshot) {
      case .present(let resolved):
        result.steps.append(resolved)
        result.outcomes.append(error(after: known).map { .failed($0) } ?? outcome(of: resolved))
      case .skipped(let reason):
        result.skipped.append(SkippedStep(index: index, id: step.id.value, reason: reason))
        result.outcomes.append(.skipped(reason: reason))
      }
    }
    return result
  }

  /// The first error among the findings since there were so many.
  private func error(after count: Int) -> DiagnosticID? {
    diagnostics[count...].first { $0.severity == .error }?.id
  }

  private func outcome(of step: ResolvedStep) -> StepOutcome {
    let fallbacks = step.targets.filter(\.isFallback).map(\.element.id)
    let isCentred = step.targets.isEmpty && !step.step.targets.isEmpty
    return fallbacks.isEmpty && !isCentred ? .resolved : .fallback(fallbacks)
  }

  private enum Outcome {
    case present(ResolvedStep)
    case skipped(reason: String)
  }

  private mutating func resolve(_ step: Step, on snapshot: Snapshot) -> Outcome {
    var resolver = SelectorResolver(snapshot, words: words, search: search)
    defer { diagnostics += resolver.diagnostics }
    resolver.alignment = step.scroll?.alignOrDefault
    resolver.isClipWritten = step.cutout.clip != nil
    var resolved = ResolvedStep(
      step: step, snapshot: snapshot, targets: [], anchor: nil, allowed: [], avoided: [], tapped: [], scrolling: [])
    for (selectors, role) in step.presences { resolver.seek(selectors, as: role, in: presence) }
    if !step.targets.isEmpty {
      switch resolver.targets(step.targets, fallback: step.fallback) {
      case .success(let targets):
        resolved.targets = targets
        resolved.scrolling = resolver.moves
      case .failure(let failure):
        switch step.onMissing {
        case .error:
          resolver.report(failure)
        case .skip:
          resolver.note(failure, "step \"\(step.id.value)\" is left out", at: step)
          return .skipped(reason: failure.diagnostic.id.rawValue)
        case .center:
          resolver.note(failure, "step \"\(step.id.value)\" is shown without its target", at: step)
        }
      }
    }
    resolved.anchor = step.partial.anchor.flatMap { resolver.required($0) }
    resolved.allowed = resolver.optional(step.partial.interaction?.allow?.value ?? [])
    resolved.avoided = resolver.optional(step.callout?.avoid?.value ?? [])
    resolved.tapped = step.rules.map { rule in
      guard case .tap(let selector) = rule.trigger.value else { return nil }
      return resolver.tapped(selector)
    }
    let rightToLeft = snapshot.traits.direction == .rightToLeft
    resolved.sprites = step.sprites.compactMap { resolver.sprite($0, of: step, rightToLeft: rightToLeft) }
    return .present(resolved)
  }

  /// The snapshot of the step's screen in this variant, or nil, which is reported.
  private mutating func snapshot(for step: Step) -> Snapshot? {
    let written = step.partial.screen
    guard let name = written?.value ?? (library.screens.count == 1 ? library.screens[0] : nil) else {
      diagnostics.append(
        Diagnostic(
          .missingKey, "step \"\(step.id.value)\" needs the key \"screen\": the layouts have several screens",
          at: words.span(step.id.range), notes: [.init("screens: \(library.screens.joined(separator: ", "))")]))
      return nil
    }
    let range = written?.range ?? step.id.range
    guard library.hasScreen(name) else {
      diagnostics.append(unknownScreen(name, at: words.span(range)))
      return nil
    }
    guard let snapshot = library.snapshot(screen: name, variant: variant) else {
      diagnostics.append(
        Diagnostic(
          .missingSnapshot, "no snapshot of screen \"\(excerpt(name))\" in variant \"\(excerpt(variant))\"",
          at: words.span(range)))
      return nil
    }
    return snapshot.isSolved ? snapshot : nil
  }

  private func unknownScreen(_ name: String, at span: SourceSpan) -> Diagnostic {
    var diagnostic = Diagnostic(.unknownScreen, "no layout has a screen \"\(excerpt(name))\"", at: span)
    if let nearest = nearestName(to: name, among: library.screens) {
      diagnostic.primaryLabel = "did you mean \"\(nearest)\"?"
      diagnostic.fixits = [FixIt("replace it with \"\(nearest)\"", .maybe, [.init(span, nearest)])]
    } else {
      diagnostic.notes = [.init("screens: \(excerpt(library.screens.joined(separator: ", ")))")]
    }
    return diagnostic
  }
}
