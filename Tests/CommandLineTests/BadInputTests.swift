import Foundation
import Testing
import TutorialCompiler
import TutorialSyntax

@testable import tutorialc

/// Hostile and broken input gives a diagnostic each, and never a crash.
@Suite("Bad input")
struct BadInputTests {
  private let folder: TemporaryFolder
  private let tutorialc: Tutorialc

  init() throws {
    folder = try TemporaryFolder()
    tutorialc = Tutorialc(folder: folder)
    try folder.write(Fixture.layout, to: "app.layout.yaml")
  }

  /// Builds one tutorial of the given bytes, which must fail, write nothing, and report exactly `expected`.
  private func expect(_ bytes: [UInt8], _ expected: [String]) async throws {
    try folder.write(bytes, to: "x.tutorial.yaml")
    let outcome = try await tutorialc("build", "x.tutorial.yaml", "--out", "o", "--diagnostics", "short")
    #expect(outcome.status == 1)
    #expect(outcome.headlines.split(separator: "\n").map(String.init) == expected)
    #expect(try folder.files(below: "o").allSatisfy { $0.hasPrefix(".tutorialc/") })
  }

  private func expect(_ text: String, _ expected: String...) async throws {
    try await expect(Array(text.utf8), expected)
  }

  @Test("an empty file")
  func empty() async throws {
    try await expect(
      "",
      "x.tutorial.yaml:1:1: error: the file is empty; a tutorial needs the keys \"tutorial\" and \"steps\" [missing-key]"
    )
  }

  @Test("a byte-order mark and CR-LF are no defects, and columns count as if the mark were not there")
  func harmless() async throws {
    let text = "\u{FEFF}" + Fixture.tutorial("x").replacing("\n", with: "\r\n")
    try folder.write(text, to: "x.tutorial.yaml")
    #expect(try await tutorialc("check", "x.tutorial.yaml", "--strict").status == 0)
    try await expect(
      text.replacing("steps", with: "stesp"),
      "x.tutorial.yaml:3:1: error: unknown key \"stesp\" in a tutorial [unknown-key]")
    try await expect(
      text.replacing("tutorial:", with: "tutoril:"),
      "x.tutorial.yaml:1:4: error: the file is not a tutorial: it has no key \"tutorial\" at its top [missing-key]")
  }

