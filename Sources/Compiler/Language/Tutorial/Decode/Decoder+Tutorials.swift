package import TutorialSyntax

extension Decoder {
  /// The tutorial at the top of the document; nil where it is no map or has no id.
  package mutating func tutorial(_ node: NodeID) -> Tutorial? {
    var tutorial = Tutorial(range: headRange(node))
    tutorial.source = document.source
    read(node, into: &tutorial, Tutorial.keys)
    guard document.kind(node) == .mapping else { return nil }
    checkSteps(of: &tutorial)
    return tutorial.id.value.isEmpty ? nil : tutorial
  }

  mutating func locale(_ node: NodeID) -> Located<String>? {
    guard let text = string(node, expected: "a language tag such as en or pt-BR") else { return nil }
    guard isLanguageTag(document.arena[document.textBounds(node)]) else {
      reportOutOfRange(node, "\"\(excerpt(text.value))\" is not a language tag such as en or pt-BR")
      return nil
    }
    return text
  }
}
