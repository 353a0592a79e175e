import TutorialGeometry
import TutorialImportSupport
import TutorialPluginKit
import TutorialSyntax

/// A hierarchy from Maestro, in either of its two forms.
struct MaestroDump {
  /// A node with bounds.
  struct Node {
    /// The index of the node in the tree.
    let source: Int
    /// The edges, in the file's unit.
    let left, top, right, bottom: Double
    /// The index of the parent among the nodes.
    let parent: Int?
    let position: Int

    var frame: Rect { Rect(left, top, right - left, bottom - top) }
  }

  let tree: DataTree
  /// The nodes with bounds, in document order. Nodes without bounds are only containers.
  private(set) var nodes: [Node] = []
  /// The screen's size, if the file contains it.
  let display: Size?
  /// The diagnostics about unreadable nodes.
  private(set) var flaws = DumpDiagnostics()

  /// Reads a file's value. Returns nil if it has another form.
  init?(_ root: DataValue) {
    guard root["attributes"] != nil || root["children"] != nil || root["elements"]?.isList == true else { return nil }
    let elements = root["elements"]?.items
    tree = DataTree(elements ?? [root]) { elements == nil ? $0["children"]?.items ?? [] : [] }
    if elements != nil, case .success(let width) = root["width"]?.coordinate,
      case .success(let height) = root["height"]?.coordinate, width > 0, height > 0
    {
      display = Size(width, height)
    } else {
      display = nil
    }
    var stands: [Int?] = []
    for (index, element) in tree.nodes.enumerated() {
      let around = element.parent.flatMap { stands[$0] }
      guard let edges = Self.edges(of: element.value, &flaws),
        // The root of an iOS hierarchy is a node without an extent.
        around != nil || edges != [0, 0, 0, 0]
      else {
        stands.append(around)
        continue
      }
      stands.append(nodes.count)
      nodes.append(
        Node(
          source: index, left: edges[0], top: edges[1], right: edges[2], bottom: edges[3], parent: around,
          position: element.position))
    }
  }

  /// Returns a node's text under a name, in its attributes or beside them, or nil if it's missing or empty.
  func text(_ name: StaticString, of node: Node) -> String? {
    let value = tree.nodes[node.source].value
    return value["attributes"]?[name]?.text ?? value[name]?.text
  }

  /// Returns the range of a node's bounds in the file.
  func boundsRange(of node: Node) -> ByteRange? {
    let value = tree.nodes[node.source].value
    return (value["attributes"]?["bounds"] ?? value["bounds"])?.span.range
  }

  private static func edges(of element: DataValue, _ flaws: inout DumpDiagnostics) -> [Double]? {
    guard let bounds = element["attributes"]?["bounds"] ?? element["bounds"] else { return nil }
    let sides: [Result<Double, DumpNumber.Problem>]
    if bounds.isMap {
      sides = [bounds["x"], bounds["y"], bounds["width"], bounds["height"]].map {
        $0?.coordinate ?? .failure(.malformed)
      }
    } else {
      let text = bounds.text ?? ""
      guard text.utf8.count <= 200, text.hasPrefix("["), text.hasSuffix("]") else {
        flaws.add(.wrongType, "bounds are not of the form [left,top][right,bottom]", at: bounds.span)
        return nil
      }
      sides = text.split { "[],".contains($0) || $0 == " " }.map { DumpNumber.coordinate(String($0)) }
    }
    var edges: [Double] = []
    for side in sides {
      switch side {
      case .success(let number): edges.append(number)
      case .failure(.outOfRange):
        flaws.add(.valueOutOfRange, "bounds lie beyond the limit of coordinates", at: bounds.span)
        return nil
      case .failure(.malformed): break
      }
    }
    guard edges.count == 4, sides.count == 4 else {
      flaws.add(.wrongType, "bounds are not of the form [left,top][right,bottom]", at: bounds.span)
      return nil
    }
    return bounds.isMap ? [edges[0], edges[1], edges[0] + edges[2], edges[1] + edges[3]] : edges
  }
}
