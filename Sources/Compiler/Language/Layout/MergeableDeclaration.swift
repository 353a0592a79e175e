import TutorialSyntax

/// An entry of one of a snapshot's lists, which an extending snapshot can change, add to or remove by its id.
package protocol MergeableDeclaration {
  /// The id; nil for an entry that cannot be referred to.
  var mergeID: Sourced<String>? { get }

  /// Whether the entry is there only to take the inherited one away: `{ id: x, remove: true }`.
  var isRemoval: Bool { get }

  /// The entry with what it leaves out taken from the inherited one of the same id.
  func merged(over base: Self) -> Self
}
