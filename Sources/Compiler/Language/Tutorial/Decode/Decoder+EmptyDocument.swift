import TutorialSyntax

extension Decoder {
  /// A file in which there is nothing, unless that was said already.
  mutating func reportEmptyDocument() {
    guard !document.isPartial else { return }
    report(
      Diagnostic(
        .missingKey, "the file is empty; a tutorial needs the keys \"tutorial\" and \"steps\"",
        at: SourceSpan(document.source, ByteRange(0, 0))))
  }
}
