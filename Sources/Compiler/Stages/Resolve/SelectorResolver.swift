import TutorialGeometry
import TutorialLanguage
import TutorialSyntax

/// Why a target cannot be used in a variant, ready to be reported or turned into a note.
struct TargetFailure: Error {
  /// What is wrong.
  var diagnostic: Diagnostic
}

/// Resolves the selectors of one step on one screen.
struct SelectorResolver {
  private let snapshot: Snapshot
  private let words: TargetFindings
  private let check: TargetCheck
  private let search: ElementSearch
  private var matcher: SelectorMatcher
  /// What was found so far.
  private(set) var diagnostics: [Diagnostic] = []
  /// How the step scrolls its target in; nil where it does not.
  var alignment: ScrollAlignment?
  /// Whether the author wrote how holes are clipped, and so knows of it.
  var isClipWritten = false
  /// How the screen is scrolled for the step's first target.
  private(set) var moves: [ScrollMove] = []

  init(_ snapshot: Snapshot, words: TargetFindings, search: ElementSearch) {
    self.snapshot = snapshot
    self.words = words
    self.check = TargetCheck(snapshot)
    self.search = search
    self.matcher = SelectorMatcher(snapshot, search: search)
  }

  /// The elements to highlight. An item that cannot be used is replaced by the first fallback that can.
  mutating func targets(_ items: [StepTarget], fallback: [Selector]) -> Result<[ResolvedTarget], TargetFailure> {
    var targets: [ResolvedTarget] = []
    for item in items {
      var outcome = target(item.selector)
      var isFallback = false
      if case .failure(let failure) = outcome, failure.diagnostic.id != .ambiguousTarget {
        for selector in fallback {
          let other = target(selector)
          guard case .success(let element) = other, !targets.contains(where: { $0.element.index == element.index })
          else {
            if case .failure(let failure) = other, failure.diagnostic.id == .ambiguousTarget { report(failure) }
            continue
          }
          outcome = other
          isFallback = true
          break
        }
      }
      switch outcome {
      case .success(let element): targets.append(ResolvedTarget(element: element, item: item, isFallback: isFallback))
      case .failure(let failure): return .failure(failure)
      }
    }
    return .success(targets)
  }

  /// One element to highlight, and the remarks it deserves.
  private mutating func target(_ selector: Selector) -> Result<ResolvedElement, TargetFailure> {
    let index: Int
    switch single(selector) {
    case .success(let found): index = found
    case .failure(let failure): return .failure(failure)
    }
    // The screen is scrolled once, for the first target; the others are seen as they then lie.
    var moves = self.moves
    if moves.isEmpty, let alignment { moves = ScrollPlan(snapshot, alignment: alignment).moves(for: index) }
    let isScrolledIn = alignment != nil && !snapshot.scrollContainers(around: index).isEmpty
    let element = snapshot.elements[index]
    guard element.isSolved else { return .success(resolved(index)) }
    // Each of them is asked whether it covers the element.
    search.spend(snapshot.occluders.count)
    if let problem = check.problem(with: index, moves: moves, isScrolledIn: isScrolledIn) {
      return .failure(TargetFailure(diagnostic: words.unusable(problem, selector, element, in: snapshot)))
    }
    self.moves = moves
    for remark in check.remarks(on: index, moves: moves) {
      if isClipWritten, remark.isAnsweredByClip { continue }
      diagnostics.append(words.remark(remark, selector, element, in: snapshot))
    }
    return .success(resolved(index))
  }

  /// The one element that a selector names. Candidates that are not shown drop out if others remain.
  private mutating func single(_ selector: Selector) -> Result<Int, TargetFailure> {
    var candidates = matcher.candidates(selector)
    if candidates.count > 1 {
      // Each is looked at as a whole, here and for the finding.
      search.spend(16 * candidates.count)
      let shown = candidates.filter { index in
        let element = snapshot.elements[index]
        switch element.visibility {
        case .hidden, .gone, .transparent: return false
        default: return !element.isSolved || !element.globalFrame.isEmpty
        }
      }
      if !shown.isEmpty { candidates = shown }
    }
    guard let index = candidates.first else {
      let outside = OutsideMatches(matcher.candidatesAnywhere(selector), in: snapshot)
      return .failure(TargetFailure(diagnostic: words.absent(selector, in: snapshot, outside: outside)))
    }
    guard candidates.count == 1 else {
      return .failure(TargetFailure(diagnostic: words.ambiguous(selector, candidates, in: snapshot)))
    }
    return .success(index)
  }

  /// The element of a tap rule, or nil, which is reported. One that is there and that nobody can tap is a warning: what
  /// a person does meanwhile may bring it into sight. What only has to be scrolled is not reported.
  mutating func tapped(_ selector: Selector) -> ResolvedElement? {
    guard let found = required(selector) else { return nil }
    let element = snapshot.elements[found.index]
    guard element.isSolved, let problem = check.problem(with: found.index, moves: moves, isScrolledIn: false) else {
      return found
    }
    switch problem {
    case .clippedAway: return found
    case .offScreen where !snapshot.scrollContainers(around: found.index).isEmpty: return found
    case .hidden, .zeroSize, .inverted, .offScreen, .covered: break
    }
    var diagnostic = words.unusable(problem, selector, element, in: snapshot)
    diagnostic.severity = .warning
    diagnostics.append(diagnostic)
    return found
  }

  /// An element that must be there, such as an anchor, or nil, which is reported.
  mutating func required(_ selector: Selector) -> ResolvedElement? {
    switch element(selector) {
    case .success(let element): return element
    case .failure(let failure):
      report(failure)
      return nil
    }
  }

  /// The one element that a selector names, whether or not it can be seen.
  mutating func element(_ selector: Selector) -> Result<ResolvedElement, TargetFailure> {
    single(selector).map { resolved($0) }
  }

  /// Elements that may be missing in a variant (`allow`, `avoid`): all that any of the selectors names.
  mutating func optional(_ selectors: [Selector]) -> [ResolvedElement] {
    var found: [ResolvedElement] = []
    var known: Set<Int> = []
    for selector in selectors {
      for index in matcher.candidates(selector) where known.insert(index).inserted {
        found.append(resolved(index))
      }
    }
    return found
  }

  /// Remembers whether selectors fit anything here.
  mutating func seek(_ selectors: [Selector], as role: SelectorPresence.Role, in presence: SelectorPresence) {
    for selector in selectors where !presence.isFound(selector) {
      if matcher.candidates(selector).isEmpty {
        let outside = OutsideMatches(matcher.candidatesAnywhere(selector), in: snapshot)
        presence.miss(selector, as: role, in: snapshot, outside: outside)
      } else {
        presence.find(selector)
      }
    }
  }

  /// Reports a failure of this variant.
  mutating func report(_ failure: TargetFailure) {
    diagnostics.append(failure.diagnostic)
  }

  /// Leaves a note of what `onMissing` made of a failure. That several elements match is an error all the same.
  mutating func note(_ failure: TargetFailure, _ message: String, at step: Step) {
    if failure.diagnostic.id == .ambiguousTarget { report(failure) }
    diagnostics.append(
      Diagnostic(.skippedStep, "\(message): \(failure.diagnostic.message)", at: words.span(step.id.range)))
  }

  private func resolved(_ index: Int) -> ResolvedElement {
    let element = snapshot.elements[index]
    let frame = check.scrolled(element.globalFrame, by: moves, around: index)
    let shift = Transform.translation(frame.x - element.globalFrame.x, frame.y - element.globalFrame.y)
    return ResolvedElement(index: index, id: element.id, frame: frame, toGlobal: element.toGlobal.then(shift))
  }
}
