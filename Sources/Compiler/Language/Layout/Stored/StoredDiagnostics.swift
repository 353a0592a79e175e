import TutorialSyntax

/// The binary form of diagnostics.
enum StoredDiagnostics {
  static func write(_ diagnostics: [Diagnostic], to writer: inout ColumnWriter) {
    writer.write(diagnostics) { writer, diagnostic in
      writer.write(diagnostic.id)
      writer.write(Diagnostic.Severity.allCases.firstIndex(of: diagnostic.severity))
      writer.write(diagnostic.message)
      writer.write(diagnostic.primary) { $0.write($1) }
      writer.write(diagnostic.primaryLabel)
      writer.write(diagnostic.labels) { writer, label in
        writer.write(label.span)
        writer.write(label.message)
      }
      writer.write(diagnostic.notes) { writer, note in
        writer.write(note.message)
        writer.write(note.span) { $0.write($1) }
      }
      writer.write(diagnostic.fixits) { write($1, to: &$0) }
      writer.write(diagnostic.variants) { $0.write($1) }
      writer.write(diagnostic.quotesSource)
    }
  }

  private static func write(_ fixit: FixIt, to writer: inout ColumnWriter) {
    writer.write(fixit.title)
    writer.write(fixit.applicability == .always)
    writer.write(fixit.edits) { writer, edit in
      writer.write(edit.span)
      writer.write(edit.text)
    }
  }

  static func read(from reader: inout ColumnReader) throws(ColumnDamage) -> [Diagnostic] {
    try reader.list { (reader) throws(ColumnDamage) in
      let id = try reader.id()
      let severity = Diagnostic.Severity.allCases[try reader.place(among: Diagnostic.Severity.allCases.count)]
      let message = try reader.text()
      let primary = try reader.optional { (reader) throws(ColumnDamage) in try reader.span() }
      var diagnostic = Diagnostic(id, message, at: primary, label: try reader.text())
      diagnostic.severity = severity
      diagnostic.labels = try reader.list { (reader) throws(ColumnDamage) in
        Diagnostic.Label(try reader.span(), try reader.text())
      }
      diagnostic.notes = try reader.list { (reader) throws(ColumnDamage) in
        let message = try reader.text()
        return Diagnostic.Note(message, at: try reader.optional { (reader) throws(ColumnDamage) in try reader.span() })
      }
      diagnostic.fixits = try reader.list { (reader) throws(ColumnDamage) in try fixit(from: &reader) }
      diagnostic.variants = try reader.list { (reader) throws(ColumnDamage) in try reader.text() }
      diagnostic.quotesSource = try reader.flag()
      return diagnostic
    }
  }

  private static func fixit(from reader: inout ColumnReader) throws(ColumnDamage) -> FixIt {
    let title = try reader.text()
    let applicability: FixIt.Applicability = try reader.flag() ? .always : .maybe
    let edits = try reader.list { (reader) throws(ColumnDamage) in
      FixIt.Edit(try reader.span(), try reader.text())
    }
    return FixIt(title, applicability, edits)
  }
}
