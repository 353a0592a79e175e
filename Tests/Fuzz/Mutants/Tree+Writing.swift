extension Tree {
  /// The tree as YAML, with every entry and item on its own line, so that a comment above one applies to it alone.
  var yaml: String {
    var text = ""
    for comment in comments { text += comment + "\n" }
    write(indent: 0, &text, isAfterKey: false)
    return text
  }

  private func write(indent: Int, _ text: inout String, isAfterKey: Bool) {
    let lead = (isAfterKey ? " " : String(repeating: " ", count: indent)) + (mark.isEmpty ? "" : mark + " ")
    switch form {
    case .scalar(let token): text += lead + token + "\n"
    case .list([]): text += lead + "[]\n"
    case .map([]): text += lead + "{}\n"
    case .list(let items):
      if isAfterKey || !mark.isEmpty { text += lead + "\n" }
      let margin = String(repeating: " ", count: indent)
      for item in items {
        for comment in item.comments { text += margin + comment + "\n" }
        text += margin + "-"
        item.write(indent: indent + 2, &text, isAfterKey: true)
      }
    case .map(let entries):
      if isAfterKey || !mark.isEmpty { text += lead + "\n" }
      let margin = String(repeating: " ", count: indent)
      for entry in entries {
        for comment in entry.comments { text += margin + comment + "\n" }
        text += margin + entry.key + ":"
        entry.value.write(indent: indent + 2, &text, isAfterKey: true)
      }
    }
  }
}
