import TutorialReporting

/// The text of a `build.ninja`: rules and edges, with names escaped as ninja reads them.
package struct NinjaFile: Sendable {
  /// The text so far.
  package private(set) var text: String

  /// A file that begins with comments and global variables.
  package init(comments: [String], variables: [(name: String, value: String)]) {
    text = comments.map { "# \($0)\n" }.joined()
    for (name, value) in variables { text += "\(name) = \(Self.escaped(value: value))\n" }
  }

  /// Adds a rule.
  ///
  /// In the values of variables, `$name` refers to a variable; the caller must escape literal text.
  package mutating func rule(_ name: String, _ variables: [(name: String, value: String)]) {
    text += "\nrule \(name)\n"
    for (name, value) in variables { text += "  \(name) = \(value)\n" }
  }

  /// Adds an edge.
  ///
  /// - Parameters:
  ///   - implicit: inputs that the command doesn't get as arguments.
  ///   - variables: variables with literal values, which are escaped here.
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

  /// Declares source files, so that a missing one rebuilds its dependents instead of being an error of ninja's.
  package mutating func declare(sources: [String]) {
    text += "\n"
    for path in sources { text += "build \(Self.escaped(path: path)): phony\n" }
  }

  /// Returns true if ninja can have a file of that name: it has no escape for a bar, nor for control characters.
  package static func canName(_ path: String) -> Bool {
    !path.utf8.contains { $0 < 0x20 || $0 == UInt8(ascii: "|") }
  }

  /// Words quoted for a POSIX shell, which ninja starts.
  package static func shell(_ words: [String]) -> String {
    words.map(ShellWords.quotedPlainly).joined(separator: " ")
  }

  /// A path, escaped for a list of paths.
  package static func escaped(path: String) -> String {
    var result = ""
    for scalar in path.unicodeScalars {
      if "$ :".unicodeScalars.contains(scalar) { result += "$" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  /// A text, escaped for the value of a variable. Leading spaces would otherwise be lost.
  package static func escaped(value: String) -> String {
    var result = ""
    for scalar in value.unicodeScalars {
      if scalar == "$" || (scalar == " " && result.isEmpty) { result += "$" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}
