public import TutorialSyntax

/// Turns an emitter's options into typed values and collects what is wrong with them.
///
/// Ask for each option that the emitter has, then call `end`, which reports those that were not asked for.
public struct OptionDecoder {
  /// What was found so far.
  public private(set) var diagnostics: [Diagnostic] = []
  private let options: EmitOptions
  private let emitter: String
  private var known: [String] = []

  /// A decoder of `options` for the emitter of that name.
  public init(_ options: EmitOptions, of emitter: String) {
    self.options = options
    self.emitter = emitter
  }

  /// An option that is true or false.
  public mutating func bool(_ name: String, default standard: Bool) -> Bool {
    guard let option = option(name) else { return standard }
    if case .bool(let value) = option.value { return value }
    diagnostics.append(wrongType(option, expected: "true or false"))
    return standard
  }

  /// An option that is one of some words.
  public mutating func choice(_ name: String, among words: [String], default standard: String) -> String {
    guard let option = option(name) else { return standard }
    if case .text(let word) = option.value, words.contains(word) { return word }
    diagnostics.append(wrongType(option, expected: "one of \(words.joined(separator: ", "))"))
    return standard
  }

  /// An option that is a number within bounds.
  public mutating func number(_ name: String, in bounds: ClosedRange<Double>, default standard: Double) -> Double {
    guard let option = option(name) else { return standard }
    if case .number(let value) = option.value, bounds.contains(value) { return value }
    diagnostics.append(
      wrongType(option, expected: "a number from \(describe(bounds.lowerBound)) to \(describe(bounds.upperBound))"))
    return standard
  }

  /// A bound without the `.0` of whole numbers.
  private func describe(_ bound: Double) -> String {
    Int(exactly: bound).map(String.init) ?? "\(bound)"
  }

  /// Where an option is written, if it was given.
  public func span(of name: String) -> SourceSpan? {
    options[name]?.span
  }

  /// Reports the options that the emitter does not have.
  public mutating func end() {
    for option in options.all where !known.contains(option.name) {
      diagnostics.append(unknownOption(option))
    }
  }

  private mutating func option(_ name: String) -> EmitOptions.Option? {
    known.append(name)
    return options[name]
  }

  private func wrongType(_ option: EmitOptions.Option, expected: String) -> Diagnostic {
    Diagnostic(
      .wrongType, "option \"\(option.name)\" of the emitter \"\(emitter)\" is not \(expected)", at: option.span,
      label: "expected \(expected)")
  }

  private func unknownOption(_ option: EmitOptions.Option) -> Diagnostic {
    Diagnostic(
      .unknownKey, "unknown option \"\(excerpt(option.name))\" of the emitter \"\(emitter)\"", at: option.span,
      notes: [.init(known.isEmpty ? "it has no options" : "its options: \(known.joined(separator: ", "))")])
  }
}
