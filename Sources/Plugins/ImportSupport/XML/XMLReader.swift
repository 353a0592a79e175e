import CExpat
public import TutorialSyntax

/// Reads XML with expat as a stream of start and end tags, without recursion, whatever the input.
///
/// The encodings are those built into expat: UTF-8, UTF-16, ISO-8859-1 and US-ASCII. A tool's messages around a dump
/// are skipped. XML in a server's answer, `{"value": "<…>"}`, is unwrapped.
public enum XMLReader {
  /// The limit of nested elements, the same as for YAML and JSON.
  static let nestingLimit = Limits.nesting
  /// The limit of elements in a file: a snapshot's elements, and the wrapper around them.
  static let elementLimit = Limits.elements + 1

  /// Reads a file's elements, and what is wrong with it.
  ///
  /// - Parameter count: the number of elements after which reading stops without an error.
  public static func read(_ source: SourceText, first count: Int = .max) -> XMLFile {
    guard source.bytes.count <= Limits.fileSize else { return unread(tooLarge(source), source) }
    let text = DumpText.utf8(source)
    let inner = DumpText.unwrapped(text) ?? text
    guard inner.bytes.count <= Limits.fileSize else { return unread(tooLarge(inner), inner) }
    let isConverted = text !== source || inner !== text
    let file = parse(inner, first: count, isUTF8: isConverted || declaresUTF8(inner.bytes))
    // Several elements in a row, as of several windows, are roots, unless one is the root tag of a whole dump.
    guard file.hasSeveralRoots else { return file }
    let several = parse(inner, first: count, isUTF8: isConverted, isWrapped: true)
    let names = several.elements.filter { $0.parent == nil }.map(\.name)
    return names.contains(where: wholes.contains) ? file : several
  }

  /// The root tags of whole dumps: two of them are two dumps.
  private static let wholes: Set<String> = ["hierarchy", "AppiumAUT", "ViewHierarchy", "displays"]
  private static let wrapper = "dumps"

  private static func parse(_ source: SourceText, first count: Int, isUTF8: Bool, isWrapped: Bool = false) -> XMLFile {
    guard let parser = XML_ParserCreate(isUTF8 ? "UTF-8" : nil) else { return unread(outOfMemory(source), source) }
    defer { XML_ParserFree(parser) }
    let start = DumpText.xmlStart(in: source.bytes, isDeclared: !isWrapped)
    let opening = isWrapped ? Array("<\(wrapper)>".utf8) : []
    let sink = XMLSink(
      parser: parser, source: source, wanted: count, offset: start - opening.count, isWrapped: isWrapped)
    // `withExtendedLifetime` keeps the sink alive during the parser's calls, because the parser only borrows it.
    return withExtendedLifetime(sink) {
      XML_SetUserData(parser, Unmanaged.passUnretained(sink).toOpaque())
      XML_SetElementHandler(
        parser,
        { XMLSink.of($0)?.start($1, $2) },
        { data, _ in XMLSink.of(data)?.end() })
      XML_SetStartDoctypeDeclHandler(parser) { data, _, _, _, _ in XMLSink.of(data)?.refuseDoctype() }
      // All bytes at once: expat parses them in place, and scans no token twice.
      var status = XML_STATUS_OK
      if isWrapped { status = feed(parser, opening[...], isLast: false) }
      if status == XML_STATUS_OK { status = feed(parser, source.bytes[start...], isLast: !isWrapped) }
      if isWrapped, status == XML_STATUS_OK { status = feed(parser, Array("</\(wrapper)>".utf8)[...], isLast: true) }
      var file = XMLFile(source: source, elements: sink.elements, failure: sink.failure, isComplete: sink.isComplete)
      if status != XML_STATUS_OK, sink.failure == nil, !sink.hasEnough {
        let error = XMLSyntaxError(parser: parser, source: source, base: sink.offset, sink: sink)
        if !error.isToolsWord { file.failure = error.diagnostic }
        file.hasSeveralRoots = error.isFurtherElement
      }
      return file
    }
  }

  private static func feed(_ parser: XML_Parser, _ bytes: ArraySlice<UInt8>, isLast: Bool) -> XML_Status {
    bytes.withUnsafeBytes { bytes in
      XML_Parse(
        parser, bytes.bindMemory(to: CChar.self).baseAddress, Int32(clamping: bytes.count),
        Int32(isLast ? XML_TRUE : XML_FALSE))
    }
  }

  /// Returns true if the declaration names UTF-8 in Android's non-standard way, `UTF_8`.
  private static func declaresUTF8(_ bytes: [UInt8]) -> Bool {
    let head = String(decoding: bytes.prefix(100), as: UTF8.self).prefix { $0 != ">" }
    return head.hasPrefix("<?xml") && head.firstRange(of: "UTF_8") != nil
  }

  private static func unread(_ failure: Diagnostic, _ source: SourceText) -> XMLFile {
    XMLFile(source: source, elements: [], failure: failure, isComplete: false)
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
