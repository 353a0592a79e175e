package import TutorialGeometry
package import TutorialSyntax

/// An element of a snapshot: where it is, and what it is called.
package struct Element: Sendable {
  /// What the source of the snapshot says about being seen. What geometry alone shows (off screen, clipped, covered) is
  /// not here but computed from it.
  package enum Visibility: String, Sendable, Hashable, CaseIterable {
    /// Wholly to be seen.
    case visible
    /// Partly to be seen.
    case partial
    /// Outside of the display.
    case offscreen
    /// Cut away by a container.
    case clipped
    /// There, but not shown.
    case hidden
    /// Not laid out at all.
    case gone
    /// Without any opacity.
    case transparent
    /// Under something else.
    case occluded
    /// Nothing is known; also where nothing is written.
    case unknown
  }

  /// The name that selectors use; unique in the snapshot.
  package var id: String
  /// The source's own identifier, which may repeat.
  package var nativeId: String?
  /// A CSS selector that finds it on a page of the web.
  package var css: String?
  /// Where the id comes from.
  package var identity: ElementIdentity
  /// Where the id is written.
  package var span: SourceSpan
  /// Where the frame, place, row or column is written; for the item of a row, its place among the items.
  package var frameSpan: SourceSpan?
  /// The element that holds it, as an index into the snapshot's `elements`.
  package var parent: Int?
  /// The window that holds it, as an index into the snapshot's `windows`; nil where the snapshot declares none.
  package var window: Int?
  /// Its extent in its space's coordinates, before any transform. A negative side is kept as written.
  package var frame: Rect
  /// From `frame`'s coordinates to global ones: the element's own transform, then its spaces with their scrolling.
  package var toGlobal: Transform
  /// The bounding box of the transformed frame in global coordinates.
  package var globalFrame: Rect
  /// False where the frame could not be determined, which has been reported; the frame is empty then.
  package var isSolved: Bool
  /// The innermost scroll container around it, as an index into the snapshot's `scrollContainers`.
  package var scrollContainer: Int?
  /// The outline, where the source knows it.
  package var shape: Shape?
  /// What kind of element it is, in the source's own words.
  package var type: String?
  /// The accessible name.
  package var label: LocalizedText?
  /// The text it shows.
  package var text: LocalizedText?
  /// What a control is set to.
  package var value: LocalizedText?
  /// What the source says about being seen.
  package var visibility: Visibility
  /// What can be done with it, and how it is set.
  package var state: ElementState
  /// Its own height among the elements of its window; 0 where nothing is written.
  package var z: Double
  /// What else the source says, in its own words and order.
  package var attributes: [Attribute]

  /// A word of the source that tutorialc keeps without knowing its meaning.
  package struct Attribute: Sendable, Hashable {
    /// The source's name for it.
    package var name: String
    /// What the source says.
    package var value: String

    /// The attribute `name` of the given value.
    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// An element as it was solved, with what its properties say.
  package init(
    id: String, nativeId: String? = nil, css: String? = nil, identity: ElementIdentity = .native, span: SourceSpan,
    frameSpan: SourceSpan? = nil, parent: Int? = nil,
    window: Int? = nil, frame: Rect, toGlobal: Transform, globalFrame: Rect, isSolved: Bool,
    scrollContainer: Int? = nil, shape: Shape? = nil, type: String? = nil, label: LocalizedText? = nil,
    text: LocalizedText? = nil, value: LocalizedText? = nil, visibility: Visibility,
    state: ElementState = ElementState(), z: Double,
    attributes: [Attribute]
  ) {
    self.id = id
    self.nativeId = nativeId
    self.css = css
    self.identity = identity
    self.span = span
    self.frameSpan = frameSpan
    self.parent = parent
    self.window = window
    self.frame = frame
    self.toGlobal = toGlobal
    self.globalFrame = globalFrame
    self.isSolved = isSolved
    self.scrollContainer = scrollContainer
    self.shape = shape
    self.type = type
    self.label = label
    self.text = text
    self.value = value
    self.visibility = visibility
    self.state = state
    self.z = z
    self.attributes = attributes
  }
}
