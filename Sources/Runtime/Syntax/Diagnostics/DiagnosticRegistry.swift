/// The defects that a program can find: those of tutorialc and of the plugins linked into it.
///
/// It is a value, created at the start of the program.
public struct DiagnosticRegistry: Sendable {
  /// All defects, in the order of `explain`.
  public let all: [DiagnosticID]
  private let byName: [String: DiagnosticID]

  /// A registry of the given defects. Of two with the same name, the first counts.
  public init(_ ids: [DiagnosticID]) {
    var byName: [String: DiagnosticID] = [:]
    all = ids.filter { byName.updateValue(byName[$0.rawValue] ?? $0, forKey: $0.rawValue) == nil }
    self.byName = byName
  }

  /// The names of all defects.
  public var names: [String] { all.map(\.rawValue) }

  /// The defect with a name, or nil.
  public subscript(name: String) -> DiagnosticID? { byName[name] }

  /// The defect that a person refers to by name, or nil if the name is invalid.
  ///
  /// It may belong to a plugin that isn't linked in; then nothing reports it.
  package func meaning(of name: String) -> DiagnosticID? {
    if let known = byName[name] { return known }
    guard isOfPlugin(name) else { return nil }
    return DiagnosticID(name, .warning, rule: "", wrong: "", right: "")
  }

  /// Returns true if a name has the form of a plugin's: `acme/small-icon`.
  private func isOfPlugin(_ name: String) -> Bool {
    let parts = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return parts.count == 2
      && parts.allSatisfy { part in
        !part.isEmpty && part.allSatisfy { $0.isASCIILowercase || $0.isASCIIDigit || $0 == UInt8(ascii: "-") }
      }
  }
}
