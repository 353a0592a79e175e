package import TutorialGeometry
package import TutorialMarkup

/// The words of a callout in their lines, from its top left corner.
package struct TypesetCallout: Sendable, Hashable {
  /// An image or words in their place.
  package struct Block: Sendable, Hashable {
    /// The part of the callout; nil for the image.
    package var role: TextRole?
    /// Where it lies; a button with its padding.
    package var frame: Rect
    /// The words, line by line.
    package var lines: [StyledText]
  }

  /// From top to bottom; buttons that stand beside each other in reading order.
  package var blocks: [Block]
  /// What the callout has to be high, padding included.
  package var height: Double

  /// A callout that says nothing, or the blocks that it is made of.
  package init(blocks: [Block] = [], height: Double = 0) {
    self.blocks = blocks
    self.height = height
  }
}
