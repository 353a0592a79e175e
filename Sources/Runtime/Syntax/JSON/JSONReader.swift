/// Reads JSON into a `Document`, strictly by RFC 8259.
///
/// - A byte-order mark at the beginning is skipped, as the RFC permits.
/// - Numbers stay text of the kind `plain`, however large. Strings are `quoted`. Duplicate keys are left to the
///   decoder.
/// - An escaped lone surrogate is an error, because text can't contain it.
/// - Reading ends at the first error. The part before it becomes a document whose `isPartial` is set.
package enum JSONReader {
  /// The document in `source`, with diagnostics.
  ///
  /// - Parameters:
  ///   - budget: limits the number of nodes.
  ///   - sizeLimit: the largest size of the file, in bytes.
  package static func read(
    _ source: SourceText, budget: Budget = Budget(), sizeLimit: Int = Limits.fileSize
  ) -> Parsed<Document> {
    guard source.bytes.count <= sizeLimit else {
      let limit = Diagnostic(
        .limitExceeded, "the file is larger than the limit of \(sizeLimit / 1024 / 1024) MiB",
        at: SourceSpan(source, ByteRange(0, 0)))
      return Parsed(.empty(source, isPartial: true), diagnostics: [limit])
    }
    let fault = UTF8Fault.find(in: source.bytes)
    let end = fault.map { Int($0.range.start) } ?? source.bytes.count
    var composer = JSONComposer(source, end: end, nodeLimit: budget[.nodes])
    composer.compose()
    let diagnostics = composer.failure.map { [$0] } ?? []
    if composer.hasTooManyNodes { return Parsed(.empty(source, isPartial: true), diagnostics: diagnostics) }
    var document = composer.finish()
    guard let fault else { return Parsed(document, diagnostics: diagnostics) }
    // A truncated text is broken in any case; only the cause is of interest.
    document.isPartial = true
    return Parsed(document, diagnostics: [fault.diagnostic(source)])
  }
}
