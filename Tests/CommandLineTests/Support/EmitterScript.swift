/// Emitters out of process in the language of `sh`.
enum EmitterScript {
  /// The name of the emitter.
  static let name = "mine"

  /// What it says of itself, with some keys in place of the usual ones.
  static func description(_ keys: [String: String] = [:]) -> String {
    var all = [
      "schema": #""tutorialc.emitter/1""#, "protocol": "[1, 1]", "name": "\"\(name)\"", "version": "\"1\"",
      "tourMajors": "[1, 1]", "files": #"["{name}.txt"]"#, "cannotExpress": #"["colours"]"#,
      "diagnostics": #"[{ "id": "mine/odd", "severity": "warning", "rule": "Nothing is odd." }]"#,
    ]
    all.merge(keys) { $1 }
    return "{ \(all.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", ")) }"
  }

  /// A response of some files and diagnostics.
  static func response(files: String = "", diagnostics: String = "") -> String {
    """
    {"schema": "tutorialc.emit-response/1", "protocol": 1, "files": [\(files)], "diagnostics": [\(diagnostics)]}
    """
  }

  /// A response of the file that the tutorial `a` has.
  static let good = response(files: #"{ "path": "a.txt", "text": "made\n" }"#)

  /// A configuration with the emitter of a script, which takes down each start in `runs`, and finds in `description` what
  /// it is to say of itself. The compiler's word is the first argument, which is the script's name to it.
  static func configuration(_ script: String, options: String = "") -> String {
    let whole = "echo \"$0\" >> runs; if [ \"$0\" = --describe ]; then cat description; exit; fi; \(script)"
    return "emitters: { mine: { command: [sh, -c, '\(whole.replacing("'", with: "''"))']\(options) } }\n"
  }
}
