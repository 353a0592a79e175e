import TutorialGeometry
import TutorialImportSupport
import TutorialPluginKit
import TutorialSyntax

/// The elements of an ARIA snapshot.
struct AriaElements {
  let tree: DataTree
  private var drafts: [ElementDraft] = []
  private var parents: [Int?] = []
  private var positions: [Int] = []
  /// The diagnostics about elements whose boxes couldn't be read.
  private(set) var flaws = DumpDiagnostics()
  /// The elements with a page of their own; boxes inside are relative to that page's window.
  private(set) var frames: [DataValue] = []
  private var boxless: DataValue?
  /// An element that only refers to an earlier snapshot as unchanged.
  private(set) var unchanged: DataValue?

  /// An element without a box, if no element has one.
  var firstWithoutBox: DataValue? { drafts.isEmpty ? boxless : nil }

  init(_ items: [DataValue]) {
    tree = DataTree(items.filter { AriaNode($0) != nil }) { item in
      // Boxes in a frame are relative to its own window, whose position within the frame's border is unknown.
      AriaNode(item).map { $0.role == "iframe" ? [] : $0.children } ?? []
    }
    var stands: [Int?] = []
    for (index, element) in tree.nodes.enumerated() {
      let around = element.parent.flatMap { stands[$0] }
      let node = AriaNode(element.value)
      if node?.role == "ref", unchanged == nil { unchanged = element.value }
      if node?.role == "iframe", node?.children.isEmpty == false { frames.append(element.value) }
      guard let node, let frame = Self.frame(of: node, element.value, &flaws) else {
        if boxless == nil { boxless = element.value }
        stands.append(around)
        continue
      }
      stands.append(drafts.count)
      drafts.append(Self.draft(of: node, frame, source: index))
      parents.append(around)
      positions.append(element.position)
    }
  }

  /// Adds the elements to a snapshot.
  func fill(_ snapshot: inout ImportedSnapshot) {
    snapshot.take(drafts, parents: parents, positions: positions)
  }

  private static func frame(of node: AriaNode, _ item: DataValue, _ flaws: inout DumpDiagnostics) -> Rect? {
    let place = item.members.first?.key.span ?? item.span
    switch node.box {
    case .success(let frame)?: return frame
    case .failure(.outOfRange)?: flaws.add(.valueOutOfRange, "a box lies beyond the limit of coordinates", at: place)
    case .failure(.malformed)?: flaws.add(.wrongType, "a box is not four numbers", at: place)
    case nil: flaws.add(.missingKey, "an element has no box", at: place)
    }
    return nil
  }

  private static func draft(of node: AriaNode, _ frame: Rect, source: Int) -> ElementDraft {
    var draft = ElementDraft(source: source, type: node.role, frame: frame)
    draft.element.label = node.name
    // The text of a field is its value: text that was typed or chosen.
    let isField = ["textbox", "searchbox", "combobox", "spinbutton", "slider"].contains(node.role)
    if isField { draft.element.value = node.text } else { draft.element.text = node.text }
    if node.value(of: "disabled") != nil { draft.element.isEnabled = false }
    if node.value(of: "selected") != nil { draft.element.isSelected = true }
    if let checked = node.value(of: "checked") ?? node.value(of: "pressed") {
      draft.element.isChecked = checked == "mixed" ? nil : true
    } else if ["checkbox", "radio", "switch", "menuitemcheckbox", "menuitemradio"].contains(node.role) {
      draft.element.isChecked = false
    }
    if node.value(of: "cursor") == "pointer" { draft.element.isClickable = true }
    if frame.isInverted { draft.element.visibility = .clipped }
    return draft
  }
}
