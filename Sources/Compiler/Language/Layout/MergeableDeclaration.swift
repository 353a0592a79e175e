package import TutorialSyntax

/// A map of a layout that is merged over an inherited one.
package protocol MergeableMap: DescribedMap {
  /// True if a key did not decode, so that its absence gets no diagnostic.
  var isPartial: Bool { get set }

  /// Merges this map over an inherited one.
  func merged(over base: Self) -> Self
}

extension MergeableMap {
  package func merged(over base: Self) -> Self {
    var result = inheriting(base)
    result.isPartial = isPartial || base.isPartial
    return result
  }
}

/// An entry of one of a snapshot's lists, which a derived snapshot can change, add to or remove by its id.
package protocol MergeableDeclaration: MergeableMap {
  /// The id; nil for an entry that can't be referred to.
  var mergeID: Sourced<String>? { get }

  /// True if the entry only removes the inherited one: `{ id: x, remove: true }`.
  var isRemoval: Bool { get set }
}

extension MergeableDeclaration {
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
struct UniqueEntries<Entry: Sendable>: Sendable {
  var entries: [Entry] = []
  var positions = IDTable()
}
