import TutorialAppleSupport
import TutorialGeometry
import TutorialImportSupport
import TutorialPluginKit
import TutorialSyntax

/// The elements of an XCUIElement's snapshot.
struct XCUISnapshotElements {
  /// One element whose kind and frame could be read.
  struct Node {
    /// The element, by its index in the tree.
    let source: Int
    let kind: XCUIKind
    /// The frame in points.
    let frame: Rect
    /// The element around it, as an index of nodes.
    let parent: Int?
    let position: Int
  }

  let tree: DataTree
  /// The elements that could be read, in document order.
  let nodes: [Node]
  /// What is wrong with the others.
  let flaws: DumpDiagnostics

  /// Reads the elements of a tree.
  init(_ tree: DataTree) {
    self.tree = tree
    var flaws = DumpDiagnostics()
    var nodes: [Node] = []
    // For each element of the tree the node that stands for it where it is a parent.
    var stands: [Int?] = []
    for (index, element) in tree.nodes.enumerated() {
      let around = element.parent.flatMap { stands[$0] }
      guard let kind = Self.kind(of: element.value, &flaws),
        let frame = flaws.frame(element.value.first(of: "frame", "rect"), of: element.value)
      else {
        stands.append(around)
        continue
      }
      stands.append(nodes.count)
      nodes.append(
        Node(source: index, kind: kind, frame: frame, parent: around, position: element.position))
    }
    self.nodes = nodes
    self.flaws = flaws
  }

  /// The elements in document order.
  func drafts() -> [ElementDraft] {
    nodes.map { node in
      let value = tree.nodes[node.source].value
      var draft = ElementDraft(source: node.source, type: node.kind.type, frame: node.frame)
      let label = value["label"]?.text
      let title = value["title"]?.text
      // WebDriverAgent's `name` is the label where an element has no identifier.
      let id = value.first(of: "identifier", "rawIdentifier", "name")?.text
      draft.nativeID = id
      draft.shortID = id
      draft.element.label = label ?? title
      draft.describe(
        node.kind, value: value["value"]?.text, isEnabled: value.first(of: "enabled", "isEnabled")?.flag,
        isSelected: value.first(of: "selected", "isSelected")?.flag)
      draft.wordings = [label, title, draft.element.text].compactMap { $0 }
      draft.element.visibility = Self.visibility(of: value, node.frame)
      return draft
    }
  }

  /// The nodes as windows see them. Where nothing is said of being seen, what says something counts: windows as large as
  /// the screen that hold nothing are in most snapshots.
  func windowNodes() -> [XCUINode] {
    nodes.map { node in
      let value = tree.nodes[node.source].value
      let says = value["label"] != nil || value["title"] != nil || value["value"] != nil || value["identifier"] != nil
      let matters = ["Window", "Keyboard", "StatusBar", "Alert", "Sheet", "Dialog", "Menu", "Popover"]
      let isSeen = value.first(of: "isVisible", "visible")?.flag
      return XCUINode(
        kind: node.kind, frame: node.frame, parent: node.parent,
        isSeen: isSeen ?? (says || matters.contains(node.kind.name)))
    }
  }

  private static func kind(of element: DataValue, _ flaws: inout DumpDiagnostics) -> XCUIKind? {
    guard let value = element.first(of: "elementType", "type") else {
      flaws.add(.missingKey, "an element has no elementType", at: element.head)
      return nil
    }
    let text = value.text ?? ""
    if let number = Int(text) {
      // Kinds that a later XCTest has are some kind all the same.
      return XCUIKind(number: number) ?? .other
    }
    // `other` and `Other` are the same, as Swift and Objective-C say it.
    let name = text.hasPrefix(XCUIKind.prefix) ? text : text.prefix(1).uppercased() + text.dropFirst()
    guard let kind = XCUIKind(name) else {
      flaws.add(.wrongType, "an elementType is neither a number nor a name", at: value.span)
      return nil
    }
    return kind
  }

  private static func visibility(of element: DataValue, _ frame: Rect) -> ImportedElement.Visibility {
    if frame.isInverted { return .clipped }
    switch element.first(of: "isVisible", "visible")?.flag {
    case true?: return element.first(of: "isHittable", "hittable")?.flag == false ? .occluded : .visible
    case false?: return .hidden
    case nil: return .unknown
    }
  }
}
