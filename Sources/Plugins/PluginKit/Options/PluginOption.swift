/// An option that a plugin has: its entry in the plugin's table, and what its value is in Swift.
///
/// ```swift
/// static let pretty = PluginOption.flag("pretty", default: false, "Indented, one outline per line.")
/// ```
public struct PluginOption<Value: Sendable>: Sendable {
  /// What is known of it without Swift.
  public let entry: OptionEntry
  /// What holds where it is not given, or is given as something that it cannot be.
  public let standard: Value
  private let convert: @Sendable (PluginOptions.Value) -> Value?

  private init(
    _ entry: OptionEntry, _ standard: Value, _ convert: @escaping @Sendable (PluginOptions.Value) -> Value?
  ) {
    self.entry = entry
    self.standard = standard
    self.convert = convert
  }

  /// The same, but nothing holds without it: where it is not given, that is an error.
  public func required() -> PluginOption {
    PluginOption(entry.required(), standard, convert)
  }

  /// What a value is; nil for one that the option cannot have.
  func value(of given: PluginOptions.Value) -> Value? {
    entry.admits(given) ? convert(given) : nil
  }
}

extension PluginOption<Bool> {
  /// An option that is true or false.
  public static func flag(_ name: String, default standard: Bool, _ summary: String) -> PluginOption {
    PluginOption(OptionEntry(name, .flag, summary, default: .bool(standard)), standard) { given in
      if case .bool(let value) = given { value } else { nil }
    }
  }
}

extension PluginOption<Double> {
  /// An option that is a number within bounds.
  public static func number(
    _ name: String, in bounds: ClosedRange<Double>, default standard: Double, _ summary: String
  ) -> PluginOption {
    PluginOption(OptionEntry(name, .number(bounds), summary, default: .number(standard)), standard) { given in
      if case .number(let value) = given { value } else { nil }
    }
  }
}

extension PluginOption<String> {
  /// An option that is any text.
  public static func text(_ name: String, default standard: String, _ summary: String) -> PluginOption {
    PluginOption(OptionEntry(name, .text, summary, default: .text(standard)), standard) { given in
      if case .text(let value) = given { value } else { nil }
    }
  }
}

extension PluginOption where Value: RawRepresentable<String> {
  /// An option that is one of some words, each with a line that says what it means.
  public static func word(
    _ name: String, default standard: Value, _ summary: String, _ words: KeyValuePairs<Value, String>
  ) -> PluginOption {
    let kind = OptionEntry.Kind.word(words.map { OptionEntry.Word($0.key.rawValue, $0.value) })
    return PluginOption(OptionEntry(name, kind, summary, default: .text(standard.rawValue)), standard) { given in
      if case .text(let word) = given { Value(rawValue: word) } else { nil }
    }
  }
}
