public import TutorialSyntax

/// What is wrong with single elements of a dump, one diagnostic for each kind of flaw: a dump has hundreds of elements,
/// and what ails one often ails them all.
public struct DumpDiagnostics: Sendable {
  private struct Kind: Sendable {
    let id: DiagnosticID
    let first: (message: String, span: SourceSpan)
    var others: [SourceSpan] = []
  }

  private var kinds: [Kind] = []

  /// Nothing is wrong yet.
  public init() {}

  /// Whether nothing is wrong.
  public var isEmpty: Bool { kinds.isEmpty }

  /// Adds a flaw. DumpDiagnostics with one id are of one kind.
  public mutating func add(_ id: DiagnosticID, _ message: String, at span: SourceSpan) {
    if let index = kinds.firstIndex(where: { $0.id == id }) {
      kinds[index].others.append(span)
    } else {
      kinds.append(Kind(id: id, first: (message, span)))
    }
  }

  /// The diagnostics: errors, or, where what can be read is wanted all the same, warnings that say what was left out.
  public func diagnostics(lenient: Bool) -> [Diagnostic] {
    kinds.map { kind in
      var diagnostic = Diagnostic(kind.id, kind.first.message, at: kind.first.span)
      if !kind.others.isEmpty {
        let words = kind.others.count == 1 ? "1 more element" : "\(kind.others.count) more elements"
        diagnostic.notes.append(.init("\(words) like it", at: kind.others.first))
      }
      if lenient {
        diagnostic.severity = .warning
        diagnostic.notes.append(.init(kind.others.isEmpty ? "it is left out" : "they are left out"))
      } else {
        diagnostic.notes.append(.init("--lenient leaves such elements out"))
      }
      return diagnostic
    }
  }
}
