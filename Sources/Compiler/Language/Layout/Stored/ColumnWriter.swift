import TutorialGeometry
import TutorialSyntax

/// Writes values in sequence, and columns as they are in memory. `ColumnReader` reads them.
///
/// Numbers are little-endian, like all machines that tutorialc runs on.
struct ColumnWriter {
  /// The bytes so far.
  private(set) var bytes: [UInt8] = []
  /// False if a value can't be written: an unknown file or diagnostic.
  private(set) var isComplete = true
  private let sources: [SourceText]
  private let ids: [DiagnosticID]

  /// - Parameters:
  ///   - sources: the files to which spans refer.
  ///   - ids: the possible diagnostics.
  init(sources: [SourceText], ids: [DiagnosticID]) {
    self.sources = sources
    self.ids = ids
  }

  /// Writes the count of a column, then its values.
  mutating func write<Value: BitwiseCopyable>(_ column: [Value]) {
    write(column.count)
    column.withUnsafeBytes { bytes.append(contentsOf: $0) }
  }

  /// Writes an integer.
  mutating func write(_ number: Int) {
    guard let small = Int32(exactly: number) else {
      isComplete = false
      return
    }
    withUnsafeBytes(of: small.littleEndian) { bytes.append(contentsOf: $0) }
  }

  /// Writes a non-negative integer or nil.
  mutating func write(_ number: Int?) { write(number ?? -1) }

  mutating func write(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  mutating func write(_ number: Double) {
    withUnsafeBytes(of: number.bitPattern.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func write(_ text: String) { write(Array(text.utf8)) }

  mutating func write<Value>(_ value: Value?, _ write: (inout ColumnWriter, Value) -> Void) {
    self.write(value != nil)
    if let value { write(&self, value) }
  }

  mutating func write<Value>(_ values: [Value], _ write: (inout ColumnWriter, Value) -> Void) {
    self.write(values.count)
    for value in values { write(&self, value) }
  }

  mutating func write(_ point: Point) {
    write(point.x)
    write(point.y)
  }

  mutating func write(_ size: Size) {
    write(size.width)
    write(size.height)
  }

  mutating func write(_ rect: Rect) {
    write(Point(rect.x, rect.y))
    write(rect.size)
  }

  mutating func write(_ insets: EdgeInsets) {
    for side in [insets.top, insets.right, insets.bottom, insets.left] { write(side) }
  }

  mutating func write(_ transform: Transform) {
    for number in [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty] { write(number) }
  }

  mutating func write(_ span: SourceSpan) {
    write(place(of: span.source))
    write(Int(span.range.start))
    write(Int(span.range.end))
  }

  mutating func write(_ id: DiagnosticID) {
    let place = ids.firstIndex(of: id)
    if place == nil { isComplete = false }
    write(place)
  }

  /// The index of a file among `sources`.
  mutating func place(of source: SourceText) -> Int {
    if let place = sources.firstIndex(where: { $0 === source }) { return place }
    isComplete = false
    return 0
  }
}
