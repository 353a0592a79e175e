package import TutorialSyntax
import TutorialSystem

/// A diagnostic with all that any format needs of the sources taken out of them: thousands of diagnostics hold on to no
/// file.
package struct ReportedDiagnostic: Sendable, Hashable {
  /// A remark, with its place if it has one.
  package struct Note: Sendable, Hashable {
    /// The remark.
    package let message: String
    /// Its place.
    package let place: Place?

    /// A remark.
    package init(message: String, place: Place?) {
      (self.message, self.place) = (message, place)
    }
  }

  /// A fix-it with its edits as byte offsets.
  package struct Fix: Sendable, Hashable {
    /// A replacement.
    package struct Edit: Sendable, Hashable {
      /// The file.
      package let path: String
      /// The first byte that is replaced.
      package let start: Int
      /// One past the last one.
      package let end: Int
      /// What stands there afterwards.
      package let text: String

      /// A replacement.
      package init(path: String, start: Int, end: Int, text: String) {
        (self.path, self.start, self.end, self.text) = (path, start, end, text)
      }
    }

    /// What it does, in the imperative.
    package let title: String
    /// Whether it may be applied unasked.
    package let applicability: FixIt.Applicability
    /// What it replaces.
    package let edits: [Edit]

    /// A fix-it.
    package init(title: String, applicability: FixIt.Applicability, edits: [Edit]) {
      (self.title, self.applicability, self.edits) = (title, applicability, edits)
    }

    /// Whether the words beside the marks say it already.
    func isSaid(by label: String) -> Bool {
      guard edits.count == 1, let text = edits.first?.text, !text.isEmpty else { return false }
      // In quotes, or as the last words.
      return label.contains("\"\(text)\"") || label.hasSuffix(" \(text)") || label.hasSuffix(" \(text)?")
    }
  }

  /// The defect.
  package let id: DiagnosticID
  /// As it was decided.
  package let severity: Diagnostic.Severity
  /// One line.
  package let message: String
  /// Where it is; nil for what no file holds.
  package let place: Place?
  /// The words beside the marks.
  package let label: String
  /// Labelled places: what machine-readable formats list before the notes.
  package let labels: [Note]
  /// Remarks.
  package let notes: [Note]
  /// Edits that would mend it.
  package let fixes: [Fix]
  /// The variants that it is about; none where they play no part.
  package let variants: [String]
  /// Empty where the format does not show sources.
  package var snippet: Snippet?

  /// The given fields.
  package init(
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

  /// What nearly always tells two apart.
  package func hash(into hasher: inout Hasher) {
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
