import TutorialCompiler
import TutorialSyntax

/// A program and its arguments, as named in a configuration.
enum ProgramWords {
  /// The form of a valid value: a program, or a list of it and its arguments.
  static let schema: SchemaNode = [
    "anyOf": [["type": "string", "minLength": 1], ["type": "array", "items": ["type": "string"], "minItems": 1]]
  ]

  /// The words of a command. A program whose path has a `/` is relative to the configuration.
  ///
  /// - Parameters:
  ///   - owner: the program's role, for messages: `the measurer`.
  ///   - folder: the configuration's folder.
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
        decoder.reportOutOfRange(node, "an argument of a program cannot contain a NUL")
        return nil
      }
      words.append(word.value)
    }
    guard let program = words.first, !program.isEmpty else {
      decoder.reportOutOfRange(node, "\(owner) is not a program")
      return nil
    }
    if program.utf8.contains(UInt8(ascii: "/")) {
      let path = FilePath.join(folder, program)
      // Without a `/`, it would be searched in PATH.
      words[0] = path.utf8.contains(UInt8(ascii: "/")) ? path : "./" + path
    }
    return words
  }
}
