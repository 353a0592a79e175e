import TutorialGeometry
import TutorialImportSupport
import TutorialPluginKit

/// The windows of an XCUITest source, the keyboard and the status bar.
///
/// XCUITest lists windows from the back to the front. Most sources have some that are as large as the screen and show
/// nothing (the keyboard's while there is none), so a window above the first counts with what it shows.
struct WDAWindows {
  /// A window, and its element.
  private struct Layer {
    let node: Int
    var kinds: Set<String> = []
    var shown: Rect?
  }

  private let dump: WDADump
  private let screen: Rect
  /// The windows of which something is seen, from the back to the front.
  let windows: [ImportedWindow]
  /// The window of each node, as an index into `windows`.
  let membership: [Int?]
  /// The parent of each node, as an index of nodes.
  private let parents: [Int?]

  /// The windows of a source of the given display.
  init(of dump: WDADump, screen: Rect) {
    self.dump = dump
    self.screen = screen
    parents = Self.parents(in: dump)
    var layers: [Layer] = []
    var layerOfNode: [Int?] = []
    let hasChildren = Set(parents.compactMap { $0 })
    for (index, node) in dump.nodes.enumerated() {
      let isSeen = dump.element(of: node).flag("visible") != false
      if node.kind == "Window", isSeen {
        layerOfNode.append(layers.count)
        layers.append(Layer(node: index))
        continue
      }
      let layer = parents[index].flatMap { layerOfNode[$0] }
      layerOfNode.append(layer)
      guard let layer, isSeen, let part = screen.intersection(node.frame) else { continue }
      layers[layer].kinds.insert(node.kind)
      guard !hasChildren.contains(index) else { continue }
      layers[layer].shown = layers[layer].shown?.union(part) ?? part
    }
    var windows: [ImportedWindow] = []
    var windowOfLayer: [Int?] = []
    var namesakes: [ImportedWindow.Kind: Int] = [:]
    for (order, layer) in layers.enumerated() {
      guard let frame = order == 0 ? dump.nodes[layer.node].frame : layer.shown else {
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

  /// The id of a node's window where that is not its parent's, whose window it would have without.
  func window(ofNode index: Int) -> String? {
    let own = membership[index]
    guard windows.count > 1, let own, own != parents[index].flatMap({ membership[$0] }) else { return nil }
    return windows[own].id
  }

  /// The insets of what the system lays over the app.
  func insets() -> ImportedInsets {
    var insets = ImportedInsets()
    for node in dump.nodes where isSeen(node) && node.frame.minX <= 0 && node.frame.maxX >= screen.maxX {
      switch node.kind {
      case "StatusBar" where node.frame.y == 0 && node.frame.maxY < screen.maxY:
        insets.statusBars = EdgeInsets(top: node.frame.height, right: 0, bottom: 0, left: 0)
      case "Keyboard" where node.frame.y > 0 && node.frame.maxY >= screen.maxY:
        insets.ime = EdgeInsets(top: 0, right: 0, bottom: screen.maxY - node.frame.y, left: 0)
      default: break
      }
    }
    return insets
  }

  /// The keyboards that cover the app from inside its own window, as indices of nodes. One in a window of its own
  /// covers as that window does.
  func keyboardsInApp() -> [Int] {
    dump.nodes.indices.filter { index in
      let node = dump.nodes[index]
      return node.kind == "Keyboard" && isSeen(node) && membership[index].map { windows[$0].kind == .app } ?? true
    }
  }

  private func isSeen(_ node: WDADump.Node) -> Bool {
    dump.element(of: node).flag("visible") != false && screen.intersection(node.frame) != nil
  }

  /// The parent of each node, as an index of nodes.
  private static func parents(in dump: WDADump) -> [Int?] {
    var nodeOfElement: [Int: Int] = [:]
    for (index, node) in dump.nodes.enumerated() { nodeOfElement[node.index] = index }
    return dump.nodes.map { node in
      var next = dump.element(of: node).parent
      while let ancestor = next, nodeOfElement[ancestor] == nil { next = dump.file.elements[ancestor].parent }
      return next.flatMap { nodeOfElement[$0] }
    }
  }

  private static func kind(of kinds: Set<String>) -> ImportedWindow.Kind {
    if kinds.contains("Keyboard") { return .ime }
    if kinds.contains("StatusBar") { return .system }
    if !kinds.isDisjoint(with: ["Alert", "Dialog", "Menu", "Popover", "Sheet"]) { return .dialog }
    return .app
  }
}
