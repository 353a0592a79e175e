import TutorialGeometry
import TutorialSyntax

extension JSONWriter {
  /// Returns an object with a line end: in one line unless `pretty`.
  static func line(pretty: Bool = false, _ content: (inout JSONWriter) -> Void) -> [UInt8] {
    var json = JSONWriter(pretty: pretty)
    json.beginObject()
    content(&json)
    json.endObject()
    json.endLine()
    return json.takeBytes()
  }

  /// Writes the first keys of a request or a response.
  mutating func writeHead(_ schema: String) {
    write("schema", schema)
    write("protocol", PluginProtocol.versions.upperBound)
  }

  /// Writes the content of a file, as text if it's valid UTF-8, else in base64.
  mutating func write(content bytes: [UInt8]) {
    if UTF8Fault.find(in: bytes) == nil {
      write("text", String(decoding: bytes, as: UTF8.self))
    } else {
      write("base64", Base64.text(bytes))
    }
  }

  mutating func write(_ numbers: [Double]) {
    beginArray(onOneLine: true)
    for value in numbers { number(shortest: value) }
    endArray()
  }

  mutating func write(_ range: ByteRange) { write([Double(range.start), Double(range.end)]) }

  /// Writes a list, each item by `write`.
  mutating func list<Items: Sequence>(_ items: Items, _ write: (inout JSONWriter, Items.Element) -> Void) {
    beginArray()
    for item in items { write(&self, item) }
    endArray()
  }

  /// Writes a plugin's options as an object.
  private mutating func write(_ options: [PluginOptions.Given]) {
    beginObject()
    for option in options {
      key(escaping: option.name)
      write(option.value)
    }
    endObject()
  }

  private mutating func write(_ value: PluginOptions.Value) {
    switch value {
    case .bool(let flag): bool(flag)
    case .number(let value): number(shortest: value)
    case .text(let text): string(text)
    case .list(let values): list(values) { $0.write($1) }
    case .object(let options): write(options)
    }
  }
}

// Each writes a key and its value. Without a value, it writes nothing.
extension JSONWriter {
  private mutating func write<Value>(
    _ name: StaticString, _ value: Value?, _ write: (inout JSONWriter, Value) -> Void
  ) {
    guard let value else { return }
    key(name)
    write(&self, value)
  }

  mutating func write(_ name: StaticString, _ text: String?) { write(name, text) { $0.string($1) } }

  mutating func write(_ name: StaticString, _ flag: Bool?) { write(name, flag) { $0.bool($1) } }

  mutating func write(_ name: StaticString, _ value: Int?) { write(name, value) { $0.number($1) } }

  mutating func write(_ name: StaticString, _ value: Double?) { write(name, value) { $0.number(shortest: $1) } }

  mutating func write(_ name: StaticString, _ numbers: [Double]?) { write(name, numbers) { $0.write($1) } }

  mutating func write(_ name: StaticString, _ range: ClosedRange<Int>) {
    key(name)
    beginArray(onOneLine: true)
    number(range.lowerBound)
    number(range.upperBound)
    endArray()
  }

  mutating func write(_ name: StaticString, _ range: ByteRange?) { write(name, range) { $0.write($1) } }

  mutating func write(_ name: StaticString, _ size: Size?) { write(name, size.map { [$0.width, $0.height] }) }

  mutating func write(_ name: StaticString, _ rect: Rect?) { write(name, rect?.numbers) }

  mutating func write(_ name: StaticString, _ edges: EdgeInsets?) {
    write(name, edges.map { [$0.top, $0.right, $0.bottom, $0.left] })
  }

  mutating func write(_ name: StaticString, _ texts: [String]) { list(name, texts) { $0.string($1) } }

  mutating func write(_ name: StaticString, _ options: [PluginOptions.Given]) { write(name, options) { $0.write($1) } }

  mutating func list<Items: Sequence>(
    _ name: StaticString, _ items: Items, _ write: (inout JSONWriter, Items.Element) -> Void
  ) {
    key(name)
    list(items, write)
  }

  mutating func object(_ name: StaticString, onOneLine: Bool = false, _ content: (inout JSONWriter) -> Void) {
    key(name)
    beginObject(onOneLine: onOneLine)
    content(&self)
    endObject()
  }
}

extension Rect {
  var numbers: [Double] { [x, y, width, height] }
}
