import TutorialGeometry
import TutorialLanguage
import TutorialSelectors
import TutorialSyntax

/// Resolves the selectors of one step on one screen, without reporting anything.
struct SelectorResolver {
  /// A target that is missing or can't be shown, as an index into the results.
  struct MissingTarget: Error {
    var result: Int
  }

  private let step: Int
  private let snapshot: Snapshot
  private let check: TargetCheck
  private let search: StepSearch
  private var matcher: SelectorMatcher
  /// The results so far: those of earlier steps, then the step's own.
  private(set) var results: [SelectorResult]
  /// The requirements for scrolling the target in, or nil if the step doesn't scroll.
  var scroll: ScrollPlan.Requirements?
  /// The clipping of holes, if the author wrote it and so expects it.
  var writtenClip: CutoutClip?
  /// The scroll moves for the step's first target in a scroll container.
  private(set) var moves: [ScrollMove] = []
  /// That target, or nil if there is none yet.
  private(set) var scrolled: Int?
  /// The number of the step's fallbacks that were tried.
  private var triedFallbacks = 0

  /// - Parameters:
  ///   - step: the index among the tutorial's steps.
  ///   - results: the results of earlier steps' selectors.
  init(_ snapshot: Snapshot, step: Int, search: StepSearch, after results: consuming [SelectorResult]) {
    self.results = results
    self.step = step
    self.snapshot = snapshot
    self.check = TargetCheck(snapshot)
    self.search = search
    self.matcher = SelectorMatcher(snapshot, search: search.elements)
  }

  /// Returns the elements to highlight. An unusable target is replaced by the first usable fallback.
  mutating func targets(_ items: [StepTarget], fallback: [Selector]) -> Result<[ResolvedTarget], MissingTarget> {
    var targets: [ResolvedTarget] = []
    for (place, item) in items.enumerated() {
      let (outcome, impairments) = target(item.selector)
      var found = element(of: outcome)
      var isFallback = false
      if found == nil, !outcome.isAmbiguous {
        found = self.fallback(fallback, besides: targets)
        isFallback = true
      }
      note(item.selector, .target, outcome, impairments)
      guard let found else {
        let missing = MissingTarget(result: results.count - 1)
        lookUp(items[(place + 1)...].map(\.selector), as: .target)
        return .failure(missing)
      }
      targets.append(ResolvedTarget(element: found, item: item, isFallback: isFallback))
    }
    return .success(targets)
  }

  /// Returns the first fallback that can be shown and isn't a target yet.
  private mutating func fallback(_ selectors: [Selector], besides targets: [ResolvedTarget]) -> ResolvedElement? {
    for (place, selector) in selectors.enumerated() {
      let (outcome, impairments) = target(selector)
      // Each of several targets tries all fallbacks, with the same outcomes.
      if place == triedFallbacks {
        triedFallbacks += 1
        note(selector, .fallback, outcome, impairments, outcome.isAmbiguous ? .error : .none)
      }
      guard let found = element(of: outcome), !targets.contains(where: { $0.element.index == found.index }) else {
        continue
      }
      return found
    }
    return nil
  }

  /// Returns the outcome of a selector for a highlighted element.
  private mutating func target(_ selector: Selector) -> (outcome: SelectorOutcome, impairments: [Impairment]) {
    let outcome = single(selector)
    guard case .found(let found) = outcome, let index = found.first else { return (outcome, []) }
    // The screen is scrolled once, for the first target that needs it. The others are checked at that position.
    let isScrolledIn = scroll != nil && !snapshot.scrollContainers(around: index).isEmpty
    var moves = self.moves
    if scrolled == nil, isScrolledIn, let scroll {
      moves = ScrollPlan(snapshot: snapshot, requirements: scroll, check: check).result(for: index).moves
    }
    guard snapshot.elements.isSolved(index) else { return (outcome, []) }
    // Each occluder is tested against the element.
    search.spend(snapshot.occluders.count)
    let visibility = check.visibility(of: index, moves: moves)
    if let concealment = check.concealment(of: visibility, isScrolledIn: isScrolledIn) {
      return (.unusable(index, concealment), [])
    }
    self.moves = moves
    if scrolled == nil, isScrolledIn { scrolled = index }
    return (outcome, impairments(of: visibility))
  }

