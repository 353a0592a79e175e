package import TutorialCompiler
import TutorialGeometry
import TutorialIdentity
import TutorialLanguage
import TutorialLayouts
import TutorialLocks
import TutorialRelocation
import TutorialScreens
import TutorialSelectors
import TutorialSyntax

/// Judges the effect of new layouts on each step: it holds, has moved, or breaks.
///
/// - Parameters:
///   - old: the tutorial over today's layouts, with the severities that are reported.
///   - new: the same over the new snapshots (`SnapshotPairing.replaced`).
///   - pairing: the pairs of old and new snapshots.
/// - Returns: the drift, or nil if compiling either side didn't get as far as its steps.
package func judgeDrift(from old: Analysis, to new: Analysis, _ pairing: SnapshotPairing) -> TutorialDrift? {
  guard let tutorial = old.tutorial, let before = old.resolved, let after = new.resolved,
    let library = new.library
  else { return nil }
  let judge = DriftJudge(old, new, pairing, library)
  var variants: [VariantDrift] = []
  for variant in before.variants {
    guard let other = after.variants.first(where: { $0.id == variant.id }) else { continue }
    let drift = judge.judge(variant, other, tutorial)
    if !drift.screens.isEmpty { variants.append(drift) }
  }
  judge.propose(for: &variants)
  let visited = Set(before.variants.flatMap { variant in variant.selectors.compactMap { $0.snapshot?.screen } })
  return TutorialDrift(
    tutorial: tutorial.id.value, path: old.path, variants: variants,
    missing: pairing.missing.filter { visited.contains($0.screen) })
}

private final class DriftJudge {
  private let old: Analysis
  private let new: Analysis
  private let pairing: SnapshotPairing
  private let library: LayoutLibrary
  private let kin = ElementLocator()
  private var changes: [ObjectIdentifier: ScreenChange] = [:]
  /// The matches on the new screens, by the range of the selector.
  private var found: [ByteRange: [ElementOccurrence]] = [:]

  init(_ old: Analysis, _ new: Analysis, _ pairing: SnapshotPairing, _ library: LayoutLibrary) {
    (self.old, self.new, self.pairing, self.library) = (old, new, pairing, library)
  }

  /// Returns the new screen that replaces one of today's, or nil if there is none.
  private func counterpart(_ snapshot: Snapshot) -> (pair: (old: Snapshot, new: Snapshot), snapshot: Snapshot)? {
    let pair = pairing.pairs.first { $0.old.screen == snapshot.screen && $0.old.variant == snapshot.variant }
    guard let pair, let new = library.snapshot(screen: snapshot.screen, variant: snapshot.variant) else { return nil }
    return (pair, new)
  }

  private func change(of snapshot: Snapshot, to new: Snapshot) -> ScreenChange {
    if let known = changes[ObjectIdentifier(snapshot)] { return known }
    let change = ScreenChange(from: snapshot, to: new, kin)
    changes[ObjectIdentifier(snapshot)] = change
    return change
  }

  // MARK: Steps

  func judge(_ variant: ResolvedVariant, _ other: ResolvedVariant, _ tutorial: Tutorial) -> VariantDrift {
    var drift = VariantDrift(variant: variant.id, screens: [], steps: [], unjudged: 0)
    for (place, course) in variant.courses.enumerated() {
      guard case .present(let index) = course, tutorial.steps.indices.contains(place) else { continue }
      let snapshot = variant.steps[index].snapshot
      guard let (pair, screen) = counterpart(snapshot) else {
        drift.unjudged += 1
        continue
      }
      if !drift.screens.contains(where: { $0.pair.old.screen == snapshot.screen }) {
        drift.screens.append((pair, change(of: snapshot, to: screen)))
      }
      let declaration = tutorial.steps[place]
      var step = StepDrift(
        step: declaration.id.value, span: SourceSpan(tutorial.source, declaration.id.range), place: place)
      let results = other.selectors.filter { $0.step == place }
      for result in variant.selectors where result.step == place {
        if let change = judge(result, among: results, on: screen) { step.changes.append(change) }
      }
      let whole = SourceSpan(tutorial.source, declaration.range)
      step.errors = fresh(in: whole, variant.id) { $0 == .error }
      step.remarks = fresh(in: whole, variant.id) { $0 != .error }
      drift.steps.append(step)
    }
    return drift
  }

