import TutorialGeometry
import TutorialLanguage
import TutorialSelectors
import TutorialSyntax

/// Resolves the selectors of one step on one screen. Each comes to an outcome; nothing is said of it here.
struct SelectorResolver {
  /// A target that is not there or cannot be shown, as a place among the results.
  struct MissingTarget: Error {
    var result: Int
  }

  private let step: Int
  private let snapshot: Snapshot
  private let check: TargetCheck
  private let search: StepSearch
  private var matcher: SelectorMatcher
  /// What the selectors came to so far: those of the steps before, then its own.
  private(set) var results: [SelectorResult]
  /// How the step scrolls its target in; nil where it does not.
  var scroll: ScrollPlan.Wish?
  /// How holes are clipped, where the author wrote that, and so knows of it.
  var writtenClip: CutoutClip?
  /// How the screen is scrolled for the step's first target that lies in a scroll container.
  private(set) var moves: [ScrollMove] = []
  /// That target; nil where there is none yet.
  private(set) var scrolled: Int?
  /// How many of the step's fallbacks were looked for, from the first on.
  private var triedFallbacks = 0

  /// - Parameters:
  ///   - step: the place among the tutorial's steps.
  ///   - results: what the selectors of the steps before came to.
  init(_ snapshot: Snapshot, step: Int, search: StepSearch, after results: consuming [SelectorResult]) {
    self.results = results
    self.step = step
    self.snapshot = snapshot
    self.check = TargetCheck(snapshot)
    self.search = search
    self.matcher = SelectorMatcher(snapshot, search: search.elements)
  }