  /// Returns the ways in which a visible element is partly hidden, without those that the author accepted.
  private func impairments(of visibility: ElementVisibility) -> [Impairment] {
    var impairments = check.impairments(of: visibility)
    if let suspected = suspected(over: visibility), suspected.adds(to: impairments) { impairments.append(suspected) }
    return impairments.filter { impairment in !(writtenClip.map(impairment.isAnswered) ?? false) }
  }

  /// Returns a potential cover on an imported screen that doesn't declare opaque elements.
  private func suspected(over visibility: ElementVisibility) -> Impairment? {
    guard snapshot.wasImported, !snapshot.areOccludersTold else { return nil }
    let suspects = search.suspects(of: snapshot)
    search.spend(suspects.all.count)
    return check.suspected(over: visibility, among: suspects).map {
      .perhapsCovered(by: $0.index, fraction: $0.fraction, isPanel: $0.isPanel)
    }
  }

  /// Returns the single match of a selector. Invisible candidates are dropped if others remain.
  private mutating func single(_ selector: Selector) -> SelectorOutcome {
    var candidates = matcher.candidates(selector)
    if candidates.count > 1 {
      // Each candidate is examined fully, here and for the message.
      search.spend(16 * candidates.count)
      let shown = candidates.filter { index in
        switch snapshot.elements.visibility(index) {
        case .hidden, .gone, .transparent: return false
        default: return !snapshot.elements.isSolved(index) || !snapshot.elements.globalFrame(index).isEmpty
        }
      }
      if !shown.isEmpty { candidates = shown }
    }
    if candidates.isEmpty { return absent(selector) }
    return candidates.count == 1 ? .found(candidates) : .ambiguous(Ambiguity(candidates, in: snapshot))
  }

  /// Returns the outcome of a selector that may match any number of elements.
  private mutating func anyNumber(_ candidates: [Int], _ selector: Selector) -> SelectorOutcome {
    candidates.isEmpty ? absent(selector) : .found(Array(candidates.prefix(SelectorOutcome.mostFound)))
  }

  private mutating func absent(_ selector: Selector) -> SelectorOutcome {
    let outside = matcher.candidatesAnywhere(selector)
    return .absent(outside: (outside.first, outside.count))
  }

  /// Returns an element that must exist, visible or not, such as an anchor, or nil.
  ///
  /// - Parameter consequence: the consequence if it is missing.
  mutating func required(
    _ selector: Selector, as role: SelectorRole, otherwise consequence: SelectorConsequence = .error
  ) -> ResolvedElement? {
    let outcome = single(selector)
    let found = element(of: outcome)
    note(selector, role, outcome, [], found == nil ? consequence : .none)
    return found
  }

  /// Returns the element of a tap rule, or nil, which is an error.
  ///
  /// An element that can't be tapped is a warning, because the person may bring it into view during the step. An
  /// element that only needs scrolling isn't reported.
  mutating func tapped(_ selector: Selector) -> ResolvedElement? {
    guard let found = required(selector, as: .tapped) else { return nil }
    if let concealment = untappable(found.index) {
      results[results.count - 1].outcome = .unusable(found.index, concealment)
      results[results.count - 1].consequence = .warning
    }
    return found
  }

  /// Returns the element that a rule or an item of `before` waits for, visible or not; nil is an error.
  ///
  /// - Parameter next: the screen of the next step, searched if the step's own screen has no match.
  mutating func awaited(_ selector: Selector, as role: SelectorRole, next: Snapshot?) -> AwaitedElement? {
    let own = single(selector)
    if own.isAbsent, let next {
      var other = SelectorResolver(next, step: step, search: search, after: [])
      let outcome = other.single(selector)
      if !outcome.isAbsent {
        let found = other.element(of: outcome)
        other.note(selector, role, outcome, [], found == nil ? .error : .none)
        results += other.results
        return found.map { AwaitedElement(element: $0, snapshot: next) }
      }
    }
    let found = element(of: own)
    note(selector, role, own, [], found == nil ? .error : .none)
    if found == nil, own.isAbsent { results[results.count - 1].next = next }
    return found.map { AwaitedElement(element: $0, snapshot: snapshot) }
  }

