import TutorialAppleSupport
import TutorialImportSupport
import TutorialPluginKit
import TutorialGeometry
import TutorialSyntax

/// The source of an XCUITest session: elements with their frames in points.
struct WDADump {
  struct Node {
    /// The index of the XML element in the file.
    let index: Int
    let kind: XCUIKind
    /// The frame in points.
    let frame: Rect
  }

  let file: XMLFile
  /// The elements that could be read, in document order.
  private(set) var nodes: [Node] = []
  /// The diagnostics about all other elements.
  private(set) var flaws = DumpDiagnostics()

  init(_ file: XMLFile) {
    self.file = file
    for (index, element) in file.elements.enumerated() {
      guard let kind = Self.kind(of: element) else {
        if element.parent != nil {
          flaws.add(
            .unknownKey, "unexpected <\(Diagnostic.excerpt(element.name))> in an XCUITest source",
            at: file.head(of: element))
        }
        continue
      }
      if let frame = Self.frame(of: element, kind: kind, in: file, &flaws) {
        nodes.append(Node(index: index, kind: kind, frame: frame))
      }
    }
  }

  func element(of node: Node) -> XMLElement { file.elements[node.index] }

  /// Returns the kind of an element, or nil if it isn't one of XCUITest's, such as Appium's `<AppiumAUT>`.
  static func kind(of element: XMLElement) -> XCUIKind? {
    let name = element.text("type") ?? element.name
    return name.hasPrefix(XCUIKind.prefix) ? XCUIKind(name) : nil
  }

  /// Returns the nodes' properties that determine the windows.
  func windowNodes() -> [XCUINode] {
    var nodeOfElement: [Int: Int] = [:]
    for (index, node) in nodes.enumerated() { nodeOfElement[node.index] = index }
    return nodes.map { node in
      let element = element(of: node)
      var next = element.parent
      while let ancestor = next, nodeOfElement[ancestor] == nil { next = file.elements[ancestor].parent }
      return XCUINode(
        kind: node.kind, frame: node.frame, parent: next.flatMap { nodeOfElement[$0] },
        isSeen: element.flag("visible") != false)
    }
  }

  private static func frame(of element: XMLElement, kind: XCUIKind, in file: XMLFile, _ flaws: inout DumpDiagnostics)
    -> Rect?
  {
    // An application without a position is the screen, which starts at the origin.
    let origin = kind.name == "Application" ? 0.0 : nil
    let names = ["x", "y", "width", "height"]
    let missing = names.filter { element.text($0) == nil && !(origin != nil && ($0 == "x" || $0 == "y")) }
    guard missing.isEmpty else {
      flaws.add(
        .missingKey, "<\(Diagnostic.excerpt(element.name))> has no \(missing.joined(separator: ", no "))",
        at: file.head(of: element))
      return nil
    }
    var numbers: [Double] = []
    for name in names {
      guard let text = element.text(name) else {
        numbers.append(0)
        continue
      }
      guard let number = flaws.coordinate(text, of: name, in: element, file) else { return nil }
      numbers.append(number)
    }
    return Rect(numbers[0], numbers[1], numbers[2], numbers[3])
  }
}
