import TutorialAppleSupport
import TutorialGeometry
import TutorialImportSupport
import TutorialPluginKit
import TutorialSyntax

/// An element of an XCUIElement's snapshot.
enum XCUISnapshotElement {
  static func draft(of node: AppleNodes.Node, _ value: DataValue) -> ElementDraft {
    var draft = ElementDraft(source: node.source, type: node.kind.type, frame: node.frame)
    let label = value["label"]?.text
    let title = value["title"]?.text
    // WebDriverAgent's `name` is the label if an element has no identifier.
    let id = value.first(of: "identifier", "rawIdentifier", "name")?.text
    draft.nativeID = id
    draft.shortID = id
    draft.element.label = label ?? title
    draft.describe(
      node.kind, value: value["value"]?.text, isEnabled: value.first(of: "enabled", "isEnabled")?.flag,
      isSelected: value.first(of: "selected", "isSelected")?.flag)
    draft.wordings = [label, title, draft.element.text].compactMap { $0 }
    draft.element.visibility = visibility(of: value, node.frame)
    return draft
  }

  /// Returns true if an element is visible.
  ///
  /// If the snapshot doesn't tell what is visible, elements with texts or values count as visible. Most snapshots have
  /// windows as large as the screen with nothing in them.
  static func isSeen(_ node: AppleNodes.Node, _ value: DataValue) -> Bool {
    if let isSeen = value.first(of: "isVisible", "visible")?.flag { return isSeen }
    let matters = ["Window", "Keyboard", "StatusBar", "Alert", "Sheet", "Dialog", "Menu", "Popover"]
    return matters.contains(node.kind.name) || value.first(of: "label", "title", "value", "identifier") != nil
  }

  static func kind(of element: DataValue, _ flaws: inout DumpDiagnostics) -> XCUIKind? {
    guard let value = element.first(of: "elementType", "type") else {
      flaws.add(.missingKey, "an element has no elementType", at: element.head)
      return nil
    }
    let text = value.text ?? ""
    if let number = Int(text) {
      // Kinds of later XCTest versions become `Other`.
      return XCUIKind(number: number) ?? .other
    }
    // Swift writes `other`, Objective-C `Other`: both are the same kind.
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
