import Testing
import TutorialGeometry
import TutorialSyntax

@testable import TutorialPluginKit

@Suite("Requests and responses of importers")
struct ImporterProtocolTests {
  private struct Sample: Importer {
    static let odd = DiagnosticID(
      plugin: "sample", "odd", .note, rule: "Nothing is odd.", wrong: "odd", right: "even")

    func describe() -> ImporterDescription {
      ImporterDescription(
        plugin: PluginDescription(name: "sample", version: "2", summary: "a \"sample\"", diagnostics: [Self.odd]),
        options: OptionTable(
          PluginOption.flag("flag", default: true, "A flag."),
          PluginOption.text("text", default: "", "A text.").required()))
    }

    func recognizes(_ source: SourceText) -> Int { 100 }

    func read(_ request: ImportRequest) -> ImportResult { ImportResult(snapshot: nil) }
  }

  private static let source = SourceText(path: "a.txt", bytes: Array("one\r\n\ttwo \rthree\n".utf8))
  private static let request = ImportRequest(source: source, screen: "home", variant: "phone")

  private func read(_ result: ImportResult) throws -> ImportResult {
    try ImportResponseMessage.result(
      reading: ImportResponseMessage.bytes(result, to: Self.request), to: Self.request, ids: [Sample.odd])
  }

  @Test("a description is read as it was meant")
  func description() throws {
    let written = ImporterAnnouncement(Sample())
    let read = try ImporterAnnouncement(reading: written.bytes)
    #expect(read == written)
    #expect(read.description == Sample().describe())
    #expect(read.description.plugin.diagnostics.map(\.rule) == ["Nothing is odd."])
    #expect(read.versions == 1...1)
  }

  @Test("a request is read as it was meant, whatever its file holds", arguments: [[], [0x61], [0xFF, 0x00, 0xFE]])
  func request(bytes: [UInt8]) throws {
    var request = ImportRequest(source: SourceText(path: "a/b.x", bytes: bytes), screen: "s", variant: "v")
    (request.density, request.scale, request.display) = (420.5, 3, Size(1080, 2400.25))
    request.safeArea = EdgeInsets(top: 1, right: 2, bottom: 3, left: 0.1)
    request.traits = [ImportedTrait("locale", "en"), ImportedTrait("b", ""), ImportedTrait("locale", "de")]
    request.lenient = true
    let sent = try #require(ImportRequestMessage.bytes(request, options: [.init("flag", .bool(false))]))
    let read = try ImportRequestMessage.request(reading: sent)
    #expect(read.source.path == "a/b.x" && read.source.bytes == bytes)
    #expect(read.screen == "s" && read.variant == "v" && read.lenient)
    #expect(read.density == 420.5 && read.scale == 3 && read.display == Size(1080, 2400.25))
    #expect(read.safeArea == request.safeArea)
    #expect(read.traits == [ImportedTrait("b", ""), ImportedTrait("locale", "de")])
    #expect(read.options.all == [.init("flag", .bool(false))])
  }

  @Test("fields that a later compiler adds to a request are skipped, and absent fields stay absent")
  func later() throws {
    let sent = try #require(ImportRequestMessage.bytes(Self.request, options: []))
    let text = String(decoding: sent, as: UTF8.self).replacing("{\"schema\"", with: "{\"colour\":[1],\"schema\"")
    let read = try ImportRequestMessage.request(reading: Array(text.utf8))
    #expect(read.density == nil && read.scale == nil && read.display == nil && read.safeArea == nil)
    #expect(read.traits.isEmpty && !read.lenient)
  }

  @Test("a snapshot comes back as the manifest that it is written as")
  func snapshot() throws {
    try expectManifest(of: Self.snapshot)
    try expectManifest(
      of: ImportedSnapshot(
        origin: ImportedOrigin(format: "f", unit: "pt", scale: 1), screen: "s", variant: "v", display: Size(1, 1)))
  }

  private func expectManifest(of snapshot: ImportedSnapshot) throws {
    let manifest = try read(ImportResult(snapshot: snapshot)).manifest
    #expect(manifest.map { ManifestWriter.write([$0]) } == ManifestWriter.write([snapshot]))
  }

