package import TutorialGeometry
package import TutorialIR

/// One screen in one variant, solved: everything extended, placed and brought to global coordinates.
///
/// Global coordinates have their origin at the display's top left and are in logical units.
package struct Snapshot: Sendable {
  /// The name by which tutorials call the screen.
  package var screen: String
  /// The name of the configuration. The pair of screen and variant is unique in a library.
  package var variant: String
  /// Where the snapshot is declared: its `screen`, or what it inherits that from.
  package var span: SourceSpan
  /// What the variant is like.
  package var traits: Traits
  /// The device's display.
  package var display: Display
  /// What the system keeps of it.
  package var insets: WindowInsets
  /// The windows in the order in which they are declared.
  package var windows: [Window]
  /// The spaces that scroll.
  package var scrollContainers: [ScrollContainer]
  /// The elements in document order.
  package var elements: [Element]
  /// What covers other things, in document order.
  package var occluders: [Occluder]
  /// The format that the snapshot was imported from; nil where it is written by hand.
  package var sourceFormat: String?
  /// Whether the capture did not reach the end of the screen.
  package var isTruncated: Bool
  /// Whether the order in which elements are painted is known: any of them has its `z` written.
  package var hasPaintOrder: Bool
  /// False where so much of the declaration is wrong, which has been reported, that findings about what is in the
  /// snapshot would only follow from it.
  package var isSolved: Bool
  /// The elements by id.
  package var elementsByID: [String: Int]

  /// Whether an importer made it.
  package var wasImported: Bool { sourceFormat != nil }

  /// The insets of the safe area; none where the snapshot says nothing.
  package var safeAreaInsets: EdgeInsets { insets.safeArea ?? .zero }

  /// The safe area in global coordinates.
  package var safeArea: Rect { display.bounds.inset(by: safeAreaInsets) }

  /// The element of the given id, as an index into `elements`.
  package func element(_ id: String) -> Int? { elementsByID[id] }

  /// The scroll containers around an element, innermost first, as indices into `scrollContainers`.
  package func scrollContainers(around element: Int) -> [Int] {
    var result: [Int] = []
    var next = elements.indices.contains(element) ? elements[element].scrollContainer : nil
    while let container = next {
      result.append(container)
      next = scrollContainers[container].parent
    }
    return result
  }
}
