import TutorialGeometry
import TutorialSyntax

/// What is read cannot be what was written.
struct ColumnDamage: Error {}

/// Reads what `ColumnWriter` wrote, or anything else: whatever the bytes are, what it gives is whole, and nothing is set
/// aside for more than there is.
struct ColumnReader {
  private let bytes: ArraySlice<UInt8>
  private var position = 0
  private let end: Int
  /// The files that spans lie in.
  let sources: [SourceText]
  private let ids: [DiagnosticID]

  /// A reader of the first bytes of some.
  init(_ bytes: ArraySlice<UInt8>, end: Int, sources: [SourceText], ids: [DiagnosticID]) {
    self.bytes = bytes
    self.end = min(max(end, 0), bytes.count)
    self.sources = sources
    self.ids = ids
  }

  /// Whether all is read.
  var isAtEnd: Bool { position == end }

  /// The next bytes as a value of a type for which all bytes are good.
  private mutating func take<Value: BitwiseCopyable & FixedWidthInteger>(_: Value.Type) throws(ColumnDamage) -> Value {
    let size = MemoryLayout<Value>.size
    guard end - position >= size else { throw ColumnDamage() }
    defer { position += size }
    return Value(littleEndian: bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: position, as: Value.self) })
  }

  /// A column of whole numbers.
  ///
  /// - Parameter expected: how many there have to be, where that is known.
  mutating func column<Value: BitwiseCopyable & FixedWidthInteger>(
    of _: Value.Type, count expected: Int? = nil
  ) throws(ColumnDamage) -> [Value] {
    try values(count: expected)
  }

  /// A column of numbers, all of them finite.
  mutating func numbers(count expected: Int? = nil) throws(ColumnDamage) -> [Double] {
    let numbers: [Double] = try values(count: expected)
    guard numbers.allSatisfy(\.isFinite) else { throw ColumnDamage() }
    return numbers
  }

  /// Copies a column in one go: its bytes are there, and any bytes are good for the type.
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

  /// How many things of at least a size follow; there has to be room for them.
  mutating func count(ofSize size: Int = 1) throws(ColumnDamage) -> Int {
    let count = Int(try take(Int32.self))
    guard count >= 0, count <= (end - position) / size else { throw ColumnDamage() }
    return count
  }

  /// A place among so many things.
  mutating func place(among count: Int) throws(ColumnDamage) -> Int {
    let place = Int(try take(Int32.self))
    guard place >= 0, place < count else { throw ColumnDamage() }
    return place
  }

  /// The same, or nothing.
  mutating func placeOrNone(among count: Int) throws(ColumnDamage) -> Int? {
    let place = Int(try take(Int32.self))
    guard place >= -1, place < count else { throw ColumnDamage() }
    return place < 0 ? nil : place
  }

  mutating func flag() throws(ColumnDamage) -> Bool {
    let byte = try take(UInt8.self)
    guard byte < 2 else { throw ColumnDamage() }
    return byte == 1
  }

  /// A finite number.
  mutating func number() throws(ColumnDamage) -> Double {
    let number = Double(bitPattern: try take(UInt64.self))
    guard number.isFinite else { throw ColumnDamage() }
    return number
  }

  /// A number within the limits of coordinates.
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
    let (start, end) = (try take(UInt32.self), try take(UInt32.self))
    guard start <= end, Int(end) <= source.bytes.count else { throw ColumnDamage() }
    return SourceSpan(source, ByteRange(start, end))
  }

  mutating func id() throws(ColumnDamage) -> DiagnosticID { ids[try place(among: ids.count)] }
}
