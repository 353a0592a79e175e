import TutorialAndroidSupport
import TutorialGeometry
import TutorialImportSupport
import TutorialPluginKit
import TutorialSyntax

/// Makes a snapshot of an Android hierarchy by translating it to the attributes of Android's own dumps.
struct DetoxAndroid {
  let format: String
  let request: ImportRequest
  let file: XMLFile
  let root: XMLElement

  /// Returns the snapshot, or an error that says what is missing for one.
  func result() -> Result<ImportResult, DiagnosticError> {
    var request = request
    if request.density == nil, let text = root.text("density") {
      guard case .success(let density) = DumpNumber.coordinate(text) else {
        return .failure(
          DiagnosticError(
            Diagnostic(
              .importFailed, "density \"\(Diagnostic.excerpt(text))\" is not a number",
              at: file.value(of: "density", in: root), notes: [.init("say it in dots per inch with --density")])))
      }
      request.density = density * 160
    }
    var flaws = DumpDiagnostics()
    let (elements, strange) = views(&flaws)
    let views = AndroidImport(
      format: format, presenceIsVisible: false, request: request,
      file: XMLFile(source: file.source, elements: elements, failure: nil, isComplete: file.isComplete)
    ) { $0.name != "ViewHierarchy" }
    var result = views.result()
    if !strange.isEmpty { result.snapshot?.origin.truncated = true }
    var diagnostics = file.failure.map { [$0] } ?? []
    diagnostics += flaws.diagnostics(lenient: request.lenient)
    diagnostics += strange.prefix(1).map { unplaced($0, count: strange.count) }
    return .success(ImportResult(snapshot: result.snapshot, diagnostics: diagnostics + result.diagnostics))
  }

  /// Returns the views with their bounds on the display, and the windows whose position is unknown.
  ///
  /// Positions are relative to the window. So only windows as large as the largest have a known position.
  private func views(_ flaws: inout DumpDiagnostics) -> (views: [XMLElement], strange: [XMLElement]) {
    var screen = Size(0, 0)
    var bounds: [[Double]?] = []
    for element in file.elements.dropFirst() {
      let numbers = DetoxView(element: element).numbers(isRoot: element.parent == 0, in: file, &flaws)
      bounds.append(numbers)
      if element.parent == 0, let numbers, numbers[2] * numbers[3] > screen.width * screen.height {
        screen = Size(numbers[2], numbers[3])
      }
    }
    var views = [XMLElement(name: root.name, attributes: [], parent: nil, position: 0, head: root.tag)]
    var strange: [XMLElement] = []
    // For each element, its index among the views and what hides it, or nil if it's in another window.
    var stands: [(view: Int, concealment: String?)?] = [(0, nil)]
    for (element, numbers) in zip(file.elements.dropFirst(), bounds) {
      guard let around = element.parent.flatMap({ stands[$0] }) else {
        stands.append(nil)
        continue
      }
      if element.parent == 0, let numbers, Size(numbers[2], numbers[3]) != screen {
        strange.append(element)
        stands.append(nil)
        continue
      }
      let concealment = around.concealment ?? DetoxView(element: element).concealment
      guard let numbers else {
        stands.append((around.view, concealment))
        continue
      }
      stands.append((views.count, concealment))
      views.append(view(element, numbers, in: around.view, concealment))
    }
    return (views, strange)
  }

  private func view(_ element: XMLElement, _ numbers: [Double], in parent: Int, _ concealment: String?) -> XMLElement {
    typealias Attribute = XMLElement.Attribute
    let edges = [numbers[0], numbers[1], numbers[0] + numbers[2], numbers[1] + numbers[3]].map {
      Diagnostic.describe($0)
    }
    var attributes = [Attribute(name: "bounds", value: "[\(edges[0]),\(edges[1])][\(edges[2]),\(edges[3])]")]
    let texts = [
      ("class", element.text("class")), ("resource-id", element.text("id")), ("text", element.text("text")),
      ("content-desc", element.text("label") ?? element.text("value")), ("visibility", concealment),
    ]
    for case (let name, let text?) in texts { attributes.append(Attribute(name: name, value: text)) }
    return XMLElement(
      name: element.name, attributes: attributes, parent: parent, position: element.position, head: element.tag)
  }

  private func unplaced(_ window: XMLElement, count: Int) -> Diagnostic {
    var diagnostic = Diagnostic(
      .importFailed, "the place of a window smaller than the screen is not in the file", at: file.head(of: window),
      notes: [
        .init(count == 1 ? "its contents are left out" : "there are \(count) of them; their contents are left out")
      ])
    diagnostic.severity = .warning
    return diagnostic
  }
}
