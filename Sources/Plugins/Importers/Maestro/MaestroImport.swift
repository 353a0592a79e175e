import TutorialAndroidSupport
import TutorialAppleSupport
import TutorialGeometry
import TutorialImportSupport
import TutorialPluginKit
import TutorialSyntax

/// Makes a snapshot of a hierarchy.
struct MaestroImport {
  let format: String
  let request: ImportRequest
  let file: DataFile
  let dump: MaestroDump
  let platform: MaestroPlatform

  /// Returns the snapshot, or diagnostics that say what is missing for one.
  func result() -> ImportResult {
    var diagnostics = file.failure.map { [$0] } ?? []
    diagnostics += dump.flaws.diagnostics(lenient: request.lenient)
    guard let first = dump.nodes.first else {
      if dump.flaws.isEmpty { diagnostics.append(holdsNothing) }
      return ImportResult(snapshot: nil, diagnostics: diagnostics)
    }
    var request = request
    request.display = request.display ?? dump.display
    if platform == .android {
      let android = androidResult(of: request)
      return ImportResult(snapshot: android.snapshot, diagnostics: diagnostics + android.diagnostics)
    }
    return AppleImport.result(
      of: request, as: format, platform: platform.rawValue, unit: platform.unit, failure: file.failure, dump.flaws,
      application: first.frame, at: dump.tree.nodes[first.source].value.head, isWhole: file.isComplete
    ) {
      $0.take(dump.nodes.map(draft), parents: dump.nodes.map(\.parent), positions: dump.nodes.map(\.position))
    }
  }

  private var holdsNothing: Diagnostic {
    Diagnostic(
      .importFailed, "the hierarchy holds no element with bounds", at: file.root?.head,
      notes: [.init("take it again while the app is in front")])
  }

  /// Returns an element without a kind: Maestro doesn't report kinds on iOS.
  private func draft(of node: MaestroDump.Node) -> ElementDraft {
    var draft = ElementDraft(source: node.source, type: "element", frame: node.frame)
    draft.nativeID = dump.text("resource-id", of: node) ?? dump.text("resourceId", of: node)
    draft.shortID = draft.nativeID
    let (label, text) = (dump.text("accessibilityText", of: node), dump.text("text", of: node))
    draft.element.label = label
    draft.element.text = text
    draft.element.value = dump.text("value", of: node).flatMap { $0 == text ? nil : $0 }
    draft.wordings = [label, text, dump.text("title", of: node)].compactMap { $0 }
    if dump.text("enabled", of: node) == "false" { draft.element.isEnabled = false }
    if dump.text("checked", of: node) == "true" { draft.element.isChecked = true }
    if dump.text("selected", of: node) == "true" { draft.element.isSelected = true }
    if node.frame.isInverted { draft.element.visibility = .clipped }
    return draft
  }

  // MARK: Android

  private func androidResult(of request: ImportRequest) -> ImportResult {
    let elements =
      [XMLElement(name: "hierarchy", attributes: [], parent: nil, position: 0, head: head)]
      + dump.nodes.map(view)
    return AndroidImport(
      format: format, presenceIsVisible: false, request: request,
      file: XMLFile(source: file.source, elements: elements, failure: nil, isComplete: file.isComplete)
    ) { $0.name != "hierarchy" }.result()
  }

  private var head: ByteRange { file.root?.head.range ?? ByteRange(0, 0) }

  /// Returns a node with the attributes of Android's own dumps.
  private func view(of node: MaestroDump.Node) -> XMLElement {
    typealias Attribute = XMLElement.Attribute
    let edges = [node.left, node.top, node.right, node.bottom].map { Diagnostic.describe($0) }
    var attributes = [
      Attribute(
        name: "bounds", value: "[\(edges[0]),\(edges[1])][\(edges[2]),\(edges[3])]",
        range: dump.boundsRange(of: node))
    ]
    func take(_ own: StaticString, as name: String) {
      if let text = dump.text(own, of: node) { attributes.append(Attribute(name: name, value: text)) }
    }
    take("class", as: "class")
    take("resource-id", as: "resource-id")
    take("resourceId", as: "resource-id")
    take("accessibilityText", as: "content-desc")
    take("text", as: "text")
    take("package", as: "package")
    take("enabled", as: "enabled")
    take("selected", as: "selected")
    take("clickable", as: "clickable")
    take("scrollable", as: "scrollable")
    take("password", as: "password")
    // Maestro writes `checked` for every view, and doesn't tell which views are checkable.
    let name = dump.text("class", of: node) ?? "element"
    let isCheckable = ["Switch", "CheckBox", "RadioButton", "ToggleButton"].contains { name.hasSuffix($0) }
    if isCheckable || dump.text("checked", of: node) == "true" {
      attributes.append(Attribute(name: "checkable", value: "true"))
      take("checked", as: "checked")
    }
    return XMLElement(
      name: "element", attributes: attributes, parent: node.parent.map { $0 + 1 } ?? 0, position: node.position,
      head: dump.tree.nodes[node.source].value.head.range)
  }
}
