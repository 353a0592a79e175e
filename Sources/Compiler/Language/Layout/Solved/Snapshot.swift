package import TutorialGeometry
package import TutorialSyntax

/// One screen in one variant, solved: with everything inherited, placed and in global coordinates.
///
/// Global coordinates have their origin at the display's top left, and are in logical units. It is an immutable
/// reference type, because every step of every tutorial on the screen shares it.
package final class Snapshot: Sendable {
  /// The name by which tutorials call the screen.
  package let screen: String
  /// The name of the configuration. The pair of screen and variant is unique in a library.
  package let variant: String
  /// The place of the snapshot's name: its `screen`, else another part of it.
  package let span: SourceSpan
  /// The variant's traits.
  package let traits: Traits
  /// The device's display.
  package let display: Display
  /// Pictures of the screen, at most one for each colour scheme.
  package let screenshots: [Screenshot]
  /// The display's insets.
  package let insets: WindowInsets
  /// The windows in order of declaration.
  package let windows: [Window]
  /// The spaces that scroll.
  package let scrollContainers: [ScrollContainer]
  /// The elements in document order.
  package let elements: Elements
  /// The occluders in document order.
  package let occluders: [Occluder]
  /// The format that the snapshot was imported from; nil if it is written by hand.
  package let sourceFormat: String?
  /// The languages and text sizes that the capture serves besides its own; nil if not declared.
  package let matrix: ConfigurationMatrix?
  /// True if the capture ends before the screen does.
  package let isTruncated: Bool
  /// True if the snapshot declares its occluders; those that importers find by themselves don't count.
  package let areOccludersTold: Bool
  /// False if the declaration has errors, all reported, that would cause follow-up diagnostics about its contents.
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

  /// A copy with a more complete display.
  ///
  /// - Parameter elements: its own elements, with the texts of all snapshots of its library.
  package func completed(display: Display, elements: Elements) -> Snapshot {
    Snapshot(
      screen: screen, variant: variant, span: span, traits: traits, display: display,
      screenshots: screenshots, insets: insets,
      windows: windows, scrollContainers: scrollContainers, elements: elements, occluders: occluders,
      sourceFormat: sourceFormat, matrix: matrix, isTruncated: isTruncated, areOccludersTold: areOccludersTold,
      isSolved: isSolved,
      elementsByID: elementsByID)
  }

  /// A copy with another name.
  package func renamed(screen: String, variant: String) -> Snapshot {
    Snapshot(
      screen: screen, variant: variant, span: span, traits: traits, display: display,
      screenshots: screenshots, insets: insets,
      windows: windows, scrollContainers: scrollContainers, elements: elements, occluders: occluders,
      sourceFormat: sourceFormat, matrix: matrix, isTruncated: isTruncated, areOccludersTold: areOccludersTold,
      isSolved: isSolved,
      elementsByID: elementsByID)
  }

  /// Returns true if it shows the same elements as another, in the same places and reading direction.
  ///
  /// They may differ in language and name. Snapshots that share their elements were solved together, from one
  /// declaration of windows, spaces and occluders.
  package func isPlaced(like other: Snapshot) -> Bool {
    elements.identity == other.elements.identity && display == other.display && insets == other.insets
      && traits.direction == other.traits.direction
  }

  /// True if it was imported.
  package var wasImported: Bool { sourceFormat != nil }

  /// The insets of the safe area; zero if not declared.
  package var safeAreaInsets: EdgeInsets { insets.safeAreaOrDefault }

  /// The safe area in global coordinates.
  package var safeArea: Rect { display.bounds.inset(by: safeAreaInsets) }

  /// The element with an id, as an index into `elements`.
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
