/// The material for mutations: every value that a seed has under a key, and every entry of a map under a key.
///
/// So a mutant mostly gets values of the right type, from another file.
struct Donors {
  /// The values of each key. Items of a list are under the list's key followed by `[]`.
  private(set) var values: [String: [Tree]] = [:]
  /// The entries of the maps under each key.
  private(set) var entries: [String: [Tree.Entry]] = [:]
  /// All keys that have values, in a fixed order.
  private(set) var keys: [String] = []
  private var known: Set<String> = []

  /// The maximum number of values that are kept for a key.
  private static let limit = 120

  /// Adds all values and entries of a tree.
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
