/// A document as mutations see it: scalars are the very characters that are written.
struct Tree: Hashable {
  /// What a node is.
  enum Form: Hashable {
    case scalar(String)
    case list([Tree])
    case map([Entry])
  }

  /// A key, its value, and the comments on lines above.
  struct Entry: Hashable {
    var key: String
    var value: Tree
    var comments: [String] = []
  }

  /// What it is.
  var form: Form
  /// `&name`, or a tag, before it.
  var mark = ""
  /// Comments on lines above, where it is an item of a list.
  var comments: [String] = []

  /// A node without marks.
  init(_ form: Form) { self.form = form }

  /// A scalar of the given characters.
  static func scalar(_ text: String) -> Tree { Tree(.scalar(text)) }

  /// The characters of a scalar.
  var scalar: String? {
    if case .scalar(let text) = form { text } else { nil }
  }

  /// The items of a list.
  var items: [Tree]? {
    if case .list(let items) = form { items } else { nil }
  }

  /// The entries of a map.
  var entries: [Entry]? {
    if case .map(let entries) = form { entries } else { nil }
  }

  /// The value of a key.
  subscript(key: String) -> Tree? {
    entries?.first { $0.key == key }?.value
  }

  /// How many nodes there are, this one included.
  var count: Int {
    switch form {
    case .scalar: 1
    case .list(let items): items.reduce(1) { $0 + $1.count }
    case .map(let entries): entries.reduce(1) { $0 + $1.value.count }
    }
  }
}

extension Tree {
  /// Where a node is: the way to it, and the key that it stands under, with `[]` for an item of that key's list.
  struct Place {
    var path: [Int]
    var context: String
  }

  /// All nodes, parents first.
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

  /// The node at the end of a path; nil where the path leads nowhere.
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
