import TutorialPluginKit
import TutorialSyntax
import TutorialTour

extension FuzzEntry {
  /// Descriptions of out-of-process emitters: one that was read must be equal after writing and reading it again.
  static let emitterDescription = FuzzEntry(name: "emitter-description") { bytes in
    guard let announcement = try? EmitterAnnouncement(reading: bytes) else { return }
    let again = try? EmitterAnnouncement(reading: announcement.bytes)
    require(again == announcement, "a description that is read again is another")
    _ = announcement.files(forTutorials: ["a", "{variant}"])
    _ = announcement.description.decode(PluginOptions([.init("size", .number(1))]))
  }

  /// Their responses to a request for one tutorial of one step.
  static let emitResponse = FuzzEntry(name: "emit-response") { bytes in
    let source = SourceText(path: "a.tutorial.yaml", bytes: Array("tutorial: a\n".utf8))
    let tour = Tour(
      generator: "fuzz", tutorial: "a", once: "a/1", dismiss: [], locales: ["en"], strings: [:], motions: [:],
      variants: [], reducedMotion: TourReducedMotion(kind: .cut, motion: nil))
    let request = EmitRequest(tours: [
      LocatedTour(
        tour, name: "a", span: SourceSpan(source, ByteRange(10, 11)),
        stepSpans: ["one": SourceSpan(source, ByteRange(0, 8))])
    ])
    let odd = DiagnosticID(plugin: "outline", "odd", .warning, rule: "", wrong: "", right: "")
    guard let result = try? EmitResponseMessage.result(reading: bytes, to: request, ids: [odd]) else { return }
    for span in result.diagnostics.compactMap(\.primary) {
      require(span.range.range.upperBound <= source.bytes.count, "a place that is not in the file")
    }
  }

  /// Descriptions of out-of-process importers: one that was read must be equal after writing and reading it again.
  static let importerDescription = FuzzEntry(name: "importer-description") { bytes in
    guard let announcement = try? ImporterAnnouncement(reading: bytes) else { return }
    let again = try? ImporterAnnouncement(reading: announcement.bytes)
    require(again == announcement, "a description that is read again is another")
    _ = announcement.description.decode(PluginOptions([.init("size", .number(1))]))
  }

  /// Their responses to a request for a file of two lines. An accepted response is a manifest.
  static let importResponse = FuzzEntry(name: "import-response") { bytes in
    let source = SourceText(path: "a.txt", bytes: Array("one\ntwo\n".utf8))
    let request = ImportRequest(source: source, screen: "a", variant: "b")
    let odd = DiagnosticID(plugin: "mine", "odd", .warning, rule: "", wrong: "", right: "")
    guard let result = try? ImportResponseMessage.result(reading: bytes, to: request, ids: [odd]) else {
      return
    }
    for diagnostic in result.diagnostics {
      let spans = ([diagnostic.primary] + diagnostic.notes.map(\.span)).compactMap { $0 }
      for span in spans + diagnostic.labels.map(\.span) {
        require(span.range.range.upperBound <= span.source.bytes.count, "a place that is not in the file")
        _ = span.source.position(of: span.range.range.lowerBound)
      }
    }
    guard let imported = result.manifest else { return }
    let manifest = JSONReader.read(SourceText(path: "a.layout.json", bytes: ManifestWriter.write([imported])))
    require(manifest.diagnostics.isEmpty, "a manifest that cannot be read")
  }
}
