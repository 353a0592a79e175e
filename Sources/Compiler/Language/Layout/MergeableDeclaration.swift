import TutorialSyntax

/// An entry of one of a snapshot's lists, which a derived snapshot can change, add to or remove by its id.
package protocol MergeableDeclaration {
  /// The id; nil for an entry that can't be referred to.
  var mergeID: Sourced<String>? { get }

  /// True if the entry only removes the inherited one: `{ id: x, remove: true }`.
  var isRemoval: Bool { get set }

  /// Merges this entry over the inherited one with the same id.
  func merged(over base: Self) -> Self
}

extension MergeableDeclaration where Self: DescribedMap {
  /// The key `remove`, which isn't inherited.
  static func removal() -> Key<Self> {
    Key("remove", .boolean, "True to remove the inherited entry with this id.", else: \.isRemoval) { _ in
      nil
    } set: {
      $0.isRemoval = $1 ?? false
    }
  }
}

/// A list of entries with unique ids.
struct UniqueEntries<Entry> {
  var entries: [Entry] = []
  var positions = IDTable()

  init(_ entries: [Entry] = []) {
    self.entries = entries
  }
}

extension UniqueEntries: Sendable where Entry: Sendable {}
