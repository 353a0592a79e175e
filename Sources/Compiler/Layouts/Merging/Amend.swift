import TutorialLanguage
import TutorialSyntax

extension SnapshotDeclaration {
  /// Adds this declaration's entries to a snapshot.
  ///
  /// The snapshot keeps its name, its base, its source location, and whether it is abstract.
  ///
  /// - Returns: the snapshot, and diagnostics: `amends-nothing` for entries about an element that is gone, which are
  ///   left out; `fragile-amendment` for entries that refer to an id that an importer made up.
  func amending(_ snapshot: SnapshotDeclaration) -> Parsed<SnapshotDeclaration> {
    var own = self
    let gone = own.removeGone(from: snapshot)
    let fragile = own.places(of: snapshot)
    let merged = own.merged(over: snapshot)
    var result = merged.value
    (result.amended, result.head) = (nil, snapshot.head)
    (result.screen, result.variant, result.base) = (snapshot.screen, snapshot.variant, snapshot.base)
    result.isAbstract = snapshot.isAbstract
    // A snapshot doesn't inherit screenshots from its base, which looks different; an amended one is the same screen.
    if screenshots.isEmpty { result.screenshots = snapshot.screenshots }
    return Parsed(result, diagnostics: gone + fragile + merged.diagnostics)
  }

  /// The warning that entries refer to made-up ids. One diagnostic, at the first of them.
  private func places(of snapshot: SnapshotDeclaration) -> [Diagnostic] {
    let madeUp = Set(snapshot.elements.lazy.filter { $0.identityOrDefault != .native }.map(\.id.value))
    guard !madeUp.isEmpty else { return [] }
    let named = elements.map(\.id) + occluders.compactMap(\.element)
    let places = named.filter { madeUp.contains($0.value) }
    return places.first.map { [fragileAmendment($0, others: places.count - 1)] } ?? []
  }

  /// Removes entries that could only add to elements that the snapshot lacks: those without a placement.
  private mutating func removeGone(from snapshot: SnapshotDeclaration) -> [Diagnostic] {
    guard !snapshot.isPartial, !elements.isEmpty else { return [] }
    var known: Set<String> = []
    for element in snapshot.elements + elements {
      if element.placement != nil || element.isPartial { known.insert(element.id.value) }
      for item in element.placement?.value.line?.items ?? [] { known.insert(item.value) }
    }
    known.formUnion(snapshot.elements.map(\.id.value))
    let gone = elements.filter { !known.contains($0.id.value) && !$0.isRemoval }
    guard !gone.isEmpty else { return [] }
    elements.removeAll { !known.contains($0.id.value) && !$0.isRemoval }
    let names = NameIndex(snapshot.elements.map(\.id.value))
    return gone.map { amendsNothing($0.id, snapshot, nearest: names.nearest(to: $0.id.value)) }
  }
}

private func amendsNothing(
  _ id: Sourced<String>, _ snapshot: SnapshotDeclaration, nearest: String?
) -> Diagnostic {
  let name = snapshot.name.map { "\"\(excerpt($0.description))\"" } ?? "the snapshot"
  return Diagnostic(
    .amendsNothing, "\(name) has no element \"\(excerpt(id.value))\" to add to", at: id.span,
    notes: [.init("an entry with a frame, place, row or column is an element of its own")]
  ).proposing(nearest, shown: nearest.map { excerpt($0) })
}

private func fragileAmendment(_ id: Sourced<String>, others: Int) -> Diagnostic {
  let words = others == 0 ? "is an id" : "and \(others) more are ids"
  return Diagnostic(
    .fragileAmendment,
    "\"\(excerpt(id.value))\" \(words) that the import made up: the next import may give it to another element",
    at: id.span,
    notes: [.init("an id of the app's own stays with its element")])
}
