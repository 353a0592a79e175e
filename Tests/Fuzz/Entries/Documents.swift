import TutorialCompiler
import TutorialLanguage
import TutorialLayouts
import TutorialLocks
import TutorialSyntax
import TutorialYAML

extension FuzzEntry {
  /// Any YAML.
  static let yaml = FuzzEntry(name: "yaml") { bytes in
    let source = SourceText(path: "x.yaml", bytes: bytes)
    let parsed = YAMLReader.read(source)
    walk(parsed)
    let byEvents = YAMLReader.readEvents(of: source)
    require(parsed.value.isSame(as: byEvents.value), "not what libyaml reads")
    require(parsed.diagnostics == byEvents.diagnostics, "not what libyaml says")
    _ = IgnoreComment.all(in: source)
  }

  /// Any JSON.
  static let json = FuzzEntry(name: "json") { bytes in
    walk(JSONReader.read(SourceText(path: "x.json", bytes: bytes)))
  }

  /// A tutorial alone.
  static let tutorial = FuzzEntry(name: "tutorial") { bytes in
    let parsed = DocumentReader.read(SourceText(path: "x.tutorial.yaml", bytes: bytes))
    check(decodeTutorial(parsed.value).diagnostics, bytes.count)
  }

  /// Layout manifests, decoded and solved.
  static let layout = FuzzEntry(name: "layout") { bytes in
    let parsed = DocumentReader.read(SourceText(path: "x.layout.yaml", bytes: bytes))
    let decoded = decodeLayout(parsed.value)
    check(decoded.diagnostics, bytes.count)
    check(solveLayouts([decoded.value]).diagnostics, bytes.count)
  }

  /// Translations, and the entries that `tutorialc strings` adds to them.
  static let strings = FuzzEntry(name: "strings") { bytes in
    for path in ["x.strings.yaml", "x.strings.json"] {
      let parsed = DocumentReader.read(SourceText(path: path, bytes: bytes))
      check(decodeTranslation(parsed.value, locale: "de").diagnostics, bytes.count)
      let additions = ["title", "steps.a.callout.body", "steps.b.callout.title"].map {
        StringsFile.Addition(key: $0, text: "Some\nwords")
      }
      guard !parsed.diagnostics.contains(where: { $0.severity == .error }) else { continue }
      _ = StringsFile(parsed.value).completed(additions, adding: Set(additions.map(\.key)))
    }
  }

  /// Locks; a decoded lock is written and read again.
  static let lock = FuzzEntry(name: "lock") { bytes in
    let read = decodeLock(SourceText(path: "x.lock.yaml", bytes: bytes))
    check(read.diagnostics, bytes.count)
    let written = LockWriter.write(read.value.entries, ofTutorial: "x.tutorial.yaml")
    let again = decodeLock(SourceText(path: "x.lock.yaml", bytes: written))
    require(again.diagnostics.isEmpty, "a lock that was written is wrong")
    require(
      again.value.entries.count == read.value.entries.count
        && read.value.entries.allSatisfy { entry in again.value[entry.key].map { $0.locksEqually(as: entry) } ?? false },
      "a lock that was written is another")
  }

  /// Several files at once, compiled through to every emitter's output.
  static let compile = FuzzEntry(name: "compile") { bytes in
    var check = CaseCheck(CaseFiles(parsing: bytes))
    check.run()
    require(check.complaints.isEmpty, check.complaints.joined(separator: "\n"))
  }

  private static func walk(_ parsed: Parsed<Document>) {
    check(parsed.diagnostics, parsed.value.source.bytes.count)
    guard let root = parsed.value.root else { return }
    var nodes = 0
    visit(root, parsed.value, &nodes)
  }

  /// Visits every node, up to a limit, because aliases may make a walk very long.
  private static func visit(_ node: NodeID, _ document: Document, _ nodes: inout Int) {
    nodes += 1
    guard nodes < 100_000 else { return }
    require(Int(document.range(node).range.upperBound) <= document.source.bytes.count, "a node beyond the file")
    if document.isScalar(node) { _ = document.string(node) }
    for child in document.children(node) { visit(child, document, &nodes) }
  }

  private static func check(_ diagnostics: [Diagnostic], _ count: Int) {
    for diagnostic in diagnostics {
      require(diagnostic.primary.map { Int($0.range.end) <= count } ?? true, "a diagnostic beyond the file")
    }
  }
}
