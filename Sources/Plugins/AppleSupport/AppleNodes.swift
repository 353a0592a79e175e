public import TutorialGeometry
public import TutorialImportSupport

/// The elements of a JSON tree whose kinds and frames could be read.
///
/// Children of an unreadable element become children of the element around it.
public struct AppleNodes: Sendable {
  /// An element.
  public struct Node: Sendable {
    /// The index of the element in the tree.
    public let source: Int
    /// The element's kind.
    public let kind: XCUIKind
    /// The frame in points.
    public let frame: Rect
    /// The index of the parent among the nodes.
    public let parent: Int?
    /// The element's position among its siblings.
    public let position: Int
  }

  /// The tree.
  public let tree: DataTree
  /// The elements that could be read, in document order.
  public let nodes: [Node]
  /// The diagnostics about all other elements.
  public let flaws: DumpDiagnostics

  /// Reads the elements of a tree.
  ///
  /// - Parameters:
  ///   - frame: returns the value that holds an element's frame.
  ///   - kind: returns an element's kind, or notes a flaw and returns nil if the element doesn't tell it.
  public init(
    _ tree: DataTree, frame: (DataValue) -> DataValue?, kind: (DataValue, inout DumpDiagnostics) -> XCUIKind?
  ) {
    self.tree = tree
    var flaws = DumpDiagnostics()
    var nodes: [Node] = []
    // For each element of the tree, the node that represents it as a parent.
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

  /// Returns the value that a node was read from.
  public func value(_ node: Node) -> DataValue { tree.nodes[node.source].value }
}
