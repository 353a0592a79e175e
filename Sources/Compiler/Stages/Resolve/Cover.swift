import TutorialGeometry
import TutorialLanguage
import TutorialSyntax

/// What an element lies under, as far as it has a name.
package enum Cover: Sendable, Hashable {
  /// An occluder or a window.
  case named(String)
  /// The keyboard that the snapshot's insets tell of.
  case keyboard

  /// The cover in a sentence.
  var words: String {
    switch self {
    case .named(let name): "\"\(excerpt(name))\""
    case .keyboard: "the keyboard"
    }
  }
}

/// The keyboard of a snapshot, which its `insets` tell of.
struct Keyboard {
  private let snapshot: Snapshot

  init(_ snapshot: Snapshot) {
    self.snapshot = snapshot
  }

  /// What it takes of the display: a strip along each edge that it keeps, in global coordinates.
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

  /// Whether an element is known to be a part of it, or in a window above it. What else an app puts onto the keyboard
  /// cannot be told from what lies under it.
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
  /// The rectangle less a bar that lies along one edge of the display.
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

/// An element as a step shows it: where it lies once its scroll containers are scrolled, what clips it and what lies
/// above it.
struct TargetSight {
  /// A scroll container around the element.
  struct Container {
    /// Its place among the snapshot's.
    let place: Int
    /// Its visible part, once what is around it is scrolled.
    let view: Rect
  }

  /// Something above the element, whether or not it hides any of it.
  struct Cover {
    /// What it is; occluders and windows by their places in the snapshot.
    enum Kind {
      case occluder(Int)
      case window(Int)
      case keyboard
    }

    let kind: Kind
    /// What it takes of the display; never empty.
    let frame: Rect
  }

  /// The element.
  let index: Int
  /// Its bounding box in global coordinates, like all that is here.
  let frame: Rect
  /// What clips it, innermost first.
  let containers: [Container]
  /// What lies above it.
  let covers: [Cover]

  /// The cover that hides most of a frame, the first of equals; nil where none hides any of it.
  func largestCover(over frame: Rect) -> Cover? {
    var largest: (cover: Cover, area: Double)?
    for cover in covers {
      let area = frame.intersection(cover.frame)?.area ?? 0
      if area > largest?.area ?? 0 { largest = (cover, area) }
    }
    return largest?.cover
  }

  /// How much of a frame is hidden, 0 to 1.
  func coveredFraction(of frame: Rect) -> Double {
    coveredArea(of: frame, by: covers.map(\.frame)) / frame.area
  }
}
