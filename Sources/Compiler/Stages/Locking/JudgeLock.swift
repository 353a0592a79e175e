import TutorialIdentity
import TutorialLanguage
import TutorialLocks
import TutorialSelectors
import TutorialSyntax

/// Compares the elements that a tutorial's selectors match with its lock and reports drift.
///
/// - Parameters:
///   - diagnostics: the selectors' diagnostics so far. If one matches nothing, the current place of its locked element
///     is added.
///   - isRequired: true if the lock must be up to date.
/// - Returns: the diagnostics, where the same defect in several variants is one diagnostic, and the selectors with a
///   locked element that can't be found with certainty.
func judgeLock(
  _ lock: TutorialLock, of resolved: ResolvedTutorial, isRequired: Bool, budget: Budget,
  adding diagnostics: inout [Diagnostic]
) -> (diagnostics: [Diagnostic], unlocated: Set<SourceSpan>) {
  var judge = LockJudge(lock, of: resolved, budget)
  judge.judge()
  let drifted = judge.drifted
  diagnostics.removeAll(where: judge.isHeld)
  for place in diagnostics.indices {
    judge.complete(&diagnostics[place])
    // A selector that matches the wrong element isn't a basis for suggesting one that always does.
    if diagnostics[place].id == .fragileSelector, let span = diagnostics[place].primary?.range.range,
      drifted.contains(where: { $0.range.lowerBound <= span.lowerBound && span.upperBound <= $0.range.upperBound })
    {
      (diagnostics[place].primaryLabel, diagnostics[place].fixits) = ("", [])
    }
  }
  return (judge.diagnostics + judge.staleness(isRequired), judge.unlocated)
}

private struct LockJudge {
  /// A locked reference and the result of its comparison.
  private struct Compared {
    let reference: LockedReference
    let entry: LockEntry
    let verdict: LockVerdict?
    /// The locked element's current index, if it is known.
    let place: Int?
    /// Otherwise, elements that may be the locked one, likeliest first.
    let candidates: [Int]

    /// True if the selector matches another element now, or none.
    var isLost: Bool {
      switch verdict {
      case .drifted, nil: true
      case .same, .changed: false
      }
    }
  }

  /// A selector of a step, in all variants.
  private struct Reference: Hashable {
    let step: String
    let part: String
  }

  private let lock: TutorialLock
  private let resolved: ResolvedTutorial
  private let screens: LockedScreens
  private let advisor: SelectorAdvisor
  private let words: SelectorWording
  private var compared: [Reference: [Compared]] = [:]
  private var order: [Reference] = []
  private var suggestions: [Reference: SelectorSuggestion] = [:]
  private var unlocked: [LockedReference] = []
  private var known: Set<LockKey> = []
  private(set) var diagnostics: [Diagnostic] = []
  private var isCutShort = false

  init(_ lock: TutorialLock, of resolved: ResolvedTutorial, _ budget: Budget) {
    self.lock = lock
    self.resolved = resolved
    screens = LockedScreens(ElementSearch(budget))
    advisor = SelectorAdvisor(budget: budget)
    words = SelectorWording(source: resolved.tutorial.source)
  }

  /// The selectors with a locked element that has drifted and can't be found with certainty.
  var unlocated: Set<SourceSpan> {
    let lost = compared.values.joined().filter { $0.isLost && $0.place == nil }
    return Set(lost.map { words.span(of: $0.reference.selector) })
  }

  /// The selectors that match another element than the locked one.
  var drifted: [ByteRange] {
    let all = compared.values.joined().filter { $0.isLost && $0.verdict != nil && $0.place != $0.reference.index }
    return Set(all.map(\.reference.selector.range)).sorted { $0.start < $1.start }
  }

  /// Compares all references and reports those that have drifted.
  mutating func judge() {
    for variant in resolved.variants {
      for reference in variant.references(of: resolved.tutorial) where !screens.search.isExceeded {
        compare(reference)
      }
    }
    // After an incomplete search, everything that wasn't looked for would seem to be gone.
    if let exceeded = screens.search.exceeded {
      (compared, order, isCutShort) = ([:], [], true)
      diagnostics = [exceeded.spending.kind.exceeded(exceeded.spending.limit, at: words.span(exceeded.range))]
      return
    }
    for key in order {
      // An author would want another selector for what is reported.
      guard let all = compared[key], all.contains(where: { $0.isLost || $0.entry.isWeak }) else { continue }
      suggestions[key] = suggestion(for: all)
    }
    var grouping = VariantGrouping()
    for variant in resolved.variants {
      var found: [Diagnostic] = []
      for key in order {
        for each in compared[key] ?? [] where each.reference.key.variant == variant.id {
          found += report(each, suggestions[key])
        }
      }
      grouping.add(found, variant: variant.id)
    }
    diagnostics = grouping.diagnostics
  }

