package import TutorialSyntax
import TutorialValues

/// A partial `sheet` of a callout.
package struct SheetPartial: DescribedMap {
  /// `height`, the bottom inset included, logical units.
  package var height: Located<Double>?

  /// A partial that sets nothing.
  package init(range: ByteRange) {}

  package static let keys = MapDescription<Self>(
    "sheet", of: "a sheet", "What is particular to a sheet.", examples: [["height": 320]]
  ) {
    Key("height", .extent, "The bottom inset included.", or: .words("by its text")) {
      $0.height
    } set: {
      $0.height = $1
    }
  }
}