  /// Returns the diagnostics of a step that appear only with the new layouts.
  private func fresh(
    in whole: SourceSpan, _ variant: String, _ isWanted: (Diagnostic.Severity) -> Bool
  ) -> [Diagnostic] {
    func isAbout(_ diagnostic: Diagnostic) -> Bool {
      guard let place = diagnostic.primary, place.source.path == whole.source.path else { return false }
      return whole.range.range.lowerBound <= place.range.range.lowerBound
        && place.range.range.upperBound <= whole.range.range.upperBound
        && (diagnostic.variants.isEmpty || diagnostic.variants.contains(variant))
    }
    let known = old.diagnostics.filter(isAbout).map { [$0.id.rawValue, "\($0.primary?.range.start ?? 0)"] }
    return new.diagnostics.filter { diagnostic in
      isWanted(diagnostic.severity) && isAbout(diagnostic) && !Self.aboutSources.contains(diagnostic.id)
        && !known.contains([diagnostic.id.rawValue, "\(diagnostic.primary?.range.start ?? 0)"])
    }
  }

  /// Diagnostics about the tutorial's own text, or about missing captures: layouts don't affect them.
  private static let aboutSources: [DiagnosticID] = [
    .fragileSelector, .localisedSelector, .unprovenLocale, .unprovenTextSize, .matchesNothing,
  ]

  // MARK: Elements

  /// Judges the change of a selector that matches an element today.
  ///
  /// Returns nil if nothing can be said, or the step doesn't need the element.
  private func judge(
    _ result: SelectorResult, among others: [SelectorResult], on screen: Snapshot
  ) -> StepDrift.Change? {
    guard !result.role.isOptional, let snapshot = result.snapshot, let index = Self.element(of: result.outcome) else {
      return nil
    }
    let occurrence = ElementOccurrence(snapshot, index)
    let other = others.first { $0.role == result.role && $0.selector.range == result.selector.range }
    var change = StepDrift.Change(selector: result.selector, old: occurrence)
    change.new = other.flatMap { Self.element(of: $0.outcome) }.map { ElementOccurrence(screen, $0) }
    let outcome = kin.outcome(of: occurrence, on: screen)
    if let new = change.new, isSame(occurrence, new, outcome, result.selector) {
      found[result.selector.range, default: []].append(new)
      let (before, after) = (snapshot.elements.globalFrame(index), screen.elements.globalFrame(new.index))
      change.verdict = self.change(of: snapshot, to: screen).explains(before, after) ? .holds : .moved
      return change
    }
    change.verdict = .breaks
    switch outcome {
    case .found(let candidate): change.likely = [ElementOccurrence(screen, candidate.place)]
    case .candidates, .gone, .crowded:
      if let namesake = namesake(of: occurrence, on: screen) {
        change.likely = [namesake]
      } else if case .candidates(let candidates) = outcome {
        change.likely = candidates.prefix(3).map { ElementOccurrence(screen, $0.place) }
        return change
      }
    }
    change.isSure = !change.likely.isEmpty
    if let likely = change.likely.first { found[result.selector.range, default: []].append(likely) }
    return change
  }

  /// Finds an element whose native id equals today's text of the old one, or an ancestor of the same type.
  ///
  /// Developers often name an element after its first text, so this works across languages. Returns nil if several
  /// elements have such an id.
  private func namesake(of old: ElementOccurrence, on screen: Snapshot) -> ElementOccurrence? {
    let (before, after) = (old.snapshot.elements, screen.elements)
    let said = [before.label(old.index), before.text(old.index)]
      .compactMap { $0?.text(for: old.snapshot.traits.locale).map(Self.folded) }
    let named = after.indices.filter {
      after.identity($0) == .native && !after.id($0).isEmpty && said.contains(Self.folded(after.id($0)))
    }
    guard named.count == 1 else { return nil }
    let holder = sequence(first: named[0], next: after.parent).first { after.type($0) == before.type(old.index) }
    return holder.map { ElementOccurrence(screen, $0) }
  }

