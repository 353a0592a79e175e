import TutorialPluginKit
public import TutorialSyntax

/// The elements of a dump that nests them, one behind the other: a parent comes before its children.
public struct DataTree: Sendable {
  /// One element.
  public struct Node: Sendable {
    /// What is written of it.
    public let value: DataValue
    /// The element around it, by its index; nil for a root.
    public let parent: Int?
    /// How many elements stand before it in the same parent.
    public let position: Int
  }

  /// The elements in document order.
  public private(set) var nodes: [Node] = []
  /// `limit-exceeded` where there are more than a snapshot may have; those are not here.
  public private(set) var excess: Diagnostic?

  /// The elements below some roots. Nothing recurses, whatever the input.
  ///
  /// - Parameter children: what stands inside of an element.
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
