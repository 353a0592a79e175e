/// Out-of-process emitters written in `sh`.
enum EmitterScript {
  /// The name of the emitter.
  static let name = "mine"

  /// The emitter's description of itself, with some keys replaced.
  static func description(_ keys: [String: String] = [:]) -> String {
    var all = [
      "schema": #""tutorialc.emitter/1""#, "protocol": "[1, 1]", "name": "\"\(name)\"", "version": "\"1\"",
      "tourMajors": "[1, 1]", "files": #"["{name}.txt"]"#, "cannotExpress": #"["colours"]"#,
      "diagnostics": #"[{ "id": "mine/odd", "severity": "warning", "rule": "Nothing is odd." }]"#,
    ]
    all.merge(keys) { $1 }
    return "{ \(all.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", ")) }"
  }

  /// A response with some files and diagnostics.
  static func response(files: String = "", diagnostics: String = "") -> String {
    """
    {"schema": "tutorialc.emit-response/1", "protocol": 1, "files": [\(files)], "diagnostics": [\(diagnostics)]}
    """
  }

  /// A response with the file of tutorial `a`.
  static let good = response(files: #"{ "path": "a.txt", "text": "made\n" }"#)

  /// A configuration whose emitter is a script.
  ///
  /// The script logs each start in `runs`, and answers `--describe` with the file `description`. The compiler passes
  /// that argument first, so that it becomes the script's `$0`.
  static func configuration(_ script: String, options: String = "") -> String {
    let whole = "echo \"$0\" >> runs; if [ \"$0\" = --describe ]; then cat description; exit; fi; \(script)"
    return "emitters: { mine: { command: [sh, -c, '\(whole.replacing("'", with: "''"))']\(options) } }\n"
  }
}
