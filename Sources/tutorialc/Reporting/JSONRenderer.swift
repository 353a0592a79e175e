package import TutorialSyntax

/// Diagnostics for programs, as one versioned object.
///
/// Lines and columns count from 1, columns in UTF-8 bytes. The edits of fix-its are byte offsets. Missing properties
/// are null or empty. Labelled places and notes are in one list, places first.
package enum JSONRenderer {
  /// Returns all diagnostics.
  ///
  /// - Parameter section: writes a further result as a member of the object.
  package static func render(
    _ diagnostics: [ReportedDiagnostic], onOneLine isOnOneLine: Bool = false,
    _ section: ((inout JSONWriter) -> Void)? = nil
  ) -> [UInt8] {
    var json = JSONWriter(pretty: !isOnOneLine)
    json.object { json in
      json.member("schema", "tutorialc.diagnostics/1")
      json.list("diagnostics", of: diagnostics) { $0.diagnostic($1) }
      section?(&json)
    }
    json.endLine()
    return json.bytes
  }
}

extension JSONWriter {
  fileprivate mutating func diagnostic(_ diagnostic: ReportedDiagnostic) {
    object { json in
      json.member("id", diagnostic.id.rawValue)
      json.member("severity", diagnostic.severity.rawValue)
      json.member("message", diagnostic.message)
      json.member("label", diagnostic.label.isEmpty ? nil : diagnostic.label)
      json.place(diagnostic.place)
      json.member("endLine", diagnostic.place?.endLine)
      json.member("endColumn", diagnostic.place?.endColumn)
      json.member("variants", diagnostic.variants)
      json.list("notes", of: diagnostic.labels + diagnostic.notes) { json, note in
        json.object(onOneLine: true) { json in
          json.member("message", note.message)
          json.place(note.place)
        }
      }
      json.list("fixits", of: diagnostic.fixes) { $0.fix($1) }
    }
  }

  private mutating func fix(_ fix: ReportedDiagnostic.Fix) {
    object { json in
      json.member("title", fix.title)
      json.member("applicability", fix.applicability.rawValue)
      json.list("edits", of: fix.edits) { json, edit in
        json.object(onOneLine: true) { json in
          json.member("path", edit.path)
          json.member("start", edit.start)
          json.member("end", edit.end)
          json.member("text", edit.text)
        }
      }
    }
  }

  private mutating func place(_ place: Place?) {
    member("path", place?.path)
    member("line", place?.line)
    member("column", place?.column)
  }
}
