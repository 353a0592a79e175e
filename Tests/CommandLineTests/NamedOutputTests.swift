import Foundation
import Testing

@testable import tutorialc

@Suite("Files that the command line names stay what they are")
struct NamedOutputTests {
  private let folder: TemporaryFolder
  private let tutorialc: Tutorialc

  init() throws {
    folder = try TemporaryFolder()
    tutorialc = Tutorialc(folder: folder)
    try folder.write(Fixture.layout, to: "app.layout.yaml")
    try folder.write(Fixture.tutorial("a"), to: "a.tutorial.yaml")
  }

  /// Every option that names a file to write, with the name last.
  private static let writers = [
    ["check", "a.tutorial.yaml", "--diagnostics", "json", "--diagnostics-file"],
    ["build", "a.tutorial.yaml", "--out", "o", "--quiet", "--depfile"],
    ["build", "a.tutorial.yaml", "--out", "o", "--quiet", "--touch"],
    ["import", "app.xml", "--density", "420", "--screen", "s", "--variant", "v", "-o"],
  ]

  private func run(_ writer: [String], _ name: String) async throws -> Tutorialc.Outcome {
    try folder.write(
      """
      <hierarchy rotation="0"><node class="android.widget.Button" resource-id="a" bounds="[0,0][1080,2400]"/></hierarchy>
      """, to: "app.xml")
    return try await tutorialc.run(writer + [name])
  }

  private func link(_ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(atPath: folder.path(name), withDestinationPath: destination)
  }

  private func kind(_ name: String) throws -> FileAttributeType? {
    try FileManager.default.attributesOfItem(atPath: folder.path(name))[.type] as? FileAttributeType
  }

  @Test("a link stays, and the file that it leads to is replaced", arguments: writers)
  func links(writer: [String]) async throws {
    try folder.write("old", to: "real/target")
    try link("real/second", to: "target")
    try link("first", to: "real/second")
    #expect(try await run(writer, "first").status == 0)
    #expect(try kind("first") == .typeSymbolicLink)
    #expect(try kind("real/second") == .typeSymbolicLink)
    #expect(folder.read("real/target")?.contains("old") == false)
    #expect(try folder.files(below: "real") == ["second", "target"])
  }

  @Test("a file is created where a link leads to nothing", arguments: writers)
  func danglingLinks(writer: [String]) async throws {
    try link("first", to: "real/new")
    #expect(try await run(writer, "first").status == 0)
    #expect(try kind("first") == .typeSymbolicLink)
    #expect(try kind("real/new") == .typeRegular)
  }

  @Test("a link to itself is an environment failure", arguments: writers)
  func circle(writer: [String]) async throws {
    try link("first", to: "first")
    let outcome = try await run(writer, "first")
    #expect(outcome.status == 3)
    #expect(outcome.error.contains("cannot write \"first\": too many symbolic links [unwritable-output]\n"))
  }

  @Test("a named pipe is written to", arguments: writers)
  func pipes(writer: [String]) async throws {
    #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
    // A pipe that is open for reading and writing never blocks, and it can hold everything that is written here.
    let descriptor = open(folder.path("pipe"), O_RDWR)
    #expect(descriptor >= 0)
    defer { close(descriptor) }
    #expect(try await run(writer, "pipe").status == 0)
    var bytes = [UInt8](repeating: 0, count: 65536)
    #expect(read(descriptor, &bytes, bytes.count) > 0)
    var status = stat()
    #expect(lstat(folder.path("pipe"), &status) == 0)
    #expect(status.st_mode & S_IFMT == S_IFIFO)
  }

  @Test(
    "a device that is full is an environment failure",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
    arguments: writers)
  func fullDevice(writer: [String]) async throws {
    try link("full", to: "/dev/full")
    let outcome = try await run(writer, "full")
    #expect(outcome.status == 3)
    #expect(
      outcome.error.contains("error: cannot write \"full\": no space left on the device [unwritable-output]\n"))
    #expect(try kind("full") == .typeSymbolicLink)
  }

  @Test("diagnostics that cannot go where they should are told in one line")
  func unwrittenDiagnostics() async throws {
    try folder.write("x", to: "d/x")
    let outcome = try await tutorialc("check", "a.tutorial.yaml", "--diagnostics-file", "d")
    #expect(outcome.status == 3)
    #expect(outcome.error == "tutorialc: error: cannot write \"d\": it is a folder [unwritable-output]\n")
  }

  @Test("an output that is a link beneath the root stays one, and the file that it leads to is replaced")
  func outputs() async throws {
    try folder.write("old", to: "elsewhere/a.json")
    try FileManager.default.createDirectory(atPath: folder.path("o"), withIntermediateDirectories: true)
    try link("o/a.tour.json", to: "../elsewhere/a.json")
    #expect(try await tutorialc("build", "a.tutorial.yaml", "--out", "o").status == 0)
    #expect(try kind("o/a.tour.json") == .typeSymbolicLink)
    #expect(folder.read("elsewhere/a.json")?.hasSuffix("}\n") == true)
  }

  @Test("a pipe in an output's place is an error, and blocks neither this build nor the next")
  func pipeInPlace() async throws {
    try FileManager.default.createDirectory(atPath: folder.path("o"), withIntermediateDirectories: true)
    #expect(mkfifo(folder.path("o/a.tour.json"), 0o600) == 0)
    for _ in 0..<2 {
      let outcome = try await tutorialc("build", "a.tutorial.yaml", "--out", "o", "--diagnostics", "short")
      #expect(outcome.status == 3)
      #expect(
        outcome.error == "tutorialc: error: cannot write \"o/a.tour.json\": it is not a file [unwritable-output]\n")
    }
  }
}