  /// The elements to highlight. An item that cannot be used is replaced by the first fallback that can.
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
        seek(items[(place + 1)...].map(\.selector), as: .target)
        return .failure(missing)
      }
      targets.append(ResolvedTarget(element: found, item: item, isFallback: isFallback))
    }
    return .success(targets)
  }

  /// The first fallback that can be shown and that is no target yet.
  private mutating func fallback(_ selectors: [Selector], besides targets: [ResolvedTarget]) -> ResolvedElement? {
    for (place, selector) in selectors.enumerated() {
      let (outcome, impairments) = target(selector)
      // Of several targets each tries all of them; what they come to is the same.
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

  /// What a selector of something to highlight comes to.
  private mutating func target(_ selector: Selector) -> (outcome: SelectorOutcome, impairments: [Impairment]) {
    let outcome = single(selector)
    guard case .found(let found) = outcome, let index = found.first else { return (outcome, []) }
    // The screen is scrolled once, for the first target that it is scrolled for; the others are seen as they then lie.
    let isScrolledIn = scroll != nil && !snapshot.scrollContainers(around: index).isEmpty
    var moves = self.moves
    if scrolled == nil, isScrolledIn, let scroll {
      moves = ScrollPlan(snapshot, scroll, check).result(for: index).moves
    }
    guard snapshot.elements.isSolved(index) else { return (outcome, []) }
    // Each of them is asked whether it covers the element.
    search.spend(snapshot.occluders.count)
    let sight = check.sight(of: index, moves: moves)
    if let concealment = check.concealment(of: sight, isScrolledIn: isScrolledIn) {
      return (.unusable(index, concealment), [])
    }
    self.moves = moves
    if scrolled == nil, isScrolledIn { scrolled = index }
    return (outcome, impairments(of: sight))
  }

  /// In which ways an element that can be shown is not shown as a whole, but for those that the author has answered.
  private func impairments(of sight: TargetSight) -> [Impairment] {
    var impairments = check.impairments(of: sight)
    if let suspected = suspected(over: sight), suspected.adds(to: impairments) { impairments.append(suspected) }
    return impairments.filter { impairment in !(writtenClip.map(impairment.isAnswered) ?? false) }
  }

  /// What may lie over an element of an imported screen that does not say what is opaque there.
  private func suspected(over sight: TargetSight) -> Impairment? {
    guard snapshot.wasImported, !snapshot.areOccludersTold else { return nil }
    let suspects = search.suspects(of: snapshot)
    search.spend(suspects.all.count)
    return check.suspected(over: sight, among: suspects).map {
      .perhapsCovered(by: $0.index, fraction: $0.fraction, isPanel: $0.isPanel)
    }
  }

  /// The one element that a selector names. Candidates that are not shown drop out if others remain.
  private mutating func single(_ selector: Selector) -> SelectorOutcome {
    var candidates = matcher.candidates(selector)
    if candidates.count > 1 {
      // Each is looked at as a whole, here and for what is said of it.
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

  /// What a selector comes to of which any number will do.
  private mutating func some(_ candidates: [Int], _ selector: Selector) -> SelectorOutcome {
    candidates.isEmpty ? absent(selector) : .found(Array(candidates.prefix(SelectorOutcome.mostFound)))
  }

  private mutating func absent(_ selector: Selector) -> SelectorOutcome {
    .absent(OutsideMatches(matcher.candidatesAnywhere(selector)))
  }

  /// An element that must be there, such as an anchor; nil where it is not, which is an error.
  mutating func required(_ selector: Selector, as role: SelectorRole) -> ResolvedElement? {
    let outcome = single(selector)
    let found = element(of: outcome)
    note(selector, role, outcome, [], found == nil ? .error : .none)
    return found
  }

  /// The element of a tap rule; nil where it is not there, which is an error. One that is there and that nobody can tap
  /// is worth a warning: what a person does meanwhile may bring it into sight. What only has to be scrolled is not.
  mutating func tapped(_ selector: Selector) -> ResolvedElement? {
    guard let found = required(selector, as: .tapped) else { return nil }
    if let concealment = untappable(found.index) {
      results[results.count - 1].outcome = .unusable(found.index, concealment)
      results[results.count - 1].consequence = .warning
    }
    return found
  }

  /// The element that a rule or an item of `before` waits for, whether or not it can be seen; nil where it is nowhere,
  /// which is an error.
  ///
  /// - Parameter next: the screen of the next step, where it is looked for if the step's own screen has none.
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

  /// Why nobody can tap an element; nil where it can be tapped, or only has to be scrolled in.
  private func untappable(_ index: Int) -> Concealment? {
    guard snapshot.elements.isSolved(index),
      let concealment = check.concealment(of: check.sight(of: index, moves: moves), isScrolledIn: false)
    else { return nil }
    switch concealment {
    case .clippedAway: return nil
    case .offScreen where !snapshot.scrollContainers(around: index).isEmpty: return nil
    case .hidden, .zeroSize, .inverted, .offScreen, .covered: return concealment
    }
  }

  /// What a selector comes to once the screen is scrolled otherwise than when it was looked for.
  ///
  /// - Parameters:
  ///   - result: what it came to then.
  ///   - step: the step as it is now.
  mutating func look(again result: SelectorResult, for step: ResolvedStep) -> SelectorResult {
    moves = step.scrolling
    writtenClip = step.step.cutout.clip?.value
    var result = result
    switch (result.role, result.outcome) {
    case (.target, .found(let found)), (.fallback, .found(let found)):
      guard let index = found.first, step.targets.contains(where: { $0.element.index == index }) else { break }
      search.spend(snapshot.occluders.count)
      result.impairments = impairments(of: check.sight(of: index, moves: moves))
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

  /// The element of a sprite's point, whether or not it can be seen.
  ///
  /// - Parameter consequence: what follows where it is not there.
  mutating func sprite(_ selector: Selector, otherwise consequence: SelectorConsequence) -> ResolvedElement? {
    let outcome = single(selector)
    let found = element(of: outcome)
    note(selector, .sprite, outcome, [], found == nil ? consequence : .none)
    return found
  }

  /// All elements that any of the selectors names, which may be missing in a variant (`allow`, `avoid`).
  mutating func optional(_ selectors: [Selector], as role: SelectorRole) -> [ResolvedElement] {
    var found: [ResolvedElement] = []
    var known: Set<Int> = []
    for selector in selectors {
      let candidates = matcher.candidates(selector)
      note(selector, role, some(candidates, selector))
      for index in candidates where known.insert(index).inserted { found.append(resolved(index)) }
    }
    return found
  }

  /// Looks for the fallbacks that nothing needed.
  mutating func seekOtherFallbacks(_ selectors: [Selector]) {
    seek(selectors[min(triedFallbacks, selectors.count)...], as: .fallback)
  }

  /// Looks for what nothing needs here, so that a name that fits nowhere is noticed; what is done without is looked for
  /// until it is found once.
  mutating func seek(_ selectors: some Sequence<Selector>, as role: SelectorRole) {
    for selector in selectors where !role.isOptional || !search.isFound(selector) {
      let candidates = matcher.candidates(selector)
      if role.isOptional, !candidates.isEmpty { search.markFound(selector) }
      note(selector, role, some(candidates, selector))
    }
  }

  /// Settles what follows from a target that is missing.
  mutating func settle(_ missing: MissingTarget, _ consequence: SelectorConsequence) {
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
