import TutorialGeometry
public import TutorialPluginKit

extension ImportedSnapshot {
  /// Adds windows, and the keyboard and the status bar as what they cover. Call it once the snapshot has its elements.
  public mutating func takeWindows(of nodes: [XCUINode]) {
    let found = XCUIWindows(of: nodes, screen: Rect(0, 0, display.width, display.height))
    found.cover(&insets)
    windows = found.windows
    for index in elements.indices { elements[index].window = found.window(ofNode: index) }
    occluders += found.keyboardsInApp().map { index in
      ImportedOccluder(kind: "keyboard", element: elements[index].id, opaque: true)
    }
  }
}

/// The windows of an iOS screen, the keyboard and the status bar.
///
/// XCUITest lists windows from back to front. Most dumps have some that are as large as the screen and show nothing,
/// such as the keyboard's while it's closed. So a window above the first counts only with its visible content.
struct XCUIWindows {
  /// A window's element, with the kinds and the extent of its visible content.
  private struct Layer {
    let node: Int
    var kinds: Set<XCUIKind> = []
    var shown: Rect?
  }

  private let nodes: [XCUINode]
  private let screen: Rect
  /// The windows that show something, from back to front.
  let windows: [ImportedWindow]
  /// For each node, the index of its window in `windows`.
  private let membership: [Int?]

  /// Finds the windows of elements in document order.
  init(of nodes: [XCUINode], screen: Rect) {
    self.nodes = nodes
    self.screen = screen
    var layers: [Layer] = []
    var layerOfNode: [Int?] = []
    let hasChildren = Set(nodes.compactMap(\.parent))
    for (index, node) in nodes.enumerated() {
      if node.kind.name == "Window", node.isSeen {
        layerOfNode.append(layers.count)
        layers.append(Layer(node: index))
        continue
      }
      let layer = node.parent.flatMap { layerOfNode[$0] }
      layerOfNode.append(layer)
      guard let layer, node.isSeen, let part = screen.intersection(node.frame) else { continue }
      layers[layer].kinds.insert(node.kind)
      guard !hasChildren.contains(index) else { continue }
      layers[layer].shown = layers[layer].shown?.union(part) ?? part
    }
    var windows: [ImportedWindow] = []
    var windowOfLayer: [Int?] = []
    var namesakes: [ImportedWindow.Kind: Int] = [:]
    for (order, layer) in layers.enumerated() {
      guard let frame = order == 0 ? nodes[layer.node].frame : layer.shown else {
        windowOfLayer.append(nil)
        continue
      }
      let kind = order == 0 ? .app : Self.kind(of: layer.kinds)
      let number = namesakes[kind, default: 0] + 1
      namesakes[kind] = number
      windowOfLayer.append(windows.count)
      windows.append(
        ImportedWindow(
          id: number == 1 ? kind.rawValue : "\(kind.rawValue)-\(number)", kind: kind, z: windows.count,
          frame: frame))
    }
    self.windows = windows
    membership = layerOfNode.map { $0.flatMap { windowOfLayer[$0] } }
  }

  /// Returns the id of a node's window, or nil if the node inherits its parent's.
  func window(ofNode index: Int) -> String? {
    guard membership.indices.contains(index), windows.count > 1, let own = membership[index],
      own != nodes[index].parent.flatMap({ membership[$0] })
    else { return nil }
    return windows[own].id
  }

  /// Adds the insets of the status bar and the keyboard, which the system lays over the app.
  func cover(_ insets: inout ImportedInsets) {
    for node in nodes where isSeen(node) && node.frame.minX <= 0 && node.frame.maxX >= screen.maxX {
      switch node.kind.name {
      case "StatusBar" where node.frame.y == 0 && node.frame.maxY < screen.maxY:
        insets.statusBars = EdgeInsets(top: node.frame.height, right: 0, bottom: 0, left: 0)
      case "Keyboard" where node.frame.y > 0 && node.frame.maxY >= screen.maxY:
        insets.ime = EdgeInsets(top: 0, right: 0, bottom: screen.maxY - node.frame.y, left: 0)
      default: break
      }
    }
  }

  /// Returns the indices of keyboards that cover the app from inside its own window.
  ///
  /// A keyboard in a window of its own covers the app as that window does.
  func keyboardsInApp() -> [Int] {
    nodes.indices.filter { index in
      let node = nodes[index]
      return node.kind.name == "Keyboard" && isSeen(node) && membership[index].map { windows[$0].kind == .app } ?? true
    }
  }

  private func isSeen(_ node: XCUINode) -> Bool {
    node.isSeen && screen.intersection(node.frame) != nil
  }

  private static func kind(of kinds: Set<XCUIKind>) -> ImportedWindow.Kind {
    if kinds.contains(where: { $0.name == "Keyboard" }) { return .ime }
    if kinds.contains(where: { $0.name == "StatusBar" }) { return .system }
    return kinds.contains(where: \.isDialog) ? .dialog : .app
  }
}
