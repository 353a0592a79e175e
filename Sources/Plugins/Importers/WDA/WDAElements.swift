import TutorialAppleSupport
import TutorialImportSupport
import TutorialGeometry
import TutorialPluginKit

/// Turns the elements of an XCUITest source into drafts.
struct WDAElements {
  let dump: WDADump
  /// The display in points.
  let screen: Rect

  func drafts() -> [ElementDraft] {
    // For each element, the part of the screen that the scroll containers around it leave visible for its children.
    var visibleParts: [Int: Rect] = [:]
    return dump.nodes.map { node in
      let element = dump.element(of: node)
      var around: Rect?
      var next = element.parent
      while let ancestor = next, around == nil {
        around = visibleParts[ancestor]
        next = dump.file.elements[ancestor].parent
      }
      let visiblePart = around ?? screen
      visibleParts[node.index] =
        node.kind.scrolling != nil
        ? visiblePart.intersection(node.frame) ?? Rect(node.frame.x, node.frame.y, 0, 0) : visiblePart
      return draft(of: node, element, visiblePart: visiblePart)
    }
  }

  private func draft(of node: WDADump.Node, _ element: XMLElement, visiblePart: Rect) -> ElementDraft {
    var draft = ElementDraft(source: node.index, type: node.kind.type, frame: node.frame)
    let label = element.text("label")
    // XCUITest falls back to the label if an element has no identifier.
    draft.nativeID = element.text("name")
    draft.shortID = draft.nativeID
    draft.element.label = label
    draft.describe(
      node.kind, value: element.text("value"), isEnabled: element.flag("enabled"),
      isSelected: element.flag("selected"))
    draft.wordings = [label, draft.element.text].compactMap { $0 }
    draft.element.visibility = visibility(of: element, node.frame, visiblePart: visiblePart)
    return draft
  }

  /// Returns the visibility of an element.
  ///
  /// `visible` decides, and the frame only refines the reason or the extent. An element that is visible but not
  /// hittable has another element above the point where a finger would tap.
  private func visibility(
    of element: XMLElement, _ frame: Rect, visiblePart: Rect
  ) -> ImportedElement.Visibility {
    if frame.isInverted { return .clipped }
    let isEmpty = frame.width == 0 || frame.height == 0
    switch element.flag("visible") {
    case true?:
      if element.flag("hittable") == false { return .occluded }
      return isEmpty || visiblePart.contains(frame, tolerance: 0.01) ? .visible : .partial
    case false?:
      if isEmpty { return .hidden }
      if screen.intersection(frame) == nil { return .offscreen }
      return visiblePart.intersection(frame) == nil ? .clipped : .hidden
    case nil:
      return .unknown
    }
  }
}
