package import TutorialGeometry
import TutorialSyntax

/// What the elements of a snapshot say, a column for each of their properties. `Elements` reads it.
///
/// Texts are numbers of `texts`, `NumberedTexts.none` where there is none; other indices are -1 where there is none.
package struct ElementColumns: Sendable {
  /// How an element lies on the display.
  package struct Place: Sendable, Hashable {
    /// From the element's own coordinates to global ones.
    package var toGlobal: Transform
    /// The innermost scroll container around it, or -1.
    package var scrollContainer: Int32
    /// Whether its frame could be determined.
    package var isSolved: Bool

    /// The place of these properties.
    package init(toGlobal: Transform, scrollContainer: Int?, isSolved: Bool) {
      self.toGlobal = toGlobal
      self.scrollContainer = Int32(truncatingIfNeeded: scrollContainer ?? -1)
      self.isSolved = isSolved
    }
  }

  var texts = NumberedTexts()
  var ids: [UInt32] = []
  var nativeIDs: [UInt32] = []
  /// The CSS selectors; empty where there are none.
  var selectors: [UInt32] = []
  var types: [UInt32] = []
  /// `label`, `text` and `value`: the number of the plain text, or, where there are others too, a place in `localized`
  /// with the uppermost bit set.
  var labels: [UInt32] = []
  var shownTexts: [UInt32] = []
  var values: [UInt32] = []
  var localized: [LocalizedText] = []
  /// Four for each element: x, y, width, height.
  var frames: [Double] = []
  /// For each element a place in `places`, which neighbours share.
  var placeNumbers: [UInt32] = []
  var places: [Place] = []
  var parents: [Int32] = []
  var windows: [Int32] = []
  /// Places among all visibilities.
  var visibilities: [UInt8] = []
  /// Places among all identities; empty where all are native.
  var identities: [UInt8] = []
  /// The bits of each state; empty where nothing is known of any.
  var states: [UInt8] = []
  /// Empty where all are 0.
  var heights: [Double] = []
  /// For each element a place in `shapes`, or `NumberedTexts.none`.
  var shapeNumbers: [UInt32] = []
  var shapes: [Shape] = []
  /// The files that the elements stand in.
  var sources: [SourceText] = []
  /// Two for each element: where its id begins and ends.
  var spans: [UInt32] = []
  var spanSources: [UInt32] = []
  /// The same of its frame; the source is `NumberedTexts.none` where none is written.
  var frameSpans: [UInt32] = []
  var frameSources: [UInt32] = []
  /// Where the attributes of each element end; empty where there are none.
  var attributeEnds: [UInt32] = []
  /// Names and values in turn.
  var attributes: [UInt32] = []

  static let identities = ElementIdentity.allCases
  static let visibilities = Element.Visibility.allCases
  @usableFromInline static var localizedBit: UInt32 { 1 << 31 }

  /// No elements.
  init() {}

  /// How many there are.
  package var count: Int { ids.count }
}
