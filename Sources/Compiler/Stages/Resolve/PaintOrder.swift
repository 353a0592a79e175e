import TutorialLanguage

/// Which of two things of a snapshot lies above the other: by the window's z, then their own z, then document order.
struct PaintOrder {
  private let snapshot: Snapshot

  init(_ snapshot: Snapshot) {
    self.snapshot = snapshot
  }

  /// Whether an occluder lies above an element. It never covers its own element or what is inside that.
  func covers(_ occluder: Occluder, _ element: Int) -> Bool {
    if let own = occluder.element, own == element || isDescendant(element, of: own) { return false }
    let windows = (windowZ(occluder.window), windowZ(snapshot.elements.window(element)))
    if windows.0 != windows.1 { return windows.0 > windows.1 }
    let lower = snapshot.elements.z(element)
    if occluder.z != lower { return occluder.z > lower }
    // Occluders are declared after the elements: one that is no element itself comes last.
    return occluder.element.map { $0 > element } ?? true
  }

  /// The windows that lie above the one of an element.
  func windows(above element: Int) -> [Window] {
    guard let own = snapshot.elements.window(element) else { return [] }
    let z = snapshot.windows[own].z
    return snapshot.windows.enumerated().filter { $1.z > z || $1.z == z && $0 > own }.map(\.element)
  }

  private func windowZ(_ window: Int?) -> Double {
    window.map { snapshot.windows[$0].z } ?? 0
  }

  private func isDescendant(_ element: Int, of ancestor: Int) -> Bool {
    var next = snapshot.elements.parent(element)
    while let parent = next {
      if parent == ancestor { return true }
      next = snapshot.elements.parent(parent)
    }
    return false
  }
}
