/// Text under construction, as UTF-8 bytes. Numbers are written without locale, exponent or trailing zeros, so that
/// the same values give the same bytes everywhere.
package struct ByteWriter: Sendable {
  /// What was written, and behind it room for more, in which anything may stand: bytes are put into places that are there
  /// already, which takes a part of what appending each of them does.
  private var room: [UInt8]
  /// How many bytes were written.
  package private(set) var count = 0

  /// An empty text with room for `capacity` bytes.
  package init(capacity: Int = 0) {
    room = Self.room(for: max(capacity, 0), holding: [])
  }

  /// What was written so far, as a copy.
  package var bytes: [UInt8] { Array(room[..<count]) }

  /// What was written so far as a text; it must be UTF-8.
  package var text: String {
    room.withUnsafeBufferPointer { String(decoding: UnsafeBufferPointer(rebasing: $0[..<count]), as: UTF8.self) }
  }

  /// Forgets what was written from a place on.
  package mutating func goBack(to place: Int) { count = min(count, max(0, place)) }

  /// Ends the text, and gives it away without a copy.
  package mutating func takeBytes() -> [UInt8] {
    var text: [UInt8] = []
    swap(&text, &room)
    text.removeLast(text.count - count)
    count = 0
    return text
  }

  /// What was written since a place.
  func bytes(since start: Int) -> [UInt8] { Array(room[start..<count]) }

  /// Appends one byte.
  @inline(__always)
  package mutating func write(_ byte: UInt8) {
    if count == room.count { makeRoom(1) }
    room[count] = byte
    count &+= 1
  }

  /// Appends a text from the program.
  package mutating func write(_ text: StaticString) {
    text.withUTF8Buffer { write($0) }
  }

  /// Appends a text.
  package mutating func write(_ text: String) {
    var text = text
    text.withUTF8 { write($0) }
  }

  /// Appends bytes that are UTF-8 already.
  package mutating func write(_ text: UnsafeBufferPointer<UInt8>) {
    put(text.count) { room, end in Self.copy(text, into: room, at: &end) }
  }

  /// Appends bytes that are UTF-8 already.
  package mutating func write(_ text: [UInt8]) {
    text.withUnsafeBufferPointer { write($0) }
  }

  /// Appends `"name":` at once, after a comma if wanted: what is written most often.
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

  /// Appends a text in quotes.
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

  /// Appends a whole number.
  package mutating func write(_ value: Int) {
    put(DecimalDigits.capacity) { room, end in
      end = DecimalDigits.put(UInt64(value.magnitude), negative: value < 0, decimals: 0, into: room, at: end)
    }
  }

  /// Appends a number with at most `decimals` decimals: `value · 10^decimals` is rounded to a whole number, halves
  /// away from zero; trailing zeros and `-0` are not written. What is not finite is written as `0`: callers have
  /// refused it long before.
  ///
  /// - Parameter decimals: 0 to 9.
  package mutating func write(_ value: Double, decimals: Int) {
    let triples = DigitTriples.all
    let isWritten = tryPutting(DecimalDigits.capacity) { room, end in
      DecimalDigits.put(value, decimals: decimals, into: room, after: &end, 0, triples)
    }
    if !isWritten { writeLarge(value) }
  }

  /// Appends six numbers as the method for one number does, with spaces between them: what a cubic of a path has.
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
    // Numbers of more digits than anybody writes go one by one.
    let all = [values.0, values.1, values.2, values.3, values.4, values.5]
    write(all, decimals: decimals, spaced: true, commas: false)
  }

  /// Appends four numbers as the method for many does: what a rectangle has.
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
    // Numbers of more digits than anybody writes go one by one.
    write([values.0, values.1, values.2, values.3], decimals: decimals, spaced: spaced)
  }

  /// Appends numbers as the method for one number does, with a comma between them, and a space after it if wanted, or
  /// a space alone. Outlines are most of what is written: many numbers go to the text at once.
  package mutating func write(_ values: [Double], decimals: Int, spaced: Bool, commas: Bool = true) {
    var next = 0
    while next < values.count {
      let large = write(values, from: next, decimals: decimals, spaced: spaced, commas: commas)
      if large < values.count { writeLarge(values[large]) }
      next = large + 1
    }
  }

  /// Appends the numbers from a place on, and what separates each from the one before.
  ///
  /// - Returns: the place of the first that has too many digits, after what comes before it.
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

  /// Puts bytes at the end of the text: the one place that writes without looking at the bounds of each.
  ///
  /// - Parameters:
  ///   - most: how many bytes there may be.
  ///   - fill: puts them from the end on, which it moves behind the last; nowhere else, and no more.
  @inline(__always)
  private mutating func put(_ most: Int, _ fill: (UnsafeMutableBufferPointer<UInt8>, inout Int) -> Void) {
    if room.count &- count < most { makeRoom(most) }
    var end = count
    room.withUnsafeMutableBufferPointer { fill($0, &end) }
    count = end
  }

  /// The same for what may turn out not to be written in this way: then `fill` says so, and nothing is.
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

  /// Copies bytes to a place where there is room for them, as `put` has made sure, and moves the place behind them.
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

  /// Room that begins with some bytes. What is behind them is never read before it is written, so nothing is put there.
  private static func room(for size: Int, holding bytes: ArraySlice<UInt8>) -> [UInt8] {
    Array(unsafeUninitializedCapacity: size) { room, count in
      _ = room.update(fromContentsOf: bytes)
      count = size
    }
  }

  /// Numbers so large that doubles have no fraction there: all digits, from the last to the first.
  private mutating func writeLarge(_ value: Double) {
    guard value.isFinite else { return write(UInt8(ascii: "0")) }
    if value < 0 { write(UInt8(ascii: "-")) }
    var limbs = [value.significandWithUnit]
    for _ in 0..<value.exponentAboveUnit {
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

extension Double {
  /// The 53 bits of a finite number's magnitude as a whole number; it is `2^exponentAboveUnit` times that.
  fileprivate var significandWithUnit: UInt64 { significandBitPattern | 1 << 52 }
  fileprivate var exponentAboveUnit: Int { max(Int(exponentBitPattern) - 1075, 0) }
}
