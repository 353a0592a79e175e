import TutorialCompiler
import TutorialSyntax

/// A program and its arguments, as a configuration names them.
enum ProgramWords {
  /// What may be written: a program, or a list of it and its arguments.
  static let schema: SchemaNode = [
    "anyOf": [["type": "string", "minLength": 1], ["type": "array", "items": ["type": "string"], "minItems": 1]]
  ]

  /// The words of a command. A program with a `/` in its path lies relative to the configuration.
  ///
  /// - Parameters:
  ///   - owner: what the program is, for messages: `the measurer`.
  ///   - folder: the configuration's.
  static func decode(
    _ node: NodeID, of owner: String, in folder: String, _ decoder: inout Decoder
  ) -> [String]? {
    let nodes = decoder.document.kind(node) == .sequence ? Array(decoder.document.children(node)) : [node]
    var words: [String] = []
    for node in nodes {
      guard let word = decoder.string(node, expected: "a program, or a list of it and its arguments") else {
        return nil
      }
      guard !word.value.utf8.contains(0) else {
        decoder.reportOutOfRange(node, "no program takes a word with a NUL in it")
        return nil
      }
      words.append(word.value)
    }
    guard let program = words.first, !program.isEmpty else {
      decoder.reportOutOfRange(node, "\(owner) is no program")
      return nil
    }
    if program.utf8.contains(UInt8(ascii: "/")) {
      let path = FilePath.join(folder, program)
      // Without a `/` it would be looked for in PATH.
      words[0] = path.utf8.contains(UInt8(ascii: "/")) ? path : "./" + path
    }
    return words
  }
}
