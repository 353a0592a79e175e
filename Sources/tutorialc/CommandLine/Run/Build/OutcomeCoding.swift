import TutorialCache
import TutorialCompiler
import TutorialReporting
import TutorialSyntax

/// The serialised form of a tutorial's outcome, which a later build can repeat: its id, its diagnostics, its size, and
/// the effects of its comments. Its outputs are recorded separately.
enum OutcomeCoding {
  /// The serialised outcome.
  static func bytes(of outcome: TutorialOutcome) -> [UInt8] {
    var writer = RecordWriter()
    writer.optional(outcome.id) { writer, id in
      writer.text(id.value)
      writer.number(Int(id.range.start))
      writer.number(Int(id.range.end))
    }
    writer.flag(outcome.hasErrors)
    writer.flag(outcome.isSameForCheck)
    writer.number(outcome.stepCount)
    writer.number(outcome.variantCount)
    writer.list(outcome.comments) { writer, file in
      writer.text(file.path)
      writer.list(file.used) { $0.flag($1) }
    }
    writer.list(outcome.diagnostics) { $0.diagnostic($1) }
    return writer.bytes
  }

  /// The worst kind of some diagnostics.
  static func diagnosticLevel(of diagnostics: [ReportedDiagnostic]) -> UnitRecord.DiagnosticLevel {
    if diagnostics.isEmpty { return .nothing }
    return diagnostics.contains { $0.severity == .error } ? .errors : .remarks
  }

  /// The outcome of the tutorial at `path` from its serialised form, without outputs; nil if it is damaged, or has a
  /// diagnostic that this program doesn't know.
  ///
  /// - Parameter withDiagnostics: true to decode the diagnostics, which are most of it.
  static func outcome(
    _ path: String, in bytes: ArraySlice<UInt8>, withDiagnostics: Bool
  ) -> TutorialOutcome? {
    var reader = RecordReader(bytes)
    var outcome = TutorialOutcome(path: path)
    do {
      outcome.id = try reader.optional { reader throws(RecordReader.Damage) in
        let value = try reader.text()
        return Located(value, ByteRange(UInt32(clamping: try reader.number()), UInt32(clamping: try reader.number())))
      }
      outcome.hasErrors = try reader.flag()
      outcome.isSameForCheck = try reader.flag()
      outcome.stepCount = try reader.number()
      outcome.variantCount = try reader.number()
      outcome.comments = try reader.list(least: 8) { reader throws(RecordReader.Damage) in
        (try reader.text(), try reader.list { reader throws(RecordReader.Damage) in try reader.flag() })
      }
      guard withDiagnostics else { return outcome }
      outcome.diagnostics = try reader.list { reader throws(RecordReader.Damage) in try reader.diagnostic() }
    } catch {
      return nil
    }
    return reader.isAtEnd ? outcome : nil
  }
}

extension RecordWriter {
  fileprivate mutating func diagnostic(_ diagnostic: ReportedDiagnostic) {
    text(diagnostic.id.rawValue)
    text(diagnostic.severity.rawValue)
    text(diagnostic.message)
    optional(diagnostic.place) { $0.place($1) }
    text(diagnostic.label)
    list(diagnostic.labels) { $0.note($1) }
    list(diagnostic.notes) { $0.note($1) }
    list(diagnostic.fixes) { writer, fix in
      writer.text(fix.title)
      writer.text(fix.applicability.rawValue)
      writer.list(fix.edits) { writer, edit in
        writer.text(edit.path)
        writer.number(edit.start)
        writer.number(edit.end)
        writer.text(edit.text)
      }
    }
    list(diagnostic.variants) { $0.text($1) }
    optional(diagnostic.snippet) { writer, snippet in writer.list(snippet.blocks) { $0.block($1) } }
  }

  private mutating func note(_ note: ReportedDiagnostic.Note) {
    text(note.message)
    optional(note.place) { $0.place($1) }
  }

  private mutating func place(_ place: Place) {
    text(place.path)
    for value in [place.start, place.end, place.line, place.column, place.endLine, place.endColumn] { number(value) }
  }

  private mutating func block(_ block: Snippet.Block) {
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
  fileprivate mutating func diagnostic() throws(Damage) -> ReportedDiagnostic {
    // Diagnostics of out-of-process emitters are only known by their names.
    guard let id = Plugins.diagnostics.meaning(of: try text()), let severity = Diagnostic.Severity(rawValue: try text())
    else {
      throw Damage()
    }
    return ReportedDiagnostic(
      id: id, severity: severity, message: try text(),
      place: try optional { reader throws(Damage) in try reader.place() }, label: try text(),
      labels: try list { reader throws(Damage) in try reader.note() },
      notes: try list { reader throws(Damage) in try reader.note() },
      fixes: try list { reader throws(Damage) in try reader.fix() },
      variants: try list { reader throws(Damage) in try reader.text() },
      snippet: try optional { reader throws(Damage) in
        Snippet(blocks: try reader.list { reader throws(Damage) in try reader.block() })
      })
  }

  private mutating func note() throws(Damage) -> ReportedDiagnostic.Note {
    ReportedDiagnostic.Note(
      message: try text(), place: try optional { reader throws(Damage) in try reader.place() })
  }

  private mutating func place() throws(Damage) -> Place {
    Place(
      path: try text(), start: try number(), end: try number(), line: try number(), column: try number(),
      endLine: try number(), endColumn: try number())
  }

  private mutating func fix() throws(Damage) -> ReportedDiagnostic.Fix {
    let title = try text()
    guard let applicability = FixIt.Applicability(rawValue: try text()) else { throw Damage() }
    let edits = try list { reader throws(Damage) in
      ReportedDiagnostic.Fix.Edit(
        path: try reader.text(), start: try reader.number(), end: try reader.number(), text: try reader.text())
    }
    return ReportedDiagnostic.Fix(title: title, applicability: applicability, edits: edits)
  }

  private mutating func block() throws(Damage) -> Snippet.Block {
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
