public import TutorialSyntax

/// The flaws of a dump's elements, one diagnostic for each kind.
///
/// A dump has hundreds of elements, and often all of them have the same flaw.
public struct DumpDiagnostics: Sendable {
  private struct Kind: Sendable {
    let id: DiagnosticID
    let first: (message: String, span: SourceSpan)
    var others: [SourceSpan] = []
  }

  private var kinds: [Kind] = []

  /// Begins without any flaws.
  public init() {}

  /// True if there are no flaws.
  public var isEmpty: Bool { kinds.isEmpty }

  /// Adds a flaw. Flaws with the same id are of one kind.
  public mutating func add(_ id: DiagnosticID, _ message: String, at span: SourceSpan) {
    if let index = kinds.firstIndex(where: { $0.id == id }) {
      kinds[index].others.append(span)
    } else {
      kinds.append(Kind(id: id, first: (message, span)))
    }
  }

  /// Returns the diagnostics: errors, or warnings about the elements left out if the import is lenient.
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
