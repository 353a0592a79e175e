import TutorialGeometry
import TutorialSyntax

extension JSONWriter {
  /// Writes the first keys of a request or a response.
  mutating func writeHead(_ schema: String) {
    key("schema")
    string(schema)
    key("protocol")
    number(PluginProtocol.versions.upperBound)
  }

  /// Writes texts, each with its key.
  mutating func write(_ texts: [(key: StaticString, text: String)]) {
    for (name, text) in texts {
      key(name)
      string(text)
    }
  }

  /// Writes the content of a file, as text if it's valid UTF-8, else in base64.
  mutating func write(content bytes: [UInt8]) {
    if UTF8Fault.find(in: bytes) == nil {
      key("text")
      string(String(decoding: bytes, as: UTF8.self))
    } else {
      key("base64")
      string(Base64.text(bytes))
    }
  }

  /// Writes a byte range as two numbers.
  mutating func write(_ range: ByteRange) {
    beginArray(onOneLine: true)
    number(Int(range.start))
    number(Int(range.end))
    endArray()
  }

  /// Writes a range as two numbers.
  mutating func write(_ range: ClosedRange<Int>) {
    beginArray(onOneLine: true)
    number(range.lowerBound)
    number(range.upperBound)
    endArray()
  }

  /// Writes a list of texts.
  mutating func write(_ texts: [String]) {
    beginArray()
    for text in texts { string(text) }
    endArray()
  }

  /// Writes a plugin's options as an object.
  mutating func write(_ options: [PluginOptions.Given]) {
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
    case .list(let values):
      beginArray()
      for value in values { write(value) }
      endArray()
    case .object(let options): write(options)
    }
  }
}

// Each writes a key and its value, if there is one.
extension JSONWriter {
  mutating func write(_ name: StaticString, _ numbers: [Double]?) {
    guard let numbers else { return }
    key(name)
    beginArray(onOneLine: true)
    for value in numbers { number(shortest: value) }
    endArray()
  }

  mutating func write(_ name: StaticString, _ value: Double?) {
    guard let value else { return }
    key(name)
    number(shortest: value)
  }
}
