import TutorialIdentity
import TutorialLanguage
import TutorialLocks
import TutorialSyntax

/// Compares what lies over targets with what lay over them when they were locked: a panel that has come since is
/// `drifted-cover`, in the place of the warning that something may be opaque.
///
/// - Parameter diagnostics: what was found so far; of a selector that names another element by now nothing is added.
func judgeCovers(_ lock: TutorialLock, of resolved: ResolvedTutorial, adding diagnostics: inout [Diagnostic]) {
  let words = TargetWords(source: resolved.tutorial.source)
  let drifted = Set(diagnostics.filter { $0.id == .driftedTarget }.compactMap(\.primary))
  var panels = PanelCounts()
  var grouping = VariantGrouping()
  for variant in resolved.variants {
    let found = variant.references(of: resolved.tutorial).compactMap { reference -> Diagnostic? in
      // One that was on the screen when it was locked, and has the target beneath it now, is no new one.
      guard let entry = lock[reference.key], let known = entry.panels, let panel = reference.panel,
        let index = reference.index, entry.selector == SelectorText.yaml(reference.selector),
        panels.count(on: reference.snapshot) > known
      else { return nil }
      let span = words.span(of: reference.selector)
      guard !drifted.contains(span) else { return nil }
      return driftedCover(
        over: index, by: panel, in: reference.snapshot, at: span, SourceSpan(lock.source, entry.range))
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
  _ locked: SourceSpan
) -> Diagnostic {
  let (name, cover) = (excerpt(snapshot.elements.id(index)), excerpt(snapshot.elements.id(panel.index)))
  return Diagnostic(
    .driftedCover,
    "\"\(name)\" lies under \"\(cover)\", which did not lie over it when it was locked: "
      + "\(describePercent(panel.fraction)) of it",
    at: place,
    labels: [.init(snapshot.elements.span(panel.index), "nothing says whether anything shines through this")],
    notes: [
      .init("it is locked here", at: locked),
      .init("`occluders: []` in the snapshot says that nothing lies over anything"),
      .init("if it is meant to be there, `tutorialc lock` accepts it"),
    ])
}
