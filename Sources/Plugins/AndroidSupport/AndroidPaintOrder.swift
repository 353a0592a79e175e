import TutorialImportSupport

/// In which order the views of a dump are painted, where it says so: `drawing-order` is a view's place among the views of
/// the one that holds them.
struct AndroidPaintOrder {
  /// For each node of the dump its place in the order; nil where that is the document's.
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
      // What is painted last is what is looked at last; of equal ones the later in the document.
      waiting += children[node].sorted { (orders[$0], $0) > (orders[$1], $1) }
    }
    self.places = places
  }
}
