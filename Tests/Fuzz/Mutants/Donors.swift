/// What mutations are made of: every value that any seed has under a key, every entry of any map that stands under a
/// key. What a mutant gets is thus mostly what the language takes there, from another file.
struct Donors {
  /// The values of a key; those of a list's items under the key with `[]` behind it.
  private(set) var values: [String: [Tree]] = [:]
  /// The entries of the maps under a key.
  private(set) var entries: [String: [Tree.Entry]] = [:]
  /// All keys that have values, in a fixed order.
  private(set) var keys: [String] = []
  private var known: Set<String> = []

  /// The most values that are kept for a key.
  private static let limit = 120

  /// Adds all that a tree has.
  mutating func add(_ tree: Tree) {
    for place in tree.places {
      guard let node = tree.node(at: place.path) else { continue }
      add(node, under: place.context)
      for entry in node.entries ?? [] where entries[place.context, default: []].count < Self.limit {
        if known.insert("\(place.context)\u{0}\(entry.key)\u{0}\(entry.value.yaml)").inserted {
          entries[place.context, default: []].append(entry)
        }
      }
    }
  }

  private mutating func add(_ node: Tree, under context: String) {
    guard values[context, default: []].count < Self.limit, known.insert("\(context)\u{0}\(node.yaml)").inserted else {
      return
    }
    if values[context] == nil { keys.append(context) }
    values[context, default: []].append(node)
  }
}
