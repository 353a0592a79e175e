package import TutorialLanguage

/// An element on one screen of one variant.
package struct ElementOccurrence: Sendable {
  /// The screen.
  package var snapshot: Snapshot
  /// The element, as an index into the snapshot's `elements`.
  package var index: Int

  /// The element at `index` of a snapshot.
  package init(_ snapshot: Snapshot, _ index: Int) {
    self.snapshot = snapshot
    self.index = index
  }
}
