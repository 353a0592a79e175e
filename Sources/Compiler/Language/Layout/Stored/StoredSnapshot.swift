import TutorialGeometry
import TutorialSyntax
import TutorialTour
import TutorialTourDescription

/// The binary form of a solved snapshot, without the texts, which the library's snapshots share.
enum StoredSnapshot {
  /// - Parameter other: the index of an earlier snapshot that shares its elements; nil if none.
  static func write(_ snapshot: Snapshot, as other: Int?, to writer: inout ColumnWriter) {
    writer.write(snapshot.screen)
    writer.write(snapshot.variant)
    writer.write(snapshot.span)
    writer.write(snapshot.traits.pairs) { writer, pair in
      writer.write(pair.key)
      writer.write(pair.value)
    }
    write(snapshot.display, to: &writer)
    writer.write(snapshot.screenshots) { writer, picture in
      writer.write(picture.scheme.flatMap(TourTheme.Scheme.allCases.firstIndex))
      writer.write(picture.file.value)
      writer.write(picture.file.span)
    }
    let insets = snapshot.insets
    for insets in [insets.safeArea, insets.statusBars, insets.navigationBars, insets.ime, insets.displayCutout] {
      writer.write(insets) { $0.write($1) }
    }
    writer.write(snapshot.windows) { write($1, to: &$0) }
    writer.write(snapshot.scrollContainers) { write($1, to: &$0) }
    writer.write(other)
    if other == nil { StoredElements.write(snapshot.elements.columns, to: &writer) }
    writer.write(snapshot.occluders) { write($1, to: &$0) }
    writer.write(snapshot.sourceFormat) { $0.write($1) }
    writer.write(snapshot.matrix) { writer, matrix in
      for texts in [matrix.locales, matrix.textSizes] {
        writer.write(texts) { writer, texts in writer.write(texts) { writer, text in writer.write(text) } }
      }
    }
    writer.write(snapshot.isTruncated)
    writer.write(snapshot.areOccludersTold)
    writer.write(snapshot.isSolved)
  }

  private static func write(_ display: Display, to writer: inout ColumnWriter) {
    writer.write(display.size)
    writer.write(display.scale) { $0.write($1) }
    writer.write(display.cornerRadius) { $0.write($1) }
    writer.write(display.cutouts) { writer, cutouts in writer.write(cutouts) { $0.write($1) } }
  }

  private static func write(_ window: Window, to writer: inout ColumnWriter) {
    writer.write(window.id)
    writer.write(Window.Kind.allCases.firstIndex(of: window.kind))
    writer.write(window.z)
    writer.write(window.frame)
    writer.write(window.span)
  }

  private static func write(_ container: ScrollContainer, to writer: inout ColumnWriter) {
    writer.write(container.space)
    writer.write(ScrollContainer.Axis.allCases.firstIndex(of: container.axis))
    writer.write(container.viewport)
    writer.write(container.parentToGlobal)
    writer.write(container.contentSize) { $0.write($1) }
    writer.write(container.contentOffset)
    writer.write(container.toGlobal)
    writer.write(container.parent)
    writer.write(container.span)
  }

  private static func write(_ occluder: Occluder, to writer: inout ColumnWriter) {
    writer.write(occluder.id)
    writer.write(occluder.kind) { $0.write($1) }
    writer.write(occluder.element)
    writer.write(occluder.frame)
    writer.write(occluder.isOpaque)
    writer.write(occluder.isInferred)
    writer.write(occluder.window)
    writer.write(occluder.z)
    writer.write(occluder.span)
  }

  // MARK: Reading

  /// - Parameter before: the preceding snapshots. The last one often has the same ids.
  static func read(
    from reader: inout ColumnReader, texts: NumberedTexts, after before: [Snapshot]
  ) throws(ColumnDamage) -> Snapshot {
    let (screen, variant) = (try reader.text(), try reader.text())
    let span = try reader.span()
    let traits = Traits(
      try reader.list { (reader) throws(ColumnDamage) in Traits.Pair(try reader.text(), try reader.text()) })
    let display = try display(from: &reader)
    let screenshots = try reader.list { (reader) throws(ColumnDamage) in
      let scheme = try reader.placeOrNone(among: TourTheme.Scheme.allCases.count).map { TourTheme.Scheme.allCases[$0] }
      return Screenshot(scheme: scheme, file: Sourced(try reader.text(), try reader.span()))
    }
    let insets = try insets(from: &reader)
    let windows = try reader.list { (reader) throws(ColumnDamage) in try window(from: &reader) }
    var containers: [ScrollContainer] = []
    for _ in 0..<(try reader.count()) { containers.append(try container(from: &reader, before: containers.count)) }
    let other = try reader.placeOrNone(among: before.count).map { before[$0] }
    let elements: Elements
    if let other {
      // The elements refer to windows and containers by index.
      guard other.windows.count == windows.count, other.scrollContainers.count == containers.count else {
        throw ColumnDamage()
      }
      elements = other.elements
    } else {
      elements = try StoredElements.read(
        from: &reader, texts: texts, containers: containers.count, windows: windows.count)
    }
    let occluders = try reader.list { (reader) throws(ColumnDamage) in
      try occluder(from: &reader, elements: elements.count, windows: windows.count)
    }
    let format = try reader.optional { (reader) throws(ColumnDamage) in try reader.text() }
    let matrix = try reader.optional { (reader) throws(ColumnDamage) in try Self.matrix(from: &reader) }
    return Snapshot(
      screen: screen, variant: variant, span: span, traits: traits, display: display,
      screenshots: screenshots, insets: insets,
      windows: windows, scrollContainers: containers, elements: elements, occluders: occluders, sourceFormat: format,
      matrix: matrix, isTruncated: try reader.flag(), areOccludersTold: try reader.flag(), isSolved: try reader.flag(),
      elementsByID: other?.elementsByID ?? elements.placesByID(after: before.last))
  }

