/// A defect that can be found: its name, how grave it is, and what `tutorialc explain` says of it. It stands beside the
/// check that finds it. An id names the defect, never the remedy; names are stable across versions.
public struct DiagnosticID: Sendable, Hashable {
  /// What is said of a defect, kept once however many diagnostics there are.
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
  ///   - isAlwaysError: whether an error of this id is one whatever anybody wishes: something could not be read or
  ///     written, the result could not be told from another's, or nobody could tell what a name in it means.
  ///   - isAboutSurroundings: whether it is about what is around the compiler, such as a disk, and not its input.
  ///   - rule: what must hold, and why; a short paragraph.
  ///   - wrong: a few lines that raise it.
  ///   - right: the same lines, mended.
  package init(
    _ name: String, _ severity: Diagnostic.Severity, isAlwaysError: Bool = false, isAboutSurroundings: Bool = false,
    rule: String, wrong: String, right: String
  ) {
    definition = Definition(
      name, severity, isAlwaysError: isAlwaysError, isAboutSurroundings: isAboutSurroundings, rule: rule, wrong: wrong,
      right: right)
  }

  /// A defect that a plugin finds; its name is `PLUGIN/NAME`, such as `acme/small-icon`.
  ///
  /// - Parameters:
  ///   - plugin: who finds it: lower-case letters, digits and hyphens; what is none of them counts as a hyphen, so that
  ///     comments, configurations and command lines can name it.
  ///   - name: the defect, likewise.
  ///   - severity: how grave it is where nobody says otherwise.
  ///   - rule: what must hold, and why; a short paragraph.
  ///   - wrong: a few lines that raise it.
  ///   - right: the same lines, mended.
  public init(
    plugin: String, _ name: String, _ severity: Diagnostic.Severity, rule: String, wrong: String, right: String
  ) {
    self.init("\(Self.nameable(plugin))/\(Self.nameable(name))", severity, rule: rule, wrong: wrong, right: right)
  }

  /// A text as a part of a name.
  private static func nameable(_ text: String) -> String {
    let letters = text.lowercased().utf8.map { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): byte
      default: UInt8(ascii: "-")
      }
    }
    return letters.isEmpty ? "-" : String(decoding: letters, as: UTF8.self)
  }

  /// The name, such as `unknown-target`.
  public var rawValue: String { definition.name }
  /// The severity where neither a comment, the command line nor the configuration says otherwise.
  public var defaultSeverity: Diagnostic.Severity { definition.severity }
  /// What must hold, and why; a short paragraph.
  public var rule: String { definition.rule }
  /// A few lines that raise it.
  public var wrong: String { definition.wrong }
  /// The same lines, mended.
  public var right: String { definition.right }
  /// Whether an error of this id is one whatever anybody wishes.
  package var isAlwaysError: Bool { definition.isAlwaysError }
  /// Whether it is about what is around the compiler, and not its input.
  package var isAboutSurroundings: Bool { definition.isAboutSurroundings }

  /// Whether two name the same defect.
  public static func == (left: Self, right: Self) -> Bool {
    left.definition === right.definition || left.definition.name == right.definition.name
  }

  /// Mixes the name in.
  public func hash(into hasher: inout Hasher) { hasher.combine(definition.name) }
}
