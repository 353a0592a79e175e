import TutorialSyntax

/// Diagnostics as SARIF 2.1.0, the format of code scanning: one run, its rules, a result for each diagnostic.
///
/// Columns count UTF-8 bytes, as everywhere. `byteOffset` and `byteLength` state the same unambiguously.
enum SARIFRenderer {
  /// Returns all diagnostics.
  static func render(_ diagnostics: [ReportedDiagnostic], onOneLine isOnOneLine: Bool) -> [UInt8] {
    var rules: [DiagnosticID] = []
    var places: [String: Int] = [:]
    for diagnostic in diagnostics where places[diagnostic.id.rawValue] == nil {
      places[diagnostic.id.rawValue] = rules.count
      rules.append(diagnostic.id)
    }
    var json = JSONWriter(pretty: !isOnOneLine)
    json.beginObject()
    write("$schema", "https://json.schemastore.org/sarif-2.1.0.json", to: &json)
    write("version", "2.1.0", to: &json)
    json.key("runs")
    json.beginArray()
    json.beginObject()
    json.key("tool")
    json.beginObject()
    json.key("driver")
    json.beginObject()
    write("name", "tutorialc", to: &json)
    json.key("rules")
    json.beginArray()
    for rule in rules { write(rule, to: &json) }
    json.endArray()
    json.endObject()
    json.endObject()
    json.key("results")
    json.beginArray()
    for diagnostic in diagnostics { write(diagnostic, rule: places[diagnostic.id.rawValue] ?? 0, to: &json) }
    json.endArray()
    json.endObject()
    json.endArray()
    json.endObject()
    json.endLine()
    return json.bytes
  }

  private static func write(_ rule: DiagnosticID, to json: inout JSONWriter) {
    json.beginObject()
    write("id", rule.rawValue, to: &json)
    json.key("shortDescription")
    message(rule.rule, to: &json)
    json.key("defaultConfiguration")
    json.beginObject(onOneLine: true)
    write("level", level(rule.defaultSeverity), to: &json)
    json.endObject()
    json.endObject()
  }

  private static func write(_ diagnostic: ReportedDiagnostic, rule: Int, to json: inout JSONWriter) {
    json.beginObject()
    write("ruleId", diagnostic.id.rawValue, to: &json)
    json.key("ruleIndex")
    json.number(rule)
    write("level", level(diagnostic.severity), to: &json)
    json.key("message")
    var words = [diagnostic.message] + (diagnostic.label.isEmpty ? [] : [diagnostic.label])
    words += diagnostic.notes.map(\.message)
    if !diagnostic.variants.isEmpty { words.append("variants: \(diagnostic.variants.joined(separator: ", "))") }
    message(words.joined(separator: "\n"), to: &json)
    json.key("locations")
    json.beginArray()
    if let place = diagnostic.place { location(place, nil, to: &json) }
    json.endArray()
    let related = (diagnostic.labels + diagnostic.notes).filter { $0.place != nil }
    if !related.isEmpty {
      json.key("relatedLocations")
      json.beginArray()
      for note in related { if let place = note.place { location(place, note.message, to: &json) } }
      json.endArray()
    }
    if !diagnostic.fixes.isEmpty {
      json.key("fixes")
      json.beginArray()
      for fix in diagnostic.fixes { write(fix, to: &json) }
      json.endArray()
    }
    json.endObject()
  }

  private static func location(_ place: Place, _ words: String?, to json: inout JSONWriter) {
    json.beginObject()
    json.key("physicalLocation")
    json.beginObject()
    artifact(place.path, to: &json)
    json.key("region")
    json.beginObject(onOneLine: true)
    for (name, number) in [
      ("startLine", place.line), ("startColumn", place.column), ("endLine", place.endLine),
      ("endColumn", place.endColumn), ("byteOffset", place.start), ("byteLength", place.end - place.start),
    ] as [(StaticString, Int)] {
      json.key(name)
      json.number(number)
    }
    json.endObject()
    json.endObject()
    if let words {
      json.key("message")
      message(words, to: &json)
    }
    json.endObject()
  }

  private static func write(_ fix: ReportedDiagnostic.Fix, to json: inout JSONWriter) {
    json.beginObject()
    json.key("description")
    message(fix.title, to: &json)
    json.key("artifactChanges")
    json.beginArray()
    var paths: [String] = []
    for edit in fix.edits where !paths.contains(edit.path) { paths.append(edit.path) }
    for path in paths {
      json.beginObject()
      artifact(path, to: &json)
      json.key("replacements")
      json.beginArray()
      for edit in fix.edits where edit.path == path {
        json.beginObject()
        json.key("deletedRegion")
        json.beginObject(onOneLine: true)
        json.key("byteOffset")
        json.number(edit.start)
        json.key("byteLength")
        json.number(edit.end - edit.start)
        json.endObject()
        json.key("insertedContent")
        json.beginObject(onOneLine: true)
        write("text", edit.text, to: &json)
        json.endObject()
        json.endObject()
      }
      json.endArray()
      json.endObject()
    }
    json.endArray()
    json.endObject()
  }

  private static func artifact(_ path: String, to json: inout JSONWriter) {
    json.key("artifactLocation")
    json.beginObject(onOneLine: true)
    write("uri", uri(path), to: &json)
    json.endObject()
  }

  /// Returns a path as a URI reference, percent-encoded.
  private static func uri(_ path: String) -> String {
    var result = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return path.hasPrefix("/") ? "file://" + result : result
  }

  private static func message(_ text: String, to json: inout JSONWriter) {
    json.beginObject(onOneLine: true)
    write("text", text, to: &json)
    json.endObject()
  }

  private static func level(_ severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "note"
    }
  }

  private static func write(_ key: StaticString, _ text: String, to json: inout JSONWriter) {
    json.key(key)
    json.string(text)
  }
}
