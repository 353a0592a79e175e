/// Importers out of process in the language of `sh`.
enum ImporterScript {
  /// What one says of itself, with some keys in place of the usual ones.
  static func description(_ keys: [String: String] = [:]) -> String {
    var all = [
      "schema": #""tutorialc.importer/1""#, "protocol": "[1, 1]", "name": #""mine""#, "version": "\"1\"",
      "diagnostics": #"[{ "id": "mine/odd", "severity": "warning", "rule": "Nothing is odd." }]"#,
    ]
    all.merge(keys) { $1 }
    return "{ \(all.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", ")) }"
  }

  /// A snapshot of one element, with some keys in place of the usual ones.
  static func snapshot(_ keys: [String: String] = [:]) -> String {
    var all = [
      "origin": #"{ "unit": "pt", "scale": 1 }"#, "display": #"{ "size": [390, 844] }"#,
      "elements": #"[{ "id": "send", "frame": [300, 700, 60, 44] }]"#,
    ]
    all.merge(keys) { $1 }
    return "{ \(all.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", ")) }"
  }

  /// A response of a snapshot and diagnostics.
  static func response(_ snapshot: String = Self.snapshot(), diagnostics: String = "") -> String {
    """
    {"schema": "tutorialc.import-response/1", "protocol": 1, "snapshot": \(snapshot), "diagnostics": [\(diagnostics)]}
    """
  }

  /// A configuration with the importer of a script, which takes down each start in `runs`, and finds in `description`
  /// what it is to say of itself. The compiler's word is the first argument, which is the script's name to it.
  static func configuration(_ script: String, options: String = "") -> String {
    let whole = "echo \"$0\" >> runs; if [ \"$0\" = --describe ]; then cat description; exit; fi; \(script)"
    return "importers: { mine: { command: [sh, -c, '\(whole.replacing("'", with: "''"))']\(options) } }\n"
  }
}
