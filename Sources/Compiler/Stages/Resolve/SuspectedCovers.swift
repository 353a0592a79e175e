import TutorialGeometry
import TutorialLanguage

/// The elements of an imported screen that may be opaque, because captures have frames but no transparency.
///
/// Texts, images and buttons are drawn. A view that contains some is a surface of its own if it takes taps, if its type
/// is a sheet or similar, or if it is smaller than its parent: views as large as their parent are mostly plain
/// containers.
struct SuspectedCovers: Sendable {
  /// An element that may be opaque.
  struct Suspect: Sendable {
    let index: Int
    /// The element's visible part without covers, in global coordinates.
    let frame: Rect
    /// True if it contains others and is drawn behind them.
    let isSurface: Bool
    let isBar: Bool
    let isScrolled: Bool
  }

  /// The suspects, in document order.
  let all: [Suspect]
  /// The containment of the elements.
  let tree: ElementTree

  /// Returns the number of panels on a display: surfaces as wide as it that cover at least a fifth of it.
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

  /// Returns true if an element without children shows anything.
  private static func isDrawn(_ index: Int, _ elements: Elements) -> Bool {
    if elements.label(index) != nil || elements.text(index) != nil || elements.value(index) != nil { return true }
    let type = elements.type(index)?.lowercased() ?? ""
    return ["image", "button", "icon", "webview", "map", "video"].contains { type.contains($0) }
  }

  /// Returns true if only glyphs are drawn, with the content below visible between them.
  private static func isText(_ index: Int, _ elements: Elements) -> Bool {
    ["text", "statictext", "textview"].contains(elements.type(index)?.lowercased() ?? "")
  }

  /// Returns true if a view that contains others is probably drawn itself.
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
  /// Returns a potential cover of an element with the covered fraction: a panel if there is one, or else the largest.
  ///
  /// Scrolling content lies behind bars, in whichever order a capture lists them.
  func suspected(over visibility: ElementVisibility, among suspects: SuspectedCovers) -> SuspectedCover? {
    guard let visible = visibility.frame.intersection(snapshot.display.bounds), !visible.isEmpty else { return nil }
    let elements = snapshot.elements
    let place = suspects.tree.places[visibility.index]
    let isMoved = visibility.frame != elements.globalFrame(visibility.index)
    var largest: SuspectedCover?
    for suspect in suspects.all {
      guard let part = suspect.frame.intersection(visible) else { continue }
      let isLifted = suspect.isBar && !place.isInBar && place.isScrolled
      if suspect.isScrolled, place.isInBar, !suspect.isBar { continue }
      // Elements that the step scrolls move elsewhere.
      if isMoved, elements.scrollContainer(suspect.index) != nil { continue }
      guard order.isPaintedOver(visibility.index, by: suspect.index, isLifted: isLifted),
        !suspects.tree.areNested(visibility.index, suspect.index)
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

/// An element that may cover another one.
struct SuspectedCover {
  /// The covering element.
  let index: Int
  /// The covered fraction of the other element, 0 to 1.
  let fraction: Double
  /// True if it is a panel and covers most of the other element.
  let isPanel: Bool

  /// Returns true if it is more relevant than another one. Of equals the first counts.
  fileprivate func exceeds(_ other: SuspectedCover) -> Bool {
    isPanel == other.isPanel ? fraction > other.fraction : isPanel
  }
}

extension Impairment {
  /// Returns true if it adds information to other impairments of the element.
  ///
  /// A potential cover adds nothing to a known one, except a panel over a partly covered element.
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
  /// Returns true if it is a surface as wide as the display that covers at least a fifth of it.
  fileprivate func isPanel(on display: Rect) -> Bool {
    isSurface && frame.width >= 0.95 * display.width && frame.area >= 0.2 * display.area
  }
}
