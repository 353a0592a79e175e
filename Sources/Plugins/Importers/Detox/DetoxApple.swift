import TutorialAppleSupport
import TutorialGeometry
import TutorialImportSupport
import TutorialPluginKit
import TutorialSyntax

/// Makes a snapshot of an iOS hierarchy.
struct DetoxApple {
  /// A view whose position on the display is known.
  private struct Node {
    /// The index of the tag in the file.
    let source: Int
    let viewClass: DetoxAppleClass
    let frame: Rect
    let parent: Int?
    let concealment: String?
  }

  private let format: String
  private let request: ImportRequest
  private let file: XMLFile
  private var nodes: [Node] = []
  /// The views that are left out, because the scroll view around them may have been scrolled.
  private var leftOut: [XMLElement] = []
  private var flaws = DumpDiagnostics()

  /// Reads the views of a file.
  ///
  /// - Parameter isAtRest: true if no scroll view was scrolled.
  init(format: String, request: ImportRequest, file: XMLFile, isAtRest: Bool) {
    self.format = format
    self.request = request
    self.file = file
    // For each tag, the index of its view, or nil if it isn't imported.
    var stands: [Int?] = [nil]
    for (index, element) in file.elements.enumerated().dropFirst() {
      let isRoot = element.parent == 0
      let around = element.parent.flatMap { stands[$0] }
      let isLost = !isAtRest && around.map { nodes[$0].viewClass.isScrollView } == true
      if isLost { leftOut.append(element) }
      guard isRoot || around != nil, !isLost,
        let numbers = DetoxView(element: element).numbers(isRoot: isRoot, in: file, &flaws)
      else {
        stands.append(nil)
        continue
      }
      let origin = around.map { nodes[$0].frame } ?? Rect(0, 0, 0, 0)
      stands.append(nodes.count)
      nodes.append(
        Node(
          source: index,
          viewClass: isRoot ? .window : DetoxAppleClass(element.text("class") ?? element.name),
          frame: Rect(origin.x + numbers[0], origin.y + numbers[1], numbers[2], numbers[3]), parent: around,
          concealment: around.flatMap { nodes[$0].concealment } ?? DetoxView(element: element).concealment))
    }
  }

  /// Returns the snapshot, or diagnostics that say what is missing for one.
  func result() -> ImportResult {
    AppleImport.result(
      of: request, as: format, failure: file.failure, flaws, leftOut.prefix(1).map(unplaced),
      application: nodes.first?.frame, at: file.elements.first.map { file.head(of: $0) },
      isWhole: file.isComplete && leftOut.isEmpty
    ) { snapshot in
      snapshot.take(nodes.map(draft), in: file)
      snapshot.takeWindows(of: nodes.map(windowNode))
    }
  }

  private func unplaced(_ first: XMLElement) -> Diagnostic {
    var diagnostic = Diagnostic(
      .importFailed,
      "the place of a scroll view's content is not known: the file does not say how far it is scrolled",
      at: file.head(of: first),
      notes: [
        .init(leftOut.count == 1 ? "1 view is left out" : "\(leftOut.count) views and their contents are left out"),
        .init("--set offset=zero imports them, if nothing was scrolled when the hierarchy was taken"),
      ])
    diagnostic.severity = .warning
    return diagnostic
  }

  private func windowNode(_ node: Node) -> XCUINode {
    let element = file.elements[node.source]
    let says = ["label", "text", "value", "testID", "id"].contains { element.text($0) != nil }
    let isWindow = node.viewClass.kind.name == "Window"
    return XCUINode(
      kind: node.viewClass.kind, frame: node.frame, parent: node.parent,
      isSeen: node.concealment == nil && (isWindow || says))
  }

  private func draft(of node: Node) -> ElementDraft {
    let element = file.elements[node.source]
    var draft = ElementDraft(source: node.source, type: node.viewClass.type, frame: node.frame)
    // Dumps of failed tests, and older versions of Detox, use Android's name for it.
    draft.nativeID = element.text("testID") ?? element.text("id")
    draft.shortID = draft.nativeID
    draft.element.nativeType = element.text("class")
    draft.element.label = element.text("label")
    draft.describe(node.viewClass.kind, value: element.text("value"), isEnabled: nil, isSelected: nil)
    draft.element.text = element.text("text") ?? draft.element.text
    draft.wordings = [draft.element.label, draft.element.text].compactMap { $0 }
    draft.scrolling = node.viewClass.isScrollView ? .asContentLies : nil
    switch node.concealment {
    case "gone": draft.element.visibility = .gone
    case "invisible": draft.element.visibility = .hidden
    case "transparent": draft.element.visibility = .transparent
    default: break
    }
    return draft
  }
}
