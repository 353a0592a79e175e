import TutorialGeometry
import TutorialSyntax

/// The binary form of a snapshot's elements, column by column.
enum StoredElements {
  static func write(_ columns: ElementColumns, to writer: inout ColumnWriter) {
    var columns = columns
    columns.forEachNumbers { column, _ in writer.write(column) }
    writer.write(columns.parents)
    writer.write(columns.windows)
    writer.write(columns.visibilities)
    writer.write(columns.frames)
    writer.write(columns.heights)
    writer.write(columns.states)
    writer.write(columns.identities)
    writer.write(columns.selectors)
    writer.write(columns.localized) { write($1, to: &$0) }
    writer.write(columns.places) { writer, place in
      writer.write(place.toGlobal)
      writer.write(Int(place.scrollContainer))
      writer.write(place.isSolved)
    }
    writer.write(columns.shapes) { StoredShape.write($1, to: &$0) }
    writer.write(columns.sources) { writer, source in writer.write(writer.place(of: source)) }
  }

  private static func write(_ text: LocalizedText, to writer: inout ColumnWriter) {
    writer.write(text.plain) { $0.write($1) }
    writer.write(text.translations) { writer, translation in
      writer.write(translation.locale)
      writer.write(translation.text)
    }
  }

  /// Reads the columns, and checks that each index is in range.
  ///
  /// - Parameters:
  ///   - texts: the texts that numbers stand for.
  ///   - containers: the number of the snapshot's scroll containers.
  ///   - windows: the number of its windows.
  static func read(
    from reader: inout ColumnReader, texts: NumberedTexts, containers: Int, windows: Int
  ) throws(ColumnDamage) -> Elements {
    var columns = ElementColumns()
    try columns.forEachNumbers { (column, count) throws(ColumnDamage) in
      column = try reader.column(of: UInt32.self, count: count)
    }
    let count = columns.count
    guard count <= Limits.elements else { throw ColumnDamage() }
    columns.parents = try reader.column(of: Int32.self, count: count)
    columns.windows = try reader.column(of: Int32.self, count: count)
    columns.visibilities = try reader.column(of: UInt8.self, count: count)
    columns.frames = try reader.numbers(count: 4 * count)
    columns.heights = try reader.numbers()
    columns.states = try reader.column(of: UInt8.self)
    columns.identities = try reader.column(of: UInt8.self)
    columns.selectors = try reader.column(of: UInt32.self)
    columns.localized = try reader.list { (reader) throws(ColumnDamage) in try localized(from: &reader) }
    columns.places = try reader.list { (reader) throws(ColumnDamage) in
      let transform = try reader.transform()
      let container = try reader.placeOrNone(among: containers)
      return .init(toGlobal: transform, scrollContainer: container, isSolved: try reader.flag())
    }
    columns.shapes = try reader.list { (reader) throws(ColumnDamage) in try StoredShape.read(from: &reader) }
    columns.sources = try reader.list { (reader) throws(ColumnDamage) in
      reader.sources[try reader.place(among: reader.sources.count)]
    }
    let elements = Elements(columns, texts: texts)
    guard columns.areSound(texts: texts.count, windows: windows), elements.areWithinLimits else { throw ColumnDamage() }
    return elements
  }

  private static func localized(from reader: inout ColumnReader) throws(ColumnDamage) -> LocalizedText {
    let plain = try reader.optional { (reader) throws(ColumnDamage) in try reader.text() }
    let translations = try reader.list { (reader) throws(ColumnDamage) in
      LocalizedText.Translation(locale: try reader.text(), text: try reader.text())
    }
    return LocalizedText(plain: plain, translations: translations)
  }
}

