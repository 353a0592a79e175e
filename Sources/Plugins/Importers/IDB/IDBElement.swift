import TutorialAppleSupport
import TutorialGeometry
import TutorialImportSupport
import TutorialPluginKit

/// An element of a simulator's accessibility tree.
enum IDBElement {
  /// Returns the kind of an element: `type`, or its role without `AX`.
  static func kind(of element: DataValue) -> XCUIKind {
    let name =
      element["type"]?.text ?? element["role"]?.text.map { String($0.hasPrefix("AX") ? $0.dropFirst(2) : $0[...]) }
    if element["subrole"]?.text == "AXTabButton", let tab = XCUIKind("Tab") { return tab }
    return name.flatMap(XCUIKind.init) ?? XCUIKind.other
  }

  static func draft(of node: AppleNodes.Node, _ value: DataValue) -> ElementDraft {
    let (label, title) = (value["AXLabel"]?.text, value["title"]?.text)
    var draft = ElementDraft(source: node.source, type: node.kind.type, frame: node.frame)
    draft.nativeID = value["AXUniqueId"]?.text
    draft.shortID = draft.nativeID
    // The system gives its own ids to keys and bars, the same id to several, and titles to their containers.
    draft.sharesNoID = true
    draft.element.label = label ?? title
    let isTab = value["subrole"]?.text == "AXTabButton"
    let state = value["AXValue"]?.text
    draft.describe(node.kind, value: state, isEnabled: value["enabled"]?.flag, isSelected: isTab ? state == "1" : nil)
    if isTab { draft.element.isChecked = nil }
    draft.isCalledAfterContent = draft.isCalledAfterContent || node.kind.name == "Group"
    draft.wordings = [label, title].compactMap { $0 }
    draft.element.visibility = visibility(of: value, node.frame)
    return draft
  }

  /// Returns the visibility that newer versions of AXe report; otherwise it's unknown.
  private static func visibility(of element: DataValue, _ frame: Rect) -> ImportedElement.Visibility {
    if frame.isInverted { return .clipped }
    if element["hidden"]?.flag == true { return .hidden }
    if element["occluded_by"] != nil { return .occluded }
    return element["hidden"]?.flag == false ? .visible : .unknown
  }
}
