/// The tables of a reference page in Markdown: one for each map of a language.
package enum ReferenceTables {
  /// The most words that are listed with their meanings. The text of the page explains longer lists.
  private static let tellableWords = 8

  /// A table for each map in a file, under a heading with the map's name, in breadth-first order.
  ///
  /// - Returns: the text, with a final line end.
  package static func print(_ root: MapOutline) -> String {
    var text = ""
    var known: Set<String> = [root.name]
    var waiting = [root][...]
    while let map = waiting.popFirst() {
      text += (text.isEmpty ? "" : "\n") + "## \(map.name)\n\n\(map.prose)\n\n" + table(map)
      for key in map.keys {
        if let inner = key.form.map?(), known.insert(inner.name).inserted { waiting.append(inner) }
      }
    }
    return text
  }

  private static func table(_ map: MapOutline) -> String {
    var lines = ["| key | value | default |", "| --- | --- | --- |"]
    for key in map.keys {
      lines.append("| `\(key.name)` | \(value(of: key)) | \(otherwise(of: key)) |")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The prose, followed by the words with their meanings.
  private static func value(of key: KeyDescription) -> String {
    var text = key.prose
    if !key.form.words.isEmpty { text += " " + words(key.form.words) }
    return text
  }

  private static func words(_ words: [WordDescription]) -> String {
    let parts = words.map {
      $0.prose.isEmpty || words.count > tellableWords ? "`\($0.word)`" : "`\($0.word)`: \($0.prose)"
    }
    return parts.joined(separator: words.count > tellableWords ? ", " : "; ") + "."
  }

  private static func otherwise(of key: KeyDescription) -> String {
    switch key.otherwise {
    case .required: "required"
    case .nothing: "none"
    case .words(let words): words
    case .value(.number(let value)): SchemaPrinter.line(.number(value))
    case .value(let value): "`\(yaml(value))`"
    }
  }

  /// A value as authors write it: without the quotes that JSON needs and YAML doesn't.
  private static func yaml(_ node: SchemaNode) -> String {
    switch node {
    case .string(let text) where text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" || $0 == "/" || $0 == "." }):
      text
    case .array(let items): "[\(items.map(yaml).joined(separator: ", "))]"
    case .object(let members) where !members.isEmpty:
      "{ \(members.map { "\($0.name): \(yaml($0.value))" }.joined(separator: ", ")) }"
    default: SchemaPrinter.line(node)
    }
  }
}
