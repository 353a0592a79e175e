package import TutorialGeometry
package import TutorialSyntax

/// One screen in one variant, solved: everything extended, placed and brought to global coordinates.
///
/// Global coordinates have their origin at the display's top left and are in logical units. A reference type, immutable:
/// every step of every tutorial on the screen shares it.
package final class Snapshot: Sendable {
  /// The name by which tutorials call the screen.
  package let screen: String
  /// The name of the configuration. The pair of screen and variant is unique in a library.
  package let variant: String
  /// Where the snapshot is declared: its `screen`, or what it inherits that from.
  package let span: SourceSpan
  /// What the variant is like.
  package let traits: Traits
  /// The device's display.
  package let display: Display
  /// Pictures of the screen; of each colour scheme at most one.
  package let screenshots: [Screenshot]
  /// What the system keeps of it.
  package let insets: WindowInsets
  /// The windows in the order in which they are declared.
  package let windows: [Window]
  /// The spaces that scroll.
  package let scrollContainers: [ScrollContainer]
  /// The elements in document order.
  package let elements: Elements
  /// What covers other things, in document order.
  package let occluders: [Occluder]
  /// The format that the snapshot was imported from; nil where it is written by hand.
  package let sourceFormat: String?
  /// What the capture serves besides what it was made in; nil where its manifest does not say.
  package let matrix: ConfigurationMatrix?
  /// Whether the capture did not reach the end of the screen.
  package let isTruncated: Bool
  /// Whether `occluders` says what covers what.
  package let areOccludersTold: Bool
  /// False where so much of the declaration is wrong, which has been reported, that diagnostics about what is in the
  /// snapshot would only follow from it.
  package let isSolved: Bool
  /// The elements by id.
  package let elementsByID: IDTable

  package init(
    screen: String, variant: String, span: SourceSpan, traits: Traits, display: Display, screenshots: [Screenshot],
    insets: WindowInsets,
    windows: [Window], scrollContainers: [ScrollContainer], elements: Elements, occluders: [Occluder],
    sourceFormat: String?, matrix: ConfigurationMatrix?, isTruncated: Bool, areOccludersTold: Bool, isSolved: Bool,
    elementsByID: IDTable
  ) {
    self.screen = screen
    self.variant = variant
    self.span = span
    self.traits = traits
    self.display = display
    self.screenshots = screenshots
    self.insets = insets
    self.windows = windows
    self.scrollContainers = scrollContainers
    self.elements = elements
    self.occluders = occluders
    self.sourceFormat = sourceFormat
    self.matrix = matrix
    self.isTruncated = isTruncated
    self.areOccludersTold = areOccludersTold
    self.isSolved = isSolved
    self.elementsByID = elementsByID
  }

  /// The same snapshot on a display of which more is known.
  ///
  /// - Parameter elements: its own, with the texts of all snapshots of its library.
  package func completed(display: Display, elements: Elements) -> Snapshot {
    Snapshot(
      screen: screen, variant: variant, span: span, traits: traits, display: display,
      screenshots: screenshots, insets: insets,
      windows: windows, scrollContainers: scrollContainers, elements: elements, occluders: occluders,
      sourceFormat: sourceFormat, matrix: matrix, isTruncated: isTruncated, areOccludersTold: areOccludersTold,
      isSolved: isSolved,
      elementsByID: elementsByID)
  }

  /// The same snapshot under another name.
  package func renamed(screen: String, variant: String) -> Snapshot {
    Snapshot(
      screen: screen, variant: variant, span: span, traits: traits, display: display,
      screenshots: screenshots, insets: insets,
      windows: windows, scrollContainers: scrollContainers, elements: elements, occluders: occluders,
      sourceFormat: sourceFormat, matrix: matrix, isTruncated: isTruncated, areOccludersTold: areOccludersTold,
      isSolved: isSolved,
      elementsByID: elementsByID)
  }

  /// Whether it shows the very elements of another in the same places, to people who read in the same direction: what
  /// differs is the language, and the name.
  ///
  /// Snapshots with the very same elements were solved together, from one declaration of windows, spaces and occluders.
  package func isPlaced(like other: Snapshot) -> Bool {
    elements.identity == other.elements.identity && display == other.display && insets == other.insets
      && traits.direction == other.traits.direction
  }

  /// Whether an importer made it.
  package var wasImported: Bool { sourceFormat != nil }

  /// The insets of the safe area; none where the snapshot says nothing.
  package var safeAreaInsets: EdgeInsets { insets.safeAreaOrDefault }

  /// The safe area in global coordinates.
  package var safeArea: Rect { display.bounds.inset(by: safeAreaInsets) }

  /// The element of the given id, as an index into `elements`.
  package func element(_ id: String) -> Int? { elementsByID[id] }

  /// The scroll containers around an element, innermost first, as indices into `scrollContainers`.
  package func scrollContainers(around element: Int) -> [Int] {
    var result: [Int] = []
    var next = elements.indices.contains(element) ? elements.scrollContainer(element) : nil
    while let container = next {
      result.append(container)
      next = scrollContainers[container].parent
    }
    return result
  }
}
