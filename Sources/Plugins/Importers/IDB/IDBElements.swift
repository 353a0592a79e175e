import TutorialAppleSupport
import TutorialGeometry
import TutorialImportSupport
import TutorialPluginKit

/// The elements of a simulator's accessibility tree.
struct IDBElements {
  private let read: AppleNodes

  /// The tree that they were read from.
  var tree: DataTree { read.tree }
  /// The diagnostics about elements that couldn't be read.
  var flaws: DumpDiagnostics { read.flaws }
  /// The elements that could be read, in document order.
  var nodes: [AppleNodes.Node] { read.nodes }

  /// Reads the elements of a tree.
  init(_ tree: DataTree) {
    read = AppleNodes(tree, frame: { $0.first(of: "frame", "AXFrame") }, kind: { value, _ in Self.kind(of: value) })
  }

  /// Returns the drafts of the elements, in document order.
  func drafts() -> [ElementDraft] {
    nodes.map { node in
      let value = read.value(node)
      let (label, title) = (value["AXLabel"]?.text, value["title"]?.text)
      var draft = ElementDraft(source: node.source, type: node.kind.type, frame: node.frame)
      draft.nativeID = value["AXUniqueId"]?.text
      draft.shortID = draft.nativeID
      // The system gives its own ids to keys and bars, the same id to several, and titles to their containers.
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

  /// Returns the kind of an element: `type`, or its role without `AX`.
  private static func kind(of element: DataValue) -> XCUIKind {
    let name =
      element["type"]?.text ?? element["role"]?.text.map { String($0.hasPrefix("AX") ? $0.dropFirst(2) : $0[...]) }
    if element["subrole"]?.text == "AXTabButton", let tab = XCUIKind("Tab") { return tab }
    return name.flatMap(XCUIKind.init) ?? XCUIKind.other
  }

  /// Returns the visibility that newer versions of AXe report; otherwise it's unknown.
  private static func visibility(of element: DataValue, _ frame: Rect) -> ImportedElement.Visibility {
    if frame.isInverted { return .clipped }
    if element["hidden"]?.flag == true { return .hidden }
    if element["occluded_by"] != nil { return .occluded }
    return element["hidden"]?.flag == false ? .visible : .unknown
  }
}
