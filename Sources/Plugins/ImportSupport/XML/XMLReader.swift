import CExpat
public import TutorialSyntax

/// Reads XML through expat, as a stream of start and end tags: nothing recurses, whatever the input.
///
/// Encodings are those that expat knows of itself: UTF-8, UTF-16, ISO-8859-1 and US-ASCII.
public enum XMLReader {
  /// Elements inside one another; the same as for YAML and JSON.
  static let nestingLimit = Limits.nesting
  /// Elements in a file: those that a snapshot may have, and the wrapper around them.
  static let elementLimit = Limits.elements + 1

  /// The file's elements, and what is wrong with it.
  ///
  /// - Parameter count: stop quietly after so many elements.
  public static func read(_ source: SourceText, first count: Int = .max) -> XMLFile {
    guard source.bytes.count <= Limits.fileSize else {
      return XMLFile(source: source, elements: [], failure: tooLarge(source), isComplete: false)
    }
    guard let parser = XML_ParserCreate(nil) else {
      return XMLFile(source: source, elements: [], failure: outOfMemory(source), isComplete: false)
    }
    defer { XML_ParserFree(parser) }
    let sink = XMLSink(parser: parser, source: source, wanted: count)
    // The sink outlives the parser's calls: `withExtendedLifetime` holds it, the parser only borrows it.
    return withExtendedLifetime(sink) {
      XML_SetUserData(parser, Unmanaged.passUnretained(sink).toOpaque())
      XML_SetElementHandler(
        parser,
        { XMLSink.of($0)?.start($1, $2) },
        { data, _ in XMLSink.of(data)?.end() })
      XML_SetStartDoctypeDeclHandler(parser) { data, _, _, _, _ in XMLSink.of(data)?.refuseDoctype() }
      // All bytes at once: expat parses them in place, and no token is scanned twice.
      let status = source.bytes.withUnsafeBytes { bytes in
        XML_Parse(
          parser, bytes.bindMemory(to: CChar.self).baseAddress, Int32(clamping: bytes.count), Int32(XML_TRUE))
      }
      if status != XML_STATUS_OK, sink.failure == nil, !sink.hasEnough {
        sink.failure = XMLSyntaxError(parser: parser, source: source, open: sink.innermost).diagnostic
      }
      return XMLFile(
        source: source, elements: sink.elements, failure: sink.failure, isComplete: sink.isComplete)
    }
  }
}

private func tooLarge(_ source: SourceText) -> Diagnostic {
  Diagnostic(
    .limitExceeded, "the file has \(source.bytes.count) bytes, more than the limit of 64 MiB",
    at: SourceSpan(source, ByteRange(0, 0)))
}

private func outOfMemory(_ source: SourceText) -> Diagnostic {
  Diagnostic(.internalError, "no memory is left to read the file", at: SourceSpan(source, ByteRange(0, 0)))
}
