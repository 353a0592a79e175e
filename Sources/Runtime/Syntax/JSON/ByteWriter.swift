/// A builder of UTF-8 text.
///
/// Numbers are written without locale, exponent or trailing zeros, so that the same values give the same bytes
/// everywhere.
package struct ByteWriter: Sendable {
  /// The written bytes, followed by spare room with arbitrary content.
  ///
  /// Storing a byte in existing room takes a fraction of the time of appending it.
  private var room: [UInt8]
  /// The number of bytes written.
  package private(set) var count = 0

  /// An empty builder with room for `capacity` bytes.
  package init(capacity: Int = 0) {
    room = Self.room(for: max(capacity, 0), holding: [])
  }

  /// A copy of the bytes written so far.
  package var bytes: [UInt8] { Array(room[..<count]) }

  /// The text written so far, which must be valid UTF-8.
  package var text: String {
    room.withUnsafeBufferPointer { String(decoding: UnsafeBufferPointer(rebasing: $0[..<count]), as: UTF8.self) }
  }

  /// Drops the bytes from a position on.
  package mutating func goBack(to place: Int) { count = min(count, max(0, place)) }

  /// Ends the text and returns it without copying it.
  package mutating func takeBytes() -> [UInt8] {
    var text: [UInt8] = []
    swap(&text, &room)
    text.removeLast(text.count - count)
    count = 0
    return text
  }

  func bytes(since start: Int) -> [UInt8] { Array(room[start..<count]) }

  /// Appends one byte.
  @inline(__always)
  package mutating func write(_ byte: UInt8) {
    if count == room.count { makeRoom(1) }
    room[count] = byte
    count &+= 1
  }

  /// Appends static text.
  package mutating func write(_ text: StaticString) {
    text.withUTF8Buffer { write($0) }
  }

  /// Appends text.
  package mutating func write(_ text: String) {
    var text = text
    text.withUTF8 { write($0) }
  }

  /// Appends UTF-8 bytes.
  package mutating func write(_ text: UnsafeBufferPointer<UInt8>) {
    put(text.count) { room, end in Self.copy(text, into: room, at: &end) }
  }

  /// Appends UTF-8 bytes.
  package mutating func write(_ text: [UInt8]) {
    text.withUnsafeBufferPointer { write($0) }
  }

  /// Appends `"name":` in one step, after an optional comma: the most frequent output.
  mutating func writeKey(_ name: StaticString, afterComma: Bool) {
    name.withUTF8Buffer { name in
      put(name.count &+ 4) { room, end in
        if afterComma {
          room[end] = UInt8(ascii: ",")
          end &+= 1
        }
        room[end] = UInt8(ascii: "\"")
        end &+= 1
        Self.copy(name, into: room, at: &end)
        room[end] = UInt8(ascii: "\"")
        room[end &+ 1] = UInt8(ascii: ":")
        end &+= 2
      }
    }
  }

  mutating func writeQuoted(_ text: UnsafeBufferPointer<UInt8>) {
    put(text.count &+ 2) { room, end in
      room[end] = UInt8(ascii: "\"")
      end &+= 1
      Self.copy(text, into: room, at: &end)
      room[end] = UInt8(ascii: "\"")
      end &+= 1
    }
  }

  /// Appends `count` spaces.
  package mutating func writeSpaces(_ count: Int) {
    for _ in 0..<max(count, 0) { write(UInt8(ascii: " ")) }
  }

  /// Appends an integer.
  package mutating func write(_ value: Int) {
    put(DecimalDigits.capacity) { room, end in
      end = DecimalDigits.put(UInt64(value.magnitude), negative: value < 0, decimals: 0, into: room, at: end)
    }
  }

  /// Appends a number with at most `decimals` decimals.
  ///
  /// `value · 10^decimals` is rounded to a whole number, halves away from zero. Trailing zeros and `-0` are omitted. A
  /// number that isn't finite is written as `0`: callers have rejected it long before.
  ///
  /// - Parameter decimals: 0 to 9.
  package mutating func write(_ value: Double, decimals: Int) {
    let triples = DigitTriples.all
    let isWritten = tryPutting(DecimalDigits.capacity) { room, end in
      DecimalDigits.put(value, decimals: decimals, into: room, after: &end, 0, triples)
    }
    if !isWritten { writeLarge(value) }
  }

  /// Appends six numbers like the method for one number, separated by spaces: a cubic of a path.
  package mutating func write(_ values: (Double, Double, Double, Double, Double, Double), decimals: Int) {
    let triples = DigitTriples.all
    let isWritten = tryPutting(6 * (DecimalDigits.capacity + 1)) { room, end in
      func add(_ value: Double) -> Bool {
        room[end] = UInt8(ascii: " ")
        return DecimalDigits.put(value, decimals: decimals, into: room, after: &end, 1, triples)
      }
      return DecimalDigits.put(values.0, decimals: decimals, into: room, after: &end, 0, triples) && add(values.1)
        && add(values.2) && add(values.3) && add(values.4) && add(values.5)
    }
    if isWritten { return }
    // Numbers with unusually many digits are written one by one.
    let all = [values.0, values.1, values.2, values.3, values.4, values.5]
    write(all, decimals: decimals, spaced: true, commas: false)
  }

  /// Appends four numbers like the method for many: a rectangle.
  package mutating func write(_ values: (Double, Double, Double, Double), decimals: Int, spaced: Bool) {
    let triples = DigitTriples.all
    let isWritten = tryPutting(4 * (DecimalDigits.capacity + 2)) { room, end in
      func add(_ value: Double) -> Bool {
        room[end] = UInt8(ascii: ",")
        room[end &+ 1] = UInt8(ascii: " ")
        return DecimalDigits.put(value, decimals: decimals, into: room, after: &end, spaced ? 2 : 1, triples)
      }
      return DecimalDigits.put(values.0, decimals: decimals, into: room, after: &end, 0, triples) && add(values.1)
        && add(values.2) && add(values.3)
    }
    if isWritten { return }
    // Numbers with unusually many digits are written one by one.
    write([values.0, values.1, values.2, values.3], decimals: decimals, spaced: spaced)
  }

  /// Appends numbers like the method for one number, separated by commas, by commas and spaces, or by spaces.
  ///
  /// Outlines are most of the output, so many numbers are written in one step.
  package mutating func write(_ values: [Double], decimals: Int, spaced: Bool, commas: Bool = true) {
    var next = 0
    while next < values.count {
      let large = write(values, from: next, decimals: decimals, spaced: spaced, commas: commas)
      if large < values.count { writeLarge(values[large]) }
      next = large + 1
    }
  }

  /// Appends the numbers from an index on, each after its separator.
  ///
  /// - Returns: the index of the first number with too many digits, before which all are written, or the end.
  private mutating func write(_ values: [Double], from first: Int, decimals: Int, spaced: Bool, commas: Bool) -> Int {
    let triples = DigitTriples.all
    var place = first
    put((values.count &- first) &* (DecimalDigits.capacity &+ 2)) { room, end in
      while place < values.count {
        if place > 0 {
          room[end] = commas ? UInt8(ascii: ",") : UInt8(ascii: " ")
          room[end &+ 1] = UInt8(ascii: " ")
          end &+= spaced && commas ? 2 : 1
        }
        guard let next = DecimalDigits.put(values[place], decimals: decimals, into: room, at: end, triples) else {
          return
        }
        end = next
        place &+= 1
      }
    }
    return place
  }

  /// Appends bytes. Only this function and `tryPutting` write without a bounds check for each byte.
  ///
  /// - Parameters:
  ///   - most: the most bytes that `fill` writes.
  ///   - fill: writes from the given end on, and moves the end. It must not write anywhere else, or more.
  @inline(__always)
  private mutating func put(_ most: Int, _ fill: (UnsafeMutableBufferPointer<UInt8>, inout Int) -> Void) {
    if room.count &- count < most { makeRoom(most) }
    var end = count
    room.withUnsafeMutableBufferPointer { fill($0, &end) }
    count = end
  }

  /// The same for output that may turn out not to fit: if `fill` returns false, nothing is written.
  @inline(__always)
  private mutating func tryPutting(
    _ most: Int, _ fill: (UnsafeMutableBufferPointer<UInt8>, inout Int) -> Bool
  ) -> Bool {
    if room.count &- count < most { makeRoom(most) }
    var end = count
    let isWritten = room.withUnsafeMutableBufferPointer { fill($0, &end) }
    if isWritten { count = end }
    return isWritten
  }

  /// Copies bytes to a position for which `put` has reserved room, and moves the position.
  @inline(__always)
  private static func copy(
    _ text: UnsafeBufferPointer<UInt8>, into room: UnsafeMutableBufferPointer<UInt8>, at end: inout Int
  ) {
    guard let from = text.baseAddress, let start = room.baseAddress else { return }
    (start + end).update(from: from, count: text.count)
    end &+= text.count
  }

  private mutating func makeRoom(_ more: Int) {
    room = Self.room(for: max(2 * room.count, count + more, 64), holding: room[..<count])
  }

  /// An array of `size` bytes that begins with the given ones.
  ///
  /// The rest stays uninitialised, because it is always written before it is read.
  private static func room(for size: Int, holding bytes: ArraySlice<UInt8>) -> [UInt8] {
    Array(unsafeUninitializedCapacity: size) { room, count in
      _ = room.update(fromContentsOf: bytes)
      count = size
    }
  }

  /// Appends a number so large that it has no fraction: all digits, computed from the last to the first.
  private mutating func writeLarge(_ value: Double) {
    guard value.isFinite else { return write(UInt8(ascii: "0")) }
    if value < 0 { write(UInt8(ascii: "-")) }
    // The 53 bits of the significand as an integer, times a power of two.
    var limbs = [value.significandBitPattern | 1 << 52]
    for _ in 0..<max(Int(value.exponentBitPattern) - 1075, 0) {
      var carry: UInt64 = 0
      for index in limbs.indices {
        let doubled = limbs[index] &* 2 &+ carry
        limbs[index] = doubled % limbBase
        carry = doubled / limbBase
      }
      if carry > 0 { limbs.append(carry) }
    }
    var digits: [UInt8] = []
    for limb in limbs {
      var rest = limb
      for _ in 0..<limbDigits {
        digits.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
        rest /= 10
      }
    }
    while digits.last == UInt8(ascii: "0") { digits.removeLast() }
    write(Array(digits.reversed()))
  }
}

private let limbDigits = 18
private let limbBase: UInt64 = 1_000_000_000_000_000_000
