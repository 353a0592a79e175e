public import TutorialGeometry
public import TutorialImportSupport
public import TutorialPluginKit

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

  private let tree: DataTree
  private var nodes: [Node] = []
  private var flaws = DumpDiagnostics()

  /// Reads the elements of a tree.
  ///
  /// - Parameters:
  ///   - frame: returns the value that holds an element's frame.
  ///   - kind: returns an element's kind, or notes a flaw and returns nil if the element doesn't tell it.
  public init(
    _ tree: DataTree, frame: (DataValue) -> DataValue?, kind: (DataValue, inout DumpDiagnostics) -> XCUIKind?
  ) {
    self.tree = tree
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
  }

  private func value(_ node: Node) -> DataValue { tree.nodes[node.source].value }

  /// Returns the snapshot of the elements, or diagnostics that say what is missing for one.
  ///
  /// - Parameters:
  ///   - draft: makes the draft of an element.
  ///   - isSeen: returns true if an element is visible; nil if the dump doesn't tell windows.
  public func result(
    of request: ImportRequest, as format: String, in file: DataFile, draft: (Node, DataValue) -> ElementDraft,
    isSeen: ((Node, DataValue) -> Bool)? = nil
  ) -> ImportResult {
    if let excess = tree.excess {
      let diagnostics = (file.failure.map { [$0] } ?? []) + flaws.diagnostics(lenient: request.lenient)
      return ImportResult(snapshot: nil, diagnostics: diagnostics + [excess])
    }
    let application = nodes.first { $0.kind.name == "Application" }
    return AppleImport.result(
      of: request, as: format, failure: file.failure, flaws, application: application?.frame,
      at: (application.map(value) ?? tree.nodes.first?.value)?.head, isWhole: file.isComplete
    ) { snapshot in
      snapshot.take(
        nodes.map { draft($0, value($0)) }, parents: nodes.map(\.parent), positions: nodes.map(\.position))
      guard let isSeen else { return }
      snapshot.takeWindows(
        of: nodes.map {
          XCUINode(kind: $0.kind, frame: $0.frame, parent: $0.parent, isSeen: isSeen($0, value($0)))
        })
    }
  }
}
