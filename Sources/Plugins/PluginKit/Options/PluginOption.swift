/// A plugin's option: its entry in the table, with the Swift type of its value.
///
/// ```swift
/// static let pretty = PluginOption.flag("pretty", default: false, "True to indent the file, with one outline per line.")
/// ```
public struct PluginOption<Value: Sendable>: Sendable {
  /// The option's declaration, independent of Swift types.
  public let entry: OptionEntry
  /// The default. It also replaces a value that the option doesn't accept.
  public let standard: Value
  private let convert: @Sendable (PluginOptions.Value) -> Value?

  private init(
    _ entry: OptionEntry, _ standard: Value, _ convert: @escaping @Sendable (PluginOptions.Value) -> Value?
  ) {
    self.entry = entry
    self.standard = standard
    self.convert = convert
  }

  /// Returns the option as a required one: it's an error if it isn't given.
  public func required() -> PluginOption {
    PluginOption(OptionEntry(entry.name, entry.kind, entry.summary, default: nil), standard, convert)
  }

  /// Returns the Swift value of a given value, or nil if the option doesn't accept it.
  func value(of given: PluginOptions.Value) -> Value? {
    entry.admits(given) ? convert(given) : nil
  }
}

extension PluginOption<Bool> {
  /// Returns an option that is true or false.
  public static func flag(_ name: String, default standard: Bool, _ summary: String) -> PluginOption {
    PluginOption(OptionEntry(name, .flag, summary, default: .bool(standard)), standard) { given in
      if case .bool(let value) = given { value } else { nil }
    }
  }
}

extension PluginOption<Double> {
  /// Returns an option that is a number within bounds.
  public static func number(
    _ name: String, in bounds: ClosedRange<Double>, default standard: Double, _ summary: String
  ) -> PluginOption {
    PluginOption(OptionEntry(name, .number(bounds), summary, default: .number(standard)), standard) { given in
      if case .number(let value) = given { value } else { nil }
    }
  }
}

extension PluginOption<String> {
  /// Returns an option that is any text.
  public static func text(_ name: String, default standard: String, _ summary: String) -> PluginOption {
    PluginOption(OptionEntry(name, .text, summary, default: .text(standard)), standard) { given in
      if case .text(let value) = given { value } else { nil }
    }
  }
}

extension PluginOption where Value: RawRepresentable<String> {
  /// Returns an option that is one of several words, each with a line that explains it.
  public static func word(
    _ name: String, default standard: Value, _ summary: String, _ words: KeyValuePairs<Value, String>
  ) -> PluginOption {
    let kind = OptionEntry.Kind.word(words.map { OptionEntry.Word($0.key.rawValue, $0.value) })
    return PluginOption(OptionEntry(name, kind, summary, default: .text(standard.rawValue)), standard) { given in
      if case .text(let word) = given { Value(rawValue: word) } else { nil }
    }
  }
}
