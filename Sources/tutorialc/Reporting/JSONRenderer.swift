import TutorialSyntax

/// Diagnostics for programs, as one versioned object.
///
/// Lines and columns count from 1, columns in UTF-8 bytes. The edits of fix-its are byte offsets. Missing properties
/// are null or empty. Labelled places and notes are in one list, places first.
package enum JSONRenderer {
  /// Returns all diagnostics, with the coverage if it was requested.
  ///
  /// - Parameter sections: further results of a command.
  package static func render(
    _ diagnostics: [ReportedDiagnostic], coverage: [Coverage]? = nil, sections: [ReportSection] = [],
    onOneLine isOnOneLine: Bool = false
  ) -> [UInt8] {
    var json = JSONWriter(pretty: !isOnOneLine)
    json.beginObject()
    json.key("schema")
    json.string("tutorialc.diagnostics/1")
    json.key("diagnostics")
    json.beginArray()
    for diagnostic in diagnostics { write(diagnostic, to: &json) }
    json.endArray()
    if let coverage {
      json.key("coverage")
      json.beginArray()
      for tutorial in coverage { tutorial.write(to: &json) }
      json.endArray()
    }
    for section in sections {
      json.key(escaping: section.name)
      section.write(&json)
    }
    json.endObject()
    json.endLine()
    return json.bytes
  }

  private static func write(_ diagnostic: ReportedDiagnostic, to json: inout JSONWriter) {
    json.beginObject()
    write("id", diagnostic.id.rawValue, to: &json)
    write("severity", diagnostic.severity.rawValue, to: &json)
    write("message", diagnostic.message, to: &json)
    write("label", diagnostic.label.isEmpty ? nil : diagnostic.label, to: &json)
    writePlace(diagnostic.place, to: &json)
    write("endLine", diagnostic.place?.endLine, to: &json)
    write("endColumn", diagnostic.place?.endColumn, to: &json)
    json.key("variants")
    json.beginArray(onOneLine: true)
    for variant in diagnostic.variants { json.string(variant) }
    json.endArray()
    json.key("notes")
    json.beginArray()
    for note in diagnostic.labels + diagnostic.notes {
      json.beginObject(onOneLine: true)
      write("message", note.message, to: &json)
      writePlace(note.place, to: &json)
      json.endObject()
    }
    json.endArray()
    json.key("fixits")
    json.beginArray()
    for fix in diagnostic.fixes { write(fix, to: &json) }
    json.endArray()
    json.endObject()
  }

  private static func write(_ fix: ReportedDiagnostic.Fix, to json: inout JSONWriter) {
    json.beginObject()
    write("title", fix.title, to: &json)
    write("applicability", fix.applicability.rawValue, to: &json)
    json.key("edits")
    json.beginArray()
    for edit in fix.edits {
      json.beginObject(onOneLine: true)
      write("path", edit.path, to: &json)
      write("start", edit.start, to: &json)
      write("end", edit.end, to: &json)
      write("text", edit.text, to: &json)
      json.endObject()
    }
    json.endArray()
    json.endObject()
  }

  private static func writePlace(_ place: Place?, to json: inout JSONWriter) {
    write("path", place?.path, to: &json)
    write("line", place?.line, to: &json)
    write("column", place?.column, to: &json)
  }

  private static func write(_ key: StaticString, _ text: String?, to json: inout JSONWriter) {
    json.key(key)
    if let text { json.string(text) } else { json.null() }
  }

  private static func write(_ key: StaticString, _ number: Int?, to json: inout JSONWriter) {
    json.key(key)
    if let number { json.number(number) } else { json.null() }
  }
}
