/// The defects that a program can find: those of tutorialc, and those of the plugins linked into it. A value, put
/// together where the program begins.
public struct DiagnosticRegistry: Sendable {
  /// All of them, in the order in which `explain` lists them.
  public let all: [DiagnosticID]
  private let byName: [String: DiagnosticID]

  /// A registry of the given ones; of two with one name the first counts.
  public init(_ ids: [DiagnosticID]) {
    var byName: [String: DiagnosticID] = [:]
    all = ids.filter { byName.updateValue(byName[$0.rawValue] ?? $0, forKey: $0.rawValue) == nil }
    self.byName = byName
  }

  /// The names of all.
  public var names: [String] { all.map(\.rawValue) }

  /// The defect of that name.
  public subscript(name: String) -> DiagnosticID? { byName[name] }

  /// What a name means that a person wrote: a defect of the registry, or one of a plugin that is not linked in, which
  /// nothing reports; nil where it can be neither.
  package func meaning(of name: String) -> DiagnosticID? {
    if let known = byName[name] { return known }
    guard isOfPlugin(name) else { return nil }
    return DiagnosticID(name, .warning, rule: "", wrong: "", right: "")
  }

  /// Whether a name has the form of a plugin's: `acme/small-icon`.
  private func isOfPlugin(_ name: String) -> Bool {
    let parts = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return parts.count == 2
      && parts.allSatisfy { part in
        !part.isEmpty
          && part.allSatisfy { byte in
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || byte == UInt8(ascii: "-")
              || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
          }
      }
  }
}
