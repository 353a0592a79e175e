import TutorialAppleSupport
import TutorialGeometry
import TutorialImportSupport
import TutorialPluginKit

/// The elements of a simulator's accessibility tree.
struct IDBElements {
  /// One element whose frame could be read.
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
    var stands: [Int?] = []
    for (index, element) in tree.nodes.enumerated() {
      let around = element.parent.flatMap { stands[$0] }
      guard let frame = flaws.frame(element.value.first(of: "frame", "AXFrame"), of: element.value) else {
        stands.append(around)
        continue
      }
      stands.append(nodes.count)
      nodes.append(
        Node(
          source: index, kind: Self.kind(of: element.value), frame: frame, parent: around, position: element.position))
    }
    self.nodes = nodes
    self.flaws = flaws
  }

  /// The elements in document order.
  func drafts() -> [ElementDraft] {
    nodes.map { node in
      let value = tree.nodes[node.source].value
      let (label, title) = (value["AXLabel"]?.text, value["title"]?.text)
      var draft = ElementDraft(source: node.source, type: node.kind.type, frame: node.frame)
      draft.nativeID = value["AXUniqueId"]?.text
      draft.shortID = draft.nativeID
      // The system gives ids of its own to keys and bars, the same to several, and titles to what holds them.
      draft.sharesNoID = true
      draft.element.label = label ?? title
      let isTab = value["subrole"]?.text == "AXTabButton"
      let state = value["AXValue"]?.text
      draft.describe(
        node.kind, value: state, isEnabled: value["enabled"]?.flag, isSelected: isTab ? state == "1" : nil)
      if isTab { draft.element.isChecked = nil }
      draft.isCalledAfterContent = draft.isCalledAfterContent || node.kind.name == "Group"
      draft.wordings = [label, title].compactMap { $0 }
      draft.element.visibility = Self.visibility(of: value, node.frame)
      return draft
    }
  }

  /// The kind of an element: `type`, or its role without `AX`.
  private static func kind(of element: DataValue) -> XCUIKind {
    let name =
      element["type"]?.text ?? element["role"]?.text.map { String($0.hasPrefix("AX") ? $0.dropFirst(2) : $0[...]) }
    if element["subrole"]?.text == "AXTabButton", let tab = XCUIKind("Tab") { return tab }
    return name.flatMap(XCUIKind.init) ?? XCUIKind.other
  }

  /// What newer versions of AXe say of an element; others say nothing.
  private static func visibility(of element: DataValue, _ frame: Rect) -> ImportedElement.Visibility {
    if frame.isInverted { return .clipped }
    if element["hidden"]?.flag == true { return .hidden }
    if element["occluded_by"] != nil { return .occluded }
    return element["hidden"]?.flag == false ? .visible : .unknown
  }
}