  private static func insets(from reader: inout ColumnReader) throws(ColumnDamage) -> WindowInsets {
    var insets = WindowInsets()
    func next() throws(ColumnDamage) -> EdgeInsets? {
      try reader.optional { (reader) throws(ColumnDamage) in try reader.insets() }
    }
    insets.safeArea = try next()
    insets.statusBars = try next()
    insets.navigationBars = try next()
    insets.ime = try next()
    insets.displayCutout = try next()
    return insets
  }

  private static func matrix(from reader: inout ColumnReader) throws(ColumnDamage) -> ConfigurationMatrix {
    var matrix = ConfigurationMatrix()
    matrix.locales = try texts(from: &reader)
    matrix.textSizes = try texts(from: &reader)
    return matrix
  }

  private static func texts(from reader: inout ColumnReader) throws(ColumnDamage) -> [String]? {
    try reader.optional { (reader) throws(ColumnDamage) in
      try reader.list { (reader) throws(ColumnDamage) in try reader.text() }
    }
  }

  private static func display(from reader: inout ColumnReader) throws(ColumnDamage) -> Display {
    let size = try reader.size()
    guard size.width >= 0, size.height >= 0 else { throw ColumnDamage() }
    let scale = try reader.optional { (reader) throws(ColumnDamage) in try reader.coordinate() }
    let radius = try reader.optional { (reader) throws(ColumnDamage) in try reader.coordinate() }
    let cutouts = try reader.optional { (reader) throws(ColumnDamage) in
      try reader.list { (reader) throws(ColumnDamage) in try reader.rect() }
    }
    guard scale ?? 1 > 0, radius ?? 0 >= 0 else { throw ColumnDamage() }
    return Display(size: size, scale: scale, cornerRadius: radius, cutouts: cutouts)
  }

  private static func window(from reader: inout ColumnReader) throws(ColumnDamage) -> Window {
    let id = try reader.text()
    let kind = Window.Kind.allCases[try reader.place(among: Window.Kind.allCases.count)]
    return Window(
      id: id, kind: kind, z: try reader.coordinate(), frame: try reader.rect(), span: try reader.span())
  }

  /// Reads a scroll container. Its parent precedes it.
  private static func container(
    from reader: inout ColumnReader, before count: Int
  ) throws(ColumnDamage) -> ScrollContainer {
    let space = try reader.text()
    let axis = ScrollContainer.Axis.allCases[try reader.place(among: ScrollContainer.Axis.allCases.count)]
    let viewport = try reader.rect()
    let parentToGlobal = try reader.transform()
    let contentSize = try reader.optional { (reader) throws(ColumnDamage) in try reader.size() }
    let contentOffset = try reader.point()
    let toGlobal = try reader.transform()
    guard parentToGlobal.isWithinLimits, toGlobal.isWithinLimits else { throw ColumnDamage() }
    return ScrollContainer(
      space: space, axis: axis, viewport: viewport, parentToGlobal: parentToGlobal,
      globalViewport: parentToGlobal.bounds(of: viewport), contentSize: contentSize, contentOffset: contentOffset,
      toGlobal: toGlobal, parent: try reader.placeOrNone(among: count), span: try reader.span())
  }

  private static func occluder(
    from reader: inout ColumnReader, elements: Int, windows: Int
  ) throws(ColumnDamage) -> Occluder {
    let id = try reader.text()
    let kind = try reader.optional { (reader) throws(ColumnDamage) in try reader.text() }
    let element = try reader.placeOrNone(among: elements)
    let frame = try reader.rect()
    let isOpaque = try reader.flag()
    let isInferred = try reader.flag()
    return Occluder(
      id: id, kind: kind, element: element, frame: frame, isOpaque: isOpaque, isInferred: isInferred,
      window: try reader.placeOrNone(among: windows), z: try reader.coordinate(), span: try reader.span())
  }
}

extension Elements {
  /// The elements' indices by id.
  ///
  /// - Parameter last: the preceding snapshot.
  fileprivate func placesByID(after last: Snapshot?) -> IDTable {
    if let last, last.elements.count == count, last.elements.texts === texts,
      zip(columns.ids, last.elements.columns.ids).allSatisfy({ texts.areSame($0, $1) })
    {
      return last.elementsByID
    }
    var places = IDTable(capacity: count)
    for index in indices { _ = places.insert(index, for: id(index)) }
    return places
  }
}
