package import TutorialGeometry
package import TutorialSyntax

/// An element of a snapshot: its position, names and state.
package struct Element: Sendable {
  /// The visibility that the snapshot's source declares.
  ///
  /// States that follow from geometry alone (off screen, clipped, covered) are computed separately.
  package enum Visibility: String, Sendable, Hashable, CaseIterable {
    /// Fully visible.
    case visible
    /// Partly visible.
    case partial
    /// Outside the display.
    case offscreen
    /// Clipped by a container.
    case clipped
    /// Laid out, but not shown.
    case hidden
    /// Not laid out at all.
    case gone
    /// Fully transparent.
    case transparent
    /// Under another element.
    case occluded
    /// Unknown, which is also the default.
    case unknown
  }

  /// The name that selectors use; unique in the snapshot.
  package var id: String
  /// The source's own identifier, which may repeat.
  package var nativeId: String?
  /// A CSS selector that finds it on a web page.
  package var css: String?
  /// The origin of the id.
  package var identity: ElementIdentity
  /// The declaration of the id.
  package var span: SourceSpan
  /// The declaration of the frame, place, row or column; for a row's item, its entry in the list of items.
  package var frameSpan: SourceSpan?
  /// The parent element, as an index into the snapshot's `elements`.
  package var parent: Int?
  /// The window that contains it, as an index into the snapshot's `windows`; nil if the snapshot declares none.
  package var window: Int?
  /// Its frame in its space's coordinates, before any transform. Negative sides are kept.
  package var frame: Rect
  /// The transform from `frame`'s coordinates to global ones: its own, then those of its spaces, including scrolling.
  package var toGlobal: Transform
  /// The bounding box of the transformed frame in global coordinates.
  package var globalFrame: Rect
  /// False if the frame could not be determined, which has been reported. The frame is empty then.
  package var isSolved: Bool
  /// The innermost scroll container around it, as an index into the snapshot's `scrollContainers`.
  package var scrollContainer: Int?
  /// The outline, if the source knows it.
  package var shape: Shape?
  /// The type of the element, in the source's own words.
  package var type: String?
  /// The accessible name.
  package var label: LocalizedText?
  /// The text that it shows.
  package var text: LocalizedText?
  /// The value of a control.
  package var value: LocalizedText?
  /// The visibility that the source declares.
  package var visibility: Visibility
  /// The state: enabled, checked, selected, clickable.
  package var state: ElementState
  /// Its z-order among the elements of its window; 0 by default.
  package var z: Double
  /// The source's other attributes, in its own words and order.
  package var attributes: [Attribute]

  /// A source's attribute, which tutorialc keeps without knowing its meaning.
  package struct Attribute: Sendable, Hashable {
    /// The source's name for it.
    package var name: String
    /// The source's value.
    package var value: String
  }
}

extension Element.Visibility: DescribedWord, DocumentKey, Written {
  package static let table = KeyTable<Self>()

  package var prose: String {
    switch self {
    case .visible: "fully visible"
    case .partial: "partly visible"
    case .offscreen: "outside the display"
    case .clipped: "clipped by a container"
    case .hidden: "laid out, but not shown"
    case .gone: "not laid out at all"
    case .transparent: "fully transparent"
    case .occluded: "covered by something else"
    case .unknown: "the source says nothing about it"
    }
  }
}
