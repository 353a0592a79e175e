/// Turns nodes into typed values and collects what is wrong with them. Decoding is total: what does not fit is
/// reported at its place and left out, and the rest goes on.
///
/// The methods that ask for one kind of value live in extensions, one file per kind.
@usableFromInline
package struct Decoder {
  /// What is decoded.
  @usableFromInline package let document: Document
  /// What was found so far, in the order of finding; at most `maximumFindings`.
  package var diagnostics: [Diagnostic] = []

  /// More findings in one file than anybody reads. Those behind are dropped, with an error that says so.
  package static let maximumFindings = 10_000

  /// A decoder over `document`.
  package init(_ document: Document) {
    self.document = document
  }

  /// Whether no finding more is kept: what it takes to word one can be saved, such as looking for the nearest name.
  package var isFull: Bool { diagnostics.count > Self.maximumFindings }

  /// Adds a finding.
  package mutating func report(_ diagnostic: Diagnostic) {
    if diagnostics.count < Self.maximumFindings {
      diagnostics.append(diagnostic)
    } else if diagnostics.count == Self.maximumFindings {
      diagnostics.append(tooManyFindings(at: diagnostic.primary))
    }
  }
}

private func tooManyFindings(at span: SourceSpan?) -> Diagnostic {
  Diagnostic(
    .limitExceeded, "more than \(Decoder.maximumFindings) findings in one file; those from here on are not shown",
    at: span)
}