  /// Returns only letters and digits, in lower case: `SCREEN_TIME` and "Screen Time" become equal.
  private static func folded(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.lowercased().unicodeScalars.filter { $0.properties.isAlphabetic || ("0"..."9").contains($0) }))
  }

  private static func element(of outcome: SelectorOutcome) -> Int? {
    switch outcome {
    case .found(let found): found.first
    case .unusable(let index, _): index
    case .absent, .ambiguous, .unknown: nil
    }
  }

  /// Applies the rule of locks to a selector that means a position, or matches a pattern.
  ///
  /// The element there may be another, or have another text. Returns nil for other selectors.
  private func isSamePlace(_ old: ElementOccurrence, _ new: ElementOccurrence, _ selector: Selector) -> Bool? {
    let search = ElementSearch(Budget())
    let screen = LockedScreen(old.snapshot, search: search)
    let rule = LockedSelector(selector, on: screen).rule(naming: old.index)
    guard rule == .place || rule == .pattern else { return nil }
    let entry = lockElement(old.index, on: screen, namedBy: selector, as: LockKey())
    let newScreen = LockedScreen(new.snapshot, search: search)
    let verdict = LockComparison(entry, selector, on: newScreen).verdict(of: new.index)
    // Texts and positions may both have changed with the language: the relocation decides.
    if case .drifted = verdict { return rule == .place ? false : nil }
    return true
  }

  /// Returns true if a selector names the same element on the new screen as today.
  ///
  /// Without a certain relocation, an unchanged text decides. On a screen in another language texts prove nothing.
  /// There, an element of the same type counts as the same if its selector doesn't depend on positions.
  private func isSame(
    _ old: ElementOccurrence, _ new: ElementOccurrence, _ outcome: RelocationOutcome, _ selector: Selector
  ) -> Bool {
    if let isSamePlace = isSamePlace(old, new, selector) { return isSamePlace }
    let (before, after) = (old.snapshot.elements, new.snapshot.elements)
    let (locale, otherLocale) = (old.snapshot.traits.locale, new.snapshot.traits.locale)
    switch outcome {
    case .found(let candidate): return candidate.place == new.index
    case .candidates(let candidates) where candidates.first?.place == new.index: return true
    case .candidates, .gone, .crowded:
      guard before.type(old.index) == after.type(new.index) else { return false }
      let (said, says) = (
        [before.label(old.index), before.text(old.index)].map { $0?.text(for: locale) },
        [after.label(new.index), after.text(new.index)].map { $0?.text(for: otherLocale) }
      )
      if said.contains(where: { $0 != nil }), said == says { return true }
      return Self.language(locale) != Self.language(otherLocale) && !isByPlace(selector, new)
    }
  }

  private static func language(_ locale: String?) -> Substring? {
    locale?.lowercased().prefix { $0 != "-" && $0 != "_" }
  }

  /// Returns true if a selector depends on positions, its own or those in an id that an importer made up.
  private func isByPlace(_ selector: Selector, _ element: ElementOccurrence) -> Bool {
    selector.terms.contains { term in
      switch term.value {
      case .label, .text, .value, .type, .nativeId: false
      case .id: element.snapshot.elements.identity(element.index) != .native
      case .within(let inner), .has(let inner): isByPlace(inner, element)
      case .anyOf(let selectors): selectors.contains { isByPlace($0, element) }
      default: true
      }
    }
  }

  // MARK: Proposals

  /// Proposes selectors for elements that surely have moved elsewhere.
  ///
  /// A proposal matches them in all variants, and in today's layouts too if these stay in use.
  func propose(for variants: inout [VariantDrift]) {
    let advisor = SelectorAdvisor()
    for variant in variants.indices {
      for step in variants[variant].steps.indices {
        for place in variants[variant].steps[step].changes.indices {
          let change = variants[variant].steps[step].changes[place]
          guard change.verdict == .breaks, change.isSure, let old = change.old else { continue }
          let news = found[change.selector.range] ?? change.likely
          let stays = counterpart(old.snapshot).map { $0.pair.new.variant != old.snapshot.variant } ?? false
          var fix = stays ? advisor.suggestion(for: [old] + news) : nil
          if fix?.isFragile ?? true { fix = advisor.suggestion(for: news) ?? fix }
          variants[variant].steps[step].changes[place].fix = fix
        }
      }
    }
  }
}
