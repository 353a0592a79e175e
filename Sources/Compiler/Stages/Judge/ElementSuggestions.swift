import TutorialLanguage
import TutorialSyntax

/// Proposes elements in the place of ids that no element has.
///
/// Lives in one thread, for the resolution of one tutorial: the screens that it has seen are those of the tutorial's
/// snapshots, which live as long.
final class ElementSuggestions {
  private var indices: [ObjectIdentifier: NameIndex] = [:]
  /// What may still be compared, in pairs of bytes. A tutorial that is wrong throughout, over screens of 100,000
  /// elements, gets proposals for its first wrong ids only, so that it is told so within a second.
  private var budget = 300_000_000

  /// The id of an element of the snapshot that was most likely meant, if one is near.
  func nearest(to id: String, in snapshot: Snapshot) -> String? {
    // All names are looked at, though few of them closely.
    budget -= snapshot.elements.count / 8
    guard budget > 0 else { return nil }
    let key = ObjectIdentifier(snapshot)
    let index = indices[key] ?? NameIndex(snapshot.elements.indices.map(snapshot.elements.id))
    indices[key] = index
    return index.nearest(to: id, budget: &budget)
  }
}