extension ElementColumns {
  /// Visits the columns of numbers that come first, in order, each with its count, which follows from the first column.
  fileprivate mutating func forEachNumbers<Fault: Error>(
    _ body: (inout [UInt32], Int?) throws(Fault) -> Void
  ) throws(Fault) {
    try body(&ids, nil)
    let count = count
    try body(&nativeIDs, count)
    try body(&types, count)
    try body(&labels, count)
    try body(&shownTexts, count)
    try body(&values, count)
    try body(&placeNumbers, count)
    try body(&shapeNumbers, count)
    try body(&spans, 2 * count)
    try body(&spanSources, count)
    try body(&frameSpans, 2 * count)
    try body(&frameSources, count)
    try body(&attributeEnds, nil)
    try body(&attributes, nil)
  }

  /// Returns true if each index is in range, and each optional column is empty or complete.
  fileprivate func areSound(texts: Int, windows: Int) -> Bool {
    let none = NumberedTexts.none
    return ids.allSatisfy { $0 < texts } && nativeIDs.allSatisfy { $0 < texts || $0 == none }
      && types.allSatisfy { $0 < texts || $0 == none }
      && [labels, shownTexts, values].allSatisfy { $0.allSatisfy { isText($0, texts) } }
      && placeNumbers.allSatisfy { $0 < places.count }
      && shapeNumbers.allSatisfy { $0 < shapes.count || $0 == none }
      && spanSources.allSatisfy { $0 < sources.count } && frameSources.allSatisfy { $0 < sources.count || $0 == none }
      && self.windows.allSatisfy { $0 >= -1 && $0 < windows }
      && visibilities.allSatisfy { $0 < Self.visibilities.count }
      && (states.isEmpty || states.count == count)
      && (identities.isEmpty || identities.count == count && identities.allSatisfy { $0 < Self.identities.count })
      && (selectors.isEmpty || selectors.count == count && selectors.allSatisfy { $0 < texts || $0 == none })
      && (heights.isEmpty || heights.count == count && Coordinate.areValid(heights))
      && areAttributesSound(texts) && areSpansSound && areParentsSound
  }

  private func isText(_ number: UInt32, _ texts: Int) -> Bool {
    number == NumberedTexts.none || number < texts && number & Self.localizedBit == 0
      || number & Self.localizedBit != 0 && number & ~Self.localizedBit < localized.count
  }

  private func areAttributesSound(_ texts: Int) -> Bool {
    guard attributes.allSatisfy({ $0 < texts }) else { return false }
    guard let last = attributeEnds.last else { return attributes.isEmpty }
    return attributeEnds.count == count && last == attributes.count
      && attributeEnds.allSatisfy { $0.isMultiple(of: 2) }
      && zip(attributeEnds, attributeEnds.dropFirst()).allSatisfy { $0 <= $1 }
  }

  private var areSpansSound: Bool {
    ids.indices.allSatisfy { index in
      let end = spans[2 * index + 1]
      guard spans[2 * index] <= end, end <= sources[Int(spanSources[index])].bytes.count else { return false }
      guard frameSources[index] != NumberedTexts.none else { return true }
      let frameEnd = frameSpans[2 * index + 1]
      return frameSpans[2 * index] <= frameEnd && frameEnd <= sources[Int(frameSources[index])].bytes.count
    }
  }

  /// True if the parents contain no cycle. They usually come before their children.
  private var areParentsSound: Bool {
    guard parents.allSatisfy({ $0 >= -1 && $0 < count }) else { return false }
    if parents.indices.allSatisfy({ Int(parents[$0]) < $0 }) { return true }
    // 1 + the index at which the visiting walk began; 0 if unvisited.
    var metBy = [Int](repeating: 0, count: count)
    for first in parents.indices {
      var next = first
      while next >= 0, metBy[next] == 0 {
        metBy[next] = first + 1
        next = Int(parents[next])
      }
      if next >= 0, metBy[next] == first + 1 { return false }
    }
    return true
  }
}

extension Elements {
  /// True if all solved elements are within the limits of coordinates, as the solver requires.
  fileprivate var areWithinLimits: Bool {
    indices.allSatisfy { index in
      guard isSolved(index) else { return true }
      let transform = toGlobal(index)
      return globalFrame(index).isWithinLimits && Point(transform.tx, transform.ty).isWithinLimits
    }
  }
}
