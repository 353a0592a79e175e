import TutorialLanguage
import TutorialSyntax

/// Suggests elements in place of unknown ids.
///
/// Used by one thread, for the resolution of one tutorial. Its indices are keyed by the identity of the tutorial's
/// snapshots, which outlive it.
final class ElementSuggestions {
  private var indices: [ObjectIdentifier: NameIndex] = [:]
  /// The remaining byte pairs that may be compared.
  ///
  /// A tutorial full of wrong ids, over screens of 100,000 elements, gets suggestions for its first wrong ids only, and
  /// is reported within a second.
  private var budget = 300_000_000

  /// Returns the element id in the snapshot that is nearest to a misspelled one, or nil if none is near.
  func nearest(to id: String, in snapshot: Snapshot) -> String? {
    // Every name is visited, although few are compared closely.
    budget -= snapshot.elements.count / 8
    guard budget > 0 else { return nil }
    let key = ObjectIdentifier(snapshot)
    let index = indices[key] ?? NameIndex(snapshot.elements.indices.map(snapshot.elements.id))
    indices[key] = index
    return index.nearest(to: id, budget: &budget)
  }
}
