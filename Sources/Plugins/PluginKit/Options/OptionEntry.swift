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
    let (low, high) = (Diagnostic.describe(bounds.lowerBound), Diagnostic.describe(bounds.upperBound))
    switch (bounds.lowerBound.isFinite, bounds.upperBound.isFinite) {
    case (true, true): return " from \(low) to \(high)"
    case (true, false): return " from \(low) on"
    case (false, true): return " up to \(high)"
    case (false, false): return ""
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

  var schema: SchemaNode {
    let standard = standard.flatMap(Self.written).map { [SchemaNode.Member("default", $0)] } ?? []
    return form.with(before: [.init("description", .string(summary))], behind: standard)
  }

  private var form: SchemaNode {
    switch kind {
    case .flag: return ["type": "boolean"]
    case .text: return ["type": "string"]
    case .number(let bounds):
      // JSON has no infinities: an infinite bound isn't written.
      let limits = [("minimum", bounds.lowerBound), ("maximum", bounds.upperBound)].filter(\.1.isFinite)
      let type: SchemaNode = ["type": "number"]
      return type.with(behind: limits.map { .init($0.0, .number($0.1)) })
    case .word(let words):
      return WordDescription.schema(words.map { WordDescription(word: $0.name, prose: $0.summary) })
    }
  }

  /// Returns the schema of a default. Options have no lists or objects as defaults.
  private static func written(_ value: PluginOptions.Value) -> SchemaNode? {
    switch value {
    case .bool(let value): .bool(value)
    case .number(let value) where value.isFinite: .number(value)
    case .text(let value): .string(value)
    case .number, .list, .object: nil
    }
  }
}
