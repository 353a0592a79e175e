import TutorialLanguage

/// The paint order of a snapshot: by the window's z, then the thing's own z, then document order.
struct PaintOrder {
  let snapshot: Snapshot

  /// Returns true if an opaque occluder lies above an element.
  ///
  /// It never covers its own element or the descendants of that.
  func isCovered(_ element: Int, by place: Int) -> Bool {
    let occluders = snapshot.occluders
    guard occluders[place].isOpaque else { return false }
    let own = occluders[place].element
    if let own, own == element || isDescendant(element, of: own) { return false }
    let windows = (windowZ(occluders[place].window), windowZ(snapshot.elements.window(element)))
    if windows.0 != windows.1 { return windows.0 > windows.1 }
    let lower = snapshot.elements.z(element)
    let z = occluders[place].z
    if z != lower { return z > lower }
    // Scrolling content lies behind bars; captures list them in any order.
    if occluders[place].isInferred, isScrolledPast(element, own) { return true }
    // Occluders are declared after the elements, so one that isn't an element comes last.
    return own.map { $0 > element } ?? true
  }

  /// Returns true if one element is painted over another one of the same window.
  ///
  /// Neither may contain the other.
  ///
  /// - Parameter isLifted: true if it is known to be above later elements of the document too.
  func isPaintedOver(_ element: Int, by other: Int, isLifted: Bool) -> Bool {
    let elements = snapshot.elements
    guard other != element, elements.window(other) == elements.window(element) else { return false }
    let (z, lower) = (elements.z(other), elements.z(element))
    return z != lower ? z > lower : isLifted || other > element
  }

  /// Returns the indices of the windows above an element's own.
  func windows(above element: Int) -> [Int] {
    guard let own = snapshot.elements.window(element) else { return [] }
    let z = snapshot.windows[own].z
    return snapshot.windows.indices.filter { place in
      let other = snapshot.windows[place].z
      return other > z || other == z && place > own
    }
  }

  /// Returns true if an element scrolls and a bar doesn't scroll with it.
  private func isScrolledPast(_ element: Int, _ bar: Int?) -> Bool {
    let elements = snapshot.elements
    return elements.scrollContainer(element) != nil && bar.map { elements.scrollContainer($0) == nil } ?? true
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
