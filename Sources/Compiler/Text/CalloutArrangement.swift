package import TutorialGeometry

/// Where everything in a callout lies, once its words are set into a width: as `CalloutTypesetter.layOut` measures it, so
/// that a drawing of a callout is as large as its layout says. The origin is the callout's top left corner.
package struct CalloutArrangement: Sendable, Hashable {
  /// Words in lines.
  package struct Block: Sendable, Hashable {
    /// The part of the callout.
    package var role: TextRole
    /// What the lines have; of a button all of it, where a finger hits.
    package var frame: Rect
    /// The lines, in order, without the spaces at their ends.
    package var lines: [String]
    /// The size of the font, logical units.
    package var fontSize: Double
    /// From one line to the next, logical units.
    package var lineHeight: Double
  }

  /// The image's place.
  package var image: Rect?
  /// The title, the body and the buttons, in reading order.
  package var blocks: [Block] = []
}
