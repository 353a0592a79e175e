import TutorialGeometry
import TutorialSyntax

/// The error for bytes that `ColumnWriter` can't have written.
struct ColumnDamage: Error {}

/// Reads the output of `ColumnWriter`, and rejects anything else.
///
/// For any bytes, its results are valid, and it allocates no more than the bytes justify.
struct ColumnReader {
  private let bytes: ArraySlice<UInt8>
  private var position = 0
  private let end: Int
  /// The files to which spans refer.
  let sources: [SourceText]
  private let ids: [DiagnosticID]

  /// A reader of the bytes before `end`.
  init(_ bytes: ArraySlice<UInt8>, end: Int, sources: [SourceText], ids: [DiagnosticID]) {
    self.bytes = bytes
    self.end = min(max(end, 0), bytes.count)
    self.sources = sources
    self.ids = ids
  }

  var isAtEnd: Bool { position == end }

  /// Reads a value of a type for which any bytes are valid.
  private mutating func read<Value: BitwiseCopyable & FixedWidthInteger>(_: Value.Type) throws(ColumnDamage) -> Value {
    let size = MemoryLayout<Value>.size
    guard end - position >= size else { throw ColumnDamage() }
    defer { position += size }
    return Value(littleEndian: bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: position, as: Value.self) })
  }

  /// Reads a column of integers.
  ///
  /// - Parameter expected: the required count, if known.
  mutating func column<Value: BitwiseCopyable & FixedWidthInteger>(
    of _: Value.Type, count expected: Int? = nil
  ) throws(ColumnDamage) -> [Value] {
    try values(count: expected)
  }

  /// Reads a column of finite numbers.
  mutating func numbers(count expected: Int? = nil) throws(ColumnDamage) -> [Double] {
    let numbers: [Double] = try values(count: expected)
    guard numbers.allSatisfy(\.isFinite) else { throw ColumnDamage() }
    return numbers
  }

  /// Copies a column in one go, because any bytes are valid for the type.
  private mutating func values<Value: BitwiseCopyable>(count expected: Int?) throws(ColumnDamage) -> [Value] {
    let stride = MemoryLayout<Value>.stride
    let count = try self.count(ofSize: stride)
    guard count == expected ?? count else { throw ColumnDamage() }
    let start = position
    position += count * stride
    return bytes.withUnsafeBytes { source in
      [Value](unsafeUninitializedCapacity: count) { values, filled in
        UnsafeMutableRawBufferPointer(values).copyMemory(
          from: UnsafeRawBufferPointer(rebasing: source[start..<start + count * stride]))
        filled = count
      }
    }
  }

  /// Reads a count of items with a minimum size each, for which there has to be room.
  mutating func count(ofSize size: Int = 1) throws(ColumnDamage) -> Int {
    let count = Int(try read(Int32.self))
    guard count >= 0, count <= (end - position) / size else { throw ColumnDamage() }
    return count
  }

  /// Reads an index below a count.
  mutating func place(among count: Int) throws(ColumnDamage) -> Int {
    let place = Int(try read(Int32.self))
    guard place >= 0, place < count else { throw ColumnDamage() }
    return place
  }

  /// Reads an index below a count, or nil.
  mutating func placeOrNone(among count: Int) throws(ColumnDamage) -> Int? {
    let place = Int(try read(Int32.self))
    guard place >= -1, place < count else { throw ColumnDamage() }
    return place < 0 ? nil : place
  }

  mutating func flag() throws(ColumnDamage) -> Bool {
    let byte = try read(UInt8.self)
    guard byte < 2 else { throw ColumnDamage() }
    return byte == 1
  }

  /// Reads a finite number.
  mutating func number() throws(ColumnDamage) -> Double {
    let number = Double(bitPattern: try read(UInt64.self))
    guard number.isFinite else { throw ColumnDamage() }
    return number
  }

  /// Reads a number within the limits of coordinates.
  mutating func coordinate() throws(ColumnDamage) -> Double {
    guard let coordinate = Coordinate(try number()) else { throw ColumnDamage() }
    return coordinate.value
  }

  mutating func text() throws(ColumnDamage) -> String {
    let text: [UInt8] = try values(count: nil)
    return String(decoding: text, as: UTF8.self)
  }

  mutating func optional<Value>(
    _ read: (inout ColumnReader) throws(ColumnDamage) -> Value
  ) throws(ColumnDamage) -> Value? {
    try flag() ? try read(&self) : nil
  }

  mutating func list<Value>(
    _ read: (inout ColumnReader) throws(ColumnDamage) -> Value
  ) throws(ColumnDamage) -> [Value] {
    var values: [Value] = []
    for _ in 0..<(try count()) { values.append(try read(&self)) }
    return values
  }

  mutating func point() throws(ColumnDamage) -> Point { Point(try coordinate(), try coordinate()) }

  mutating func size() throws(ColumnDamage) -> Size { Size(try coordinate(), try coordinate()) }

  mutating func rect() throws(ColumnDamage) -> Rect {
    Rect(try coordinate(), try coordinate(), try coordinate(), try coordinate())
  }

  mutating func insets() throws(ColumnDamage) -> EdgeInsets {
    EdgeInsets(top: try coordinate(), right: try coordinate(), bottom: try coordinate(), left: try coordinate())
  }

  mutating func transform() throws(ColumnDamage) -> Transform {
    Transform(try number(), try number(), try number(), try number(), try number(), try number())
  }

  mutating func span() throws(ColumnDamage) -> SourceSpan {
    let source = sources[try place(among: sources.count)]
    let (start, end) = (try read(UInt32.self), try read(UInt32.self))
    guard start <= end, Int(end) <= source.bytes.count else { throw ColumnDamage() }
    return SourceSpan(source, ByteRange(start, end))
  }

  mutating func id() throws(ColumnDamage) -> DiagnosticID { ids[try place(among: ids.count)] }
}
