/// The anchors of one document, with the sizes of their nodes after alias expansion.
struct AnchorTable {
  struct Anchor {
    /// The name, without `&`.
    let name: String
    /// The index of its node.
    let node: UInt32
    /// The number of nodes that it stands for; until its node ends, the number that all earlier aliases stand for.
    var nodes: Int
    /// The bytes of source that it stands for; until its node ends, the number that all earlier aliases stand for.
    var bytes: Int
    /// True if its node has ended; only then may an alias refer to it.
    var isComplete = false
    /// The number of the earlier anchor with the same name, which this one hides.
    let hidden: Int?
  }

  private var anchors: [Anchor] = []
  private var latest: [String: Int] = [:]

  /// The names of the latest anchors, in document order.
  func names(latest count: Int) -> [String] { anchors.suffix(count).map(\.name) }

  /// The number of the anchor that an alias of this name refers to; nil if there is none.
  func find(_ name: String) -> Int? { latest[name] }

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

  /// Removes the anchors on `node` and on all later nodes.
  mutating func forget(from node: UInt32) {
    while let last = anchors.last, last.node >= node {
      anchors.removeLast()
      latest[last.name] = last.hidden
    }
  }
}
