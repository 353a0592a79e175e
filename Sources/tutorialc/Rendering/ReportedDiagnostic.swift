import TutorialSyntax
import TutorialSystem

/// A diagnostic with all that any format needs of the sources taken out of them: thousands of diagnostics hold on to no
/// file.
struct ReportedDiagnostic: Sendable, Hashable {
  /// A remark, with its place if it has one.
  struct Note: Sendable, Hashable {
    let message: String
    let place: Place?
  }

  /// A fix-it with its edits as byte offsets.
  struct Fix: Sendable, Hashable {
    /// A replacement.
    struct Edit: Sendable, Hashable {
      let path: String
      let start: Int
      let end: Int
      let text: String
    }

    let title: String
    let applicability: FixIt.Applicability
    let edits: [Edit]
  }

  let id: DiagnosticID
  let severity: Diagnostic.Severity
  let message: String
  let place: Place?
  let label: String
  /// Labelled places and remarks: what machine-readable formats list as notes.
  let labels: [Note]
  let notes: [Note]
  let fixes: [Fix]
  let variants: [String]
  /// Empty where the format does not show sources.
  var snippet: Snippet?

  /// The given fields.
  init(
    id: DiagnosticID, severity: Diagnostic.Severity, message: String, place: Place?, label: String, labels: [Note],
    notes: [Note], fixes: [Fix], variants: [String], snippet: Snippet?
  ) {
    (self.id, self.severity, self.message, self.place) = (id, severity, message, place)
    (self.label, self.labels, self.notes, self.fixes) = (label, labels, notes, fixes)
    (self.variants, self.snippet) = (variants, snippet)
  }

  /// What a diagnostic says.
  ///
  /// - Parameter withSnippet: whether the format shows lines of source.
  init(_ diagnostic: Diagnostic, _ positions: inout PositionTable, withSnippet: Bool) {
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

  /// What nearly always tells two apart.
  func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(place?.start)
    hasher.combine(place?.path)
    hasher.combine(message)
  }

  /// Whether it is listed before another: by path, offset and id, then by whatever differs, so that the order of
  /// diagnostic plays no part. What has no place comes first.
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
