package import TutorialGeometry
package import TutorialLanguage
import TutorialNumerics

/// The readable content of a screen: innermost elements with words, as far as they are visible.
package struct ScreenWords: Sendable {
  /// An element with words.
  package struct Leaf: Sendable, Hashable {
    /// The element, as an index into the snapshot's `elements`.
    package let element: Int
    /// The visible part of it, in global coordinates; never empty.
    package let box: Rect
    /// The weight of its loss.
    package let weight: Int
  }

  /// The leaves, in document order.
  package let leaves: [Leaf]
  private let index: BoxIndex
  private let snapshot: Snapshot
  /// The area above which an element is a background rather than content.
  private let largest: Double
  private let tree: ElementNesting
  /// The preorder number of each leaf's element.
  private let numbers: [Int32]

  /// The maximum number of leaves; later ones in document order are ignored.
  package static let mostLeaves = 1000
  private static let text = 1
  private static let control = 2
  /// The loss of a leaf that is covered by half or more.
  private static let whole = 1000.0

  /// The readable content of a screen.
  ///
  /// - Parameter visible: returns the visible part of an element, in global coordinates; nil if none is.
  package init(_ snapshot: Snapshot, visible: (_ element: Int) -> Rect?) {
    let elements = snapshot.elements
    self.snapshot = snapshot
    largest = snapshot.display.bounds.area / 2
    tree = ElementNesting(elements)
    // Marks ancestors of elements with words. The ancestors of a marked element are marked already.
    var isWorded = [Bool](repeating: false, count: elements.count)
    var holds = isWorded
    for element in elements.indices where Self.mayBeRead(element, in: elements) {
      isWorded[element] = true
      var next = elements.parent(element)
      while let current = next, !holds[current] {
        holds[current] = true
        next = elements.parent(current)
      }
    }
    var types = ControlTypes(elements)
    var leaves: [Leaf] = []
    for element in elements.indices where isWorded[element] && !holds[element] {
      guard let box = visible(element), !box.isEmpty, box.area <= largest else { continue }
      // A button's words are often an element of their own.
      let isControl = types.isControl(element) || elements.parent(element).map { types.isControl($0) } ?? false
      leaves.append(Leaf(element: element, box: box, weight: isControl ? Self.control : Self.text))
      if leaves.count == Self.mostLeaves { break }
    }
    self.leaves = leaves
    numbers = leaves.map { [tree] in tree.span(of: $0.element).first }
    index = BoxIndex(leaves.map(\.box))
  }

  private static func mayBeRead(_ element: Int, in elements: Elements) -> Bool {
    guard elements.isSolved(element), elements.hasWords(element) else { return false }
    switch elements.visibility(element) {
    case .hidden, .gone, .transparent: return false
    case .visible, .partial, .offscreen, .clipped, .occluded, .unknown: return true
    }
  }

  // MARK: Content of a target

  /// For each leaf, true if it belongs to one of the targets.
  ///
  /// It does if it is in the smallest container around the target that holds other words. If every such container is
  /// larger than half of the display, it has to be on a line with the target.
  ///
  /// - Parameter targets: the elements and their boxes.
  package func belonging(to targets: [(element: Int, frame: Rect)]) -> [Bool] {
    var result = [Bool](repeating: false, count: leaves.count)
    for target in targets {
      let own = tree.span(of: target.element)
      let container = container(around: target.element).map(tree.span)
      for place in leaves.indices {
        let number = numbers[place]
        if own.holds(number) { continue }
        if container?.holds(number) ?? leaves[place].box.isOnALine(with: target.frame) { result[place] = true }
      }
    }
    return result
  }

  /// The smallest ancestor that contains words besides the element's own; nil if it is too large.
  private func container(around element: Int) -> Int? {
    let bounds = snapshot.display.bounds
    let own = tree.span(of: element)
    let ancestors = sequence(first: element, next: snapshot.elements.parent).dropFirst()
    for current in ancestors.prefix(ElementNesting.mostLevels) {
      let area = snapshot.elements.globalFrame(current).intersection(bounds)?.area ?? 0
      if area > largest { return nil }
      let span = tree.span(of: current)
      if numbers.contains(where: { span.holds($0) && !own.holds($0) }) { return current }
    }
    return nil
  }

  // MARK: Cost of a callout

  /// Rounds a non-negative number to the nearest integer, halves up.
  ///
  /// `rounded()` would be a call into the system's library.
  private static func rounded(_ number: Double) -> Int {
    let whole = Int(saturating: number)
    return number - Double(whole) < 0.5 ? whole : whole + 1
  }

  /// The cost of a callout with this frame.
  ///
  /// - Parameter own: for each leaf, true if it belongs to the callout's target.
  package func cost(of frame: Rect, own: [Bool]) -> CoverCost {
    var cost = CoverCost.zero
    index.forEach(meeting: frame) { place, common in
      let share = common.area / leaves[place].box.area
      let loss = Self.rounded(min(1, 2 * share) * Self.whole) * leaves[place].weight
      cost.all += loss
      if own[place] { cost.own += loss }
    }
    return cost
  }
}

extension Rect {
  /// Returns true if two boxes share at least half of the lower one's height.
  fileprivate func isOnALine(with other: Rect) -> Bool {
    min(maxY, other.maxY) - max(minY, other.minY) >= min(height, other.height) / 2
  }
}
