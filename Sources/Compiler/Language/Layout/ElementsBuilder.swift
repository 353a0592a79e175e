package import TutorialGeometry
package import TutorialSyntax

/// Builds the columns of a snapshot's elements.
package struct ElementsBuilder {
  private var columns = ElementColumns()

  /// A builder with the declared properties of the elements, but without their placements and texts.
  ///
  /// It copies no declarations.
  ///
  /// - Parameter texts: numbers the texts. Its result has to be set on the elements at the end.
  package init(_ declared: [ElementDeclaration], texts: inout TextNumbering) {
    // Columns are built one at a time, so that each grows in one go. Optional values are tested for nil before they are
    // copied.
    let all = declared.indices
    let none = NumberedTexts.none
    columns.ids = all.map { texts.add(declared[$0].id.value) }
    columns.nativeIDs = all.map { declared[$0].nativeId == nil ? none : texts.number(of: declared[$0].nativeId) }
    columns.types = all.map { declared[$0].type == nil ? none : texts.number(of: declared[$0].type) }
    var localized = LocalizedNumbering()
    columns.labels = all.map { declared[$0].label == nil ? none : localized.number(of: declared[$0].label, &texts) }
    columns.shownTexts = all.map { declared[$0].text == nil ? none : localized.number(of: declared[$0].text, &texts) }
    columns.values = all.map { declared[$0].value == nil ? none : localized.number(of: declared[$0].value, &texts) }
    columns.localized = localized.all
    columns.visibilities = all.map { declared[$0].visibilityOrDefault.number }
    if all.contains(where: { declared[$0].identityOrDefault != .native }) {
      columns.identities = all.map { declared[$0].identityOrDefault.number }
    }
    if all.contains(where: { declared[$0].state != ElementState() }) {
      columns.states = all.map { declared[$0].state.bits }
    }
    if all.contains(where: { declared[$0].css != nil }) {
      columns.selectors = all.map { declared[$0].css == nil ? none : texts.number(of: declared[$0].css) }
    }
    if all.contains(where: { (declared[$0].z ?? 0) != 0 }) { columns.heights = all.map { declared[$0].zOrDefault } }
    columns.shapeNumbers = all.map { index in
      if let shape = declared[index].shape { columns.number(of: shape) } else { none }
    }
    columns.spans.reserveCapacity(2 * declared.count)
    for index in all {
      columns.spans.append(declared[index].id.span.range.start)
      columns.spans.append(declared[index].id.span.range.end)
    }
    columns.spanSources = all.map { columns.number(of: declared[$0].id.span.source) }
    if all.contains(where: { !declared[$0].attributes.isEmpty }) {
      for index in all { append(declared[index].attributes, texts: &texts) }
    }
    columns.frames.reserveCapacity(4 * declared.count)
    columns.placeNumbers.reserveCapacity(declared.count)
    columns.frameSpans.reserveCapacity(2 * declared.count)
    columns.frameSources.reserveCapacity(declared.count)
  }

  /// The elements, still without their texts.
  package var elements: Elements { Elements(columns, texts: NumberedTexts()) }

  /// Sets the placement of the next element.
  ///
  /// - Parameters:
  ///   - frame: the extent, in the element's own coordinates.
  ///   - span: the declaration of the frame.
  package mutating func place(_ frame: Rect, _ place: ElementColumns.Place, at span: SourceSpan?) {
    columns.frames.append(frame.x)
    columns.frames.append(frame.y)
    columns.frames.append(frame.width)
    columns.frames.append(frame.height)
    if columns.places.last != place { columns.places.append(place) }
    columns.placeNumbers.append(UInt32(truncatingIfNeeded: columns.places.count - 1))
    columns.frameSpans.append(span?.range.start ?? 0)
    columns.frameSpans.append(span?.range.end ?? 0)
    columns.frameSources.append(span.map { columns.number(of: $0.source) } ?? NumberedTexts.none)
  }

  /// Sets each element's parent and window, as indices into the elements and the windows.
  package mutating func set(parents: [Int?], windows: [Int?]) {
    columns.parents = parents.map { Int32(truncatingIfNeeded: $0 ?? -1) }
    columns.windows = windows.map { Int32(truncatingIfNeeded: $0 ?? -1) }
  }

  private mutating func append(_ own: [Element.Attribute], texts: inout TextNumbering) {
    for attribute in own {
      columns.attributes.append(texts.number(of: attribute.name))
      columns.attributes.append(texts.number(of: attribute.value))
    }
    columns.attributeEnds.append(UInt32(truncatingIfNeeded: columns.attributes.count))
  }

}

extension ElementColumns {
  /// The index of a shape, which neighbours with the same shape share.
  fileprivate mutating func number(of shape: Shape) -> UInt32 {
    if shapes.isEmpty || shapes[shapes.count - 1] != shape { shapes.append(shape) }
    return UInt32(truncatingIfNeeded: shapes.count - 1)
  }

  fileprivate mutating func number(of source: SourceText) -> UInt32 {
    if let last = sources.last, last === source { return UInt32(truncatingIfNeeded: sources.count - 1) }
    if let known = sources.firstIndex(where: { $0 === source }) { return UInt32(truncatingIfNeeded: known) }
    sources.append(source)
    return UInt32(truncatingIfNeeded: sources.count - 1)
  }
}

/// Deduplicates localized texts, most of which occur at many elements.
private struct LocalizedNumbering {
  /// The distinct texts.
  private(set) var all: [LocalizedText] = []
  /// The first translations of the texts.
  private var firsts = TextNumbering()
  /// For each number of `firsts`, the index of the last text that begins with that translation.
  private var places: [UInt32] = []

  /// The number of a plain text, or the index of an identical localized text with the highest bit set.
  mutating func number(of text: LocalizedText?, _ texts: inout TextNumbering) -> UInt32 {
    guard let text else { return NumberedTexts.none }
    if text.translations.isEmpty, let plain = text.plain { return texts.number(of: plain) }
    return place(of: text) | ElementColumns.localizedBit
  }

  private mutating func place(of text: LocalizedText) -> UInt32 {
    let first = Int(firsts.number(of: text.translations.first?.text ?? ""))
    if first < places.count, all[Int(places[first])].isSame(as: text) { return places[first] }
    let place = UInt32(truncatingIfNeeded: all.count)
    all.append(text)
    if first < places.count { places[first] = place } else { places.append(place) }
    return place
  }
}

extension LocalizedText {
  /// Returns true if both have the same bytes. Equal strings may differ in their bytes.
  fileprivate func isSame(as other: LocalizedText) -> Bool {
    Self.isSame(plain, other.plain)
      && translations.count == other.translations.count
      && translations.indices.allSatisfy { index in
        Self.isSame(translations[index].locale, other.translations[index].locale)
          && Self.isSame(translations[index].text, other.translations[index].text)
      }
  }

  private static func isSame(_ left: String?, _ right: String?) -> Bool {
    guard var left, var right else { return left == nil && right == nil }
    return left.withUTF8 { left in right.withUTF8 { right in left.elementsEqual(right) } }
  }
}

extension ElementIdentity {
  /// The index among all cases.
  fileprivate var number: UInt8 {
    switch self {
    case .native: 0
    case .numbered: 1
    case .path: 2
    }
  }
}

extension Element.Visibility {
  /// The index among all cases.
  fileprivate var number: UInt8 {
    switch self {
    case .visible: 0
    case .partial: 1
    case .offscreen: 2
    case .clipped: 3
    case .hidden: 4
    case .gone: 5
    case .transparent: 6
    case .occluded: 7
    case .unknown: 8
    }
  }
}