  /// Returns the reason why an element can't be tapped, or nil if it can or only needs scrolling.
  private func untappable(_ index: Int) -> Concealment? {
    guard snapshot.elements.isSolved(index),
      let concealment = check.concealment(of: check.visibility(of: index, moves: moves), isScrolledIn: false)
    else { return nil }
    switch concealment {
    case .clippedAway: return nil
    case .offScreen where !snapshot.scrollContainers(around: index).isEmpty: return nil
    case .hidden, .zeroSize, .inverted, .offScreen, .covered: return concealment
    }
  }

  /// Returns a selector's result at another scroll position, that of the step.
  mutating func recheck(_ result: SelectorResult, for step: ResolvedStep) -> SelectorResult {
    moves = step.scrolling
    writtenClip = step.step.cutout.clip?.value
    var result = result
    switch (result.role, result.outcome) {
    case (.target, .found(let found)), (.fallback, .found(let found)):
      guard let index = found.first, step.targets.contains(where: { $0.element.index == index }) else { break }
      search.spend(snapshot.occluders.count)
      result.impairments = impairments(of: check.visibility(of: index, moves: moves))
    case (.tapped, .found(let found)):
      guard let index = found.first, let concealment = untappable(index) else { break }
      (result.outcome, result.consequence) = (.unusable(index, concealment), .warning)
    case (.tapped, .unusable(let index, _)):
      let concealment = untappable(index)
      result.outcome = concealment.map { .unusable(index, $0) } ?? .found([index])
      result.consequence = concealment == nil ? .none : .warning
    default: break
    }
    return result
  }

  /// Returns all elements that match any of the selectors. They may be missing in a variant (`allow`, `avoid`).
  mutating func optional(_ selectors: [Selector], as role: SelectorRole) -> [ResolvedElement] {
    var found: [ResolvedElement] = []
    var known: Set<Int> = []
    for selector in selectors {
      let candidates = matcher.candidates(selector)
      note(selector, role, anyNumber(candidates, selector))
      for index in candidates where known.insert(index).inserted { found.append(resolved(index)) }
    }
    return found
  }

  /// Looks up the fallbacks that weren't needed.
  mutating func seekOtherFallbacks(_ selectors: [Selector]) {
    lookUp(selectors[min(triedFallbacks, selectors.count)...], as: .fallback)
  }

  /// Looks up selectors that aren't needed here, so that a name that never matches is reported.
  ///
  /// Optional ones are looked up until they match once.
  mutating func lookUp(_ selectors: some Sequence<Selector>, as role: SelectorRole) {
    for selector in selectors where !role.isOptional || !search.isFound(selector) {
      let candidates = matcher.candidates(selector)
      if role.isOptional, !candidates.isEmpty { search.markFound(selector) }
      note(selector, role, anyNumber(candidates, selector))
    }
  }

  mutating func setConsequence(_ missing: MissingTarget, _ consequence: SelectorConsequence) {
    results[missing.result].consequence = consequence
  }

  private mutating func note(
    _ selector: Selector, _ role: SelectorRole, _ outcome: SelectorOutcome, _ impairments: [Impairment] = [],
    _ consequence: SelectorConsequence = .none
  ) {
    results.append(
      SelectorResult(
        step: step, selector: selector, role: role, snapshot: snapshot, outcome: outcome, impairments: impairments,
        consequence: consequence))
  }

  private func element(of outcome: SelectorOutcome) -> ResolvedElement? {
    guard case .found(let found) = outcome else { return nil }
    return found.first.map { resolved($0) }
  }

  private func resolved(_ index: Int) -> ResolvedElement { check.element(index, moves: moves) }
}
