import TutorialSyntax

/// An entry of one of a snapshot's lists, which an extending snapshot can change, add to or remove by its id.
package protocol MergeableDeclaration {
  /// The id; nil for an entry that cannot be referred to.
  var mergeID: Sourced<String>? { get }

  /// Whether the entry is there only to take the inherited one away: `{ id: x, remove: true }`.
  var isRemoval: Bool { get set }

  /// The entry with what it leaves out taken from the inherited one of the same id.
  func merged(over base: Self) -> Self
}

extension MergeableDeclaration where Self: DescribedMap {
  /// The key `remove`, which is not inherited.
  static func removal() -> Key<Self> {
    Key("remove", .boolean, "Takes away the inherited entry of this id.", else: \.isRemoval) { _ in
      nil
    } set: {
      $0.isRemoval = $1 ?? false
    }
  }
}

/// A list of things with ids, of which each stands there once.
struct UniqueEntries<Entry> {
  var entries: [Entry] = []
  /// Where each of them is, by its id.
  var positions = IDTable()

  init(_ entries: [Entry] = []) {
    self.entries = entries
  }
}

extension UniqueEntries: Sendable where Entry: Sendable {}
