package import TutorialGeometry
package import TutorialSyntax

/// `scroll` of a space, as declared.
package struct ScrollDeclaration: MergeableMap {
  /// The start of the map.
  package var span = SourceSpan.nowhere
  /// `axis`.
  package var axis: ScrollContainer.Axis?
  /// `viewport`.
  package var viewport: Rect?
  /// `contentSize`.
  package var contentSize: Size?
  /// `contentOffset`.
  package var contentOffset: Point?
  /// True if a key did not decode, so that its absence gets no diagnostic.
  package var isPartial = false

  package init() {}

  /// `axis`, else vertical.
  package var axisOrDefault: ScrollContainer.Axis { axis ?? .vertical }
  /// `contentOffset`, else zero.
  package var contentOffsetOrDefault: Point { contentOffset ?? Point(0, 0) }

  package static let keys = MapDescription<Self>(
    "scroll", of: "the scrolling of a space", "The scrolling of a space's content in a viewport.",
    examples: [["viewport": [0, 108, 393, 661], "contentSize": [393, 2400]]]
  ) {
    Key(
      "axis", .choice(ScrollContainer.Axis.self), "The directions in which the content scrolls.", called: "the axis",
      else: \.axisOrDefault,
      get: { $0.axis }, set: { $0.axis = $1 })
    Key(
      "viewport", .frame, "The visible part, in the *parent's* coordinates.",
      or: .words("the base's with `extends`, else required")
    ) {
      $0.viewport
    } set: {
      $0.viewport = $1
      if $1 == nil { $0.isPartial = true }
    }
    Key(
      "contentSize", .extents, "The size of all content, `[width, height]`, which limits how far a step can scroll.",
      get: { $0.contentSize }, set: { $0.contentSize = $1 })
    Key(
      "contentOffset", .point, "The content's scroll offset in this snapshot, `[x, y]`.",
      else: \.contentOffsetOrDefault,
      get: { $0.contentOffset }, set: { $0.contentOffset = $1 })
  }
}

extension Kind where Value == ScrollDeclaration {
  static var scroll: Kind {
    Kind(.map(ScrollDeclaration.self), over: { $0.merged(over: $1) }) { decoder, field, _ in
      var scroll = ScrollDeclaration()
      scroll.span = decoder.headSpan(field.value)
      scroll.isPartial = decoder.document.isPartial
      decoder.read(field.value, into: &scroll, ScrollDeclaration.keys)
      return decoder.document.kind(field.value) == .mapping ? scroll : nil
    }
  }
}

extension ScrollContainer.Axis: DescribedWord, DocumentKey, Written {
  package static let table = KeyTable<Self>()

  package var prose: String {
    switch self {
    case .vertical: "up and down"
    case .horizontal: "left and right"
    case .both: "both directions"
    }
  }
}
