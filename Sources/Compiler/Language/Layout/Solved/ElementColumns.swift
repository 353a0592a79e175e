package import TutorialGeometry
import TutorialSyntax

/// The elements of a snapshot as columns, one for each property. `Elements` reads them.
///
/// Texts are numbers of `texts`, or `NumberedTexts.none`. Other indices are -1 for none.
package struct ElementColumns: Sendable {
  /// An element's relation to the display.
  package struct Place: Sendable, Hashable {
    /// The transform from the element's own coordinates to global ones.
    package var toGlobal: Transform
    /// The innermost scroll container around it, or -1.
    package var scrollContainer: Int32
    /// True if its frame could be determined.
    package var isSolved: Bool

    /// A place with these properties.
    package init(toGlobal: Transform, scrollContainer: Int?, isSolved: Bool) {
      self.toGlobal = toGlobal
      self.scrollContainer = Int32(truncatingIfNeeded: scrollContainer ?? -1)
      self.isSolved = isSolved
    }
  }

  var texts = NumberedTexts()
  var ids: [UInt32] = []
  var nativeIDs: [UInt32] = []
  /// The CSS selectors; empty if no element has one.
  var selectors: [UInt32] = []
  var types: [UInt32] = []
  /// `label`, `text` and `value`: the number of a plain text, or an index into `localized` with the highest bit set.
  var labels: [UInt32] = []
  var shownTexts: [UInt32] = []
  var values: [UInt32] = []
  var localized: [LocalizedText] = []
  /// Four numbers per element: x, y, width, height.
  var frames: [Double] = []
  /// For each element, an index into `places`, which neighbours share.
  var placeNumbers: [UInt32] = []
  var places: [Place] = []
  var parents: [Int32] = []
  var windows: [Int32] = []
  /// Indices into all visibilities.
  var visibilities: [UInt8] = []
  /// Indices into all identities; empty if all are native.
  var identities: [UInt8] = []
  /// The bits of each state; empty if no state is known.
  var states: [UInt8] = []
  /// The z-orders; empty if all are 0.
  var heights: [Double] = []
  /// For each element, an index into `shapes`, or `NumberedTexts.none`.
  var shapeNumbers: [UInt32] = []
  var shapes: [Shape] = []
  /// The files that declare the elements.
  var sources: [SourceText] = []
  /// Two offsets per element: the start and the end of its id.
  var spans: [UInt32] = []
  var spanSources: [UInt32] = []
  /// The start and the end of its frame. The source is `NumberedTexts.none` if the frame isn't declared.
  var frameSpans: [UInt32] = []
  var frameSources: [UInt32] = []
  /// The end of each element's attributes; empty if there are none.
  var attributeEnds: [UInt32] = []
  /// Alternating names and values.
  var attributes: [UInt32] = []

  static let identities = ElementIdentity.allCases
  static let visibilities = Element.Visibility.allCases
  @usableFromInline static var localizedBit: UInt32 { 1 << 31 }

  /// The number of elements.
  package var count: Int { ids.count }
}
