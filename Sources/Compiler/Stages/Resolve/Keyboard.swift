import TutorialGeometry
import TutorialLanguage

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
