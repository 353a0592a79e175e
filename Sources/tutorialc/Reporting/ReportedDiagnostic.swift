package import TutorialSyntax
import TutorialSystem

/// A diagnostic with everything that formats need from the sources.
///
/// It doesn't retain the sources, so thousands of diagnostics don't keep any file in memory.
package struct ReportedDiagnostic: Sendable, Hashable {
  /// A note, with its place if it has one.
  package struct Note: Sendable, Hashable {
    /// The message.
    package let message: String
    /// The note's place.
    package let place: Place?
  }

  /// A fix-it with its edits as byte offsets.
  package struct Fix: Sendable, Hashable {
    /// A replacement.
    package struct Edit: Sendable, Hashable {
      /// The file.
      package let path: String
      /// The byte offset of the first replaced byte.
      package let start: Int
      /// The byte offset after the last replaced byte.
      package let end: Int
      /// The replacement text.
      package let text: String
    }

    /// The action, in the imperative.
    package let title: String
    /// The conditions under which it may be applied.
    package let applicability: FixIt.Applicability
    /// The replacements.
    package let edits: [Edit]

    /// Returns true if the label mentions the replacement already.
    func isSaid(by label: String) -> Bool {
      guard edits.count == 1, let text = edits.first?.text, !text.isEmpty else { return false }
      // The replacement is in quotes, or at the end.
      return label.contains("\"\(text)\"") || label.hasSuffix(" \(text)") || label.hasSuffix(" \(text)?")
    }
  }

  /// The kind of diagnostic.
  package let id: DiagnosticID
  /// The severity as configured.
  package let severity: Diagnostic.Severity
  /// The message, on one line.
  package let message: String
  /// The place, or nil if no file has it.
  package let place: Place?
  /// The label beside the marks.
  package let label: String
  /// Labelled places, which machine-readable formats list before the notes.
  package let labels: [Note]
  /// The notes.
  package let notes: [Note]
  /// The fix-its.
  package let fixes: [Fix]
  /// The variants concerned; empty if the diagnostic doesn't depend on variants.
  package let variants: [String]
  /// The source lines; nil if the format doesn't show them.
  package var snippet: Snippet?
}

extension ReportedDiagnostic {
  /// Extracts a diagnostic.
  ///
  /// - Parameter withSnippet: true if the format shows lines of source.
  package init(_ diagnostic: Diagnostic, _ positions: inout PositionTable, withSnippet: Bool) {
    id = diagnostic.id
    severity = diagnostic.severity
    message = diagnostic.message
    place = diagnostic.primary.map { positions.place(of: $0) }
    label = diagnostic.primaryLabel
    labels = diagnostic.labels.map { Note(message: $0.message, place: positions.place(of: $0.span)) }
    notes = diagnostic.notes.map { note in
      Note(message: note.message, place: note.span.map { positions.place(of: $0) })
    }
    fixes = diagnostic.fixits.map { fix in
      let edits = fix.edits.map { edit in
        Fix.Edit(
          path: edit.span.source.path, start: edit.span.range.range.lowerBound, end: edit.span.range.range.upperBound,
          text: edit.text)
      }
      return Fix(title: fix.title, applicability: fix.applicability, edits: edits)
    }
    variants = diagnostic.variants
    snippet = withSnippet ? Snippet(diagnostic, &positions) : nil
  }

  /// Hashes the fields that nearly always differ.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(place?.start)
    hasher.combine(place?.path)
    hasher.combine(message)
  }

  /// Returns true if this diagnostic is listed before another.
  ///
  /// The order is by path, offset and id, then by all other fields, so that it doesn't depend on the order of
  /// discovery. Diagnostics without a place come first.
  func precedes(_ other: ReportedDiagnostic) -> Bool {
    let (path, otherPath) = (place?.path ?? "", other.place?.path ?? "")
    if path != otherPath { return path.precedesInBytes(otherPath) }
    let (start, otherStart) = (place?.start ?? -1, other.place?.start ?? -1)
    if start != otherStart { return start < otherStart }
    if id != other.id { return id.rawValue.precedesInBytes(other.id.rawValue) }
    let (end, otherEnd) = (place?.end ?? -1, other.place?.end ?? -1)
    if end != otherEnd { return end < otherEnd }
    if message != other.message { return message.precedesInBytes(other.message) }
    return variants.lexicographicallyPrecedes(other.variants) { $0.precedesInBytes($1) }
  }
}
