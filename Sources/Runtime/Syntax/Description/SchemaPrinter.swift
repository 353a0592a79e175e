/// Prints schemas so that small changes make small diffs.
///
/// A list or an object that fits is printed on one line; otherwise each of its items starts a line.
package struct SchemaPrinter {
  /// The longest line, in bytes.
  private static let width = 120

  private var text = ""

  /// Prints a whole schema: its own members, then `$defs` with all referenced definitions, in breadth-first order.
  ///
  /// - Returns: the text, with a final line end.
  package static func print(_ root: SchemaNode) -> String {
    var printer = SchemaPrinter()
    var definitions: [SchemaNode.Member] = []
    var known: Set<String> = []
    var waiting = root.definitions[...]
    while let next = waiting.popFirst() {
      guard known.insert(next.name).inserted else { continue }
      let node = next.make()
      definitions.append(.init(next.name, node))
      waiting += node.definitions
    }
    let behind: [SchemaNode.Member] = definitions.isEmpty ? [] : [.init("$defs", .object(definitions))]
    printer.write(root.with(behind: behind), indent: 0, before: 0, isOpen: true)
    return printer.text + "\n"
  }

  /// Prints the schema (draft 2020-12) of one of tutorialc's formats.
  ///
  /// - Parameters:
  ///   - name: the format's name in the schema's id.
  ///   - title: the format's name for people.
  package static func print(_ root: SchemaNode, of name: String, title: String) -> String {
    print(
      root.with(before: [
        .init("$schema", "https://json-schema.org/draft/2020-12/schema"),
        .init("$id", .string("urn:tutorialc:schema:\(name):1")), .init("title", .string("tutorialc \(title)")),
      ]))
  }

  /// Prints a node on one line: `{ "minimum": 0 }`.
  package static func line(_ node: SchemaNode) -> String {
    switch node {
    case .bool(let value): return value ? "true" : "false"
    case .number(let value):
      var json = JSONWriter()
      json.number(shortest: value)
      return String(decoding: json.output.bytes, as: UTF8.self)
    case .string(let value): return quoted(value)
    case .pointer(let definition): return quoted("#/$defs/\(definition.name)")
    case .array(let items): return items.isEmpty ? "[]" : "[\(items.map(line).joined(separator: ", "))]"
    case .object(let members):
      let parts = members.map { "\(quoted($0.name)): \(line($0.value))" }
      return members.isEmpty ? "{}" : "{ \(parts.joined(separator: ", ")) }"
    }
  }

  /// - Parameters:
  ///   - indent: the indentation of the node's items, minus two.
  ///   - before: the number of bytes before the node on its line.
  ///   - isOpen: true to print each item on a line of its own, even if all fit on one.
  private mutating func write(_ node: SchemaNode, indent: Int, before: Int, isOpen: Bool = false) {
    let line = Self.line(node)
    // A comma may follow, so the line must stay shorter than the limit.
    if !isOpen, before + line.utf8.count < Self.width {
      text += line
      return
    }
    switch node {
    case .array(let items):
      text += "[\n"
      for (place, item) in items.enumerated() {
        text += String(repeating: " ", count: indent + 2)
        write(item, indent: indent + 2, before: indent + 2)
        text += place + 1 < items.count ? ",\n" : "\n"
      }
      text += String(repeating: " ", count: indent) + "]"
    case .object(let members):
      text += "{\n"
      for (place, member) in members.enumerated() {
        let name = String(repeating: " ", count: indent + 2) + Self.quoted(member.name) + ": "
        text += name
        let isTable = member.name == "$defs" || member.name == "properties"
        write(
          member.value, indent: indent + 2, before: name.utf8.count, isOpen: isTable && !member.value.members.isEmpty)
        text += place + 1 < members.count ? ",\n" : "\n"
      }
      text += String(repeating: " ", count: indent) + "}"
    case .bool, .number, .string, .pointer: text += line
    }
  }

  private static func quoted(_ text: String) -> String {
    var json = JSONWriter()
    json.string(text)
    return String(decoding: json.output.bytes, as: UTF8.self)
  }
}
