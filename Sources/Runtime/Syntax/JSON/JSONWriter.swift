/// Writes JSON, compact or indented by two spaces, with commas and line ends where they belong.
///
/// Calls must come in the order of a JSON text: inside an object, `key` before each value.
package struct JSONWriter: Sendable {
  /// The bytes so far.
  package private(set) var output: ByteWriter
  private let pretty: Bool
  /// Whether strings mean the same to a YAML reader.
  private let isYAML: Bool
  /// How many lists and objects are open.
  private var depth = 0
  /// The depth of the outermost collection that stands on one line, or nil.
  private var lineDepth: Int?
  /// Whether the next item is the first of its collection.
  private var isFirst = true
  /// Whether a key was just written.
  private var afterKey = false

  /// A writer with nothing written.
  ///
  /// - Parameter isYAML: whether the text must be YAML too, which has line ends and forbidden characters that JSON has
  ///   not.
  package init(pretty: Bool = false, isYAML: Bool = false, capacity: Int = 0) {
    self.pretty = pretty
    self.isYAML = isYAML
    self.output = ByteWriter(capacity: capacity)
  }

  /// What was written.
  package var bytes: [UInt8] { output.bytes }

  /// Ends the text, and gives it away without a copy.
  package mutating func takeBytes() -> [UInt8] { output.takeBytes() }

  /// Opens an object. With `onOneLine` it stays on one line even when the text is indented.
  package mutating func beginObject(onOneLine: Bool = false) { begin(UInt8(ascii: "{"), onOneLine) }

  /// Closes the object.
  package mutating func endObject() { end(UInt8(ascii: "}")) }

  /// Opens a list. With `onOneLine` it stays on one line even when the text is indented.
  package mutating func beginArray(onOneLine: Bool = false) { begin(UInt8(ascii: "["), onOneLine) }

  /// Closes the list.
  package mutating func endArray() { end(UInt8(ascii: "]")) }

  /// Writes a key of the program, which needs no escaping.
  package mutating func key(_ name: StaticString) {
    if !pretty {
      output.writeKey(name, afterComma: !isFirst)
      isFirst = false
      afterKey = true
      return
    }
    separate()
    output.write(UInt8(ascii: "\""))
    output.write(name)
    finishKey()
  }

  /// Writes a key that is data. Labelled, because a literal would otherwise choose it over the one above.
  package mutating func key(escaping name: String) {
    separate()
    output.write(UInt8(ascii: "\""))
    writeEscaped(name)
    finishKey()
  }

  /// Writes a string.
  package mutating func string(_ text: String) {
    separate()
    var text = text
    let isPlain = text.withUTF8 { bytes in
      // Almost every text has nothing to escape, and goes at once.
      guard !isYAML, !needsEscape(bytes) else { return false }
      output.writeQuoted(bytes)
      return true
    }
    if isPlain { return }
    output.write(UInt8(ascii: "\""))
    writeEscaped(text)
    output.write(UInt8(ascii: "\""))
  }

  /// Writes a number with at most `decimals` decimals; see `ByteWriter.write(_:decimals:)`.
  package mutating func number(_ value: Double, decimals: Int) {
    separate()
    output.write(value, decimals: decimals)
  }

  /// Writes a number with as many digits as it takes to read the same double again, without trailing zeros.
  package mutating func number(shortest value: Double) {
    guard value.isFinite else { return number(0) }
    if let whole = Int(exactly: value) { return number(whole) }
    separate()
    output.write(value.description)
  }

  /// Writes a whole number.
  package mutating func number(_ value: Int) {
    separate()
    output.write(value)
  }

  /// Writes `true` or `false`.
  package mutating func bool(_ value: Bool) {
    separate()
    output.write(value ? "true" as StaticString : "false")
  }

  /// Writes `null`.
  package mutating func null() {
    separate()
    output.write("null" as StaticString)
  }

  /// How many numbers of a long list stand on one line where the text is indented: two cubic curves of an outline.
  private static let numbersPerLine = 12

  /// Writes a list of numbers on one line; a long one on several where the text is indented, so that a difference is a
  /// few short lines. What does not fill a line stands first, as the start of an outline does.
  package mutating func numbers(_ values: [Double], decimals: Int) {
    guard isIndented, values.count > 2 * Self.numbersPerLine else {
      beginArray(onOneLine: true)
      output.write(values, decimals: decimals, spaced: pretty)
      return endArray()
    }
    beginArray()
    var (start, end) = (0, values.count % Self.numbersPerLine)
    if end == 0 { end = Self.numbersPerLine }
    while start < values.count {
      separate()
      output.write(Array(values[start..<end]), decimals: decimals, spaced: true)
      (start, end) = (end, end + Self.numbersPerLine)
    }
    endArray()
  }

  /// Writes a list of four numbers on one line.
  package mutating func numbers(_ values: (Double, Double, Double, Double), decimals: Int) {
    beginArray(onOneLine: true)
    output.write(values, decimals: decimals, spaced: pretty)
    endArray()
  }

  /// Where the next item will begin, what separates it included: a place in `bytes`.
  package var position: Int { output.count }

  /// What was written since a place.
  package func written(since start: Int) -> [UInt8] { output.bytes(since: start) }

  /// Writes items again as they were written before, at the same depth of a collection that has items already.
  ///
  /// - Parameter opening: how many collections they open that they do not close.
  package mutating func again(_ items: [UInt8], opening: Int = 0) {
    output.write(items)
    depth += opening
    isFirst = false
  }

  /// Writes a value that is JSON already, as it stands.
  package mutating func value(_ written: [UInt8]) {
    separate()
    output.write(written)
  }

  /// Ends the text's last line.
  package mutating func endLine() {
    output.write(UInt8(ascii: "\n"))
  }

  private var isIndented: Bool { pretty && lineDepth == nil }

  private mutating func begin(_ bracket: UInt8, _ onOneLine: Bool) {
    separate()
    output.write(bracket)
    depth += 1
    if onOneLine, lineDepth == nil { lineDepth = depth }
    isFirst = true
  }

  private mutating func end(_ bracket: UInt8) {
    depth -= 1
    if isIndented, !isFirst { startLine() }
    if lineDepth == depth + 1 { lineDepth = nil }
    output.write(bracket)
    isFirst = false
  }

  /// What stands between the item before and the next.
  private mutating func separate() {
    if afterKey {
      afterKey = false
    } else if depth > 0 {
      if !isFirst { output.write(UInt8(ascii: ",")) }
      if isIndented {
        startLine()
      } else if pretty, !isFirst {
        output.write(UInt8(ascii: " "))
      }
    }
    isFirst = false
  }

  private mutating func writeEscaped(_ text: String) {
    if isYAML {
      output.writeEscapedForYAML(text)
    } else {
      output.writeEscaped(text)
    }
  }

  private mutating func finishKey() {
    output.write(UInt8(ascii: "\""))
    output.write(UInt8(ascii: ":"))
    if pretty { output.write(UInt8(ascii: " ")) }
    afterKey = true
  }

  private mutating func startLine() {
    output.write(UInt8(ascii: "\n"))
    output.writeSpaces(depth * 2)
  }
}