  @Test("a path in a view box of hardly any width", arguments: ["5e-324", "1e-300"])
  func hardlyAnyWidth(width: String) async throws {
    let shape = "{ path: M0 0H10V10H0Z, viewBox: [0, 0, \(width), 10] }"
    try folder.write(
      Fixture.tutorial("x").replacing("callout:", with: "ring: { width: 3 }, cutout: { shape: \(shape) }, callout:"),
      to: "x.tutorial.yaml")
    let outcome = try await tutorialc(
      "build", "x.tutorial.yaml", "--emit", "json,svg,swift", "--out", "o", "--diagnostics", "short")
    #expect(outcome.status == 1)
    #expect(
      outcome.error.hasPrefix(
        "x.tutorial.yaml:4:99: error: the path reaches farther than 10000000 times the view box [value-out-of-range]\n"
      ))
  }

  @Test("tabs that indent")
  func tabs() async throws {
    try await expect(
      Fixture.tutorial("x").replacing("  - ", with: "\t- "),
      "x.tutorial.yaml:4:1: error: a tab cannot indent a line: YAML indents with spaces [yaml-syntax]")
  }

  @Test("invalid UTF-8")
  func invalidUTF8() async throws {
    try await expect(
      Array(Fixture.tutorial("x").utf8) + Array("title: caf".utf8) + [0xE9],
      ["x.tutorial.yaml:5:11: error: byte 0xE9 is not valid UTF-8 [invalid-utf8]"])
  }

  @Test("more than 64 MiB")
  func tooLarge() async throws {
    let comment = [UInt8](repeating: UInt8(ascii: "#"), count: Limits.fileSize + 1)
    try await expect(
      comment,
      ["x.tutorial.yaml:1:1: error: \"x.tutorial.yaml\" is larger than the limit of 64 MiB for a file [limit-exceeded]"]
    )
  }

  @Test("nesting of 10,000")
  func nesting() async throws {
    let depth = 10_000
    let text =
      Fixture.tutorial("x") + "title: " + String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    try folder.write(text, to: "x.tutorial.yaml")
    let outcome = try await tutorialc("check", "x.tutorial.yaml", "--diagnostics", "short")
    #expect(outcome.status == 1)
    #expect(
      outcome.error.contains(
        "x.tutorial.yaml:5:135: error: lists and maps are nested deeper than the limit of 128 [limit-exceeded]\n"))
  }

  @Test("a billion laughs")
  func billionLaughs() async throws {
    var text = "tutorial: x\na0: &a0 [x, x, x, x, x, x, x, x, x]\n"
    for level in 1..<10 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(aliases)]\n"
    }
    try folder.write(text, to: "x.tutorial.yaml")
    let outcome = try await tutorialc("check", "x.tutorial.yaml", "--diagnostics", "short")
    #expect(outcome.status == 1)
    #expect(
      outcome.error.contains(
        "error: aliases up to here stand for more than the limit of 10 times the file's size [limit-exceeded]\n"))
  }

  @Test("merge keys beyond the alias limit aren't reported as unknown keys")
  func tooManyMergeKeys() async throws {
    let styles = Array(repeating: "y", count: 400).joined(separator: ", ")
    let steps = (1..<400).map { "  - { <<: *s, id: s\($0) }\n" }.joined()
    try folder.write(
      Fixture.tutorial("x") + "  - &s { id: s, callout: X, style: [\(styles)] }\n" + steps, to: "x.tutorial.yaml")
    let outcome = try await tutorialc("check", "x.tutorial.yaml", "--diagnostics", "short")
    #expect(outcome.error.contains("aliases up to here stand for more than the limit of 10 times the file's size"))
    #expect(!outcome.error.contains("unknown-key"))
  }

  @Test(
    "malformed numbers",
    arguments: [".nan", ".inf", "-.inf", "1e400", "-1e400", "NaN", "infinity"])
  func numbers(number: String) async throws {
    try await expect(
      Fixture.tutorial("x").replacing("callout", with: "cutout: { padding: \(number) }, callout"),
      "x.tutorial.yaml:4:49: error: \(number) is not a finite number [value-out-of-range]")
  }

  @Test("an id of a megabyte")
  func longID() async throws {
    try await expect(
      Fixture.tutorial("x").replacing("id: one", with: "id: " + String(repeating: "o", count: 1_000_000)),
      "x.tutorial.yaml:4:11: error: the step's id is longer than the limit of 200 bytes for an id [limit-exceeded]")
  }

  @Test("a file that is not there")
  func missing() async throws {
    let outcome = try await tutorialc("build", "nope.tutorial.yaml", "--diagnostics", "short")
    #expect(outcome.status == 1)
    #expect(outcome.error == "tutorialc: error: no file or folder \"nope.tutorial.yaml\" [missing-file]\n")
  }

  @Test("a folder where a manifest should be")
  func folderForManifest() async throws {
    try folder.write("", to: "dir.layout.yaml/x")
    try await expect(
      Fixture.tutorial("x").replacing("app.layout.yaml", with: "dir.layout.yaml"),
      "x.tutorial.yaml:2:9: error: \"dir.layout.yaml\" is not a file [unreadable-file]")
  }

  @Test("a pipe where a tutorial should be")
  func pipe() async throws {
    #expect(mkfifo(folder.path("x.tutorial.yaml"), 0o600) == 0)
    let outcome = try await tutorialc("check", "x.tutorial.yaml", "--diagnostics", "short")
    #expect(outcome.status == 1)
    #expect(outcome.error == "tutorialc: error: \"x.tutorial.yaml\" is neither a file nor a folder [unreadable-file]\n")
    #expect(DiskWorld.read(folder.path("x.tutorial.yaml")) == .failure(.notAFile))
  }

  @Test("a file that the system refuses to read is reported in the system's words")
  func refused() throws {
    #expect(DiskWorld.read(folder.path("none")) == .failure(.notFound))
    #expect(DiskWorld.read(folder.path("app.layout.yaml/below")) == .failure(.notFound))
    #expect(DiskWorld.read(folder.path) == .failure(.notAFile))
    #expect(
      DiskWorld.read(folder.path(String(repeating: "n", count: 300))) == .failure(.unreadable("the name is too long")))
    try FileManager.default.createSymbolicLink(atPath: folder.path("loop"), withDestinationPath: "loop")
    #expect(DiskWorld.read(folder.path("loop")) == .failure(.unreadable("too many symbolic links")))
  }

  @Test("an unreadable tutorial and an unreadable manifest are errors at their places")
  func unreadable() {
    let world = FailingWorld(
      files: ["x.tutorial.yaml": Fixture.tutorial("x")], failure: .unreadable("permission denied"))
    let compiler = Compiler(world: world)
    let manifest = compiler.compile("x.tutorial.yaml")
    #expect(manifest.tour == nil)
    #expect(manifest.diagnostics.map(\.id) == [.unreadableFile])
    #expect(manifest.diagnostics.first?.primary?.range == ByteRange(20, 35))
    let tutorial = compiler.compile("y.tutorial.yaml")
    #expect(tutorial.diagnostics.map(\.id) == [.unreadableFile])
  }

  @Test("a manifest that disappears while compiling is a missing file")
  func disappearing() {
    // The glob still lists the manifest; reading it fails.
    let text = Fixture.tutorial("x").replacing("app.layout.yaml", with: "\"*.layout.yaml\"")
    let world = FailingWorld(files: ["x.tutorial.yaml": text], failure: .notFound, listed: ["app.layout.yaml"])
    let compiled = Compiler(world: world).compile("x.tutorial.yaml")
    #expect(compiled.tour == nil)
    #expect(compiled.diagnostics.map(\.id) == [.missingFile])
    #expect(compiled.diagnostics.first?.primary?.range == ByteRange(20, 35))
  }
}

/// A world that has `files`; reading any other path fails with `failure`.
private struct FailingWorld: UnboundedWorld {
  let files: [String: String]
  let failure: WorldError
  var listed: [String] = []

  func read(_ path: String) -> Result<[UInt8], WorldError> {
    files[path].map { .success(Array($0.utf8)) } ?? .failure(failure)
  }

  func files(matching glob: String) -> [String] { listed }
}
