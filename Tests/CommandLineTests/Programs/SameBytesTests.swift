import Foundation
import Testing
import TutorialPluginKit

@testable import tutorialc

@Suite("The built-in emitters, out of process")
struct SameBytesTests {
  /// The examples' folder, which isn't part of the tests' bundles.
  private static let examples = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Examples")

  /// All emitters without options, and some with options.
  private static let asked =
    Plugins.emitters.map { ($0.describe().plugin.name, "") } + [
      ("json", ", tracks: expanded, pretty: true"), ("swift", ", load: true"), ("swiftui", ", access: public"),
      ("typescript", ", module: ./tutorial-player.js"),
    ]

  @Test("they write the same bytes as within", arguments: asked)
  func same(name: String, options: String) async throws {
    let folder = try TemporaryFolder()
    let runner = try Tutorialc.executable.deletingLastPathComponent().appendingPathComponent("EmitterRunner").path
    // A command is identified by the digest of its program. Without optimisation, hashing tens of megabytes takes ten
    // seconds.
    try folder.write("exec '\(runner)' \(name) \"$@\"\n", to: "runner.sh")
    try folder.write(
      "emitters: { \(name)-again: { command: [sh, runner.sh]\(options) }, \(name): {\(options.dropFirst())} }\n",
      to: "tutorialc.yaml")
    let tutorialc = Tutorialc(folder: folder)
    let tutorial = Self.examples.appendingPathComponent("Spotlight/spotlight.tutorial.yaml").path
    for (emitter, out) in [(name, "within"), ("\(name)-again", "without")] {
      let outcome = try await tutorialc.run(
        [
          "build", tutorial, "--out", out, "--allow-plugins", "--emit", emitter, "--config", "tutorialc.yaml",
          "--variant",
          "phone-portrait",
        ])
      #expect(outcome.status == 0, "\(outcome.error)")
    }
    let files = try folder.files(below: "within").filter { !$0.hasPrefix(".") }
    #expect(!files.isEmpty)
    #expect(try folder.files(below: "without").filter { !$0.hasPrefix(".") } == files)
    for file in files { #expect(folder.read("without/\(file)") == folder.read("within/\(file)"), "\(file)") }
  }
}
