package import TutorialLanguage
package import TutorialSyntax

/// Merges derived snapshots, then lays out spaces, places, rows and columns.
///
/// It also makes the checks that compare snapshots. Each defect is reported once, with the variants in which it occurs.
///
/// - Parameter manifests: the manifests of one tutorial, in order. One that is named twice counts once.
package func solveLayouts(_ manifests: [LayoutManifest]) -> Parsed<LayoutLibrary> {
  var seen: Set<String> = []
  var merger = SnapshotMerger(manifests.filter { seen.insert($0.source.path).inserted })
  let merged = merger.merge()
  var grouping = VariantGrouping()
  var displays = DisplayAgreement()
  var snapshots: [Snapshot] = []
  var numbers = TextNumbering()
  // Solved snapshots without diagnostics, by content index; one for each reading direction.
  var known: [[Snapshot]] = Array(repeating: [], count: (merged.map { $0.content }.max() ?? -1) + 1)
  for (declaration, content) in merged.lazy.map({ ($0.declaration, $0.content) }) {
    guard let name = declaration.name else { continue }
    let snapshot: Snapshot
    let direction = Traits(declaration.traits).direction
    if let other = known[content].first(where: { $0.traits.direction == direction }) {
      snapshot = SnapshotSolver.solve(declaration, name: name, as: other)
    } else {
      var solver = SnapshotSolver(declaration, name: name)
      snapshot = solver.solve(&numbers)
      grouping.add(solver.diagnostics, variant: name.variant)
      if solver.diagnostics.isEmpty { known[content].append(snapshot) }
    }
    displays.add(snapshot, displayAt: declaration.display?.span)
    snapshots.append(snapshot)
  }
  let texts = numbers.texts()
  // Snapshots that share elements keep sharing them.
  var elements: [ObjectIdentifier: Elements] = [:]
  let completed = snapshots.map { snapshot in
    let known = snapshot.isSolved ? displays.display(ofVariant: snapshot.variant) : nil
    let own = elements[snapshot.elements.identity] ?? Elements(snapshot.elements.columns, texts: texts)
    elements[snapshot.elements.identity] = own
    return snapshot.completed(display: known ?? snapshot.display, elements: own)
  }
  return Parsed(
    LayoutLibrary(snapshots: completed),
    diagnostics: merger.diagnostics + grouping.diagnostics + displays.diagnostics)
}
