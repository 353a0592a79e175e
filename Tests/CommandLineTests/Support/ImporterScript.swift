/// Out-of-process importers written in `sh`.
enum ImporterScript {
  /// The importer's description of itself, with some keys replaced.
  static func description(_ keys: [String: String] = [:]) -> String {
    var all = [
      "schema": #""tutorialc.importer/1""#, "protocol": "[1, 1]", "name": #""mine""#, "version": "\"1\"",
      "diagnostics": #"[{ "id": "mine/odd", "severity": "warning", "rule": "Nothing is odd." }]"#,
    ]
    all.merge(keys) { $1 }
    return "{ \(all.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", ")) }"
  }

  /// A manifest of one element, with some keys of its snapshot in place of the usual ones.
  static func manifest(_ keys: [String: String] = [:]) -> String {
    var all = [
      "screen": #""inbox""#, "variant": #""pixel""#, "display": #"{ "size": [390.0, 844] }"#,
      "elements": #"[{ "id": "send", "frame": [300, 700, 60, 44] }]"#,
    ]
    all.merge(keys) { $1 }
    let snapshot = all.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", ")
    return #"{ "schema": "tutorialc.layout/1", "source": { "unit": "pt" }, "snapshots": [{ \#(snapshot) }] }"#
  }

  /// A response of a manifest and diagnostics.
  static func response(_ manifest: String = Self.manifest(), diagnostics: String = "") -> String {
    """
    {"schema": "tutorialc.import-response/1", "protocol": 1, "manifest": \(manifest), "diagnostics": [\(diagnostics)]}
    """
  }

  /// A configuration whose importer is a script.
  ///
  /// The script logs each start in `runs`, and answers `--describe` with the file `description`. The compiler passes
  /// that argument first, so that it becomes the script's `$0`.
  static func configuration(_ script: String, options: String = "") -> String {
    let whole = "echo \"$0\" >> runs; if [ \"$0\" = --describe ]; then cat description; exit; fi; \(script)"
    return "importers: { mine: { command: [sh, -c, '\(whole.replacing("'", with: "''"))']\(options) } }\n"
  }
}
