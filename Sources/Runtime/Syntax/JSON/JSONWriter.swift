/// Writes JSON, compact or indented by two spaces, with commas and line breaks.
///
/// Calls must follow the order of JSON text: inside an object, `key` before each value.
package struct JSONWriter: Sendable {
  /// The bytes so far.
  package private(set) var output: ByteWriter
  private let pretty: Bool
  /// True if strings must have the same meaning in YAML.
  private let isYAML: Bool
  /// The number of open lists and objects.
  private var depth = 0
  /// The depth of the outermost collection on one line, or nil.
  private var lineDepth: Int?
  /// True if the next item is the first of its collection.
  private var isFirst = true
  /// True if a key was just written.
  private var afterKey = false

  /// A writer without output.
  ///
  /// - Parameter isYAML: true if the text must also be valid YAML, which has more line breaks and forbidden characters.
  package init(pretty: Bool = false, isYAML: Bool = false, capacity: Int = 0) {
    self.pretty = pretty
    self.isYAML = isYAML
    self.output = ByteWriter(capacity: capacity)
  }

  /// The bytes written so far.
  package var bytes: [UInt8] { output.bytes }

  /// Ends the text and returns it without copying it.
  package mutating func takeBytes() -> [UInt8] { output.takeBytes() }

  /// Opens an object. With `onOneLine`, it stays on one line even if the text is indented.
  package mutating func beginObject(onOneLine: Bool = false) { begin(UInt8(ascii: "{"), onOneLine) }

  /// Closes the object.
  package mutating func endObject() { end(UInt8(ascii: "}")) }

  /// Opens a list. With `onOneLine`, it stays on one line even if the text is indented.
  package mutating func beginArray(onOneLine: Bool = false) { begin(UInt8(ascii: "["), onOneLine) }

  /// Closes the list.
  package mutating func endArray() { end(UInt8(ascii: "]")) }

  /// Writes a key from source code, which needs no escaping.
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

  /// Writes a key that is data. It has a label because overload resolution would otherwise prefer it for literals.
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
      // Almost all text needs no escaping and is written in one step.
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

  /// Writes a number with as many digits as needed to read the same double back, without trailing zeros.
  package mutating func number(shortest value: Double) {
    guard value.isFinite else { return number(0) }
    if let whole = Int(exactly: value) { return number(whole) }
    separate()
    output.write(value.description)
  }

  /// Writes an integer.
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

  /// The numbers on each line of a long list in indented text: two cubic curves of an outline.
  private static let numbersPerLine = 12

  /// Writes a list of numbers on one line, or a long list in indented text on several, for short diffs.
  ///
  /// The first line has the remainder, such as the start of an outline.
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

  /// The position in `bytes` at which the next item begins, with its separator.
  package var position: Int { output.count }

  /// The bytes written since a position.
  package func written(since start: Int) -> [UInt8] { output.bytes(since: start) }

  /// Writes previously written items again, at the same depth, in a collection that isn't empty.
  ///
  /// - Parameter opening: the number of collections that they open and don't close.
  package mutating func copy(_ items: [UInt8], opening: Int = 0) {
    output.write(items)
    depth += opening
    isFirst = false
  }

  /// Writes a value that is JSON already, unchanged.
  package mutating func value(_ written: [UInt8]) {
    separate()
    output.write(written)
  }

  /// Writes a line break.
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
