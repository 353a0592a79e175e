/// Prints schemas, so that a change of one line is a change of one line: a list or an object that has room stands on one
/// line, else each of its items does.
package struct SchemaPrinter {
  /// How long a line may be, in bytes.
  private static let width = 120

  private var text = ""

  /// A whole schema: its own members, then `$defs` with all that it points to, in the order in which it is met.
  ///
  /// - Returns: the text, with a line end at the end.
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

  /// A node on one line: `{ "minimum": 0 }`.
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
  ///   - indent: how far the node's items are moved in, less two.
  ///   - before: how many bytes stand before it on its line.
  ///   - isOpen: whether each item stands on a line of its own, even if all have room on one.
  private mutating func write(_ node: SchemaNode, indent: Int, before: Int, isOpen: Bool = false) {
    let line = Self.line(node)
    // A comma may follow.
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