  @Test("the manifests of several files become one, whose source says what all agree on")
  func several() throws {
    var other = Self.snapshot
    (other.screen, other.origin.tool, other.origin.truncated) = ("t", "another tool", false)
    let manifests = try [other, Self.snapshot].map { try #require(try read(ImportResult(snapshot: $0)).manifest) }
    #expect(ManifestWriter.write(manifests) == ManifestWriter.write([other, Self.snapshot]))
  }

  @Test("further fields of a manifest are kept, numbers are written as everywhere, and duplicate keys stay")
  func strangers() throws {
    let response = """
      {"schema": "tutorialc.import-response/1", "protocol": 1, "manifest": {"matrix": {"locales": ["en"]},
      "snapshots": [{"elements": [{"id": "a", "z": -3.0, "z": 1e2, "frame": [0.5, 12.0, 1e999, null]}], "spaces": []}, 7]}}
      """
    let result = try ImportResponseMessage.result(reading: Array(response.utf8), to: Self.request, ids: [])
    let manifest = try #require(result.manifest)
    #expect(
      String(decoding: ManifestWriter.write([manifest]), as: UTF8.self) == """
        {
          "matrix": {"locales": ["en"]},
          "snapshots": [
            {
              "elements": [
                {"id": "a", "z": -3, "z": 100, "frame": [0.5, 12, 1e999, null]}
              ],
              "spaces": []
            },
            7
          ]
        }

        """)
  }

  private static let snapshot: ImportedSnapshot = {
    var snapshot = ImportedSnapshot(
      origin: ImportedOrigin(format: "other", tool: "a tool", unit: "px", scale: 2.625, truncated: true),
      screen: "s", variant: "v", display: Size(411.428571, 914))
    snapshot.traits = [ImportedTrait("platform", "android"), ImportedTrait("locale", "en")]
    snapshot.scale = 2.625
    snapshot.insets.safeArea = EdgeInsets(top: 1, right: 2, bottom: 3, left: 4)
    snapshot.insets.statusBars = EdgeInsets(top: 24, right: 0, bottom: 0, left: 0)
    snapshot.insets.navigationBars = EdgeInsets(top: 0, right: 0, bottom: 48, left: 0)
    snapshot.insets.ime = EdgeInsets(top: 0, right: 0, bottom: 300, left: 0)
    snapshot.windows = [
      ImportedWindow(id: "app", kind: .app, frame: Rect(0, 0, 1, 1)),
      ImportedWindow(id: "top", kind: .dialog, z: -3, frame: Rect(0.1, 0, 1, 1)),
    ]
    snapshot.spaces = [
      ImportedSpace(id: "list", axis: .both, viewport: Rect(0, 80, 411, 810)),
      ImportedSpace(
        id: "inner", parent: "list", axis: .horizontal, viewport: Rect(1, 2, 3, 4), contentOffset: Point(0.5, 1)),
    ]
    // The ids look equal, and are equal strings in Swift, but differ in a manifest.
    var first = ImportedElement(id: "e\u{301}", frame: Rect(1, 2, -3, 1.0 / 3), visibility: .clipped)
    first.identity = .path
    (first.nativeId, first.css, first.type, first.nativeType) = ("n", "#c", "button", "android.widget.Button")
    (first.label, first.text, first.value) = ("l\u{0}", "t\n", "\u{1F600}")
    (first.space, first.window, first.z) = ("inner", "top", 7)
    (first.isEnabled, first.isChecked, first.isSelected, first.isClickable) = (true, false, true, false)
    var second = ImportedElement(id: "\u{E9}", frame: Rect(0, 0, 0, 0))
    second.parent = first.id
    snapshot.elements = [first, second]
    snapshot.occluders = [ImportedOccluder(kind: "bar", element: first.id, opaque: false, isInferred: true, z: 2)]
    return snapshot
  }()

  @Test("places come back as they were, with the text that they are places in")
  func places() throws {
    let other = SourceText(path: "a.txt", bytes: Array("anew".utf8))
    for source in [Self.source, other] {
      let diagnostic = Diagnostic(
        Sample.odd, "odd", at: SourceSpan(source, ByteRange(0, 3)), label: "here",
        labels: [.init(SourceSpan(source, ByteRange(1, 2)), "there")],
        notes: [.init("look"), .init("and here", at: SourceSpan(source, ByteRange(2, 2)))])
      let failure = Diagnostic(.importFailed, "no", at: nil)
      let result = try read(ImportResult(snapshot: nil, diagnostics: [diagnostic, failure]))
      #expect(result.diagnostics == [diagnostic, failure])
      #expect(result.diagnostics[0].primary?.source.bytes == source.bytes)
    }
  }

  @Test(
    "a line is a place without the blanks around it",
    arguments: [(1, "one"), (2, "two"), (3, "three"), (4, "")])
  func lines(number: Int, text: String) throws {
    let response = """
      {"schema": "tutorialc.import-response/1", "protocol": 1,
      "diagnostics": [{"id": "import-failed", "message": "", "line": \(number)}]}
      """
    let result = try ImportResponseMessage.result(
      reading: Array(response.utf8), to: Self.request, ids: [])
    let span = try #require(result.diagnostics[0].primary)
    #expect(String(decoding: Self.source.bytes[span.range.range], as: UTF8.self) == text)
  }
}
