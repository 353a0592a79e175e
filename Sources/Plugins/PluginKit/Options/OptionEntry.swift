import TutorialSyntax

/// A plugin's declaration of an option.
///
/// It's the host's only source for the option: its values, help, completions, and schema.
public struct OptionEntry: Sendable, Hashable {
  /// The kind of value.
  public enum Kind: Sendable, Hashable {
    /// True or false.
    case flag
    /// A number within bounds.
    case number(ClosedRange<Double>)
    /// Any text.
    case text
    /// One of several words.
    case word([Word])
  }

  /// A word that an option accepts.
  public struct Word: Sendable, Hashable {
    /// The word.
    public let name: String
    /// The word's meaning, in one line.
    public let summary: String

    /// Makes a word.
    public init(_ name: String, _ summary: String) {
      self.name = name
      self.summary = summary
    }
  }

  /// The option's name.
  public let name: String
  /// The kind of value.
  public let kind: Kind
  /// The help text: one or two lines of prose, with a full stop.
  public let summary: String
  /// The default, or nil if the option is required.
  public let standard: PluginOptions.Value?

  /// Makes an entry.
  public init(_ name: String, _ kind: Kind, _ summary: String, default standard: PluginOptions.Value?) {
    self.name = name
    self.kind = kind
    self.summary = summary
    self.standard = standard
  }

  /// True if the option is required.
  public var isRequired: Bool { standard == nil }

  /// Returns the entry without a default.
  func required() -> OptionEntry { OptionEntry(name, kind, summary, default: nil) }

  /// Returns true if the option accepts a value.
  public func admits(_ value: PluginOptions.Value) -> Bool {
    switch (kind, value) {
    case (.flag, .bool), (.text, .text): true
    case (.number(let bounds), .number(let number)): bounds.contains(number)
    case (.word(let words), .text(let text)): words.contains { $0.name == text }
    default: false
    }
  }

  /// Returns the value of a text on the command line. If the option doesn't accept it, it stays a text.
  public func value(ofText text: String) -> PluginOptions.Value {
    switch kind {
    case .flag where text == "true" || text == "false": return .bool(text == "true")
    case .number:
      let bytes = Array(text.utf8)
      if case .value(let number) = parseDecimal(bytes, bytes.indices) { return .number(number) }
      return .text(text)
    case .flag, .text, .word: return .text(text)
    }
  }

  /// The values that the option accepts, for people: `true or false`, `one of keep, drop`.
  public var expectation: String {
    switch kind {
    case .flag: "true or false"
    case .number(let bounds): "a number\(Self.words(bounds))"
    case .text: "a text"
    case .word(let words): "one of \(words.map(\.name).joined(separator: ", "))"
    }
  }

  /// Returns the finite bounds for people.
  private static func words(_ bounds: ClosedRange<Double>) -> String {
    switch (bounds.lowerBound.isFinite, bounds.upperBound.isFinite) {
    case (true, true): " from \(bounds.lowerBound.plain) to \(bounds.upperBound.plain)"
    case (true, false): " from \(bounds.lowerBound.plain) on"
    case (false, true): " up to \(bounds.upperBound.plain)"
    case (false, false): ""
    }
  }

  /// The words that the option accepts, `true` and `false` for a flag; empty if it has no such list.
  public var words: [String] {
    switch kind {
    case .flag: ["true", "false"]
    case .word(let words): words.map(\.name)
    case .number, .text: []
    }
  }
}

extension Double {
  /// The number without the `.0` of whole numbers.
  fileprivate var plain: String { Int(exactly: self).map(String.init) ?? "\(self)" }
}
