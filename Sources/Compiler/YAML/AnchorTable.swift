/// The anchors of one document, and what their nodes amount to with aliases expanded.
struct AnchorTable {
  /// What an anchor names.
  struct Anchor {
    /// The name, without `&`.
    let name: String
    /// The node.
    let node: UInt32
    /// How many nodes it stands for. Until its end is met: how many all aliases before it stood for.
    var nodes: Int
    /// How many bytes of source it stands for. Until its end is met: how many all aliases before it stood for.
    var bytes: Int
    /// Whether its end has been met: only then it may be called.
    var isComplete = false
    /// The anchor of the same name that this one hides.
    let hidden: Int?
  }

  private var anchors: [Anchor] = []
  private var latest: [String: Int] = [:]

  /// The latest names, in document order.
  func names(latest count: Int) -> [String] { anchors.suffix(count).map(\.name) }

  /// The number of the anchor that an alias of this name calls.
  func find(_ name: String) -> Int? { latest[name] }

  /// The anchor with this number.
  subscript(number: Int) -> Anchor {
    get { anchors[number] }
    set { anchors[number] = newValue }
  }

  /// Adds an anchor on the node `node` and returns its number.
  mutating func declare(_ name: String, node: UInt32, nodes: Int, bytes: Int) -> Int {
    let number = anchors.count
    anchors.append(Anchor(name: name, node: node, nodes: nodes, bytes: bytes, hidden: latest[name]))
    latest[name] = number
    return number
  }

  /// Takes back the anchors on `node` and what follows it.
  mutating func forget(from node: UInt32) {
    while let last = anchors.last, last.node >= node {
      anchors.removeLast()
      latest[last.name] = last.hidden
    }
  }
}
