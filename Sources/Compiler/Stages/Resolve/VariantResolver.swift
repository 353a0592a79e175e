import TutorialGeometry
import TutorialLanguage
import TutorialLayouts
import TutorialSyntax
import TutorialTour

/// Resolves the steps of a tutorial in one variant.
struct VariantResolver {
  private let tutorial: Tutorial
  private let library: LayoutLibrary
  private let search: StepSearch
  private var result: ResolvedVariant

  /// - Parameter first: the snapshot whose traits and display represent the variant.
  init(_ tutorial: Tutorial, _ library: LayoutLibrary, variant: String, first: Snapshot, search: StepSearch) {
    self.tutorial = tutorial
    self.library = library
    self.search = search
    result = ResolvedVariant(id: variant, snapshot: first, steps: [], skipped: [])
  }

  /// Returns the variant with its steps.
  ///
  /// - Parameter merged: the cache of merged steps, shared by all variants.
  mutating func resolve(_ merged: inout MergedSteps) -> ResolvedVariant {
    let traits = result.snapshot.traits
    for index in tutorial.steps.indices where !search.isExceeded {
      search.enter(tutorial.steps[index].styleIndices.count, stylesOfStepAt: tutorial.steps[index].id.range)
      let step = merged.step(index) { $0.matches { traits[$0] } }
      if let only = step.partial.only, !only.matches({ traits[$0] }) {
        skip(step, reason: "only")
        continue
      }
      search.enter(step)
      switch snapshot(for: step) {
      case .success(let snapshot):
        resolve(step, on: snapshot, before: step.awaitsElements ? following(step, on: snapshot, &merged) : nil)
      case .failure(let stuck):
        // The selectors that are looked up even if they aren't needed.
        let sought: [([Selector], SelectorRole)] = [
          (step.targets.map(\.selector), .target), (step.fallback, .fallback),
          (step.interaction?.allow?.value ?? [], .allowed), (step.callout?.avoid?.value ?? [], .avoided),
        ]
        for (selectors, role) in sought {
          result.selectors += selectors.map {
            SelectorResult(step: index, selector: $0, role: role, outcome: .unknown)
          }
        }
        result.courses.append(.unknownScreen(stuck.screen))
      }
    }
    return result
  }

  private mutating func skip(_ step: Step, reason: String) {
    result.courses.append(.skipped(result.skipped.count))
    result.skipped.append(SkippedStep(index: step.index, id: step.id.value, reason: reason))
  }

  /// Returns the screen of the variant's next step if it differs from the step's own, or nil.
  private func following(_ step: Step, on snapshot: Snapshot, _ merged: inout MergedSteps) -> Snapshot? {
    let traits = result.snapshot.traits
    for index in tutorial.steps.indices.dropFirst(step.index + 1) {
      let next = merged.step(index) { $0.matches { traits[$0] } }
      if let only = next.partial.only, !only.matches({ traits[$0] }) { continue }
      guard case .success(let other) = self.snapshot(for: next), other.screen != snapshot.screen else { return nil }
      return other
    }
    return nil
  }

  /// - Parameter next: the screen of the next step, if it has to be searched.
  private mutating func resolve(_ step: Step, on snapshot: Snapshot, before next: Snapshot?) {
    // The list is moved into the resolver and back, so that it grows without being copied.
    var known: [SelectorResult] = []
    swap(&known, &result.selectors)
    var resolver = SelectorResolver(snapshot, step: step.index, search: search, after: known)
    known = []
    defer { result.selectors = resolver.results }
    resolver.scroll = ScrollPlan.Requirements(step, rightToLeft: snapshot.traits.direction == .rightToLeft)
    resolver.writtenClip = step.cutout.clip?.value
    var found: [ResolvedTarget] = []
    var scrolling: [ScrollMove] = []
    let (allow, avoid) = (step.interaction?.allow?.value ?? [], step.callout?.avoid?.value ?? [])
    switch resolver.targets(step.targets, fallback: step.fallback) {
    case .success(let targets):
      found = targets
      scrolling = resolver.moves
      resolver.seekOtherFallbacks(step.fallback)
    case .failure(let missing):
      resolver.seekOtherFallbacks(step.fallback)
      switch step.onMissing {
      case .error: resolver.setConsequence(missing, .error)
      case .center: resolver.setConsequence(missing, .stepCentred)
      case .skip:
        resolver.setConsequence(missing, .stepLeftOut)
        resolver.lookUp(allow, as: .allowed)
        resolver.lookUp(avoid, as: .avoided)
        skip(step, reason: resolver.results[missing.result].outcome.diagnostic?.rawValue ?? "")
        return
      }
    }
    let anchor = step.partial.anchor.flatMap { resolver.required($0, as: .anchor) }
    let allowed = resolver.optional(allow, as: .allowed)
    let avoided = resolver.optional(avoid, as: .avoided)
    let tapped = step.tapsElements ? step.rules.map { $0.tapped.flatMap { resolver.tapped($0) } } : []
    let (awaited, prepared) = awaited(by: step, &resolver, next)
    let rightToLeft = snapshot.traits.direction == .rightToLeft
    let sprites = step.sprites.compactMap { resolver.sprite($0, of: step, rightToLeft: rightToLeft) }
    result.courses.append(.present(result.steps.count))
    result.steps.append(
      ResolvedStep(
        step: step, snapshot: snapshot,
        StepElements(
          targets: found, anchor: anchor, allowed: allowed, avoided: avoided, tapped: tapped, awaited: awaited,
          prepared: prepared, scrolling: scrolling),
        sprites: sprites, scrolled: found.isEmpty ? nil : resolver.scrolled))
  }

  /// Returns the elements that the rules and the items of `before` wait for; empty if none does.
  ///
  /// An element that has to be gone is on the step's own screen.
  private func awaited(
    by step: Step, _ resolver: inout SelectorResolver, _ next: Snapshot?
  ) -> (rules: [AwaitedElement?], preparations: [AwaitedElement?]) {
    guard step.awaitsElements else { return ([], []) }
    func find(_ wanted: (selector: Selector, role: SelectorRole)?) -> AwaitedElement? {
      wanted.flatMap { resolver.awaited($0.selector, as: $0.role, next: $0.role.mayBeOnNextScreen ? next : nil) }
    }
    return (
      step.rules.map { find($0.trigger.value.awaited) }, (step.partial.before?.value ?? []).map { find($0.awaited) }
    )
  }

  private struct UnknownScreen: Error {
    var screen: MissingScreen?
  }

  /// Returns the snapshot of the step's screen in this variant.
  private func snapshot(for step: Step) -> Result<Snapshot, UnknownScreen> {
    let written = step.partial.screen
    guard let name = written?.value ?? (library.screens.count == 1 ? library.screens[0] : nil) else {
      return .failure(UnknownScreen(screen: .unnamed))
    }
    // Most steps use the same screen as the step before.
    if let last = result.steps.last?.snapshot, last.screen == name { return .success(last) }
    let range = written?.range ?? step.id.range
    guard library.hasScreen(name) else { return .failure(UnknownScreen(screen: .unknown(Located(name, range)))) }
    guard let snapshot = library.snapshot(screen: name, variant: result.id) else {
      return .failure(UnknownScreen(screen: .withoutSnapshot(name, range)))
    }
    return snapshot.isSolved ? .success(snapshot) : .failure(UnknownScreen(screen: nil))
  }
}

extension SelectorRole {
  /// True if the element may be on the next step's screen.
  fileprivate var mayBeOnNextScreen: Bool { self == .appearing || self == .appearingBefore }
}
