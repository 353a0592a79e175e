package import TutorialGeometry
package import TutorialSyntax

/// The elements of a snapshot in document order, stored as columns.
///
/// An `Element` is built on access. To read one property of many elements, use that property's accessor.
package final class Elements: RandomAccessCollection, Sendable {
  /// A property of elements that selectors compare.
  package enum TextField: Sendable, Hashable {
    /// The properties with these names.
    case id, nativeId, type, label, text, value
  }

  /// The columns.
  package let columns: ElementColumns

  /// The elements of these columns.
  ///
  /// - Parameter texts: the texts that the columns' numbers stand for.
  package init(_ columns: ElementColumns, texts: NumberedTexts) {
    var columns = columns
    columns.texts = texts
    self.columns = columns
  }

  /// Snapshots that were solved together share their elements.
  package var identity: ObjectIdentifier { ObjectIdentifier(self) }

  /// The texts by number.
  package var texts: NumberedTexts { columns.texts }

  package var startIndex: Int { 0 }
  package var endIndex: Int { columns.ids.count }

  /// The element at an index, with all of its properties.
  package subscript(index: Int) -> Element {
    let place = place(index)
    let frame = frame(index)
    return Element(
      id: id(index), nativeId: nativeID(index), css: selector(index), identity: identity(index), span: span(index),
      frameSpan: frameSpan(index), parent: parent(index),
      window: window(index), frame: frame, toGlobal: place.toGlobal, globalFrame: place.toGlobal.bounds(of: frame),
      isSolved: place.isSolved, scrollContainer: scrollContainer(index),
      shape: shape(index), type: type(index), label: label(index),
      text: text(index), value: value(index), visibility: visibility(index),
      state: state(index), z: z(index), attributes: attributes(index))
  }

  /// The outline of an element, if the source knows it.
  package func shape(_ index: Int) -> Shape? {
    let number = columns.shapeNumbers[index]
    return number == NumberedTexts.none ? nil : columns.shapes[Int(number)]
  }

  /// The id of an element.
  package func id(_ index: Int) -> String { texts[columns.ids[index]] }

  /// The source's own identifier of an element.
  package func nativeID(_ index: Int) -> String? { texts.text(columns.nativeIDs[index]) }

  /// True if the source has an identifier of its own for any element.
  package var haveNativeIDs: Bool { columns.nativeIDs.contains { $0 != NumberedTexts.none } }

  /// The CSS selector of an element.
  package func selector(_ index: Int) -> String? {
    haveSelectors ? texts.text(columns.selectors[index]) : nil
  }

  /// True if any element has a CSS selector.
  package var haveSelectors: Bool { !columns.selectors.isEmpty }

  /// The type of an element.
  package func type(_ index: Int) -> String? { texts.text(columns.types[index]) }

  /// The type of an element as a number of `texts`.
  package func typeNumber(_ index: Int) -> UInt32? {
    let number = columns.types[index]
    return number == NumberedTexts.none ? nil : number
  }

  /// The index into ``localizedTexts`` that a text's number encodes; nil for the number of a plain text.
  @inlinable
  package static func place(ofLocalized number: UInt32) -> Int? {
    number & ElementColumns.localizedBit == 0 ? nil : Int(number & ~ElementColumns.localizedBit)
  }

  /// Returns true if an element's text, label or value has more than spaces, in any locale.
  package func hasWords(_ index: Int) -> Bool {
    isWorded(columns.shownTexts[index]) || isWorded(columns.labels[index])
      || isWorded(columns.values[index])
  }

  private func isWorded(_ number: UInt32) -> Bool {
    guard number != NumberedTexts.none else { return false }
    guard number & ElementColumns.localizedBit == 0 else {
      let text = columns.localized[Int(number & ~ElementColumns.localizedBit)]
      return text.plain.map(Self.isWorded) ?? false || text.translations.contains { Self.isWorded($0.text) }
    }
    return texts.bytes[texts.bounds(number)].contains { $0 > 0x20 }
  }

  private static func isWorded(_ text: String) -> Bool { text.utf8.contains { $0 > 0x20 } }

  /// The accessible name of an element.
  package func label(_ index: Int) -> LocalizedText? { localized(columns.labels[index]) }

  /// The text that an element shows.
  package func text(_ index: Int) -> LocalizedText? { localized(columns.shownTexts[index]) }

  /// The value of a control.
  package func value(_ index: Int) -> LocalizedText? { localized(columns.values[index]) }

  /// For each element, the number of its text in a field that selectors compare.
  ///
  /// A number may encode a ``place(ofLocalized:)``. It is `NumberedTexts.none` if the field is empty. An element
  /// without a native id has its id in that field.
  package func textNumbers(in field: TextField) -> [UInt32] {
    switch field {
    case .id: return columns.ids
    case .nativeId:
      return zip(columns.nativeIDs, columns.ids).map { $0 == NumberedTexts.none ? $1 : $0 }
    case .type: return columns.types
    case .label: return columns.labels
    case .text: return columns.shownTexts
    case .value: return columns.values
    }
  }

  /// The localized texts of all elements.
  package var localizedTexts: [LocalizedText] { columns.localized }

  private func localized(_ number: UInt32) -> LocalizedText? {
    guard number != NumberedTexts.none else { return nil }
    guard number & ElementColumns.localizedBit == 0 else {
      return columns.localized[Int(number & ~ElementColumns.localizedBit)]
    }
    return LocalizedText(plain: texts[number])
  }

  /// The frame of an element in its own coordinates.
  package func frame(_ index: Int) -> Rect {
    let start = 4 * index
    return columns.frames.withUnsafeBufferPointer { frames in
      start >= 0 && start + 3 < frames.count
        ? Rect(frames[start], frames[start + 1], frames[start + 2], frames[start + 3]) : Rect(0, 0, 0, 0)
    }
  }

  private func place(_ index: Int) -> ElementColumns.Place {
    columns.places[Int(columns.placeNumbers[index])]
  }

  /// The transform from an element's coordinates to global ones.
  package func toGlobal(_ index: Int) -> Transform { place(index).toGlobal }

  /// The bounding box of an element in global coordinates.
  package func globalFrame(_ index: Int) -> Rect { place(index).toGlobal.bounds(of: frame(index)) }

  /// Returns true if the frame of an element could be determined.
  package func isSolved(_ index: Int) -> Bool { place(index).isSolved }

  /// The innermost scroll container around an element; nil if none.
  package func scrollContainer(_ index: Int) -> Int? {
    let container = place(index).scrollContainer
    return container < 0 ? nil : Int(container)
  }

  /// The parent of an element; nil if none.
  package func parent(_ index: Int) -> Int? {
    let parent = columns.parents[index]
    return parent < 0 ? nil : Int(parent)
  }

  /// The window that contains an element; nil if none.
  package func window(_ index: Int) -> Int? {
    let window = columns.windows[index]
    return window < 0 ? nil : Int(window)
  }

  /// The visibility that the source declares for an element.
  package func visibility(_ index: Int) -> Element.Visibility {
    ElementColumns.visibilities[Int(columns.visibilities[index])]
  }

  /// True if any element's id is made up.
  package var hasMadeUpIDs: Bool { !columns.identities.isEmpty }

  /// The origin of an element's id.
  package func identity(_ index: Int) -> ElementIdentity {
    let identities = columns.identities
    return identities.isEmpty ? .native : ElementColumns.identities[Int(identities[index])]
  }

  /// The state of an element.
  package func state(_ index: Int) -> ElementState {
    columns.states.isEmpty ? ElementState() : ElementState(bits: columns.states[index])
  }

  /// The z-order of an element in its window.
  package func z(_ index: Int) -> Double { columns.heights.isEmpty ? 0 : columns.heights[index] }

  /// The declaration of an element's id.
  package func span(_ index: Int) -> SourceSpan {
    SourceSpan(
      columns.sources[Int(columns.spanSources[index])],
      ByteRange(columns.spans[2 * index], columns.spans[2 * index + 1]))
  }

  private func frameSpan(_ index: Int) -> SourceSpan? {
    let source = columns.frameSources[index]
    guard source != NumberedTexts.none else { return nil }
    return SourceSpan(
      columns.sources[Int(source)],
      ByteRange(columns.frameSpans[2 * index], columns.frameSpans[2 * index + 1]))
  }

  private func attributes(_ index: Int) -> [Element.Attribute] {
    guard !columns.attributeEnds.isEmpty else { return [] }
    let start = index == 0 ? 0 : Int(columns.attributeEnds[index - 1])
    return stride(from: start, to: Int(columns.attributeEnds[index]), by: 2).map {
      Element.Attribute(name: texts[columns.attributes[$0]], value: texts[columns.attributes[$0 + 1]])
    }
  }
}
