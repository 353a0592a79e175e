/// Reads JSON into a `Document`, strictly as RFC 8259 has it.
///
/// - A byte-order mark at the beginning is passed over, as the RFC permits.
/// - Numbers stay text of the kind `plain`, however large; strings are `quoted`. Equal keys are left to the decoder.
/// - An escaped half of a surrogate pair without its other half is an error: no text could hold it.
/// - Reading ends at the first fault; what stood before is a document whose `isPartial` is set.
package enum JSONReader {
  /// The document in `source`, and what is wrong with it.
  ///
  /// - Parameters:
  ///   - budget: how many nodes the file may have.
  ///   - sizeLimit: how many bytes.
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
    if composer.hasTooManyNodes {
      return Parsed(.empty(source, isPartial: true), diagnostics: composer.failure.map { [$0] } ?? [])
    }
    guard let fault else {
      return Parsed(composer.finish(), diagnostics: composer.failure.map { [$0] } ?? [])
    }
    // A text that was cut short is broken in any case, and only the cause is of interest.
    var document = composer.finish()
    document.isPartial = true
    return Parsed(document, diagnostics: [fault.diagnostic(source)])
  }
}