  private mutating func compare(_ reference: LockedReference) {
    guard let entry = lock[reference.key], entry.selector == SelectorText.yaml(reference.selector) else {
      if reference.index != nil { unlocked.append(reference) }
      if lock[reference.key] != nil, reference.index == nil { known.insert(reference.key) }
      return
    }
    known.insert(reference.key)
    let screen = screens.screen(reference.snapshot)
    let verdict = reference.index.map { LockComparison(entry, reference.selector, on: screen).verdict(of: $0) }
    let (place, candidates) = place(of: entry, reference, verdict, on: screen)
    let key = Reference(step: reference.key.step, part: reference.key.part)
    if compared[key] == nil { order.append(key) }
    compared[key, default: []].append(
      Compared(reference: reference, entry: entry, verdict: verdict, place: place, candidates: candidates))
  }

  /// Returns the current index of a locked element if all locked properties match, or else the likeliest candidates.
  private func place(
    of entry: LockEntry, _ reference: LockedReference, _ verdict: LockVerdict?, on screen: LockedScreen
  ) -> (Int?, [Int]) {
    switch verdict {
    case .same, .changed: return (reference.index, [])
    case .drifted, nil:
      let search = LockSearch(entry, on: screen)
      return search.exactMatch.map { ($0, []) } ?? search.likeliest
    }
  }

  /// Returns a selector for the locked element on all screens where its place is known.
  private func suggestion(for all: [Compared]) -> SelectorSuggestion? {
    let occurrences = all.compactMap { each in each.place.map { ElementOccurrence(each.reference.snapshot, $0) } }
    guard !occurrences.isEmpty, let found = advisor.suggestion(for: occurrences), !found.isFragile else { return nil }
    return found.text == all.first?.entry.selector ? nil : found
  }

  // MARK: Messages

  private func report(_ each: Compared, _ suggestion: SelectorSuggestion?) -> [Diagnostic] {
    let span = words.span(of: each.reference.selector)
    let name = excerpt(SelectorText.yaml(each.reference.selector))
    switch each.verdict {
    case nil: return notFound(each, name, suggestion)
    case .drifted(let reason):
      let isItself = each.place != nil && each.place == each.reference.index
      let mayBeItself = each.place == nil && each.candidates.first == each.reference.index
      let naming = mayBeItself ? "may name" : "names"
      let what =
        isItself ? "is the locked element, but has changed" : "\(naming) another element than the locked one"
      var diagnostic = Diagnostic(
        .driftedTarget, "\(name) \(what): \(reason)", at: span,
        notes: [locked(each)])
      if isItself {
        diagnostic.notes.append(.init("to accept this, run `tutorialc lock`"))
        return [diagnostic]
      }
      if let index = each.reference.index {
        diagnostic.labels = [.init(each.reference.snapshot.elements.span(index), "this element now")]
      }
      propose(suggestion, each, &diagnostic)
      return [diagnostic]
    case .changed(let what):
      let changed = Diagnostic(.changedTarget, "\(name) has changed: \(what)", at: span, notes: [locked(each)])
      return [changed] + weakness(each, name, suggestion)
    case .same: return weakness(each, name, suggestion)
    }
  }

  /// Reports that the selector matches nothing any more, unless an error says so already.
  private func notFound(_ each: Compared, _ name: String, _ suggestion: SelectorSuggestion?) -> [Diagnostic] {
    let what: String
    switch each.reference.consequence {
    case .error, .warning: return []
    case .stepLeftOut: what = "the step is left out"
    case .stepCentred: what = "the step is shown without its target"
    case .spriteLeftOut: what = "a sprite is left out"
    case .none where each.reference.role == .fallback: return []
    case .none where each.reference.role == .target: what = "a fallback serves"
    case .none: what = "the step does without it"
    }
    var diagnostic = Diagnostic(
      .driftedTarget, "\(name) no longer names anything on the screen, but an element is locked: \(what)",
      at: words.span(of: each.reference.selector), notes: [locked(each)])
    propose(suggestion, each, &diagnostic)
    return [diagnostic]
  }

