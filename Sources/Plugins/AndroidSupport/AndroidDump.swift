import TutorialGeometry
import TutorialImportSupport
import TutorialPluginKit
import TutorialSyntax

/// The contents of an Android dump that all importers share: views with their bounds in pixels.
struct AndroidDump {
  struct Node {
    /// The index of the XML element in the file.
    let index: Int
    let bounds: PixelBounds
    /// True if no other view encloses this one: it's the root of a window.
    let isRoot: Bool
  }

  let file: XMLFile
  /// The views whose bounds could be read, in document order.
  private(set) var nodes: [Node] = []
  /// The diagnostics about all other views.
  private(set) var flaws = DumpDiagnostics()

  /// Reads the views of a file.
  ///
  /// - Parameters:
  ///   - pixelsPerDp: the density, on which the limit of coordinates depends.
  ///   - isView: returns true if an XML element is a view. Others are reported, except the outermost.
  init(_ file: XMLFile, pixelsPerDp: Double, isView: (XMLElement) -> Bool) {
    self.file = file
    // Half the limit, because width and height, which are differences of edges, have the same limit.
    let limit = Limits.coordinate / 2 * min(1, pixelsPerDp)
    for (index, element) in file.elements.enumerated() {
      guard isView(element) else {
        if element.parent != nil {
          flaws.add(
            .unknownKey, "unexpected <\(Diagnostic.excerpt(element.name))> in a dump",
            at: file.head(of: element))
        }
        continue
      }
      if let bounds = Self.bounds(of: element, in: file, limit: limit, &flaws) {
        let isRoot = element.parent.map { !isView(file.elements[$0]) } ?? true
        nodes.append(Node(index: index, bounds: bounds, isRoot: isRoot))
      }
    }
  }

  var root: XMLElement? { file.elements.first }

  func element(of node: Node) -> XMLElement { file.elements[node.index] }

  private static func bounds(
    of element: XMLElement, in file: XMLFile, limit: Double, _ flaws: inout DumpDiagnostics
  ) -> PixelBounds? {
    guard let text = element.text("bounds") else {
      flaws.add(
        .missingKey, "<\(Diagnostic.excerpt(element.name))> has no bounds", at: file.head(of: element))
      return nil
    }
    switch PixelBounds.parse(text, limit: limit) {
    case .success(let bounds): return bounds
    case .failure(.malformed):
      flaws.add(
        .wrongType, "\"\(Diagnostic.excerpt(text))\" is not of the form [left,top][right,bottom]",
        at: file.value(of: "bounds", in: element))
    case .failure(.outOfRange):
      flaws.add(
        .valueOutOfRange, "bounds \"\(Diagnostic.excerpt(text))\" lie beyond the limit of coordinates",
        at: file.value(of: "bounds", in: element))
    }
    return nil
  }
}
