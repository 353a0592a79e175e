import TutorialLanguage
import TutorialSyntax

/// Merges a list's entries over those of an inherited one.
///
/// The order is the base's, with additions last. Removals are carried out.
///
/// - Parameters:
///   - kind: the entries' kind, for messages (`element`).
///   - isImplied: returns true if something with that id exists without an entry of its own, so that it can be removed.
/// - Returns: the entries, and diagnostics: `matches-nothing` for the removal of an entry that isn't there.
func mergeEntries<Entry: MergeableDeclaration>(
  _ own: [Entry], over base: [Entry], of kind: String, isImplied: (String) -> Bool = { _ in false }
) -> Parsed<[Entry]> {
  guard !base.isEmpty || own.indices.contains(where: { own[$0].isRemoval }) else { return Parsed(own) }
  guard !own.isEmpty else { return Parsed(base) }
  var entries: [Entry?] = base
  var positions: [String: Int] = [:]
  for (position, entry) in base.enumerated() {
    if let id = entry.mergeID { positions[id.value] = position }
  }
  var diagnostics: [Diagnostic] = []
  for entry in own {
    let position = entry.mergeID.flatMap { positions[$0.value] }
    if entry.isRemoval {
      if let position {
        entries[position] = nil
      } else if let id = entry.mergeID, !isImplied(id.value) {
        diagnostics.append(nothingToRemove(kind, id))
      }
    } else if let position, let inherited = entries[position] {
      entries[position] = entry.merged(over: inherited)
    } else {
      entries.append(entry)
    }
  }
  return Parsed(entries.compactMap { $0 }, diagnostics: diagnostics)
}

private func nothingToRemove(_ kind: String, _ id: Sourced<String>) -> Diagnostic {
  Diagnostic(.matchesNothing, "there is no inherited \(kind) \"\(excerpt(id.value))\" to remove", at: id.span)
}
