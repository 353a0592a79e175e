import TutorialGeometry
import TutorialImportSupport
import TutorialSyntax

/// One line of an ARIA snapshot, with the content after its colon.
///
/// A line looks like this: `button "Save" [disabled] [ref=e5] [box=16,24,80,32]`.
struct AriaNode {
  /// The role: `button`.
  let role: String
  /// The accessible name.
  let name: String?
  /// The attributes in brackets, with their values; the value of a bare word is nil.
  let attributes: [(name: Substring, value: Substring?)]
  /// The text among its content.
  let text: String?
  /// The elements among its content.
  let children: [DataValue]

  /// Reads an item of a snapshot. Returns nil if it isn't an element, but a text or a link's address.
  init?(_ item: DataValue) {
    let member = item.members.first
    guard let key = member?.key.text ?? item.text, key != "text", !key.hasPrefix("/") else { return nil }
    var rest = key[...]
    let role = rest.prefix { $0.isLetter || $0 == "-" }
    guard !role.isEmpty else { return nil }
    rest = rest.dropFirst(role.count).drop { $0 == " " }
    (name, rest) = Self.name(rest)
    var attributes: [(name: Substring, value: Substring?)] = []
    while let opening = rest.firstIndex(of: "["), let closing = rest[opening...].firstIndex(of: "]") {
      let parts = rest[rest.index(after: opening)..<closing].split(separator: "=", maxSplits: 1)
      if let word = parts.first { attributes.append((word, parts.count > 1 ? parts[1] : nil)) }
      rest = rest[rest.index(after: closing)...]
    }
    self.role = String(role)
    self.attributes = attributes
    let value = member?.value
    children = value?.items.filter { $0.text != nil || $0.members.first.map(Self.isElement) == true } ?? []
    let texts = value?.items.compactMap { $0["text"]?.text } ?? []
    text = value?.text ?? (texts.isEmpty ? nil : texts.joined(separator: " "))
  }

  /// Returns the value of an attribute, empty for a bare word, or nil if it's missing.
  func value(of name: String) -> Substring? {
    attributes.first { $0.name == name }.map { $0.value ?? "" }
  }

  /// The frame in the browser's window, or nil if the snapshot has none.
  var box: Result<Rect, DumpNumber.Problem>? {
    guard let text = value(of: "box") else { return nil }
    let sides = text.split(separator: ",", omittingEmptySubsequences: false)
    return DumpNumber.rect(sides.map { DumpNumber.coordinate(String($0)) })
  }

  private static func isElement(_ member: (key: DataValue, value: DataValue)) -> Bool {
    guard let key = member.key.text else { return false }
    return key != "text" && !key.hasPrefix("/")
  }

  /// Splits off the name, which is a JSON string or a pattern between slashes, and returns it with the rest.
  private static func name(_ text: Substring) -> (String?, Substring) {
    guard let quote = text.first, quote == "\"" || quote == "/" else { return (nil, text) }
    var index = text.index(after: text.startIndex)
    var isEscaped = false
    var hasEscapes = false
    while index < text.endIndex, isEscaped || text[index] != quote {
      isEscaped = !isEscaped && text[index] == "\\"
      hasEscapes = hasEscapes || isEscaped
      index = text.index(after: index)
    }
    guard index < text.endIndex else { return (nil, text) }
    let end = text.index(after: index)
    guard quote == "\"" else { return (nil, text[end...]) }
    let plain = String(text[text.index(after: text.startIndex)..<index])
    guard hasEscapes else { return (plain.isEmpty ? nil : plain, text[end...]) }
    let source = SourceText(path: "", bytes: Array(text[..<end].utf8))
    return (DataFile.read(source, as: .json).root?.text, text[end...])
  }
}
