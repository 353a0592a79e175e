package import TutorialSyntax

/// Reads YAML, as libyaml understands it, into a `Document`.
///
/// - `PlainYAML` reads what needs no more than that; libyaml reads the rest.
/// - Plain scalars stay text; `!!str` makes a scalar text for good, the other tags of the core schema are accepted where
///   they say what is there anyway, and tags of any other kind are an error.
/// - Anchors, aliases and merge keys are resolved here, within the limits.
/// - Reading is total: after a fault that libyaml cannot go past, what stood before is a document whose `isPartial`
///   is set. A file without content is a document without root, and nothing is reported.
package enum YAMLReader {
  /// The document in `source`, and what is wrong with it.
  ///
  /// - Parameter budget: how many nodes the file may have.
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

  /// The same by libyaml's events alone: what `PlainYAML` reads has to come out as it does here.
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
      // What libyaml says about a text that was cut short is of no interest.
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
