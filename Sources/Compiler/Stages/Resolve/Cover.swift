import TutorialGeometry
import TutorialLanguage
import TutorialSyntax

/// The thing that covers an element, with its name if it has one.
package enum Cover: Sendable, Hashable {
  /// An occluder or a window.
  case named(String)
  /// The keyboard of the snapshot's insets.
  case keyboard

  /// The cover's name in a sentence.
  var words: String {
    switch self {
    case .named(let name): "\"\(excerpt(name))\""
    case .keyboard: "the keyboard"
    }
  }
}

/// The keyboard of a snapshot, as its `insets` describe it.
struct Keyboard {
  private let snapshot: Snapshot

  init(_ snapshot: Snapshot) {
    self.snapshot = snapshot
  }

  /// The areas that it covers: a strip along each edge with an inset, in global coordinates.
  var frames: [Rect] {
    guard let ime = snapshot.insets.ime else { return [] }
    let display = snapshot.display.bounds
    return [
      Rect(display.minX, display.maxY - ime.bottom, display.width, ime.bottom),
      Rect(display.minX, display.minY, display.width, ime.top),
      Rect(display.minX, display.minY, ime.left, display.height),
      Rect(display.maxX - ime.right, display.minY, ime.right, display.height),
    ].filter { !$0.isEmpty }
  }

  /// Returns true if an element is known to be a part of the keyboard or in a window above it.
  ///
  /// Other content that an app places on the keyboard can't be distinguished from content below it.
  func isBelow(_ index: Int) -> Bool {
    if let own = snapshot.elements.window(index).map({ snapshot.windows[$0] }) {
      if own.kind == .ime { return true }
      let keyboards = snapshot.windows.filter { $0.kind == .ime }
      if !keyboards.isEmpty, keyboards.allSatisfy({ $0.z < own.z }) { return true }
    }
    var next: Int? = index
    while let current = next {
      if snapshot.elements.type(current)?.lowercased() == "keyboard" { return true }
      if snapshot.occluders.contains(where: { $0.element == current && $0.kind == "keyboard" }) { return true }
      next = snapshot.elements.parent(current)
    }
    return false
  }
}

extension Rect {
  /// Returns the rectangle without a bar along one edge of the display.
  func cutting(edgeBar bar: Rect, of display: Rect) -> Rect {
    var edges = (left: minX, top: minY, right: maxX, bottom: maxY)
    if bar.width >= display.width - 1 {
      if bar.midY < display.midY {
        edges.top = max(edges.top, bar.maxY)
      } else {
        edges.bottom = min(edges.bottom, bar.minY)
      }
    } else {
      if bar.midX < display.midX {
        edges.left = max(edges.left, bar.maxX)
      } else {
        edges.right = min(edges.right, bar.minX)
      }
    }
    return Rect(edges.left, edges.top, max(0, edges.right - edges.left), max(0, edges.bottom - edges.top))
  }
}

/// The visibility of an element in a step: its box after scrolling, the containers that clip it, and its covers.
struct ElementVisibility {
  /// A scroll container around the element.
  struct Container {
    /// The container's index in the snapshot.
    let place: Int
    /// The container's visible part, after the outer containers are scrolled.
    let view: Rect
  }

  /// Something above the element, even if it hides none of it.
  struct Cover {
    /// The kind of cover. Occluders and windows are indices in the snapshot.
    enum Kind {
      case occluder(Int)
      case window(Int)
      case keyboard
    }

    let kind: Kind
    /// The area that it covers; never empty.
    let frame: Rect
  }

  /// The element's index.
  let index: Int
  /// The element's bounding box, in global coordinates like everything here.
  let frame: Rect
  /// The containers that clip it, innermost first.
  let containers: [Container]
  /// The covers above it.
  let covers: [Cover]

  /// Returns the cover that hides most of a frame, the first of equals, or nil if none hides any of it.
  func largestCover(over frame: Rect) -> Cover? {
    var largest: (cover: Cover, area: Double)?
    for cover in covers {
      let area = frame.intersection(cover.frame)?.area ?? 0
      if area > largest?.area ?? 0 { largest = (cover, area) }
    }
    return largest?.cover
  }

  /// Returns the covered fraction of a frame, 0 to 1.
  func coveredFraction(of frame: Rect) -> Double {
    coveredArea(of: frame, by: covers.map(\.frame)) / frame.area
  }
}
