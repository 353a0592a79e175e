import TutorialSyntax

/// The text of a dump as people have it on disk.
///
/// It may be in a shell's encoding, with a tool's messages around it, or wrapped in a server's answer.
enum DumpText {
  /// The messages that tools write before or after a dump. The misspelling is Android's.
  private static let toolWords = ["UI hierchary dumped to", "UI hierarchy dumped to", "WARNING: linker:"]

  /// Converts UTF-16 to UTF-8: PowerShell's `>` writes UTF-16.
  ///
  /// Without a byte-order mark, the zero bytes of the first two characters reveal it, which are ASCII in every format.
  static func utf8(_ source: SourceText) -> SourceText {
    let head = Array(source.bytes.prefix(4))
    let start: Int
    let isLittle: Bool
    if head.starts(with: [0xFF, 0xFE]) {
      (start, isLittle) = (2, true)
    } else if head.starts(with: [0xFE, 0xFF]) {
      (start, isLittle) = (2, false)
    } else if head.count == 4, head[0] != 0, head[1] == 0, head[2] != 0, head[3] == 0 {
      (start, isLittle) = (0, true)
    } else if head.count == 4, head[0] == 0, head[1] != 0, head[2] == 0, head[3] != 0 {
      (start, isLittle) = (0, false)
    } else {
      return source
    }
    let bytes = source.bytes
    let (low, high) = isLittle ? (0, 1) : (1, 0)
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    for index in stride(from: start, to: bytes.count - 1, by: 2) {
      units.append(UInt16(bytes[index + low]) | UInt16(bytes[index + high]) << 8)
    }
    return SourceText(path: source.path, bytes: Array(String(decoding: units, as: UTF16.self).utf8))
  }

  /// Returns the offset at which XML begins, after the messages of a tool.
  ///
  /// - Parameter isDeclared: true to include the XML declaration, if there is one.
  static func xmlStart(in bytes: [UInt8], isDeclared: Bool) -> Int {
    let head = bytes.prefix(4096)
    guard let opening = head.firstIndex(of: UInt8(ascii: "<")) else { return 0 }
    let start = opening > 0 && isToolsWord(bytes[..<opening]) ? opening : 0
    guard !isDeclared, head[opening...].starts(with: Array("<?xml".utf8)),
      let end = head[opening...].firstIndex(of: UInt8(ascii: ">"))
    else { return start }
    return end + 1
  }

  /// Returns true if all bytes are messages of a tool.
  static func isToolsWord(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.count <= 4096 else { return false }
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
      .filter { !$0.allSatisfy(\.isWhitespace) }
    return !lines.isEmpty && lines.allSatisfy { line in toolWords.contains { line.firstRange(of: $0) != nil } }
  }

  /// Returns the XML in a server's answer, or nil for other files.
  ///
  /// WebDriverAgent and Appium answer `{"value": "<?xml …"}`.
  static func unwrapped(_ source: SourceText) -> SourceText? {
    guard mayHoldXML(source.bytes) else { return nil }
    let document = JSONReader.read(source).value
    guard let root = document.root, document.kind(root) == .mapping else { return nil }
    var children = document.children(root)
    while let key = children.next(), let value = children.next() {
      guard document.text(key, equals: "value"), document.kind(value) == .quoted else { continue }
      let text = document.string(value)
      guard text.prefix(16).first(where: { !$0.isWhitespace }) == "<" else { return nil }
      return SourceText(path: source.path, bytes: Array(text.drop { $0.isWhitespace }.utf8))
    }
    return nil
  }

  /// Returns true if the file may be such an answer. This is quick, because all formats ask, and few files are.
  private static func mayHoldXML(_ bytes: [UInt8]) -> Bool {
    let head = bytes.prefix(4096).filter { !blanks.contains($0) }
    guard head.first == UInt8(ascii: "{") else { return false }
    let text = String(decoding: head, as: UTF8.self)
    return ["\"value\":\"<", "\"value\":\"\\u003c", "\"value\":\"\\n<"].contains { text.firstRange(of: $0) != nil }
  }

  private static let blanks: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF]

  /// Replaces messages that a tool has written before JSON by spaces, so that all offsets stay the same.
  ///
  /// An example is Maestro's `Running on …`.
  static func json(_ source: SourceText) -> SourceText {
    let bytes = source.bytes
    let head = bytes.prefix(4096)
    let openings: Set<UInt8> = [UInt8(ascii: "{"), UInt8(ascii: "[")]
    guard let first = head.first(where: { !blanks.contains($0) }), !openings.contains(first),
      first != UInt8(ascii: "<"), first != UInt8(ascii: "-")
    else { return source }
    let start = head.indices.first { index in
      openings.contains(head[index]) && index > 0 && head[index - 1] == UInt8(ascii: "\n")
    }
    guard let start else { return source }
    let prefix = bytes[..<start].map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") }
    return SourceText(path: source.path, bytes: prefix + bytes[start...])
  }
}
