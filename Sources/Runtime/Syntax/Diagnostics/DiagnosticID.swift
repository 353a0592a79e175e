/// A kind of defect: its name, its severity, and its explanation for `tutorialc explain`.
///
/// It is declared beside the check that finds it. An id names the defect, never the remedy. Names are stable across
/// versions.
public struct DiagnosticID: Sendable, Hashable {
  private final class Definition: Sendable {
    let name: String
    let severity: Diagnostic.Severity
    let isAlwaysError: Bool
    let isAboutSurroundings: Bool
    let rule: String
    let wrong: String
    let right: String

    init(
      _ name: String, _ severity: Diagnostic.Severity, isAlwaysError: Bool, isAboutSurroundings: Bool, rule: String,
      wrong: String, right: String
    ) {
      self.name = name
      self.severity = severity
      self.isAlwaysError = isAlwaysError
      self.isAboutSurroundings = isAboutSurroundings
      self.rule = rule
      self.wrong = wrong
      self.right = right
    }
  }

  private let definition: Definition

  /// A defect that tutorialc itself finds.
  ///
  /// - Parameters:
  ///   - name: lower-case letters, digits and hyphens.
  ///   - isAlwaysError: true if its severity can't be lowered: something couldn't be read or written, the result would
  ///     be mistaken for another one, or a name in it would be ambiguous.
  ///   - isAboutSurroundings: true if it is about the environment, such as a disk, and not about the input.
  package init(
    _ name: String, _ severity: Diagnostic.Severity, isAlwaysError: Bool = false, isAboutSurroundings: Bool = false,
    rule: String, wrong: String, right: String
  ) {
    definition = Definition(
      name, severity, isAlwaysError: isAlwaysError, isAboutSurroundings: isAboutSurroundings, rule: rule, wrong: wrong,
      right: right)
  }

  /// A defect that a plugin finds. Its name is `PLUGIN/NAME`, such as `acme/small-icon`.
  ///
  /// - Parameters:
  ///   - plugin: the plugin's name: lower-case letters, digits and hyphens. Any other character becomes a hyphen, so
  ///     that comments, configurations and command lines can contain the name.
  ///   - name: the defect's name, with the same characters.
  public init(
    plugin: String, _ name: String, _ severity: Diagnostic.Severity, rule: String, wrong: String, right: String
  ) {
    self.init("\(Self.nameable(plugin))/\(Self.nameable(name))", severity, rule: rule, wrong: wrong, right: right)
  }

  /// Converts text to a valid part of a name.
  private static func nameable(_ text: String) -> String {
    let letters = text.lowercased().utf8.map { $0.isASCIILowercase || $0.isASCIIDigit ? $0 : UInt8(ascii: "-") }
    return letters.isEmpty ? "-" : String(decoding: letters, as: UTF8.self)
  }

  /// The name, such as `unknown-target`.
  public var rawValue: String { definition.name }
  /// The severity unless a comment, the command line or the configuration overrides it.
  public var defaultSeverity: Diagnostic.Severity { definition.severity }
  /// The rule and its reason; a short paragraph.
  public var rule: String { definition.rule }
  /// A few lines that break the rule.
  public var wrong: String { definition.wrong }
  /// The same lines, fixed.
  public var right: String { definition.right }
  /// True if its severity can't be lowered.
  package var isAlwaysError: Bool { definition.isAlwaysError }
  /// True if it is about the environment, and not about the input.
  package var isAboutSurroundings: Bool { definition.isAboutSurroundings }

  /// Returns true if both have the same name.
  public static func == (left: Self, right: Self) -> Bool {
    left.definition === right.definition || left.definition.name == right.definition.name
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(definition.name) }
}
