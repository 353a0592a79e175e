import TutorialSyntax

extension JSONWriter {
  /// The keys at the top of a request or a response.
  mutating func writeHead(_ schema: String) {
    key("schema")
    string(schema)
    key("protocol")
    number(PluginProtocol.versions.upperBound)
  }

  /// Texts, each behind its key.
  mutating func write(_ texts: [(key: StaticString, text: String)]) {
    for (name, text) in texts {
      key(name)
      string(text)
    }
  }

  /// What a file holds, as a text where it is one.
  mutating func write(content bytes: [UInt8]) {
    if UTF8Fault.find(in: bytes) == nil {
      key("text")
      string(String(decoding: bytes, as: UTF8.self))
    } else {
      key("base64")
      string(Base64.text(bytes))
    }
  }

  /// A range of bytes, as two numbers.
  mutating func write(_ range: ByteRange) {
    beginArray(onOneLine: true)
    number(Int(range.start))
    number(Int(range.end))
    endArray()
  }

  /// Two numbers.
  mutating func write(_ range: ClosedRange<Int>) {
    beginArray(onOneLine: true)
    number(range.lowerBound)
    number(range.upperBound)
    endArray()
  }

  /// Texts.
  mutating func write(_ texts: [String]) {
    beginArray()
    for text in texts { string(text) }
    endArray()
  }

  /// The options of a plugin, as one object.
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
