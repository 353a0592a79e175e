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
