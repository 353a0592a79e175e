import TutorialPluginKit
public import TutorialSyntax

/// The elements of a nested dump as a list, in which a parent comes before its children.
public struct DataTree: Sendable {
  /// One element.
  public struct Node: Sendable {
    /// The element's value.
    public let value: DataValue
    /// The index of the parent, or nil for a root.
    public let parent: Int?
    /// The number of elements before it in the same parent.
    public let position: Int
  }

  /// The elements in document order.
  public private(set) var nodes: [Node] = []
  /// The diagnostic `limit-exceeded`, if there are more elements than a snapshot may have; `nodes` lacks the rest.
  public private(set) var excess: Diagnostic?

  /// Collects the elements below some roots without recursion, whatever the input.
  public init(_ roots: [DataValue], children: (DataValue) -> [DataValue]) {
    var waiting = roots.enumerated().reversed().map { Node(value: $0.element, parent: nil, position: $0.offset) }
    while let node = waiting.popLast() {
      guard nodes.count < Limits.elements else {
        excess = Diagnostic(
          .limitExceeded, "the file has more elements than the limit of \(Limits.elements)", at: node.value.head)
        return
      }
      let index = nodes.count
      nodes.append(node)
      waiting += children(node.value).enumerated().reversed().map {
        Node(value: $0.element, parent: index, position: $0.offset)
      }
    }
  }
}
