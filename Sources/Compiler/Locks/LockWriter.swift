import TutorialIdentity

/// Writes a lock: one line for each reference, in the order of the keys.
package enum LockWriter {
  /// Returns the file's bytes in UTF-8, ending with a line end.
  ///
  /// - Parameter tutorial: the file name of the tutorial, for the first line.
  package static func write(_ entries: [LockEntry], ofTutorial tutorial: String) -> [UInt8] {
    let name = String(String.UnicodeScalarView(tutorial.unicodeScalars.filter(isShown)))
    var text = "# What the selectors of \(name) resolve to. Written by `tutorialc lock`; commit it.\n"
    text += "schema: tutorialc.lock/1\n"
    text += entries.isEmpty ? "references: []\n" : "references:\n"
    for entry in entries.sorted(by: { $0.key < $1.key }) { text += "- \(line(entry))\n" }
    return Array(text.utf8)
  }

  private static func line(_ entry: LockEntry) -> String {
    var fields: [(name: String, value: String?)] = [
      ("step", entry.key.step), ("part", entry.key.part), ("screen", entry.key.screen),
      ("variant", entry.key.variant), ("selector", entry.selector), ("by", entry.rule.rawValue),
      ("container", entry.container), ("containerType", entry.containerType), ("id", entry.traits.id),
      ("type", entry.traits.type), ("label", entry.traits.label), ("text", entry.traits.text),
      ("value", entry.traits.value), ("under", entry.traits.ancestor), ("says", entry.unlockedText),
    ]
    for index in fields.indices { fields[index].value = fields[index].value.map(SelectorText.scalar) }
    fields.append(("number", entry.number.map(String.init)))
    fields.append(("count", entry.count.map(String.init)))
    if !entry.lookalikes.isEmpty {
      fields.append(("likes", "[\(entry.lookalikes.map(SelectorText.scalar).joined(separator: ", "))]"))
    }
    fields.append(("panels", entry.panels.map(String.init)))
    let written = fields.compactMap { field in field.value.map { "\(field.name): \($0)" } }
    return "{ \(written.joined(separator: ", ")) }"
  }

  /// Returns true if a character may appear in a comment: neither a line end nor an invisible character.
  private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: false
    default: true
    }
  }
}
