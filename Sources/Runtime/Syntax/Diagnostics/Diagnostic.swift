/// A diagnostic about the input: the error, its place, and possible fixes.
///
/// It has only plain values, so that every format (terminal, JSON, SARIF, an editor) can be made from it.
public struct Diagnostic: Sendable, Hashable {
  /// The most diagnostics of one file or one stage. Further ones are dropped, and an error says so.
  package static let maximumCount = 10_000

  /// The severity of a diagnostic.
  public enum Severity: String, Sendable, Hashable, CaseIterable {
    /// An error: the tutorial isn't written.
    case error
    /// A warning: the tutorial is written, but somebody should look at it.
    case warning
    /// Information only.
    case note
  }

  /// A remark with its own place.
  public struct Note: Sendable, Hashable {
    /// One line of text.
    public var message: String
    /// The place that it applies to, or nil.
    public var span: SourceSpan?

    /// A note with the given text.
    public init(_ message: String, at span: SourceSpan? = nil) {
      self.message = message
      self.span = span
    }
  }

  /// Text beside a marked place.
  public struct Label: Sendable, Hashable {
    /// The place.
    public var span: SourceSpan
    /// The text beside the mark.
    public var message: String

    /// `message` under `span`.
    public init(_ span: SourceSpan, _ message: String) {
      self.span = span
      self.message = message
    }
  }

  /// The kind of defect, with a stable name.
  public var id: DiagnosticID
  /// The severity; by default, that of the id.
  public var severity: Severity
  /// The headline: one line, specific words first, no full stop.
  public var message: String
  /// The place. Nil only if no file contains it, such as a wrong command line or an output that can't be written.
  public var primary: SourceSpan?
  /// The text beside the primary mark, such as `did you mean "compose-button"?`.
  public var primaryLabel: String
  /// Further places that belong to the diagnostic, such as the first of two duplicates.
  public var labels: [Label]
  /// Further help.
  public var notes: [Note]
  /// Edits that would fix it.
  public var fixits: [FixIt]
  /// The variants in which it occurs, in the order of the layouts; empty if it doesn't depend on variants.
  public var variants: [String]
  /// True if source lines may be shown with it.
  ///
  /// False for a file that may be something else than expected, such as somebody's secrets.
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

/// A change to the sources that would fix a diagnostic.
public struct FixIt: Sendable, Hashable {
  /// The rule for applying a fix-it automatically.
  public enum Applicability: String, Sendable, Hashable {
    /// It is certainly right and may be applied without asking.
    case always
    /// It is a guess.
    case maybe
  }

  /// A replacement of bytes.
  public struct Edit: Sendable, Hashable {
    /// The replaced bytes; empty to insert.
    public var span: SourceSpan
    /// The new text.
    public var text: String

    /// Replaces `span` with `text`.
    public init(_ span: SourceSpan, _ text: String) {
      self.span = span
      self.text = text
    }
  }

  /// One line in the imperative, such as `replace it with "compose-button"`.
  public var title: String
  /// The rule for applying it automatically.
  public var applicability: Applicability
  /// The edits, which don't overlap.
  public var edits: [Edit]

  /// A fix-it with the given edits.
  public init(_ title: String, _ applicability: Applicability, _ edits: [Edit]) {
    self.title = title
    self.applicability = applicability
    self.edits = edits
  }
}
