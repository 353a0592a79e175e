public import TutorialGeometry
public import TutorialImportSupport

/// The elements of a tree of JSON whose kinds and frames could be read. Children of one that could not are those of the
/// element around it.
public struct AppleNodes: Sendable {
  /// An element.
  public struct Node: Sendable {
    /// The element, by its index in the tree.
    public let source: Int
    /// What kind of element it is.
    public let kind: XCUIKind
    /// The frame in points.
    public let frame: Rect
    /// The element around it, as an index of nodes.
    public let parent: Int?
    /// Its place among its siblings.
    public let position: Int
  }

  /// The tree.
  public let tree: DataTree
  /// The elements that could be read, in document order.
  public let nodes: [Node]
  /// What is wrong with the others.
  public let flaws: DumpDiagnostics

  /// Reads the elements of a tree.
  ///
  /// - Parameters:
  ///   - frame: where an element says how it lies.
  ///   - kind: what kind it is; nil, with a flaw, where it does not say.
  public init(
    _ tree: DataTree, frame: (DataValue) -> DataValue?, kind: (DataValue, inout DumpDiagnostics) -> XCUIKind?
  ) {
    self.tree = tree
    var flaws = DumpDiagnostics()
    var nodes: [Node] = []
    // For each element of the tree the node that stands for it where it is a parent.
    var stands: [Int?] = []
    for (index, element) in tree.nodes.enumerated() {
      let around = element.parent.flatMap { stands[$0] }
      guard let kind = kind(element.value, &flaws),
        let rect = flaws.frame(frame(element.value), of: element.value)
      else {
        stands.append(around)
        continue
      }
      stands.append(nodes.count)
      nodes.append(Node(source: index, kind: kind, frame: rect, parent: around, position: element.position))
    }
    self.nodes = nodes
    self.flaws = flaws
  }

  /// What a node was read from.
  public func value(_ node: Node) -> DataValue { tree.nodes[node.source].value }
}
