import TutorialIdentity
import TutorialLanguage
import TutorialLocks
package import TutorialSyntax

/// Compares what lies over targets with what lay over them when they were locked: a panel that has come since is
/// `drifted-cover`, in the place of the warning that something may be opaque.
///
/// - Parameter diagnostics: what was found so far; of a selector that names another element by now nothing is added.
func judgeCovers(_ lock: TutorialLock, of resolved: ResolvedTutorial, adding diagnostics: inout [Diagnostic]) {
  judgeCovers(of: resolved, adding: &diagnostics) { reference in
    guard let entry = lock[reference.key], let panels = entry.panels,
      entry.selector == SelectorText.yaml(reference.selector)
    else { return nil }
    return KnownCovers(panels: panels, locked: SourceSpan(lock.source, entry.range))
  }
}

/// Compares what lies over targets with what lies over them in other layouts.
///
/// - Parameters:
///   - old: the same tutorial over the layouts of today.
///   - new: the tutorial over the new ones.
///   - diagnostics: what was found over the new ones.
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

/// What is known of a target over which no panel lay.
private struct KnownCovers {
  /// How many panels there were on the screen.
  let panels: Int
  /// Where that is locked; nil where it is what the layouts of today have.
  let locked: SourceSpan?
}

private func judgeCovers(
  of resolved: ResolvedTutorial, adding diagnostics: inout [Diagnostic], known: (LockedReference) -> KnownCovers?
) {
  let words = TargetWords(source: resolved.tutorial.source)
  let drifted = Set(diagnostics.filter { $0.id == .driftedTarget }.compactMap(\.primary))
  var panels = PanelCounts()
  var grouping = VariantGrouping()
  for variant in resolved.variants {
    let found = variant.references(of: resolved.tutorial).compactMap { reference -> Diagnostic? in
      // One that was on the screen then, and has the target beneath it now, is no new one.
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

/// How many panels there are on screens, each counted once.
struct PanelCounts {
  private var known: [ObjectIdentifier: Int] = [:]

  /// How many there are on a screen.
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
  let before = locked == nil ? "does not lie over it today" : "did not lie over it when it was locked"
  return Diagnostic(
    .driftedCover, "\"\(name)\" lies under \"\(cover)\", which \(before): \(describePercent(panel.fraction)) of it",
    at: place,
    labels: [.init(snapshot.elements.span(panel.index), "nothing says whether anything shines through this")],
    notes: [
      locked.map { .init("it is locked here", at: $0) },
      .init("`occluders: []` in the snapshot says that nothing lies over anything"),
      locked.map { _ in .init("if it is meant to be there, `tutorialc lock` accepts it") },
    ].compactMap(\.self))
}
