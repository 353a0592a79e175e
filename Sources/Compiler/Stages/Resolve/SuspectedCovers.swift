import TutorialGeometry
import TutorialLanguage

/// What in an imported screen may be opaque: captures say where things are, and not what shines through them.
///
/// Words, pictures and buttons are drawn. A view that holds some is a surface of its own where it takes taps, is called a
/// sheet or the like by its type, or is smaller than the view around it: views as large as that are most often there to
/// hold others.
struct SuspectedCovers: Sendable {
  /// Something that may be opaque.
  struct Suspect: Sendable {
    /// The element.
    let index: Int
    /// What can be seen of it, were nothing above it, in global coordinates.
    let frame: Rect
    /// Whether it holds others, and lies behind them.
    let isSurface: Bool
    /// Whether it is a bar.
    let isBar: Bool
    /// Whether it scrolls with others.
    let isScrolled: Bool
  }

  /// All of them, in document order.
  let all: [Suspect]
  /// Where the elements stand in one another.
  let tree: ElementTree

  /// How many panels there are on a display: surfaces as wide as it, that take a fifth of it or more.
  func panelCount(on display: Rect) -> Int { all.count { $0.isPanel(on: display) } }

  init(_ snapshot: Snapshot) {
    let elements = snapshot.elements
    let tree = ElementTree(elements, on: snapshot.display.bounds)
    self.tree = tree
    var holds = elements.map { _ in false }
    for index in elements.indices { elements.parent(index).map { holds[$0] = true } }
    var draws = holds.map { _ in false }
    for index in elements.indices where !holds[index] && Self.isDrawn(index, elements) {
      var next: Int? = index
      while let current = next, !draws[current] {
        draws[current] = true
        next = elements.parent(current)
      }
    }
    all = elements.indices.compactMap { index in
      guard draws[index], elements.isSolved(index), Self.mayBeSeen(elements.visibility(index)) else { return nil }
      if holds[index] ? !Self.isSurface(index, elements, on: snapshot.display.bounds) : Self.isText(index, elements) {
        return nil
      }
      let place = tree.places[index]
      guard let frame = place.room.flatMap(elements.globalFrame(index).intersection), !frame.isEmpty else { return nil }
      return Suspect(
        index: index, frame: frame, isSurface: holds[index], isBar: place.isInBar, isScrolled: place.isScrolled)
    }
  }

  private static func mayBeSeen(_ visibility: Element.Visibility) -> Bool {
    switch visibility {
    case .hidden, .gone, .transparent, .offscreen, .clipped: false
    case .visible, .partial, .occluded, .unknown: true
    }
  }

  /// Whether something without parts shows anything.
  private static func isDrawn(_ index: Int, _ elements: Elements) -> Bool {
    if elements.label(index) != nil || elements.text(index) != nil || elements.value(index) != nil { return true }
    let type = elements.type(index)?.lowercased() ?? ""
    return ["image", "button", "icon", "webview", "map", "video"].contains { type.contains($0) }
  }

  /// Whether only letters are drawn: what they lie over is seen between them.
  private static func isText(_ index: Int, _ elements: Elements) -> Bool {
    ["text", "statictext", "textview"].contains(elements.type(index)?.lowercased() ?? "")
  }

  /// Whether a view that holds others is drawn itself, as far as can be told.
  private static func isSurface(_ index: Int, _ elements: Elements, on display: Rect) -> Bool {
    let type = elements.type(index)?.lowercased() ?? ""
    if elements.state(index).isClickable == true || ElementTree.isBar(type) || names.contains(where: type.contains) {
      return true
    }
    let around = elements.parent(index).map { elements.globalFrame($0) } ?? display
    return elements.globalFrame(index).area < 0.95 * around.area
  }

  private static let names = ["sheet", "snackbar", "toast", "dialog", "alert", "drawer", "popup", "popover", "modal"]
}

extension TargetCheck {
  /// What may lie over an element though nothing says that it is opaque, with its share of the element: a panel, if there
  /// is one, else the largest.
  ///
  /// Content that scrolls lies behind bars, in whichever order a capture lists them.
  func suspected(over sight: TargetSight, among suspects: SuspectedCovers) -> SuspectedCover? {
    guard let visible = sight.frame.intersection(snapshot.display.bounds), !visible.isEmpty else { return nil }
    let elements = snapshot.elements
    let place = suspects.tree.places[sight.index]
    let isMoved = sight.frame != elements.globalFrame(sight.index)
    var largest: SuspectedCover?
    for suspect in suspects.all {
      guard let part = suspect.frame.intersection(visible) else { continue }
      let isLifted = suspect.isBar && !place.isInBar && place.isScrolled
      if suspect.isScrolled, place.isInBar, !suspect.isBar { continue }
      // What a step scrolls goes elsewhere.
      if isMoved, elements.scrollContainer(suspect.index) != nil { continue }
      guard order.isPaintedOver(sight.index, by: suspect.index, isLifted: isLifted),
        !suspects.tree.areKin(sight.index, suspect.index)
      else { continue }
      let fraction = part.area / visible.area
      let isMuch = fraction > 0.5 || part.contains(visible.center)
      guard isMuch || suspect.isSurface && fraction >= 0.1 else { continue }
      let isPanel = fraction > 0.5 && suspect.isPanel(on: snapshot.display.bounds)
      let cover = SuspectedCover(index: suspect.index, fraction: fraction, isPanel: isPanel)
      if largest.map({ cover.exceeds($0) }) ?? true { largest = cover }
    }
    return largest
  }
}

/// Something that may lie over an element.
struct SuspectedCover {
  /// The element that does.
  let index: Int
  /// How much of the other it lies over, 0 to 1.
  let fraction: Double
  /// Whether it is a panel, and lies over most of the other.
  let isPanel: Bool

  /// Whether it says more than another: of equals the first counts.
  fileprivate func exceeds(_ other: SuspectedCover) -> Bool {
    isPanel == other.isPanel ? fraction > other.fraction : isPanel
  }
}

extension Impairment {
  /// Whether it says more than others of the same element: what may cover it says nothing new where something does, but
  /// for a panel over what is covered in part.
  func adds(to others: [Impairment]) -> Bool {
    guard case .perhapsCovered(_, _, let isPanel) = self else { return true }
    return others.allSatisfy { other in
      switch other {
      case .mostlyCovered: false
      case .partlyCovered: isPanel
      default: true
      }
    }
  }
}

extension SuspectedCovers.Suspect {
  /// Whether it is a surface as wide as the display, and takes a fifth of it or more.
  fileprivate func isPanel(on display: Rect) -> Bool {
    isSurface && frame.width >= 0.95 * display.width && frame.area >= 0.2 * display.area
  }
}
