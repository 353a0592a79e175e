package import TutorialSyntax

/// Reads YAML, as libyaml understands it, into a `Document`.
///
/// - `PlainYAML` reads files of the simple subset; libyaml reads all others.
/// - Plain scalars stay text. `!!str` makes a scalar text in any case. Other tags of the core schema are accepted if
///   they match the node; all other tags are errors.
/// - Anchors, aliases and merge keys are resolved here, within the limits.
/// - Reading is total: after a fatal error, the part before it is a document with `isPartial` set. An empty file gives
///   a document without a root and without diagnostics.
package enum YAMLReader {
  /// The document in `source`, with diagnostics.
  ///
  /// - Parameter budget: the limit on the number of nodes.
  package static func read(_ source: SourceText, budget: Budget = Budget()) -> Parsed<Document> {
    guard source.bytes.count <= Limits.fileSize else {
      return Parsed(.empty(source, isPartial: true), diagnostics: [tooLarge(source)])
    }
    let characters = YAMLCharacters(source)
    if characters.fault == nil, let document = PlainYAML.read(source, nodeLimit: budget[.nodes]) {
      return Parsed(document)
    }
    return readEvents(of: source, characters, nodeLimit: budget[.nodes])
  }

  /// Reads a file with libyaml only; `PlainYAML` must give the same document.
  package static func readEvents(of source: SourceText) -> Parsed<Document> {
    readEvents(of: source, YAMLCharacters(source), nodeLimit: Budget()[.nodes])
  }

  private static func readEvents(
    of source: SourceText, _ characters: YAMLCharacters, nodeLimit: Int
  ) -> Parsed<Document> {
    var composer = YAMLComposer(source, nodeLimit: nodeLimit)
    source.bytes.withUnsafeBufferPointer { bytes in
      guard var events = LibYAMLEvents(bytes, characters) else {
        composer.fail(outOfMemory(source))
        return
      }
      composer.compose(&events)
    }
    if composer.hasTooManyNodes { return Parsed(.empty(source, isPartial: true), diagnostics: composer.failure) }
    if let fault = characters.fault {
      // libyaml's errors about the truncated text are of no interest.
      return Parsed(composer.finish(isPartial: true), diagnostics: [fault] + composer.diagnostics)
    }
    return Parsed(composer.finish(isPartial: composer.isPartial), diagnostics: composer.diagnostics + composer.failure)
  }
}

private func tooLarge(_ source: SourceText) -> Diagnostic {
  Diagnostic(
    .limitExceeded, "the file is larger than the limit of \(Limits.fileSize / 1024 / 1024) MiB",
    at: SourceSpan(source, ByteRange(0, 0)))
}

private func outOfMemory(_ source: SourceText) -> Diagnostic {
  Diagnostic(.internalError, "there is not enough memory to read the file", at: SourceSpan(source, ByteRange(0, 0)))
}
