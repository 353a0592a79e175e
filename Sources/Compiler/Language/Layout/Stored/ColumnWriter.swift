import TutorialGeometry
import TutorialSyntax

/// Writes values one behind the other, columns as they lie in memory. What `ColumnReader` reads.
///
/// Numbers are little-endian, as all machines are that tutorialc runs on.
struct ColumnWriter {
  /// What is written so far.
  private(set) var bytes: [UInt8] = []
  /// False once there was something that cannot be written: a file or a diagnostic that nobody knows.
  private(set) var isComplete = true
  private let sources: [SourceText]
  private let ids: [DiagnosticID]

  /// - Parameters:
  ///   - sources: the files that spans lie in.
  ///   - ids: the diagnostics that there may be.
  init(sources: [SourceText], ids: [DiagnosticID]) {
    self.sources = sources
    self.ids = ids
  }

  /// All values of a column, and before them how many there are.
  mutating func write<Value: BitwiseCopyable>(_ column: [Value]) {
    write(column.count)
    column.withUnsafeBytes { bytes.append(contentsOf: $0) }
  }

  /// A whole number.
  mutating func write(_ number: Int) {
    guard let small = Int32(exactly: number) else {
      isComplete = false
      return
    }
    withUnsafeBytes(of: small.littleEndian) { bytes.append(contentsOf: $0) }
  }

  /// A whole number that may be missing, and is never negative.
  mutating func write(_ number: Int?) { write(number ?? -1) }

  mutating func write(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  mutating func write(_ number: Double) {
    withUnsafeBytes(of: number.bitPattern.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func write(_ text: String) { write(Array(text.utf8)) }

  /// A value that may be missing.
  mutating func write<Value>(_ value: Value?, _ write: (inout ColumnWriter, Value) -> Void) {
    self.write(value != nil)
    if let value { write(&self, value) }
  }

  /// A list.
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

  /// The place of a file among those that spans lie in.
  mutating func place(of source: SourceText) -> Int {
    if let place = sources.firstIndex(where: { $0 === source }) { return place }
    isComplete = false
    return 0
  }
}
