/// One diagnostic about the input: what is wrong, where, and what may be done about it.
///
/// Flat values only, so that every format (terminal, JSON, SARIF, an editor) can be made from it.
public struct Diagnostic: Sendable, Hashable {
  /// More diagnostics of one file, or of one stage, than anybody reads. Those behind are dropped, with an error that
  /// says so.
  package static let maximumCount = 10_000

  /// How bad it is.
  public enum Severity: String, Sendable, Hashable, CaseIterable {
    /// The tutorial is not written.
    case error
    /// The tutorial is written; somebody should look.
    case warning
    /// For information.
    case note
  }

  /// A remark at a place of its own.
  public struct Note: Sendable, Hashable {
    /// One line of text.
    public var message: String
    /// Where it applies, if anywhere.
    public var span: SourceSpan?

    /// A note with the given text.
    public init(_ message: String, at span: SourceSpan? = nil) {
      self.message = message
      self.span = span
    }
  }

  /// Text under a marked place.
  public struct Label: Sendable, Hashable {
    /// The place.
    public var span: SourceSpan
    /// The words that stand beside the marks.
    public var message: String

    /// `message` under `span`.
    public init(_ span: SourceSpan, _ message: String) {
      self.span = span
      self.message = message
    }
  }

  /// The defect; stable.
  public var id: DiagnosticID
  /// By default the id's own.
  public var severity: Severity
  /// The headline: one line, specific words first, no full stop.
  public var message: String
  /// The place. Absent only for what no file holds (a wrong command line, an output that cannot be written).
  public var primary: SourceSpan?
  /// Words beside the primary marks, such as `did you mean "compose-button"?`.
  public var primaryLabel: String
  /// Further places that belong to the diagnostic, such as the first of two duplicates.
  public var labels: [Label]
  /// What else helps.
  public var notes: [Note]
  /// Edits that would mend it.
  public var fixits: [FixIt]
  /// The variants in which it occurs, in the order of the layouts; empty where variants play no part.
  public var variants: [String]
  /// Whether lines of the source may be shown with it: not those of a file that may be something else than it was taken
  /// for, such as somebody's secrets.
  public var quotesSource = true

  /// A diagnostic with the id's default severity.
  public init(
    _ id: DiagnosticID, _ message: String, at primary: SourceSpan?, label: String = "", labels: [Label] = [],
    notes: [Note] = [], fixits: [FixIt] = [], variants: [String] = []
  ) {
    self.id = id
    self.severity = id.defaultSeverity
    self.message = message
    self.primary = primary
    self.primaryLabel = label
    self.labels = labels
    self.notes = notes
    self.fixits = fixits
    self.variants = variants
  }
}

/// A change to the sources that would mend a diagnostic.
public struct FixIt: Sendable, Hashable {
  /// Whether a tool may apply it unasked.
  public enum Applicability: String, Sendable, Hashable {
    /// It can only be right.
    case always
    /// It is a guess.
    case maybe
  }

  /// A replacement of bytes.
  public struct Edit: Sendable, Hashable {
    /// What is replaced; empty to insert.
    public var span: SourceSpan
    /// What stands there afterwards.
    public var text: String

    /// Replaces `span` with `text`.
    public init(_ span: SourceSpan, _ text: String) {
      self.span = span
      self.text = text
    }
  }

  /// One line in the imperative, such as `replace it with "compose-button"`.
  public var title: String
  /// Whether a tool may apply it unasked.
  public var applicability: Applicability
  /// The edits, which do not overlap.
  public var edits: [Edit]

  /// A fix-it of the given edits.
  public init(_ title: String, _ applicability: Applicability, _ edits: [Edit]) {
    self.title = title
    self.applicability = applicability
    self.edits = edits
  }
}
