/// The dependencies of a build in Make's syntax, as ninja, CMake and Gradle read it.
package enum Depfile {
  /// A single rule: every output depends on every input.
  package static func text(outputs: [String], inputs: [String]) -> String {
    let rule = outputs.map(escape).joined(separator: " ") + ":"
    return rule + inputs.map { " \\\n  " + escape($0) }.joined() + "\n"
  }

  /// A path escaped for Make: a space, a `#` and the backslashes before them get a `\`, a `$` gets a `$`.
  private static func escape(_ path: String) -> String {
    var result = ""
    var backslashes = 0
    for scalar in path.unicodeScalars {
      switch scalar {
      case " ", "#", "\t":
        // Backslashes right before it would escape the escape.
        result += String(repeating: "\\", count: backslashes + 1)
      case "$":
        result += "$"
      default:
        break
      }
      backslashes = scalar == "\\" ? backslashes + 1 : 0
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}
