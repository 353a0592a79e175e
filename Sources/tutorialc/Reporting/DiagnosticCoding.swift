package import TutorialCache
package import TutorialSyntax

extension ReportedDiagnostic {
  /// Serialises the diagnostic.
  package func write(to writer: inout RecordWriter) {
    writer.text(id.rawValue)
    writer.text(severity.rawValue)
    writer.text(message)
    writer.optional(place) { $0.place($1) }
    writer.text(label)
    writer.list(labels) { $0.note($1) }
    writer.list(notes) { $0.note($1) }
    writer.list(fixes) { writer, fix in
      writer.text(fix.title)
      writer.text(fix.applicability.rawValue)
      writer.list(fix.edits) { writer, edit in
        writer.text(edit.path)
        writer.number(edit.start)
        writer.number(edit.end)
        writer.text(edit.text)
      }
    }
    writer.list(variants) { $0.text($1) }
    writer.optional(snippet) { writer, snippet in writer.list(snippet.blocks) { $0.block($1) } }
  }

  /// Reads a serialised diagnostic.
  ///
  /// - Parameter meaning: returns the id with a name; nil for an unknown one, with which the diagnostic can't be read.
  package init(
    reading reader: inout RecordReader, _ meaning: (String) -> DiagnosticID?
  ) throws(RecordReader.Damage) {
    guard let id = meaning(try reader.text()), let severity = Diagnostic.Severity(rawValue: try reader.text()) else {
      throw RecordReader.Damage()
    }
    self.init(
      id: id, severity: severity, message: try reader.text(),
      place: try reader.optional { reader throws(RecordReader.Damage) in try reader.place() },
      label: try reader.text(), labels: try reader.list { reader throws(RecordReader.Damage) in try reader.note() },
      notes: try reader.list { reader throws(RecordReader.Damage) in try reader.note() },
      fixes: try reader.list { reader throws(RecordReader.Damage) in try reader.fix() },
      variants: try reader.list { reader throws(RecordReader.Damage) in try reader.text() },
      snippet: try reader.optional { reader throws(RecordReader.Damage) in
        Snippet(blocks: try reader.list { reader throws(RecordReader.Damage) in try reader.block() })
      })
  }
}

extension RecordWriter {
  fileprivate mutating func note(_ note: ReportedDiagnostic.Note) {
    text(note.message)
    optional(note.place) { $0.place($1) }
  }

  fileprivate mutating func place(_ place: Place) {
    text(place.path)
    for value in [place.start, place.end, place.line, place.column, place.endLine, place.endColumn] { number(value) }
  }

  fileprivate mutating func block(_ block: Snippet.Block) {
    text(block.path)
    number(block.line)
    number(block.column)
    list(block.lines) { writer, line in
      writer.number(line.number)
      writer.text(line.text)
      writer.list(line.marks) { writer, mark in
        writer.number(mark.column)
        writer.number(mark.width)
        writer.flag(mark.isPrimary)
        writer.text(mark.label)
      }
    }
  }
}

extension RecordReader {
  fileprivate mutating func note() throws(Damage) -> ReportedDiagnostic.Note {
    ReportedDiagnostic.Note(
      message: try text(), place: try optional { reader throws(Damage) in try reader.place() })
  }

  fileprivate mutating func place() throws(Damage) -> Place {
    Place(
      path: try text(), start: try number(), end: try number(), line: try number(), column: try number(),
      endLine: try number(), endColumn: try number())
  }

  fileprivate mutating func fix() throws(Damage) -> ReportedDiagnostic.Fix {
    let title = try text()
    guard let applicability = FixIt.Applicability(rawValue: try text()) else { throw Damage() }
    let edits = try list { reader throws(Damage) in
      ReportedDiagnostic.Fix.Edit(
        path: try reader.text(), start: try reader.number(), end: try reader.number(), text: try reader.text())
    }
    return ReportedDiagnostic.Fix(title: title, applicability: applicability, edits: edits)
  }

  fileprivate mutating func block() throws(Damage) -> Snippet.Block {
    Snippet.Block(
      path: try text(), line: try number(), column: try number(),
      lines: try list { reader throws(Damage) in try reader.line() })
  }

  private mutating func line() throws(Damage) -> Snippet.Line {
    Snippet.Line(
      number: try number(), text: try text(),
      marks: try list { reader throws(Damage) in
        Snippet.Mark(
          column: try reader.number(), width: try reader.number(), isPrimary: try reader.flag(),
          label: try reader.text())
      })
  }
}
