/// A document as mutations see it: scalars keep their exact characters.
struct Tree: Hashable {
  /// The type of a node, and its content.
  enum Form: Hashable {
    case scalar(String)
    case list([Tree])
    case map([Entry])
  }

  /// A key, its value, and the comments on the lines above.
  struct Entry: Hashable {
    var key: String
    var value: Tree
    var comments: [String] = []
  }

  /// The node's type and content.
  var form: Form
  /// An anchor (`&name`) or a tag before the node.
  var mark = ""
  /// The comments on the lines above, if the node is an item of a list.
  var comments: [String] = []

  /// A node without anchor, tag or comments.
  init(_ form: Form) { self.form = form }

  /// A scalar with the given characters.
  static func scalar(_ text: String) -> Tree { Tree(.scalar(text)) }

  /// The characters of a scalar, or nil for other nodes.
  var scalar: String? {
    if case .scalar(let text) = form { text } else { nil }
  }

  /// The items of a list, or nil for other nodes.
  var items: [Tree]? {
    if case .list(let items) = form { items } else { nil }
  }

  /// The entries of a map, or nil for other nodes.
  var entries: [Entry]? {
    if case .map(let entries) = form { entries } else { nil }
  }

  /// The value of a key, or nil if there is none.
  subscript(key: String) -> Tree? {
    entries?.first { $0.key == key }?.value
  }

  /// The number of nodes, including this one.
  var count: Int {
    switch form {
    case .scalar: 1
    case .list(let items): items.reduce(1) { $0 + $1.count }
    case .map(let entries): entries.reduce(1) { $0 + $1.value.count }
    }
  }
}

extension Tree {
  /// The position of a node: its path from the root, and the key that it is under. For an item of a list, the list's
  /// key followed by `[]`.
  struct Place {
    var path: [Int]
    var context: String
  }

  /// The places of all nodes, parents first.
  var places: [Place] {
    var places: [Place] = []
    collect([], "", &places)
    return places
  }

  private func collect(_ path: [Int], _ context: String, _ places: inout [Place]) {
    places.append(Place(path: path, context: context))
    switch form {
    case .scalar: break
    case .list(let items):
      for (index, item) in items.enumerated() { item.collect(path + [index], context + "[]", &places) }
    case .map(let entries):
      for (index, entry) in entries.enumerated() { entry.value.collect(path + [index], entry.key, &places) }
    }
  }

  /// The node at the end of a path, or nil if the path leads nowhere.
  func node(at path: some Collection<Int>) -> Tree? {
    guard let step = path.first else { return self }
    let rest = path.dropFirst()
    switch form {
    case .scalar: return nil
    case .list(let items): return items.indices.contains(step) ? items[step].node(at: rest) : nil
    case .map(let entries): return entries.indices.contains(step) ? entries[step].value.node(at: rest) : nil
    }
  }

  /// Changes the node at the end of a path.
  mutating func change(at path: some Collection<Int>, _ body: (inout Tree) -> Void) {
    guard let step = path.first else {
      body(&self)
      return
    }
    let rest = path.dropFirst()
    switch form {
    case .scalar: break
    case .list(var items):
      guard items.indices.contains(step) else { return }
      items[step].change(at: rest, body)
      form = .list(items)
    case .map(var entries):
      guard entries.indices.contains(step) else { return }
      entries[step].value.change(at: rest, body)
      form = .map(entries)
    }
  }
}
