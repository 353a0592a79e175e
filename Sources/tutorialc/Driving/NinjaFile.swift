/// The text of a `build.ninja`: rules and edges, with names escaped as ninja reads them.
package struct NinjaFile: Sendable {
  /// The text so far.
  package private(set) var text: String

  /// A file that begins with comments and global variables.
  package init(comments: [String], variables: [(name: String, value: String)]) {
    text = comments.map { "# \($0)\n" }.joined()
    for (name, value) in variables { text += "\(name) = \(Self.escaped(value: value))\n" }
  }

  /// Adds a rule. The values of variables are text in which `$name` stands for a variable: what is meant as it is, is
  /// escaped by the caller.
  package mutating func rule(_ name: String, _ variables: [(name: String, value: String)]) {
    text += "\nrule \(name)\n"
    for (name, value) in variables { text += "  \(name) = \(value)\n" }
  }

  /// Adds an edge.
  ///
  /// - Parameters:
  ///   - implicit: inputs of which the command is not told.
  ///   - variables: their values are text as it is.
  package mutating func build(
    _ outputs: [String], rule: String, _ inputs: [String], implicit: [String] = [],
    variables: [(name: String, value: String)] = []
  ) {
    let hidden = implicit.isEmpty ? [] : ["|"] + implicit.map(Self.escaped(path:))
    let left = outputs.map(Self.escaped(path:)).joined(separator: " ")
    let right = ([rule] + inputs.map(Self.escaped(path:)) + hidden).joined(separator: " ")
    text += "\nbuild \(left): \(right)\n"
    for (name, value) in variables { text += "  \(name) = \(Self.escaped(value: value))\n" }
  }

  /// Says that files are not made by anybody: one that is gone makes what depends on it anew, and is no error of ninja's.
  package mutating func declare(sources: [String]) {
    text += "\n"
    for path in sources { text += "build \(Self.escaped(path: path)): phony\n" }
  }

  /// Whether ninja can have a file of that name: it has no escape for a bar, nor for control characters.
  package static func canName(_ path: String) -> Bool {
    !path.utf8.contains { $0 < 0x20 || $0 == UInt8(ascii: "|") }
  }

  /// Words as any POSIX shell reads them, which ninja starts.
  package static func shell(_ words: [String]) -> String {
    words.map { word in
      let isPlain = word.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"):
          true
        default: "_./:=@%+,-".utf8.contains(byte)
        }
      }
      if isPlain, !word.isEmpty { return word }
      return "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }.joined(separator: " ")
  }

  /// A path where paths stand.
  package static func escaped(path: String) -> String {
    var result = ""
    for scalar in path.unicodeScalars {
      if "$ :".unicodeScalars.contains(scalar) { result += "$" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  /// A text where the value of a variable stands. Spaces before it would be lost.
  package static func escaped(value: String) -> String {
    var result = ""
    for scalar in value.unicodeScalars {
      if scalar == "$" || (scalar == " " && result.isEmpty) { result += "$" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}