  /// Reports a locked element that only its place distinguishes from others.
  private func weakness(_ each: Compared, _ name: String, _ suggestion: SelectorSuggestion?) -> [Diagnostic] {
    guard each.entry.isWeak, let count = each.entry.count else { return [] }
    var diagnostic = Diagnostic(
      .weakLock, "\(name) names one of \(count) elements that differ only in their places",
      at: words.span(of: each.reference.selector))
    if let suggestion {
      diagnostic.primaryLabel = "`\(excerpt(suggestion.text(in: words.source)))` would tell it from the others"
      diagnostic.fixits = [fix(suggestion, each)]
    } else {
      diagnostic.notes.append(.init("an id from the app would tell it from the others"))
    }
    return [diagnostic]
  }

  /// Returns a note with the location of the lock entry.
  private func locked(_ each: Compared) -> Diagnostic.Note {
    .init("it is locked here", at: SourceSpan(lock.source, each.entry.range))
  }

  /// Adds the locked element's current place.
  private func propose(_ suggestion: SelectorSuggestion?, _ each: Compared, _ diagnostic: inout Diagnostic) {
    let elements = each.reference.snapshot.elements
    if let place = each.place {
      diagnostic.notes.append(
        .init("the locked element is \"\(excerpt(elements.id(place)))\" now", at: elements.span(place)))
    } else {
      diagnostic.notes.append(.init("no element on the screen is surely the locked one"))
      diagnostic.notes += each.candidates.prefix(3).filter { $0 != each.reference.index }.map {
        .init("it may be \"\(excerpt(elements.id($0)))\" now", at: elements.span($0))
      }
    }
    if let suggestion, each.place != nil { diagnostic.fixits = [fix(suggestion, each)] }
    diagnostic.notes.append(.init("to accept the new one, run `tutorialc lock`"))
  }

  private func fix(_ suggestion: SelectorSuggestion, _ each: Compared) -> FixIt {
    suggestion.fix(replacing: SourceSpan(words.source, each.reference.selector.range))
  }

  /// Adds the locked element's current place to the diagnostic of a selector without a single match.
  func complete(_ diagnostic: inout Diagnostic) {
    guard [.unknownTarget, .missingInVariant, .ambiguousTarget].contains(diagnostic.id),
      let primary = diagnostic.primary
    else { return }
    for key in order {
      guard let each = compared[key]?.first(where: { $0.verdict == nil && $0.place != nil }),
        words.span(of: each.reference.selector) == primary, let place = each.place
      else { continue }
      let elements = each.reference.snapshot.elements
      diagnostic.notes.append(
        .init("the locked element is \"\(excerpt(elements.id(place)))\" now", at: elements.span(place)))
      if let suggestion = suggestions[key] {
        diagnostic.primaryLabel = "`\(excerpt(suggestion.text(in: words.source)))` names the locked element"
        diagnostic.fixits = [fix(suggestion, each)]
      }
      return
    }
  }

  /// Returns true for a warning about an `nth` that the lock pins to a place in a container, wherever it is used.
  ///
  /// Another container would be an error, and the element in the place is free to change.
  func isHeld(_ diagnostic: Diagnostic) -> Bool {
    guard diagnostic.id == .fragileSelector, let primary = diagnostic.primary else { return false }
    let uses = compared.values.joined().filter { each in
      each.reference.selector.terms.contains { term in
        if case .nth = term.value { return SourceSpan(words.source, term.range) == primary }
        return false
      }
    }
    return !uses.isEmpty
      && uses.allSatisfy { each in
        let isInContainer = each.entry.container != nil || each.entry.containerType != nil
        return each.entry.rule == .place && isInContainer
      }
  }

  /// Reports missing and superfluous entries of the lock.
  func staleness(_ isRequired: Bool) -> [Diagnostic] {
    if isCutShort { return [] }
    let met = known.union(unlocked.map(\.key))
    return lockStaleness(lock, of: resolved, lacking: unlocked, met: met, isRequired: isRequired)
  }
}
