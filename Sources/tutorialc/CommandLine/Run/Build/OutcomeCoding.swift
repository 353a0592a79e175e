import TutorialCache
import TutorialCompiler
import TutorialReporting
import TutorialSyntax

/// The serialised form of a tutorial's outcome, which a later build can repeat: its id, its diagnostics, its size, and
/// the effects of its comments. Its outputs are recorded separately.
enum OutcomeCoding {
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
    writer.list(outcome.diagnostics) { $1.write(to: &$0) }
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
      outcome.diagnostics = try reader.list { reader throws(RecordReader.Damage) in
        // Diagnostics of out-of-process emitters are only known by their names.
        try ReportedDiagnostic(reading: &reader) { Plugins.diagnostics.meaning(of: $0) }
      }
    } catch {
      return nil
    }
    return reader.isAtEnd ? outcome : nil
  }
}
