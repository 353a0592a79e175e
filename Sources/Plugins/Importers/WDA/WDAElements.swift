import TutorialImportSupport
import TutorialGeometry
import TutorialPluginKit

/// What is known of the elements of an XCUITest source.
struct WDAElements {
  let dump: WDADump
  /// The display in points.
  let screen: Rect

  /// The elements in document order.
  func drafts() -> [ElementDraft] {
    // What the scroll containers around each element, and the screen, leave of its children.
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
        Self.scrolling.contains(node.kind)
        ? visiblePart.intersection(node.frame) ?? Rect(node.frame.x, node.frame.y, 0, 0) : visiblePart
      return draft(of: node, element, visiblePart: visiblePart)
    }
  }

  private func draft(of node: WDADump.Node, _ element: XMLElement, visiblePart: Rect) -> ElementDraft {
    let type = node.kind.prefix(1).lowercased() + node.kind.dropFirst()
    var draft = ElementDraft(source: node.index, type: type, frame: node.frame)
    let label = element.text("label")
    // XCUITest falls back to the label where an element has no identifier, so an equal name is none.
    draft.nativeID = element.text("name").flatMap { $0 == label ? nil : $0 }
    draft.shortID = draft.nativeID
    draft.element.label = label
    if Self.stateful.contains(node.kind) {
      draft.element.value = element.text("value")
    } else {
      draft.element.text = element.text("value")
    }
    if element.flag("enabled") == false { draft.element.isEnabled = false }
    if element.flag("selected") == true { draft.element.isSelected = true }
    if Self.checkable.contains(node.kind) {
      draft.element.isChecked = element.text("value").flatMap { $0 == "1" ? true : $0 == "0" ? false : nil }
    }
    draft.element.visibility = visibility(of: element, node.frame, visiblePart: visiblePart)
    return draft
  }

  /// `visible` decides; the frame only says why, or how far. What is visible but not hittable has something above the
  /// point where a finger would go.
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

  /// The types whose children move inside of them.
  private static let scrolling: Set<String> = ["CollectionView", "Outline", "ScrollView", "Table", "WebView"]

  /// The types whose value is 1 or 0.
  private static let checkable: Set<String> = ["CheckBox", "RadioButton", "Switch", "Toggle"]

  /// The types whose value is a state, not a text that is shown.
  private static let stateful: Set<String> = [
    "ActivityIndicator", "Button", "CheckBox", "LevelIndicator", "PageIndicator", "PickerWheel", "ProgressIndicator",
    "RadioButton", "RatingIndicator", "ScrollBar", "SegmentedControl", "Slider", "Stepper", "Switch", "Tab", "Toggle",
  ]
}
