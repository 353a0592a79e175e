import TutorialSyntax

/// What a plugin says of one of its options. All that the host knows of it comes from here: what may be given, help,
/// completions, the schema.
public struct OptionEntry: Sendable, Hashable {
  /// What its value may be.
  public enum Kind: Sendable, Hashable {
    /// True or false.
    case flag
    /// A number within bounds.
    case number(ClosedRange<Double>)
    /// Any text.
    case text
    /// One of some words.
    case word([Word])
  }

  /// A word that an option may be.
  public struct Word: Sendable, Hashable {
    /// The word.
    public let name: String
    /// What it means, in a line.
    public let summary: String

    /// A word of that meaning.
    public init(_ name: String, _ summary: String) {
      self.name = name
      self.summary = summary
    }
  }

  /// The name by which it is given.
  public let name: String
  /// What its value may be.
  public let kind: Kind
  /// A line or two of prose, with a full stop.
  public let summary: String
  /// What holds where it is not given; nil for an option that has to be.
  public let standard: PluginOptions.Value?

  /// An option of the given words.
  public init(_ name: String, _ kind: Kind, _ summary: String, default standard: PluginOptions.Value?) {
    self.name = name
    self.kind = kind
    self.summary = summary
    self.standard = standard
  }

  /// Whether it has to be given.
  public var isRequired: Bool { standard == nil }

  /// The same without a default.
  func required() -> OptionEntry { OptionEntry(name, kind, summary, default: nil) }

  /// Whether it may have a value.
  public func admits(_ value: PluginOptions.Value) -> Bool {
    switch (kind, value) {
    case (.flag, .bool), (.text, .text): true
    case (.number(let bounds), .number(let number)): bounds.contains(number)
    case (.word(let words), .text(let text)): words.contains { $0.name == text }
    default: false
    }
  }

  /// What a text of the command line stands for; a text where it is nothing that the option may be.
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

  /// What its value may be, for people: `true or false`, `one of keep, drop`.
  public var expectation: String {
    switch kind {
    case .flag: "true or false"
    case .number(let bounds): "a number\(Self.words(bounds))"
    case .text: "a text"
    case .word(let words): "one of \(words.map(\.name).joined(separator: ", "))"
    }
  }

  /// The bounds that are any, for people.
  private static func words(_ bounds: ClosedRange<Double>) -> String {
    switch (bounds.lowerBound.isFinite, bounds.upperBound.isFinite) {
    case (true, true): " from \(bounds.lowerBound.plain) to \(bounds.upperBound.plain)"
    case (true, false): " from \(bounds.lowerBound.plain) on"
    case (false, true): " up to \(bounds.upperBound.plain)"
    case (false, false): ""
    }
  }

  /// The words that it may be; those of a flag are `true` and `false`; none for what has no list of them.
  public var words: [String] {
    switch kind {
    case .flag: ["true", "false"]
    case .word(let words): words.map(\.name)
    case .number, .text: []
    }
  }
}

extension Double {
  /// Without the `.0` of whole numbers.
  fileprivate var plain: String { Int(exactly: self).map(String.init) ?? "\(self)" }
}
