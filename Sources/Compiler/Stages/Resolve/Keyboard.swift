import TutorialGeometry
import TutorialLanguage

/// The keyboard of a snapshot, as its `insets` describe it.
struct Keyboard {
  let snapshot: Snapshot

  /// The areas that it covers: a strip along each edge with an inset, in global coordinates.
  var frames: [Rect] { snapshot.insets.ime.map { snapshot.display.bounds.strips($0).map(\.frame) } ?? [] }

  /// Returns true if an element is known to be a part of the keyboard or in a window above it.
  ///
  /// Other content that an app places on the keyboard can't be distinguished from content below it.
  func isBelow(_ index: Int) -> Bool {
    if let own = snapshot.elements.window(index).map({ snapshot.windows[$0] }) {
      if own.kind == .ime { return true }
      let keyboards = snapshot.windows.filter { $0.kind == .ime }
      if !keyboards.isEmpty, keyboards.allSatisfy({ $0.z < own.z }) { return true }
    }
    return sequence(first: index, next: snapshot.elements.parent).contains { current in
      snapshot.elements.type(current)?.lowercased() == "keyboard"
        || snapshot.occluders.contains { $0.element == current && $0.kind == "keyboard" }
    }
  }
}
