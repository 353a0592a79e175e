package import TutorialGeometry
package import TutorialSyntax

/// Puts the columns of a snapshot's elements together.
package struct ElementsBuilder {
  private var columns = ElementColumns()
  private var localized = LocalizedNumbering()

  /// No elements, with room for some.
  package init(capacity: Int = 0) {
    guard capacity > 0 else { return }
    columns.ids.reserveCapacity(capacity)
    columns.nativeIDs.reserveCapacity(capacity)
    columns.types.reserveCapacity(capacity)
    columns.labels.reserveCapacity(capacity)
    columns.shownTexts.reserveCapacity(capacity)
    columns.values.reserveCapacity(capacity)
    columns.frames.reserveCapacity(4 * capacity)
    columns.placeNumbers.reserveCapacity(capacity)
    columns.parents.reserveCapacity(capacity)
    columns.windows.reserveCapacity(capacity)
    columns.visibilities.reserveCapacity(capacity)
    columns.shapeNumbers.reserveCapacity(capacity)
    columns.spans.reserveCapacity(2 * capacity)
    columns.spanSources.reserveCapacity(capacity)
    columns.frameSpans.reserveCapacity(2 * capacity)
    columns.frameSources.reserveCapacity(capacity)
  }

  /// The elements so far, of which the texts are still to come.
  package var elements: Elements { Elements(columns, texts: NumberedTexts()) }

  /// Adds one of some elements as they are declared, of which none is copied.
  ///
  /// - Parameters:
  ///   - frame: its extent, in its own coordinates.
  ///   - frameSpan: where that is written.
  ///   - texts: gives the numbers; what comes of it has to be set in the end.
  package mutating func append(
    _ declared: [ElementDeclaration], at index: Int, frame: Rect, place: ElementColumns.Place, frameSpan: SourceSpan?,
    parent: Int?, window: Int?,
    texts: inout TextNumbering
  ) {
    if let z = declared[index].z, z != 0, columns.heights.isEmpty {
      columns.heights = Array(repeating: 0, count: columns.count)
    }
    if !columns.heights.isEmpty || (declared[index].z ?? 0) != 0 { columns.heights.append(declared[index].zOrDefault) }
    if !declared[index].attributes.isEmpty || !columns.attributeEnds.isEmpty {
      append(declared[index].attributes, texts: &texts)
    }
    columns.ids.append(texts.add(declared[index].id.value))
    columns.nativeIDs.append(texts.number(of: declared[index].nativeId))
    columns.types.append(texts.number(of: declared[index].type))
    columns.labels.append(number(of: declared[index].label, &texts))
    columns.shownTexts.append(number(of: declared[index].text, &texts))
    columns.values.append(number(of: declared[index].value, &texts))
    columns.frames.append(frame.x)
    columns.frames.append(frame.y)
    columns.frames.append(frame.width)
    columns.frames.append(frame.height)
    if columns.places.last != place { columns.places.append(place) }
    columns.placeNumbers.append(UInt32(truncatingIfNeeded: columns.places.count - 1))
    columns.parents.append(Int32(truncatingIfNeeded: parent ?? -1))
    columns.windows.append(Int32(truncatingIfNeeded: window ?? -1))
    columns.visibilities.append(declared[index].visibilityOrDefault.number)
    append(declared[index].shape)
    columns.spans.append(declared[index].id.span.range.start)
    columns.spans.append(declared[index].id.span.range.end)
    columns.spanSources.append(number(of: declared[index].id.span.source))
    columns.frameSpans.append(frameSpan?.range.start ?? 0)
    columns.frameSpans.append(frameSpan?.range.end ?? 0)
    columns.frameSources.append(frameSpan.map { number(of: $0.source) } ?? NumberedTexts.none)
  }

  private mutating func append(_ own: [Element.Attribute], texts: inout TextNumbering) {
    if columns.attributeEnds.isEmpty { columns.attributeEnds = Array(repeating: 0, count: columns.count) }
    for attribute in own {
      columns.attributes.append(texts.number(of: attribute.name))
      columns.attributes.append(texts.number(of: attribute.value))
    }
    columns.attributeEnds.append(UInt32(truncatingIfNeeded: columns.attributes.count))
  }

  private mutating func append(_ shape: Shape?) {
    guard let shape else { return columns.shapeNumbers.append(NumberedTexts.none) }
    if columns.shapes.last != shape { columns.shapes.append(shape) }
    columns.shapeNumbers.append(UInt32(truncatingIfNeeded: columns.shapes.count - 1))
  }

  private mutating func number(of text: LocalizedText?, _ texts: inout TextNumbering) -> UInt32 {
    guard let text else { return NumberedTexts.none }
    if text.translations.isEmpty, let plain = text.plain { return texts.number(of: plain) }
    return localized.place(of: text, in: &columns.localized) | ElementColumns.localizedBit
  }

  private mutating func number(of source: SourceText) -> UInt32 {
    if let last = columns.sources.last, last === source { return UInt32(truncatingIfNeeded: columns.sources.count - 1) }
    if let known = columns.sources.firstIndex(where: { $0 === source }) { return UInt32(truncatingIfNeeded: known) }
    columns.sources.append(source)
    return UInt32(truncatingIfNeeded: columns.sources.count - 1)
  }
}

/// Finds texts for locales again, of which most stand at many elements.
private struct LocalizedNumbering {
  /// The first of their texts.
  private var firsts: TextNumbering?
  /// For each of these the last text for locales that begins with it.
  private var places: [UInt32] = []

  /// The place of a text that has the same bytes, which is added where there is none.
  mutating func place(of text: LocalizedText, in all: inout [LocalizedText]) -> UInt32 {
    var numbering = firsts.take() ?? TextNumbering()
    let first = Int(numbering.number(of: text.translations.first?.text ?? ""))
    firsts = numbering
    if first < places.count, all[Int(places[first])].isSame(as: text) { return places[first] }
    let place = UInt32(truncatingIfNeeded: all.count)
    all.append(text)
    if first < places.count { places[first] = place } else { places.append(place) }
    return place
  }
}

extension LocalizedText {
  /// Whether another has the same bytes; texts may be equal though theirs differ.
  fileprivate func isSame(as other: LocalizedText) -> Bool {
    Self.isSame(plain, other.plain)
      && translations.elementsEqual(other.translations) {
        Self.isSame($0.locale, $1.locale) && Self.isSame($0.text, $1.text)
      }
  }

  private static func isSame(_ left: String?, _ right: String?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return left.utf8.elementsEqual(right.utf8)
  }
}

extension Element.Visibility {
  /// Its place among all.
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
