import TutorialImportSupport

/// The order in which the views of a dump are painted, if the dump tells it.
///
/// `drawing-order` is a view's position among its siblings.
struct AndroidPaintOrder {
  /// Each node's position in the paint order, or nil if that is the document order.
  let places: [Int]?

  init(_ dump: AndroidDump) {
    let orders = dump.nodes.map { dump.element(of: $0)["drawing-order"].flatMap { Int($0) } ?? 0 }
    var nodeOfSource: [Int: Int] = [:]
    for (node, view) in dump.nodes.enumerated() { nodeOfSource[view.index] = node }
    var roots: [Int] = []
    var children: [[Int]] = dump.nodes.map { _ in [] }
    for (node, view) in dump.nodes.enumerated() {
      if let parent = dump.element(of: view).parent.flatMap({ nodeOfSource[$0] }) {
        children[parent].append(node)
      } else {
        roots.append(node)
      }
    }
    let isInOrder = children.allSatisfy { zip($0, $0.dropFirst()).allSatisfy { orders[$0] <= orders[$1] } }
    guard !isInOrder else {
      places = nil
      return
    }
    var places = dump.nodes.map { _ in 0 }
    var waiting = Array(roots.reversed())
    var count = 0
    while let node = waiting.popLast() {
      places[node] = count
      count += 1
      // The stack's top comes first, so the view painted last is pushed first; among equals, the later in the document.
      waiting += children[node].sorted { (orders[$0], $0) > (orders[$1], $1) }
    }
    self.places = places
  }
}
