import TutorialIdentity
import TutorialLanguage
import TutorialLocks
package import TutorialSyntax

/// Compares the covers of targets with those at the time of locking.
///
/// A new panel is reported as `drifted-cover` in place of the warning that something may be opaque.
///
/// - Parameter diagnostics: the diagnostics so far. Nothing is added for a selector that matches another element by
///   now.
func judgeCovers(_ lock: TutorialLock, of resolved: ResolvedTutorial, adding diagnostics: inout [Diagnostic]) {
  judgeCovers(of: resolved, adding: &diagnostics) { reference in
    guard let entry = lock[reference.key], let panels = entry.panels,
      entry.selector == SelectorText.yaml(reference.selector)
    else { return nil }
    return KnownCovers(panels: panels, locked: SourceSpan(lock.source, entry.range))
  }
}

/// Compares the covers of targets with those in other layouts.
///
/// - Parameters:
///   - old: the same tutorial with today's layouts.
///   - new: the tutorial with the new layouts.
///   - diagnostics: the diagnostics of the new one.
package func judgeCovers(
  since old: ResolvedTutorial, in new: ResolvedTutorial, adding diagnostics: inout [Diagnostic]
) {
  var panels = PanelCounts()
  var known: [LockKey: KnownCovers] = [:]
  for reference in old.variants.flatMap({ $0.references(of: old.tutorial) }) where reference.isClear {
    known[reference.key] = KnownCovers(panels: panels.count(on: reference.snapshot), locked: nil)
  }
  judgeCovers(of: new, adding: &diagnostics) { known[$0.key] }
}

/// A target that no panel covered, for comparison.
private struct KnownCovers {
  /// The number of panels on the screen.
  let panels: Int
  /// The location of the lock entry, or nil if the comparison is with today's layouts.
  let locked: SourceSpan?
}

private func judgeCovers(
  of resolved: ResolvedTutorial, adding diagnostics: inout [Diagnostic], known: (LockedReference) -> KnownCovers?
) {
  let words = SelectorWording(source: resolved.tutorial.source)
  let drifted = Set(diagnostics.filter { $0.id == .driftedTarget }.compactMap(\.primary))
  var panels = PanelCounts()
  var grouping = VariantGrouping()
  for variant in resolved.variants {
    let found = variant.references(of: resolved.tutorial).compactMap { reference -> Diagnostic? in
      // A panel that was on the screen then and covers the target now isn't new.
      guard let panel = reference.panel, let index = reference.index, let known = known(reference),
        panels.count(on: reference.snapshot) > known.panels
      else { return nil }
      let span = words.span(of: reference.selector)
      guard !drifted.contains(span) else { return nil }
      return driftedCover(over: index, by: panel, in: reference.snapshot, at: span, known.locked)
    }
    grouping.add(found, variant: variant.id)
  }
  let covered = grouping.diagnostics
  guard !covered.isEmpty else { return }
  diagnostics.removeAll { warning in
    warning.id == .occlusionUnknown
      && covered.contains { $0.primary == warning.primary && Set($0.variants).isSuperset(of: warning.variants) }
  }
  diagnostics += covered
}

/// The number of panels on each screen, counted once.
struct PanelCounts {
  private var known: [ObjectIdentifier: Int] = [:]

  mutating func count(on snapshot: Snapshot) -> Int {
    if let count = known[ObjectIdentifier(snapshot)] { return count }
    let count = SuspectedCovers(snapshot).panelCount(on: snapshot.display.bounds)
    known[ObjectIdentifier(snapshot)] = count
    return count
  }
}

private func driftedCover(
  over index: Int, by panel: (index: Int, fraction: Double), in snapshot: Snapshot, at place: SourceSpan,
  _ locked: SourceSpan?
) -> Diagnostic {
  let (name, cover) = (excerpt(snapshot.elements.id(index)), excerpt(snapshot.elements.id(panel.index)))
  let before = locked == nil ? "is not over it today" : "was not over it when it was locked"
  return Diagnostic(
    .driftedCover, "\"\(name)\" lies under \"\(cover)\", which \(before): \(describePercent(panel.fraction)) of it",
    at: place,
    labels: [.init(snapshot.elements.span(panel.index), "nothing says if this is opaque")],
    notes: [
      locked.map { .init("it is locked here", at: $0) },
      .init("`occluders: []` in the snapshot says that nothing covers anything"),
      locked.map { _ in .init("to accept it, run `tutorialc lock`") },
    ].compactMap(\.self))
}
